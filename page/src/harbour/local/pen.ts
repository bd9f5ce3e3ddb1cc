/** Writes down what the harbour keeps, in this browser's own database: all of a change or nothing of it, and for good. */

const NAME = "doubloon";
const KEPT = "kept";
/** Beyond all letters. */
const LAST = "\uffff";

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

export async function openPen(): Promise<Pen> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(KEPT);
  return new Pen(await done(asked));
}

export class Pen {
  constructor(private readonly base: IDBDatabase) {}

  /** Names and texts, those that may not be there yet first. Returns nothing, or what stood in the way: `taken`, `full`. */
  async write(fresh: string, changed: string): Promise<string> {
    try {
      await this.#writeAll(Object.entries(JSON.parse(fresh)), Object.entries(JSON.parse(changed)));
      return "";
    } catch (trouble) {
      const name = (trouble as DOMException | null)?.name;
      if (name === "ConstraintError") return "taken";
      if (name === "QuotaExceededError" || name === "UnknownError") return "full"; // some browsers call it so when the disk is
      throw trouble;
    }
  }

  #writeAll(fresh: [string, unknown][], changed: [string, unknown][]): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.base.transaction(KEPT, "readwrite", { durability: "strict" });
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
      const kept = change.objectStore(KEPT);
      for (const [name, text] of fresh) kept.add(text, name);
      for (const [name, text] of changed) text === null ? kept.delete(name) : kept.put(text, name);
    });
  }

  /** All texts whose names begin so, with their names, in their order. */
  async read(beginning: string): Promise<string> {
    const kept = this.base.transaction(KEPT).objectStore(KEPT);
    const range = IDBKeyRange.bound(beginning, beginning + LAST);
    const [names, texts] = await Promise.all([done(kept.getAllKeys(range)), done(kept.getAll(range))]);
    return JSON.stringify(names.map((name, at) => [name, texts[at]]));
  }
}
