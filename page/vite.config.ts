import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const harbour = "http://127.0.0.1:8000"; // `doubloon serve`, for `npm run dev`

/** The page without a server begins otherwise: `make site`. */
const site: Plugin = { name: "site", transformIndexHtml: { order: "pre", handler: (html) => html.replace("/src/main.ts", "/src/site.ts") } };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "site" ? [site] : [])],
  worker: { format: "es" },
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/doubloon/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    reportCompressedSize: false, // `make page-speed` measures what is really sent
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: harbour, ws: true, changeOrigin: false } } },
  ...(mode === "test"
    ? { resolve: { conditions: ["browser"] }, test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 } }
    : {}),
}));
