/** For those who draw: a board from a fixture, without a server. /gallery.html?game=jackal&at=2&language=ru&light=night */

import { mount } from "svelte";

import "./app.css";
import Gallery from "./Gallery.svelte";
import "./settings/light.svelte";
import { settings, take } from "./settings/settings.svelte";

const asked = new URLSearchParams(location.search);
if (asked.get("light")) take({ ...settings, light: asked.get("light") });

mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: { game: asked.get("game") ?? "", at: Number(asked.get("at") ?? 0), language: asked.get("language") ?? "en" },
});
