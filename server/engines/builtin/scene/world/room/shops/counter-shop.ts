import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { atCounter, holding, KEEPER } from '../people/attendants.ts';
import type { Attire } from '../people/posed.ts';
import { box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** How a shop that sells over a counter is made. */
export interface CounterShop {
  /** The name on its board. */
  readonly name: string;
  readonly board: Colour;
  /** What who keeps it wears; missing: a shirt and a green apron. */
  readonly keeper?: Partial<Attire>;
  readonly letters: Colour;
  readonly counter: Material;
  readonly shelf: Material;
  /** What stands at a place of a shelf on the wall; `number` decides which one. */
  readonly shelved: (at: Point, number: number) => Solid[];
  /** From one to the next on shelves, and from shelf to shelf, metres. */
  readonly apart: number;
  readonly level: number;
  /** What a step of the display is covered with, and what lies on it. */
  readonly bed: Material;
  readonly shown: (at: Point, number: number) => Solid[];
  readonly step: number;
  /** What else stands or hangs there; `at`: so far aside of the middle toward the heavy side. */
  readonly more: (at: (aside: number) => number, furnishing: Furnishing) => Solid[];
}

/** Where the display begins before the eye, how deep one of its steps is, and how high the lowest and one more are, metres. */
const DISPLAY = { near: 2.85, deep: 0.34, low: 0.62, rise: 0.15, steps: 3, half: 1.75 } as const;

/** A shop's inside: what it sells on the steps of its counter and on shelves up the wall behind it, its name above. */
export function counterShop(look: CounterShop, furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const isAttended = furnishing.isAttended === true;
  const middle = (left + right) / 2;
  const at = (aside: number) => middle + side * aside;
  const rows = Math.floor((high - 0.95) / look.level);
  return {
    lamps: [
      [middle - 1.2, high - 0.5, 2.6],
      [middle + 1.2, high - 0.5, 2.6],
      [middle, high - 0.5, back - 0.9],
    ],
    solids: [
      ...Array.from({ length: rows }, (_, row) => {
        const y = 0.42 + row * look.level;
        const count = Math.floor((right - left - 0.5) / look.apart);
        return [
          box([left + 0.1, y - 0.035, back - 0.42], [right - 0.1, y, back], look.shelf),
          ...Array.from({ length: count }, (_, n) =>
            look.shelved(
              [middle + (n - (count - 1) / 2) * look.apart, y, back - 0.22],
              n * 7 + row * 13,
            ),
          ).flat(),
        ];
      }).flat(),
      ...display(look, middle),
      box(
        [middle - 1.5, high - 0.66, back - 0.52],
        [middle + 1.5, high - 0.14, back - 0.44],
        flat(look.board),
      ),
      ...lettering(look.name, [middle, high - 0.4, back - 0.535], 0.32, flat(look.letters)),
      ...[-1.15, 0, 1.15].flatMap((dx) => pendant(middle + dx, high)),
      ...look.more(at, furnishing),
      ...(isAttended
        ? [
            ...atCounter([at(0.25), 4.66], -Math.PI / 2, 1.07, 3, look.keeper ?? KEEPER),
            ...holding([at(-1.3), 2.42], Math.PI / 2 - 0.3 * side, 8),
          ]
        : []),
    ],
  };
}

/** The counter: wares on steps that rise from the eye, a top behind them. */
function display(look: CounterShop, middle: number): Solid[] {
  const { near, deep, low, rise, steps, half } = DISPLAY;
  const count = Math.floor((2 * half - 0.2) / look.step);
  const end = near + steps * deep;
  const top = low + steps * rise;
  return [
    ...Array.from({ length: steps }, (_, n) => {
      const [y, z] = [low + n * rise, near + n * deep];
      return [
        box([middle - half, 0, z], [middle + half, y, z + deep], (x, py, pz, axis) =>
          axis === 1 ? look.bed(x, py, pz, 1) : look.counter(x, py, pz, axis),
        ),
        ...Array.from({ length: count }, (_, k) =>
          look.shown([middle + (k - (count - 1) / 2) * look.step, y, z + deep / 2], k * 5 + n * 11),
        ).flat(),
      ];
    }).flat(),
    box(
      [middle - half - 0.05, 0, end],
      [middle + half + 0.05, top - 0.05, end + 0.45],
      look.counter,
    ),
    box(
      [middle - half - 0.08, top - 0.05, end],
      [middle + half + 0.08, top, end + 0.48],
      look.shelf,
    ),
    ...[-1, 1].map((to) =>
      box(
        [Math.min(middle + to * half, middle + to * (half + 0.06)), 0, near - 0.02],
        [Math.max(middle + to * half, middle + to * (half + 0.06)), top, end],
        look.counter,
      ),
    ),
    box(
      [middle - half - 0.06, 0, near - 0.04],
      [middle + half + 0.06, 0.1, near],
      flat([0.16, 0.15, 0.15]),
    ),
  ];
}

/** A lamp over the counter. */
const pendant = (x: number, high: number): Solid[] => [
  drum([x, 3.2], [high - 0.5, high], [0.008, 0.008], flat([0.1, 0.1, 0.1])),
  drum([x, 3.2], [high - 0.62, high - 0.46], [0.17, 0.06], flat([0.9, 0.88, 0.82]), 0.8),
];

/** Plain colour with a paler front edge, as of painted wood. */
export const lacquer =
  (colour: Colour): Material =>
  (x, y) => {
    const panel = Math.abs(((x + 50) % 0.7) - 0.35) < 0.27 && Math.abs(y - 0.34) < 0.18;
    return scaleColour(colour, panel ? 1.12 : 0.96);
  };
