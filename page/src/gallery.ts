/** For those who draw: a board from a fixture, without a server. /gallery.html?game=jackal&at=2&language=ru&light=night */

import { mount } from "svelte";

import "./app.css";
import Gallery from "./Gallery.svelte";
import { lamp } from "./settings/light.svelte";

const asked = new URLSearchParams(location.search);
if (asked.get("light")) document.documentElement.dataset["light"] = lamp.light = asked.get("light") === "night" ? "night" : "day";

mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: { game: asked.get("game") ?? "", at: Number(asked.get("at") ?? 0), language: asked.get("language") ?? "en" },
});
