/** Who we are just now, for every part of the page that shows it. */

import type { Me } from "./api/types";

export const self = $state<{ me: Me | null }>({ me: null });
