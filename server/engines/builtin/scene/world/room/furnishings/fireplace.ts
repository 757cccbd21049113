import type { Random } from '../../../../kernels/random.ts';
import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Furnished, Furnishing } from '../furniture.ts';
import { paint, wood } from '../materials.ts';
import { box, type Material, type Point, type Solid } from '../solids/solid.ts';
import { atMantel } from './stockings.ts';

const STONE: Colour = [0.72, 0.68, 0.62];
const SOOT: Colour = [0.05, 0.045, 0.04];
const LOG: Colour = [0.2, 0.13, 0.08];
const MANTEL: Colour = [0.36, 0.23, 0.15];
/** Flames from their rim to their heart. */
const RIM: Colour = [0.95, 0.16, 0.03];
const BODY: Colour = [1.8, 0.72, 0.14];
const HEART: Colour = [2, 1.5, 0.75];

/** Half its width, how far it stands out from the wall ahead, and its height, world units. */
const HALF = 0.8;
const DEEP = 0.68;
const HIGH = 1.25;
/** How wide its cheeks are, and how high the opening between them is. */
const CHEEK = 0.32;
const OPEN = 0.85;
/** How far the back of the opening is from the wall: before the shelves of a library. */
const REAR = 0.34;

/** A fireplace on the wall ahead, its middle at `x`, a fire burning in it: stone, a mantelshelf, a breast above; `isChristmas`: stockings and a garland at it. */
export function fireplace(
  { random, noise, shell }: Furnishing,
  x: number,
  isChristmas = false,
): Furnished {
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
      part(HALF - CHEEK, [0, OPEN], REAR, flames(random, x)),
      part(HALF, [0, 0.05], DEEP + 0.3, stone),
      log(REAR + 0.04),
      log(REAR + 0.18),
      ...(isChristmas ? atMantel(x, HALF + 0.06, HIGH, back - DEEP - 0.1) : []),
    ],
  };
}

/** One flame: where its foot is, half its width, its height, and how it sways. */
interface Flame {
  readonly x: number;
  readonly half: number;
  readonly tall: number;
  readonly sway: number;
  readonly turn: number;
}

/** Soot with flames that lick up before it from the floor on around `x`, the middle ones higher. */
export function flames(random: Random, x: number): Material {
  const tongues: Flame[] = Array.from({ length: 7 }, (_, n) => ({
    x: x + 0.11 * (n - 3) + 0.05 * random.unit(),
    half: 0.07 + 0.05 * random.unit(),
    tall: 0.36 + 0.26 * random.unit() - 0.06 * Math.abs(n - 3),
    sway: 0.03 + 0.04 * random.unit(),
    turn: 7 * random.unit(),
  }));
  return (atX, atY) => {
    const heat = tongues.reduce((most, flame) => Math.max(most, heatOf(flame, atX, atY)), 0);
    if (heat < 0.35) return mixColour(SOOT, RIM, heat / 0.35);
    return heat < 0.65
      ? mixColour(RIM, BODY, (heat - 0.35) / 0.3)
      : mixColour(BODY, HEART, (heat - 0.65) / 0.35);
  };
}

/** How hot it is in a flame: 1 in its heart, 0 outside. It is widest at a fifth of its height and ends in a tip. */
function heatOf({ x, half, tall, sway, turn }: Flame, atX: number, atY: number): number {
  const up = (atY - 0.08) / tall;
  if (up < 0 || up > 1) return 0;
  const bent = x + sway * up * Math.sin(5 * up + turn);
  const wide = half * Math.min(1, 0.55 + 2.2 * up) * (1 - up) ** 0.8;
  const aside = Math.abs(atX - bent) / Math.max(1e-6, wide);
  return aside >= 1 ? 0 : (1 - aside ** 2) * (1 - 0.75 * up);
}
