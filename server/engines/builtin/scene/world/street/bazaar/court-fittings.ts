import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { type Ring, turned } from '../turned.ts';
import type { Way } from '../way.ts';
import { zelligeAt } from './zellige.ts';

/** How deep the arcade round a court is, how high its floor is, and how thick its columns are. World units. */
export const ARCADE = { deep: 2.6, floor: 4.3, column: 0.3 } as const;
/** Where the court's fountain is, as a share of its length, how wide and how high its basin is. World units. */
export const BASIN = { at: 0.55, half: 1.35, high: 0.42 } as const;

const MARBLE: Colour = [0.88, 0.86, 0.8];
const WATER: Colour = [0.1, 0.34, 0.36];
const BRASS: Colour = [0.55, 0.38, 0.14];
const POT: Colour = [0.1, 0.24, 0.56];
const LEAVES: Colour = [0.16, 0.36, 0.12];
/** Geraniums. */
const FLOWERS: readonly Colour[] = [
  [0.82, 0.08, 0.1],
  [0.9, 0.3, 0.5],
  [0.86, 0.14, 0.24],
  [0.95, 0.9, 0.88],
];
/** A lamp in an arch: how high it hangs, and how wide it is. World units. */
const LAMP = { low: 2.5, high: 3.15, half: 0.2 } as const;
/** Pots on the walls: how far apart they hang, in what rows, and how large they are. World units. */
const POTS = { apart: 0.85, rows: [1.75, 2.55, 3.3], half: 0.15 } as const;

/** A lamp of pierced brass in an arch. */
export function hungLamp(side: Plot, along: number, lamps: number): Solid[] {
  const { x, z } = within(side, along, ARCADE.column / 2, 0, 0);
  const { low, high, half } = LAMP;
  const power = Math.min(1, lamps * 2.6);
  const pierced: Paint = (_, { along: u, up, pixel }) => {
    const hole = inside(Math.abs(Math.sin(u * 22) * Math.sin(up * 22)), 0.4, 2, pixel * 8);
    return {
      colour: mixColour(BRASS, [1, 0.8, 0.5], hole * 0.4),
      glass: 0,
      glow: scaleColour([1.4, 0.8, 0.3], power * (0.3 + 0.7 * hole)),
    };
  };
  const outline: readonly Ring[] = [
    [0.05, low],
    [half, low + 0.16],
    [half * 0.9, low + 0.42],
    [0.05, high],
    [0.012, high + 0.01],
    [0.012, ARCADE.floor],
  ];
  return turned([x, z], outline, 8, pierced);
}

/** Pots with flowers in rows on the wall behind an arcade, and along the balustrade. */
export function pots(side: Plot): Solid[] {
  const count = Math.floor(side.wide / POTS.apart);
  return [...POTS.rows, ARCADE.floor + 1.2].flatMap((high, row) =>
    Array.from({ length: count }, (_, n) => {
      const share = chance(n, row, 5);
      if (share < 0.25) return [];
      const inward = row < POTS.rows.length ? ARCADE.deep - 0.2 : 0.06;
      const at = within(side, (n + 0.3 + 0.4 * share) * POTS.apart, inward, 0, 0);
      return potAt(
        [at.x, at.z],
        high,
        FLOWERS[Math.floor(share * 997) % FLOWERS.length] as Colour,
        n + 31 * row,
      );
    }).flat(),
  );
}

/** One pot, what grows in it, and its flowers. */
function potAt(
  [x, z]: readonly [number, number],
  low: number,
  flower: Colour,
  number: number,
): Solid[] {
  const { half } = POTS;
  const grown: Paint = ({ origin }, { along, up }) => {
    const spot = chance(Math.floor(along / 0.07), Math.floor((origin[1] + up) / 0.07), number);
    return plainFront(spot < 0.45 ? flower : scaleColour(LEAVES, 0.7 + 0.6 * spot));
  };
  return [
    ...turned(
      [x, z],
      [
        [half * 0.66, low],
        [half, low + 0.24],
      ],
      8,
      plainPaint(POT),
    ),
    ...turned(
      [x, z],
      [
        [half * 0.9, low + 0.2],
        [half * 1.7, low + 0.36],
        [half * 1.3, low + 0.54],
        [0.02, low + 0.64],
      ],
      8,
      grown,
    ),
  ];
}

/** A basin of tiles with eight corners, water in it, a round bowl on a foot. */
export function basin(way: Way): Solid[] {
  const z = way.end * BASIN.at;
  const x = way.middle(z);
  const { half, high } = BASIN;
  const square = (r: number): Plot => ({
    x: x - r,
    z: z - r,
    u: [1, 0],
    w: [0, 1],
    wide: 2 * r,
    deep: 2 * r,
  });
  const turned = (r: number): Plot => ({
    ...{ x, z: z - r * Math.SQRT2, wide: 2 * r, deep: 2 * r },
    ...{ u: [Math.SQRT1_2, Math.SQRT1_2], w: [-Math.SQRT1_2, Math.SQRT1_2] },
  });
  const tiled: Paint = (face, { along, up, pixel }) =>
    plainFront(face.role === 'level' ? MARBLE : zelligeAt(along, up, pixel));
  const water: Paint = (face) =>
    face.role === 'level' ? { colour: WATER, glass: 0.5, glow: [0, 0, 0] } : plainFront(WATER);
  const shapes = [square, turned];
  return [
    ...shapes.map((shape) => boxOn(shape(half), 0, high, tiled)),
    ...shapes.map((shape) => boxOn(shape(half - 0.16), high - 0.02, high + 0.015, water)),
    ...shapes.flatMap((shape) => [
      boxOn(shape(0.13), high, high + 0.5, plainPaint(MARBLE)),
      boxOn(shape(0.42), high + 0.5, high + 0.6, plainPaint(MARBLE)),
      boxOn(shape(0.48), high + 0.6, high + 0.7, plainPaint(MARBLE)),
      boxOn(shape(0.4), high + 0.7, high + 0.715, water),
    ]),
  ];
}
