import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { oldWood } from './timbered.ts';

const WOOD: Colour = [0.4, 0.25, 0.14];
const WINE: Colour = [0.36, 0.03, 0.07];
const CLEAR: Colour = [0.8, 0.84, 0.84];
/** What the ends of bottles look like: glass, or the foil about a cork. */
const ENDS: readonly Colour[] = [
  [0.05, 0.12, 0.06],
  [0.1, 0.05, 0.03],
  [0.05, 0.12, 0.06],
  [0.42, 0.05, 0.08],
  [0.62, 0.48, 0.2],
];

/** From bottle to bottle, and how far their ends reach out of it, metres. */
const CELL = 0.15;

/** A rack full of bottles that lie in it, along a wall between two distances sideways, from where to where ahead and so high. */
export function bottleRack(
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
  high: number,
  noise: Noise,
): Solid[] {
  const grain = oldWood(WOOD, noise, 1);
  const bays = 3;
  const bay = (far - near) / bays;
  return [
    box([left, 0, near], [right, 0.12, far], grain),
    box([left, high - 0.06, near - 0.03], [right, high, far + 0.03], grain),
    ...Array.from({ length: bays + 1 }, (_, n) => {
      const z = near + n * bay;
      return box([left, 0, z - 0.04], [right, high, z + 0.04], grain);
    }),
    // The bottles lie a little within the posts.
    box([left + 0.025, 0.12, near], [right - 0.025, high - 0.06, far], ends(grain)),
  ];
}

/** The ends of bottles in the lozenges of a lattice. */
const ends =
  (wood: Material): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [a, b] = [(along + y) / (CELL * 1.42), (along - y) / (CELL * 1.42)];
    const [u, v] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
    const edge = 0.5 - Math.max(Math.abs(u), Math.abs(v));
    if (edge < 0.055) return wood(x, y, z, axis);
    const [m, n] = [Math.floor(a), Math.floor(b)];
    const away = Math.hypot(u, v) / 0.36;
    if (away > 1 || chance(m, n) < 0.07) return [0.03, 0.022, 0.018];
    const own = ENDS[Math.floor(chance(n, m + 9) * ENDS.length)] as Colour;
    const shine = Math.hypot(u + 0.02, v + 0.14) < 0.07 ? 0.3 : 0;
    const ring = away > 0.82 ? 0.6 : away < 0.34 ? 0.75 : 1.25;
    const [r, g, bl] = scaleColour(own, ring);
    return [r + shine, g + shine, bl + shine];
  };

/** A bottle of wine with its label and foil. */
export const wineBottle = ([x, y, z]: Point, glass: Colour): Solid[] => [
  drum([x, z], [y, y + 0.2], [0.04, 0.04], (_px, py) =>
    py > y + 0.06 && py < y + 0.15 ? [0.88, 0.83, 0.7] : glass,
  ),
  drum([x, z], [y + 0.2, y + 0.245], [0.04, 0.015], flat(glass)),
  drum([x, z], [y + 0.245, y + 0.32], [0.0155, 0.0155], flat([0.45, 0.06, 0.09])),
];

/** A glass half full of red wine. */
export const wineGlass = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.008], [0.036, 0.034], flat(CLEAR)),
  drum([x, z], [y + 0.008, y + 0.09], [0.006, 0.006], flat(CLEAR)),
  ball([x - 0.042, y + 0.08, z - 0.042], [x + 0.042, y + 0.18, z + 0.042], flat(WINE)),
  drum([x, z], [y + 0.135, y + 0.19], [0.043, 0.036], flat(CLEAR)),
];
