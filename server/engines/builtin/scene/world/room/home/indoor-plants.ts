import type { Decor } from '../../../words/decor.ts';
import type { Land } from '../../../words/land.ts';
import { type Furnishing, plant } from '../furniture.ts';
import type { Solid } from '../solids/solid.ts';
import { floorPlant, hangingPlant } from './modern-home.ts';

/** Rooms whose corners by the window are free for a tall plant. */
const FREE: ReadonlySet<Land> = new Set<Land>(['room', 'bedroom', 'cafe', 'office']);

/** How far before the window pots hang, and how far apart the pots on its sill are, metres. */
const HUNG_BEFORE = 0.45;
const APART = 0.52;

/** The plants of a room that is said to be full of them, beside those that it has anyway: hung before the window and on its sill, and tall ones at its sides. */
export function indoorPlants(furnishing: Furnishing, land: Land, { manner }: Decor): Solid[] {
  const { random, shell, side } = furnishing;
  const { window, back, high, left, right } = shell;
  const [from, to, low] = window;
  const wide = to - from;
  const hung = [0.12, 0.8, 0.95].map((share, n) => {
    const x = from + (side > 0 ? share : 1 - share) * wide;
    return hangingPlant(random, x, back - HUNG_BEFORE, high, 0.5 + 0.22 * n);
  });
  const onSill =
    low > 0.5
      ? Array.from({ length: Math.floor(wide / APART) }, (_, n) => {
          const size = 0.26 + 0.14 * random.unit();
          return plant(furnishing, from + (n + 0.5) * APART, low - 0.05, back - 0.13, size);
        })
      : [];
  const near = side > 0 ? left : right;
  const tall = FREE.has(land)
    ? [
        floorPlant(random, near + side * 0.42, manner === null ? back - 0.42 : back - 1.3, 1.6),
        floorPlant(random, near + side * 1.15, back - 0.55, manner === null ? 1.3 : 1.2),
      ]
    : [];
  return [...hung, ...onSill, ...tall].flat();
}
