/** What a move would bring, as the board draws it in advance: how many cards more or fewer lie where. */

import type { MoveOut } from "../../../harbour/api/types";
import { colourOf, LETTERS, type View } from "../view";

export interface Ghost {
  seat: number;
  colour: string;
  change: number;
}

export function preview(view: View, move: MoveOut | null): Ghost[] {
  if (!move || view.you === null) return [];
  const landing = view.card && view.card_to !== null ? [{ seat: view.card_to, colour: colourOf(view.card), change: 1 }] : [];
  return addedUp([...moved(view, view.you, move), ...landing]);
}

/** What the move itself moves: stolen cards, or one that is taken or played. */
function moved(view: View, you: number, move: MoveOut): Ghost[] {
  const { column, colour, to, other, cards } = move.args;
  if (other && cards && view.card) {
    const [robbed, count] = [colourOf(view.card), Number(cards)];
    return [
      { seat: LETTERS.indexOf(other), colour: robbed, change: -count },
      { seat: you, colour: robbed, change: count },
    ];
  }
  const laid = colour ?? (column ? colourOf(view.columns[Number(column) - 1]?.at(-1) ?? "") : "");
  const seat = !to || to === "none" ? you : LETTERS.indexOf(to);
  return laid ? [{ seat, colour: laid, change: 1 }] : [];
}

/** One ghost to a place. */
function addedUp(ghosts: readonly Ghost[]): Ghost[] {
  const found: Ghost[] = [];
  for (const ghost of ghosts) {
    const there = found.find(({ seat, colour }) => seat === ghost.seat && colour === ghost.colour);
    if (there) there.change += ghost.change;
    else found.push({ ...ghost });
  }
  return found.filter(({ change }) => change !== 0);
}
