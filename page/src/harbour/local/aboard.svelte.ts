/** How far the harbour on this device is: fetched once, begun with every visit, and sometimes there is a newer one. */

export type Stage = "fetching" | "beginning" | "open" | "elsewhere" | "failed";

/** So long it may take to open before something is said, in milliseconds. */
const SOON = 1500;
/** So long the older keeper may go on with what he was at, when a newer one is to take over. */
const PATIENCE = 5000;

export const aboard = $state<{ stage: Stage; slow: boolean; part: number; of: number; why: string; newer: ServiceWorker | null }>({
  stage: "beginning",
  /** It takes its time. */
  slow: false,
  part: 0,
  of: 0,
  why: "",
  newer: null,
});

/** What the one who keeps our files says while he fetches them. */
interface Fetched {
  kind: "fetched";
  part: number;
  of: number;
}

setTimeout(() => (aboard.slow = true), SOON);

/** See that all files are here, for good: the first visit waits for them, any other does not. */
export async function fetchAll(): Promise<void> {
  const keeper = navigator.serviceWorker;
  if (!keeper) return; // without one there is no second visit offline, but this one
  keeper.addEventListener("message", ({ data }: MessageEvent<Fetched>) => {
    if (data.kind === "fetched" && aboard.stage === "fetching") [aboard.part, aboard.of] = [data.part, data.of];
  });
  const registration = await keeper.register("/sw.js").catch(() => null);
  if (!registration) return;
  watchForNewer(registration);
  beginAnewWithNewer(keeper);
  if (keeper.controller || registration.active) return;
  aboard.stage = "fetching";
  await new Promise<void>((done) => {
    keeper.addEventListener("controllerchange", () => done(), { once: true });
    registration.installing?.addEventListener("statechange", function () {
      if (this.state === "redundant") done(); // it could not keep them: then they come as they are asked for
    });
  });
  aboard.stage = "beginning";
}

function watchForNewer(registration: ServiceWorkerRegistration): void {
  const tell = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) aboard.newer = registration.waiting;
  };
  tell();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void registration.update().catch(() => null);
  });
}

/** Whoever took the newer one: every window begins anew, for the files of the older one are gone. */
function beginAnewWithNewer(keeper: ServiceWorkerContainer): void {
  let kept = keeper.controller !== null;
  keeper.addEventListener("controllerchange", () => {
    if (kept) location.reload();
    kept = true;
  });
}

/** Take the newer one. A browser lets the older one end what he is at, which can take minutes; nothing of a page that is gone is waited for. */
export function takeNewer(): void {
  aboard.newer?.postMessage("take over");
  setTimeout(() => location.reload(), PATIENCE);
}
