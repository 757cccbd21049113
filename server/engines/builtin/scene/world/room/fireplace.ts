import type { Colour } from '../../words/idea.ts';
import type { Furnished, Furnishing } from './plan-room.ts';
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

/** Where along the wall it stands, how far it stands out, and its height, world units. */
const FROM = 3.1;
const TO = 4.7;
const DEEP = 0.55;
const HIGH = 1.25;
/** The opening: how far from its ends, and how high. */
const CHEEK = 0.32;
const OPEN = 0.85;

/** A fireplace on the wall across from the heavy things, a fire burning in it: stone, a mantelshelf, a breast above. */
export function fireplace({ random, noise, shell, side }: Furnishing): Furnished {
  const wall = side > 0 ? shell.left : shell.right;
  const stone = paint(STONE, noise);
  const soot: Material = () => SOOT;
  const part = (
    out: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    material: Material,
  ): Solid => {
    const [from, to] = [wall + side * out[0], wall + side * out[1]];
    const low: Point = [Math.min(from, to), y[0], z[0]];
    const high: Point = [Math.max(from, to), y[1], z[1]];
    return box(low, high, material);
  };
  const [near, far] = [FROM + CHEEK, TO - CHEEK];
  const middle = (near + far) / 2;
  const flame = (n: number): Solid => {
    const z = middle + 0.11 * (n - 2);
    const tall = 0.2 + 0.22 * random.unit() - 0.05 * Math.abs(n - 2);
    const x = wall + side * (0.28 + 0.08 * random.unit());
    const colour = FLAMES[n % FLAMES.length] ?? STONE;
    return ball([x - 0.06, 0.16, z - 0.075], [x + 0.06, 0.22 + tall, z + 0.075], () => colour, 0.9);
  };
  return {
    lamps: [[wall + side * 0.75, 0.45, middle]],
    solids: [
      part([0, DEEP], [0, HIGH], [FROM, near], stone),
      part([0, DEEP], [0, HIGH], [far, TO], stone),
      part([0, DEEP], [OPEN, HIGH], [near, far], stone),
      part([0, DEEP * 0.7], [HIGH, shell.high], [FROM + 0.15, TO - 0.15], stone),
      part([0, DEEP + 0.1], [HIGH, HIGH + 0.07], [FROM - 0.1, TO + 0.1], wood(MANTEL, noise)),
      part([0, 0.03], [0, OPEN], [near, far], soot),
      part([0, DEEP + 0.35], [0, 0.05], [FROM - 0.05, TO + 0.05], stone),
      ...[-0.16, 0.1].map((at) =>
        part([0.14, 0.46], [0.05, 0.17], [middle + at, middle + at + 0.13], () => LOG),
      ),
      ...Array.from({ length: 5 }, (_, n) => flame(n)),
    ],
  };
}
