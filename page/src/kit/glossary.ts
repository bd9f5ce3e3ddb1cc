/** What the glossary of a game is made of: a picture by its name, words for its name and what it does, and the paragraph. */

export interface Entry {
  /** What is drawn: its kind and its name. */
  art: string;
  /** The word for its name. */
  name: string;
  /** The word for what it does; none where the name says it all. */
  line: string | null;
  paragraph: string;
}

export interface Group {
  title: string;
  lead: string | null;
  entries: readonly Entry[];
}

export const entry = (art: string, name: string, line: string | null, paragraph: string): Entry => ({ art, name, line, paragraph });

/** An entry whose words are the glossary's own. */
export const own = (art: string, word: string, paragraph: string): Entry => entry(art, `glossary-${word}`, `glossary-${word}-line`, paragraph);
