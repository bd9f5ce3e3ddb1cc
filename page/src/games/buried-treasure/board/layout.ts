/** Where everything lies: one set of numbers for a desk, one for a phone. */

import { COLOURS, type View } from "../view";

export const CARD = { w: 92, h: 130 };

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Sizes {
  width: number;
  pad: number;
  /** How large cards on the table are drawn, how far apart columns lie, and how much of a covered card shows. */
  card: number;
  gap: number;
  step: number;
  title: number;
  label: number;
  head: number;
  pay: number;
  row: number;
  /** What a row grows by where one can steal from it. */
  loot: number;
  foot: number;
  /** Cards in hand. */
  hand: number;
}

const DESK: Sizes = { width: 900, pad: 18, card: 1, gap: 11, step: 37, title: 40, label: 162, head: 62, pay: 40, row: 74, loot: 44, foot: 36, hand: 0.7 };
const PHONE: Sizes = { width: 360, pad: 10, card: 0.87, gap: 7, step: 32, title: 34, label: 88, head: 48, pay: 36, row: 68, loot: 50, foot: 34, hand: 0.66 };

export interface Plan extends Sizes {
  height: number;
  /** Where the first card of each column lies. */
  columns: { x: number; y: number }[];
  deep: number;
  /** The card that is being carried out. */
  acted: { x: number; y: number; scale: number };
  ledger: Box;
  cell: number;
  rows: Box[];
  /** How far below the top of its row a seat's own line begins, and what can be stolen from it. */
  inner: { line: number; loot: number }[];
  /** One's own hand, or everybody's when they are laid open. */
  handAt: Box | null;
}

/** How high a bare table is on a phone. */
const BARE = 52;

/** On a desk the table is always so high, whatever lies on it: nothing else on the screen moves when one may rob. */
const HIGH = 634;
/** More than this is too much for a row. */
const MOST_ROW = 170;
const EDGE = 14;

/** How high a row of starter cards kept is. */
export const KEPT = 44;

/** The whole table; `looted` are the seats one can steal from just now. */
export function plan(view: View, wide: boolean, looted: readonly number[] = []): Plan {
  const size = wide ? DESK : PHONE;
  const [w, h] = [CARD.w * size.card, CARD.h * size.card];
  const columns = view.columns.map((_, at) => ({ x: size.pad + at * (w + size.gap), y: size.title }));
  const longest = Math.max(...view.columns.map((column) => column.length));
  const hasHand = (view.hands_shown ?? view.hand) !== null && view.hand_sizes.some((cards) => cards > 0);
  const handHigh = hasHand ? 30 + (view.hands_shown ? view.hands_shown.length * KEPT : CARD.h * size.hand) + 8 : 0;
  const fewest = Math.max(6, longest);
  const room = HIGH - EDGE - size.title - (hasHand ? handHigh + EDGE : 0);
  const step = wide ? (room - h) / (fewest - 1) : size.step;
  const deep = longest || wide ? (fewest - 1) * step + h : BARE;

  const ledgerX = wide ? size.pad + columns.length * (w + size.gap) + 12 : 6;
  const ledgerW = size.width - ledgerX - (wide ? 16 : 6);
  const cell = (ledgerW - size.label - 8) / COLOURS.length;
  const around = size.head + 2 * size.pay + size.foot;
  const share = wide ? Math.min(MOST_ROW, (HIGH - 2 * EDGE - around) / view.seats) : size.row;
  const ledgerY = wide ? (HIGH - around - share * view.seats) / 2 : size.title + deep + EDGE;
  let y = ledgerY + size.head + 2 * size.pay;
  const rows = view.collections.map((_, seat) => {
    const box = { x: ledgerX, y, w: ledgerW, h: share + (looted.includes(seat) && !wide ? size.loot : 0) };
    y += box.h;
    return box;
  });
  const inner = rows.map((row, seat) => {
    const loot = looted.includes(seat) ? size.loot : 0;
    return { line: (row.h - loot - size.row) / 2, loot: row.h - loot };
  });
  const ledger = { x: ledgerX, y: ledgerY, w: ledgerW, h: y + size.foot - ledgerY };

  const last = columns.at(-1) ?? { x: 0, y: 0 };
  const below = last.y + Math.max(0, (view.columns.at(-1)?.length ?? 0) - 1) * step + h + 10;
  const acted = { x: last.x + w * 0.1, y: Math.min(below, size.title + deep - h * 0.8), scale: size.card * 0.8 };
  const bottom = (wide ? size.title + deep : Math.max(ledger.y + ledger.h, size.title + deep)) + EDGE;
  const handW = (wide ? ledgerX : size.width) - 2 * size.pad;
  const handAt = hasHand ? { x: size.pad, y: bottom, w: handW, h: handHigh - 8 } : null;
  return { ...size, step, height: wide ? HIGH : bottom + handHigh, columns, deep, acted, ledger, cell, rows, inner, handAt };
}

/** The middle of a seat's cards of a colour. */
export function cellAt(at: Plan, seat: number, colour: string): { x: number; y: number } {
  const row = at.rows[seat];
  const column = Math.max(0, (COLOURS as readonly string[]).indexOf(colour));
  const line = (row?.y ?? 0) + (at.inner[seat]?.line ?? 0);
  return { x: at.ledger.x + at.label + at.cell * (column + 0.5), y: line + at.row / 2 };
}
