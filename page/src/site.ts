/** The page where there is no server: the harbour is on this device. */

import { mount } from "svelte";

import Aboard from "./Aboard.svelte";
import { island } from "./harbour/island";
import { begin } from "./harbour/local/begin";
import { drawn } from "./harbour/local/drawn";

island.here = true;
const page = import("./main").then(() => mount(Aboard, { target: document.body }));
void begin(page.then(drawn));
