/** What a reader wants of the page itself, kept in this browser. */

export const PACES = ["slow", "normal", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];

interface Wishes {
  /** How fast things move. */
  pace: Pace;
  /** Choices that cannot be taken back bear a mark. */
  seals: boolean;
}

const USUAL: Wishes = { pace: "normal", seals: true };
const KEY = "settings";

/** What was kept; what cannot be read counts for nothing. */
function kept(): Wishes {
  try {
    const { pace, seals } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>;
    return { pace: PACES.find((one) => one === pace) ?? USUAL.pace, seals: seals ?? USUAL.seals };
  } catch {
    return USUAL;
  }
}

export const settings = $state<Wishes>(kept());

/** The style has lengths of its own for each pace. */
function show(): void {
  document.documentElement.dataset["pace"] = settings.pace;
}

show();

export function wish(change: Partial<Wishes>): void {
  Object.assign(settings, change);
  show();
  localStorage.setItem(KEY, JSON.stringify(settings));
}
