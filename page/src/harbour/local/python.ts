/** Python, awake: the first time from its files, which takes seconds; then from an image of its memory as it was after reading them.
 *
 * How such an image is made and read again are private parts of Pyodide's; where they are not found, Python wakes from its files each time.
 */

export interface Python {
  FS: { writeFile(name: string, bytes: Uint8Array): void };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  registerJsModule(name: string, module: object): void;
  makeMemorySnapshot?(): Uint8Array;
}

interface Settings {
  indexURL: string;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

interface Awake {
  python: Python;
  /** What can be done now that nobody waits: an image is kept for the next time. */
  keep: () => Promise<void>;
}

const ABOARD = new URL("/aboard/", location.origin).href;
const IMAGES = "images of memory";
const UNPACK = `import zipfile
with zipfile.ZipFile("/tmp/zip") as whole:
    whole.extractall("/home/pyodide")`;
const PAGE = 1 << 16;

const nothing = async (): Promise<void> => undefined;

async function unpack(python: Python, name: string): Promise<void> {
  python.FS.writeFile("/tmp/zip", new Uint8Array(await (await fetch(ABOARD + name)).arrayBuffer()));
  python.runPython(UNPACK);
}

export async function wakePython(): Promise<Awake> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${ABOARD}pyodide.mjs`)) as { loadPyodide(how: Settings): Promise<Python> };
  const version = (await (await fetch(`${ABOARD}version.txt`)).text()).trim();
  const load = (how: Partial<Settings>): Promise<Python> => loadPyodide({ indexURL: ABOARD, ...how });
  const remembered = await remember(version, load);
  if (remembered) {
    await unpack(remembered, "things.zip");
    return { python: remembered, keep: () => unpack(remembered, "modules.zip") }; // for what is only imported when it is wanted
  }
  const python = await load({ _makeSnapshot: true });
  await unpack(python, "things.zip");
  await unpack(python, "modules.zip");
  python.runPython("import doubloon.cabin.warm");
  const image = imageOf(python);
  return { python, keep: () => (image ? keepImage(version, image) : nothing()) };
}

/** Python as it was, if it was kept. */
async function remember(version: string, load: (how: Partial<Settings>) => Promise<Python>): Promise<Python | null> {
  const images = await globalThis.caches?.open(IMAGES).catch(() => null);
  const kept = await images?.match(`/${version}`);
  if (!kept) return null;
  const image = new Uint8Array(await kept.arrayBuffer());
  const leave = makeRoom(image.length);
  try {
    return await load({ _loadSnapshot: image });
  } catch {
    await caches.delete(IMAGES);
    return null;
  } finally {
    leave();
  }
}

function imageOf(python: Python): Uint8Array | null {
  try {
    return python.makeMemorySnapshot?.() ?? null;
  } catch {
    return null;
  }
}

async function keepImage(version: string, image: Uint8Array): Promise<void> {
  try {
    await caches.delete(IMAGES);
    const images = await caches.open(IMAGES);
    await images.put(`/${version}`, new Response(image as BodyInit));
  } catch {
    await globalThis.caches?.delete(IMAGES).catch(() => null); // no room for it: the next visit is as slow as this one
  }
}

/** Whatever is instantiated meanwhile has memory for an image of that size; returns how to end that. */
function makeRoom(size: number): () => void {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const grown = <T>(made: T): T => {
    const { instance = made } = made as { instance?: unknown };
    const memory = (instance as WebAssembly.Instance).exports.memory as WebAssembly.Memory | undefined;
    const missing = memory ? size - memory.buffer.byteLength : 0;
    if (missing > 0) memory?.grow(Math.ceil(missing / PAGE));
    return made;
  };
  const widened = (how: (...given: never[]) => Promise<unknown>) => (...given: never[]) => how(...given).then(grown);
  Object.assign(WebAssembly, { instantiate: widened(instantiate), instantiateStreaming: widened(instantiateStreaming) });
  return () => Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}
