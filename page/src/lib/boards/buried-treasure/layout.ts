/** Where everything lies: one set of numbers for a desk, one for a phone. */

import { COLOURS, type View } from "./view";

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

const DESK: Sizes = { width: 900, pad: 18, card: 1, gap: 11, step: 37, title: 40, label: 162, head: 62, pay: 40, row: 74, loot: 50, foot: 36, hand: 0.9 };
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
  /** One's own hand, or everybody's when they are laid open. */
  handAt: Box | null;
}

/** How high a bare table is on a phone. */
const BARE = 52;

/** How high a row of starter cards kept is. */
export const KEPT = 44;

/** The whole table; `looted` are the seats one can steal from just now. */
export function plan(view: View, wide: boolean, looted: readonly number[] = []): Plan {
  const size = wide ? DESK : PHONE;
  const [w, h] = [CARD.w * size.card, CARD.h * size.card];
  const columns = view.columns.map((_, at) => ({ x: size.pad + at * (w + size.gap), y: size.title }));
  const depth = (cards: number): number => Math.max(0, cards - 1) * size.step + h;
  const longest = Math.max(...view.columns.map((column) => column.length));
  const deep = longest || wide ? Math.max(depth(6), depth(longest)) : BARE;
  const ledgerX = wide ? size.pad + columns.length * (w + size.gap) + 12 : 6;
  const ledgerY = wide ? 14 : size.title + deep + 14;
  const ledgerW = size.width - ledgerX - (wide ? 16 : 6);
  const cell = (ledgerW - size.label - 8) / COLOURS.length;
  let y = ledgerY + size.head + 2 * size.pay;
  const rows = view.collections.map((_, seat) => {
    const box = { x: ledgerX, y, w: ledgerW, h: size.row + (looted.includes(seat) ? size.loot : 0) };
    y += box.h;
    return box;
  });
  const ledger = { x: ledgerX, y: ledgerY, w: ledgerW, h: y + size.foot - ledgerY };
  const last = columns.at(-1) ?? { x: 0, y: 0 };
  const below = last.y + depth(view.columns.at(-1)?.length ?? 0) + 10;
  const acted = { x: last.x + w * 0.1, y: Math.min(below, size.title + deep - h * 0.8), scale: size.card * 0.8 };
  const bottom = Math.max(ledger.y + ledger.h, size.title + deep) + 14;
  const hasHand = (view.hands_shown ?? view.hand) !== null && view.hand_sizes.some((cards) => cards > 0);
  const handHigh = 30 + (view.hands_shown ? view.hands_shown.length * KEPT : CARD.h * size.hand);
  const handAt = hasHand ? { x: size.pad, y: bottom, w: size.width - 2 * size.pad, h: handHigh } : null;
  return { ...size, height: handAt ? handAt.y + handAt.h + 8 : bottom, columns, deep, acted, ledger, cell, rows, handAt };
}

/** The middle of a seat's cards of a colour. */
export function cellAt(at: Plan, seat: number, colour: string): { x: number; y: number } {
  const row = at.rows[seat];
  const column = Math.max(0, (COLOURS as readonly string[]).indexOf(colour));
  return { x: at.ledger.x + at.label + at.cell * (column + 0.5), y: (row?.y ?? 0) + at.row / 2 };
}
