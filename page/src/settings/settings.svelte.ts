/** What a reader wants of the page: one form, kept in this browser, and whole, so that it can be kept with an account as well. */

/** Every wish, with all that can be wished for. */
export const CHOICES = {
  /** What the page speaks: as the browser does, or one language. */
  language: ["auto", "en", "ru"],
  /** Day or night, or as the device has it. */
  light: ["auto", "day", "night"],
  /** How fast things move. */
  pace: ["slow", "normal", "quick", "none"],
  /** How loud things are. */
  sound: ["off", "soft", "full"],
  /** A bot's advice, unasked: nowhere, as chosen when a game was begun, or at every table with bots. */
  hints: ["never", "chosen", "always"],
  /** A move that cannot be taken back is asked for twice. */
  confirm: [false, true],
  /** Choices that cannot be taken back bear a mark. */
  seals: [false, true],
  /** Hints and analyses are thought out on this device, where it is able. */
  lookout: [false, true],
  /** The browser says when it is my turn and the page is hidden; it may still forbid it. */
  notices: [false, true],
  /** Single letters are keys at the table. */
  keys: [false, true],
} as const;

export type Setting = keyof typeof CHOICES;
export type Wishes = { [name in Setting]: (typeof CHOICES)[name][number] };
export type Pace = Wishes["pace"];

/** For whoever has said nothing. */
export const USUAL: Readonly<Wishes> = {
  language: "auto", light: "auto", pace: "normal", sound: "full", hints: "chosen", confirm: false, seals: true, lookout: true, notices: false, keys: true,
};

const KEY = "settings";
const NAMES = Object.keys(CHOICES) as Setting[];
/** Where some were kept before there was one form, and how they were said. */
const ONCE: Partial<Record<Setting, string>> = { language: "language", light: "light", notices: "notices", keys: "single-keys" };
const SAID: Readonly<Record<string, boolean>> = { yes: true, on: true, no: false, off: false };

/** A form from whatever it may be: what is missing, or no such wish, is as usual. */
export function formOf(found: unknown, usual: Readonly<Partial<Record<Setting, unknown>>> = USUAL): Wishes {
  const said = (typeof found === "object" && found !== null ? found : {}) as Partial<Record<Setting, unknown>>;
  const wished = (name: Setting): unknown => {
    const all: readonly unknown[] = CHOICES[name];
    return [said[name], usual[name], USUAL[name]].find((one) => all.includes(one));
  };
  return Object.fromEntries(NAMES.map((name) => [name, wished(name)])) as unknown as Wishes;
}

/** What was kept, in the form or as it was once; what cannot be read counts for nothing. */
function kept(): Wishes {
  const once = Object.entries(ONCE).map(([name, key]) => {
    const said = localStorage.getItem(key) ?? "";
    return [name, SAID[said] ?? said];
  });
  try {
    return formOf(JSON.parse(localStorage.getItem(KEY) ?? "{}"), Object.fromEntries(once));
  } catch {
    return formOf(null, Object.fromEntries(once));
  }
}

export const settings = $state<Wishes>(kept());

const heeding: (() => void)[] = [];

/** Do something now, and whenever a wish has changed. */
export function heed(deed: () => void): void {
  heeding.push(deed);
  deed();
}

/** Take a form as it is: from another window of this browser, or from wherever else it was kept. */
export function take(form: unknown): void {
  Object.assign(settings, formOf(form));
  for (const deed of heeding) deed();
}

/** Take a form from elsewhere, and keep it here too. */
export function adopt(form: unknown): void {
  take(form);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const hearing: ((change: Partial<Wishes>) => void)[] = [];

/** Be told of every wish that is made in this window. */
export function hear(deed: (change: Partial<Wishes>) => void): void {
  hearing.push(deed);
}

export function wish(change: Partial<Wishes>): void {
  adopt({ ...settings, ...change });
  for (const deed of hearing) deed(change);
}

/** The style has lengths of its own for each pace. */
heed(() => (document.documentElement.dataset["pace"] = settings.pace));

addEventListener("storage", ({ key }) => {
  if (key === KEY) take(kept());
});
