/** Runs packed rules beside Python: each instance has a memory of its own, and shares a tray of bytes with Python around every call. */

/** Bytes that Python has lent: looked at anew when Python's own memory has grown, since then the old ones are nowhere. */
interface Lent {
  getBuffer(kind: "u8"): { data: Uint8Array; release(): void };
}

class Rules {
  readonly base: number;
  readonly #exports: Record<string, (block: number) => void>;
  readonly #memory: WebAssembly.Memory;
  #lent: Lent | null = null;
  #tray: Uint8Array = new Uint8Array();
  #at = 0;

  constructor(module: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(module, {});
    this.#exports = exports as Record<string, (block: number) => void>;
    this.#memory = exports.memory as WebAssembly.Memory;
    this.base = Number((exports.__heap_base as WebAssembly.Global).value);
  }

  size(): number {
    return this.#memory.buffer.byteLength;
  }

  share(tray: Lent, at: number): void {
    this.#lent = tray;
    this.#at = at;
  }

  run(name: string, block: number, lent: number): string {
    if (!this.#tray.byteLength && this.#lent) this.#tray = this.#lent.getBuffer("u8").data;
    const tray = this.#tray.subarray(0, lent);
    new Uint8Array(this.#memory.buffer, this.#at, lent).set(tray);
    try {
      this.#exports[name]?.(block);
    } catch (trap) {
      return `wasm trap: ${String(trap)}`;
    } finally {
      tray.set(new Uint8Array(this.#memory.buffer, this.#at, lent));
    }
    return "";
  }

  grow(pages: number): void {
    this.#memory.grow(pages);
  }

  read(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size);
  }

  write(at: number, given: Lent): void {
    const bytes = given.getBuffer("u8");
    new Uint8Array(this.#memory.buffer, at, bytes.data.byteLength).set(bytes.data);
    bytes.release();
  }
}

export class Machine {
  readonly #known = new Map<string, WebAssembly.Module>();

  load(name: string, code: Lent): void {
    const bytes = code.getBuffer("u8");
    this.#known.set(name, new WebAssembly.Module(bytes.data.slice() as BufferSource));
    bytes.release();
  }

  open(name: string): Rules {
    const module = this.#known.get(name);
    if (!module) throw new Error(`no rules ${name} are loaded`);
    return new Rules(module);
  }
}
