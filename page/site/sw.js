/* Keeps all files of the site on this device, so that it opens without a network. By hand: what a library would do for us is less than
   what would have to be said to it. `make site` writes the list of files, their sizes, the version and the policy before these lines. */

const HOLD = `doubloon ${VERSION}`;
const HOME = "/index.html";
const TOGETHER = 6;
const SOME = 1 << 18;

/** Tell every window how much is here. */
async function report(part) {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const one of windows) one.postMessage({ kind: "fetched", part, of: TOTAL });
}

/** Fetch all files, a few at a time; those that have not changed since the last version are not fetched again. */
async function stow() {
  const hold = await caches.open(HOLD);
  const waiting = Object.entries(FILES);
  let here = 0;
  let told = 0;
  async function carry() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, [size, digest]] = next;
      const known = await kept(path, digest);
      await hold.put(path, known ?? (await bring(path, digest)));
      here += size;
      if (here - told >= SOME) await report((told = here));
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, carry));
}

/** The same file in the hold of another version. */
async function kept(path, digest) {
  const found = await caches.match(path);
  return found?.headers.get("x-digest") === digest ? found : undefined;
}

/** A file from where this site lies, with our policy: it holds for workers too. */
async function bring(path, digest) {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.set("x-digest", digest);
  headers.set("content-security-policy", POLICY);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(await answer.arrayBuffer(), { status: 200, headers });
}

/** What is asked for, from the hold; where a page of ours is asked for, the one there is, unless the harbour ashore is meant. */
async function answer(request) {
  const hold = await caches.open(HOLD);
  const { pathname, searchParams } = new URL(request.url);
  if (request.mode === "navigate" && searchParams.has("ashore")) return fetch(request);
  const asked = request.mode === "navigate" ? HOME : pathname;
  return (await hold.match(asked)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(stow()));
addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith("doubloon ") && name !== HOLD).map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  ),
);
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(location.origin)) event.respondWith(answer(event.request));
});
