/** What a move would bring, as the board draws it in advance: how many cards more or fewer lie where. */

import type { MoveOut } from "../../api/types";
import { colourOf, LETTERS, type View } from "./view";

export interface Ghost {
  seat: number;
  colour: string;
  change: number;
}

export function preview(view: View, move: MoveOut | null): Ghost[] {
  if (!move || view.you === null) return [];
  const { column, colour, to, other, cards } = move.args;
  if (other && cards && view.card) {
    const [robbed, count] = [colourOf(view.card), Number(cards)];
    return [
      { seat: LETTERS.indexOf(other), colour: robbed, change: -count },
      { seat: view.you, colour: robbed, change: count },
    ];
  }
  const laid = colour ?? (column ? colourOf(view.columns[Number(column) - 1]?.at(-1) ?? "") : "");
  const seat = !to || to === "none" ? view.you : LETTERS.indexOf(to);
  return laid ? [{ seat, colour: laid, change: 1 }] : [];
}
