/** The harbour on this device: our own Python in a worker, with the rules as WebAssembly beside it and this browser's database under it. */

import { Machine } from "./machine";
import type { FromWorker, ToWorker } from "./messages";
import { openPen } from "./pen";
import { wakePython } from "./python";

interface Cabin {
  ask(method: string, address: string, body: string): Promise<string>;
  listen(line: number, address: string): Promise<void>;
  leave(line: number): Promise<void>;
}

const BEGIN = "import doubloon_outside\nfrom doubloon.cabin.browser import begin\nawait begin(doubloon_outside)";

const tell = (message: FromWorker): void => postMessage(message);

/** One window at a time has the harbour: the others wait for it. */
async function alone(): Promise<void> {
  await new Promise<void>((mine) => {
    const waiting = setTimeout(() => tell({ kind: "waits" }), 300);
    void navigator.locks.request("doubloon", () => {
      clearTimeout(waiting);
      mine();
      return new Promise(() => null); // held as long as this worker lives
    });
  });
}

async function wake(): Promise<Cabin> {
  const { python, keep } = await wakePython();
  python.registerJsModule("doubloon_outside", {
    machine: new Machine(),
    pen: await openPen(),
    base: location.origin,
    ahead: -new Date().getTimezoneOffset(),
    tell: (line: number, text: string) => tell({ kind: "heard", line, text }),
    part: (line: number, code: number) => tell({ kind: "parted", line, code }),
  });
  const cabin = (await python.runPythonAsync(BEGIN)) as Cabin;
  void keep();
  return cabin;
}

async function begin(): Promise<Cabin> {
  const began = performance.now();
  await alone();
  const cabin = await wake();
  tell({ kind: "ready", took: Math.round(performance.now() - began) });
  return cabin;
}

const cabin = begin();
cabin.catch((trouble: unknown) => tell({ kind: "failed", why: String(trouble) }));

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const there = await cabin;
  if (data.kind === "listen") return there.listen(data.line, data.address);
  if (data.kind === "leave") return there.leave(data.line);
  const said = await there.ask(data.method, data.address, data.body);
  tell({ kind: "answer", id: data.id, status: Number(said.slice(0, 3)), text: said.slice(3) });
};
