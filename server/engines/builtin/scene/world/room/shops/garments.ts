import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance, folds } from '../materials.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { box, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** A kind of garment on a hanger. */
export type Garment = 'dress' | 'shirt' | 'coat' | 'skirt';

/** What clothes in a shop are dyed. */
export const SHADES: readonly Colour[] = [
  [0.8, 0.16, 0.24],
  [0.93, 0.91, 0.86],
  [0.16, 0.26, 0.5],
  [0.92, 0.7, 0.24],
  [0.2, 0.45, 0.4],
  [0.9, 0.55, 0.6],
  [0.14, 0.14, 0.17],
  [0.5, 0.66, 0.78],
  [0.62, 0.42, 0.28],
  [0.52, 0.32, 0.58],
];

const STEEL: Material = flat([0.62, 0.63, 0.66]);
/** How long each garment is, and how far from its middle its cloth reaches, metres. */
const LONG: Readonly<Record<Garment, number>> = { dress: 1.1, shirt: 0.7, coat: 1, skirt: 0.62 };
const WIDEST = 0.34;
/** How thick a garment on its hanger is, metres. */
const THICK = 0.06;

/** Half the width of a garment's trunk so far below its hanger, metres; `down` as a share of its length. */
function trunkAt(kind: Garment, down: number): number {
  if (kind === 'skirt') return 0.14 + 0.14 * down;
  const shoulder = Math.min(1, 0.35 + down * 9);
  if (kind === 'shirt') return 0.2 * shoulder;
  if (kind === 'coat') return (0.2 + 0.07 * down) * shoulder;
  return shoulder * (down < 0.38 ? 0.18 - 0.12 * down : 0.134 + 0.26 * (down - 0.38));
}

/** Whether a garment has cloth so far aside of its middle and below its hanger, metres. */
function hasCloth(kind: Garment, aside: number, below: number): boolean {
  const out = Math.abs(aside);
  const down = below / LONG[kind];
  if (down < 0 || down > 1) return false;
  if (kind !== 'skirt' && out < 0.075 && below < 0.085 - out * 0.5) return false;
  if (out < trunkAt(kind, down)) return true;
  if (kind === 'dress' || kind === 'skirt') return false;
  // Sleeves hang beside the trunk.
  const along = 0.17 + 0.13 * Math.min(1, below / 0.5);
  return below > 0.05 && below < 0.58 && Math.abs(out - along + 0.01) < 0.055;
}

/** A garment that faces the eye on a hanger, whose hook is at a place; `number` decides its pattern. */
export function hungGarment(
  kind: Garment,
  [x, y, z]: Point,
  colour: Colour,
  number: number,
): Solid[] {
  const top = y - 0.1;
  const plain = folds(colour);
  const pattern = chance(number, 9);
  const look: Material = (px, py, pz, axis) => {
    const [u, v] = [px - x, top - py];
    const own = plain(u * 0.8, py, pz, axis);
    if (kind === 'coat' || kind === 'shirt') {
      if (Math.abs(u) < 0.008) return scaleColour(own, 0.6);
      const button = (v - 0.1) / 0.12;
      if (Math.hypot(u - 0.022, (button - Math.round(button)) * 0.12) < 0.013)
        return scaleColour(own, 1.7);
      if (v < 0.2 && Math.abs(Math.abs(u) - 0.085 + v * 0.25) < 0.02) return scaleColour(own, 1.25);
    }
    if (kind === 'dress' && Math.abs(v - 0.42) < 0.025) return scaleColour(own, 0.55);
    if (pattern < 0.25 && Math.floor(v / 0.07) % 2 === 0) return scaleColour(own, 0.62);
    if (pattern > 0.72) {
      const [a, b] = [u / 0.09, v / 0.09 + 0.5 * (Math.floor(u / 0.09) % 2)];
      if (Math.hypot(a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5) < 0.24)
        return [0.94, 0.92, 0.88];
    }
    return own;
  };
  const shoulder = (to: number): Point => [x + to * 0.19, top - 0.045, z];
  return [
    box([x - 0.006, y - 0.08, z - 0.006], [x + 0.006, y, z + 0.006], STEEL),
    ...[-1, 1].map((to) => bone([x, y - 0.08, z], shoulder(to), [0.012, 0.012], STEEL)),
    plate(
      2,
      [x - WIDEST, top - LONG[kind], z - THICK / 2],
      [x + WIDEST, top, z + THICK / 2],
      (u, v) => hasCloth(kind, u - x, top - v),
      look,
    ),
  ];
}

/** Folded clothes in a stack that stands on a place, its middle; `many` of them, of shades told by a number. */
export const foldedStack = ([x, y, z]: Point, many: number, number: number): Solid[] =>
  Array.from({ length: many }, (_, n) => {
    const shade = SHADES[Math.floor(chance(number, n) * SHADES.length)] as Colour;
    const wide = 0.15 + 0.015 * chance(n, number);
    return pad(
      [x - wide, y + 0.055 * n, z - 0.14],
      [x + wide, y + 0.055 * (n + 1), z + 0.14],
      (_x, py) => scaleColour(shade, 0.82 + 0.2 * Math.abs(Math.sin(py * 90))),
      0.024,
    );
  });
