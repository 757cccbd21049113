import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import type { Furnished, Furnishing } from './furniture.ts';
import { paint, wood } from './materials.ts';
import { ball, box, type Material, type Point, type Solid } from './solid.ts';

const STONE: Colour = [0.72, 0.68, 0.62];
const SOOT: Colour = [0.05, 0.045, 0.04];
const LOG: Colour = [0.2, 0.13, 0.08];
const MANTEL: Colour = [0.36, 0.23, 0.15];
/** Flames from their foot to their tips. */
const FLAMES: readonly Colour[] = [
  [1.9, 1.25, 0.5],
  [1.9, 0.95, 0.25],
  [1.7, 0.6, 0.12],
];

/** Half its width, how far it stands out from the wall ahead, and its height, world units. */
const HALF = 0.8;
const DEEP = 0.68;
const HIGH = 1.25;
/** How wide its cheeks are, and how high the opening between them is. */
const CHEEK = 0.32;
const OPEN = 0.85;
/** How far the back of the opening is from the wall: before the shelves of a library. */
const REAR = 0.34;

/** A fireplace on the wall ahead, its middle at `x`, a fire burning in it: stone, a mantelshelf, a breast above. */
export function fireplace({ random, noise, shell }: Furnishing, x: number): Furnished {
  const { back, high } = shell;
  const stone = paint(STONE, noise);
  const part = (half: number, y: readonly [number, number], deep: number, material: Material) =>
    box([x - half, y[0], back - deep], [x + half, y[1], back], material);
  const cheek = (side: number) => {
    const [inner, outer] = [x + side * (HALF - CHEEK), x + side * HALF];
    const low: Point = [Math.min(inner, outer), 0, back - DEEP];
    return box(low, [Math.max(inner, outer), HIGH, back], stone);
  };
  const log = (at: number): Solid =>
    box([x - 0.3, 0.05, back - at - 0.12], [x + 0.3, 0.17, back - at], () => LOG);
  return {
    lamps: [[x, 0.45, back - 0.85]],
    solids: [
      cheek(-1),
      cheek(1),
      box([x - HALF, OPEN, back - DEEP], [x + HALF, HIGH, back], stone),
      part(HALF - 0.16, [HIGH, high], DEEP * 0.7, stone),
      part(HALF + 0.1, [HIGH, HIGH + 0.07], DEEP + 0.1, wood(MANTEL, noise)),
      part(HALF - CHEEK, [0, OPEN], REAR, () => SOOT),
      part(HALF, [0, 0.05], DEEP + 0.3, stone),
      log(REAR + 0.04),
      log(REAR + 0.18),
      ...Array.from({ length: 6 }, (_, n) => flame(random, x, back, n)),
    ],
  };
}

/** One of six flames on the logs, the middle ones higher. */
function flame(random: Random, x: number, back: number, n: number): Solid {
  const at = x + 0.1 * (n - 2.5);
  const tall = 0.24 + 0.2 * random.unit() - 0.05 * Math.abs(n - 2.5);
  const z = back - REAR - 0.08 - 0.1 * random.unit();
  const colour = FLAMES[n % FLAMES.length] ?? STONE;
  return ball([at - 0.07, 0.14, z - 0.06], [at + 0.07, 0.2 + tall, z + 0.06], () => colour, 0.9);
}
