/** Where things lie on the sheet, on a desk and on a phone. Geometry only; one unit is one pixel. */

export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface SheetLayout {
  width: number;
  height: number;
  /** The map: its corner, the side of a square, room for the numbers and for what lies at the ends. */
  map: { x: number; y: number; cell: number; head: number; end: number };
  chest: Place & { across: number };
  rum: Place & { across: number };
  skulls: Place & { width: number };
  spyglass: Place;
  hook: Place;
  palms: Place;
  boxes: Place & { across: number };
}

const at = (x: number, y: number, scale = 1): Place => ({ x, y, scale });

const WIDE: SheetLayout = {
  width: 654,
  height: 758,
  map: { x: 16, y: 56, cell: 65, head: 28, end: 46 },
  chest: { ...at(492, 60), across: 4 },
  rum: { ...at(492, 274), across: 5 },
  skulls: { ...at(492, 402), width: 148 },
  spyglass: at(16, 540, 1.12),
  hook: at(212, 540, 1.12),
  palms: at(212, 638, 1.12),
  boxes: { ...at(410, 540, 1.17), across: 4 },
};

const NARROW: SheetLayout = {
  width: 344,
  height: 852,
  map: { x: 5, y: 44, cell: 46, head: 20, end: 36 },
  chest: { ...at(8, 384), across: 6 },
  rum: { ...at(244, 384), across: 4 },
  skulls: { ...at(244, 474), width: 92 },
  spyglass: at(8, 552),
  hook: at(176, 552),
  palms: at(176, 638),
  boxes: { ...at(7, 740), across: 7 },
};

export const layoutOf = (wide: boolean): SheetLayout => (wide ? WIDE : NARROW);

export const put = (place: Place): string => `translate(${place.x} ${place.y}) scale(${place.scale})`;

/** How many things a reward is made of. */
export const howMany = (given: Record<string, number>): number => Object.values(given).reduce((sum, count) => sum + count, 0);

/** Things in lines of so many: where the nth lies. */
export function inLines(n: number, across: number, stepX: number, stepY: number): [number, number] {
  return [(n % across) * stepX, Math.floor(n / across) * stepY];
}
