/** A rulebook as it is written, in Markdown, cut into what a page can show: chapters, numbered paragraphs, rulings, tables. */

export type Block =
  | { kind: "paragraph"; number: string; text: string }
  | { kind: "text" | "item"; text: string }
  | { kind: "table"; rows: readonly (readonly string[])[] };

export interface Chapter {
  /** Where it is to be found on the page. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Rulebook {
  lead: string;
  chapters: readonly Chapter[];
}

const flow = (lines: readonly string[]): string => lines.join(" ").replace(/\s+/g, " ").trim();
const cells = (line: string): string[] => line.split("|").slice(1, -1).map((cell) => cell.trim());

/** Blocks of a chapter, from lines between empty lines. */
function blocksOf(lines: readonly string[]): Block[] {
  if (lines[0]?.startsWith("|")) return [{ kind: "table", rows: lines.filter((line) => !/^\|[-|: ]+\|$/.test(line)).map(cells) }];
  if (lines[0]?.startsWith("- ")) {
    const items = lines.reduce<string[][]>((all, line) => (line.startsWith("- ") ? [...all, [line.slice(2)]] : [...all.slice(0, -1), [...(all.at(-1) ?? []), line]]), []);
    return items.map((item) => ({ kind: "item", text: flow(item) }));
  }
  const text = flow(lines);
  const numbered = /^\*\*§(\d+\.\d+)\*\* (.*)$/.exec(text);
  return [numbered ? { kind: "paragraph", number: numbered[1] ?? "", text: numbered[2] ?? "" } : { kind: "text", text }];
}

/** Read a whole rulebook. */
export function readRulebook(markdown: string): Rulebook {
  const [head = "", ...parts] = markdown.split(/^## /m);
  const groups = (text: string): string[][] => text.split(/\n{2,}/).map((group) => group.split("\n").filter(Boolean)).filter((group) => group.length);
  const chapters = parts.map((part, at) => {
    const [title = "", ...rest] = part.split("\n");
    const number = /^§(\d+)/.exec(title)?.[1];
    return { id: number ?? `part-${at + 1}`, title, blocks: groups(rest.join("\n")).flatMap(blocksOf) };
  });
  return { lead: flow(groups(head.replace(/^# .*$/m, "")).flat()), chapters };
}

export interface Piece {
  text: string;
  tag: "" | "em" | "strong" | "code";
  /** The paragraph it speaks of. */
  paragraph: string | null;
}

/** A text with its marks: *so*, **so**, `so`, and paragraphs it speaks of. */
export function pieces(text: string): Piece[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|§\d+\.\d+)/).filter(Boolean).map((piece): Piece => {
    if (piece.startsWith("**")) return { text: piece.slice(2, -2), tag: "strong", paragraph: null };
    if (piece.startsWith("*") && piece.length > 2) return { text: piece.slice(1, -1), tag: "em", paragraph: null };
    if (piece.startsWith("`")) return { text: piece.slice(1, -1), tag: "code", paragraph: null };
    return { text: piece, tag: "", paragraph: /^§(\d+\.\d+)$/.exec(piece)?.[1] ?? null };
  });
}

/** All that a block says, to be searched. */
export const wordsIn = (block: Block): string => (block.kind === "table" ? block.rows.flat().join(" ") : block.kind === "paragraph" ? `§${block.number} ${block.text}` : block.text);

/** Only the chapters and blocks that hold every word asked for. */
export function sift(chapters: readonly Chapter[], asked: string): Chapter[] {
  const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (block: Block): boolean => wanted.every((word) => wordsIn(block).toLowerCase().includes(word));
  return chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter(holds) })).filter((chapter) => chapter.blocks.length);
}
