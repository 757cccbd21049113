import type { Random } from '../../../kernels/random.ts';
import type { Noise } from '../../noise.ts';
import type { Colour, Seat } from '../../words/idea.ts';
import { cloth, folds } from './materials.ts';
import type { Room } from './plan-room.ts';
import { ball, box, type Material, type Point, type Solid } from './solid.ts';

/** Colours of covers, curtains and cushions. */
export const CLOTHS: readonly Colour[] = [
  [0.24, 0.42, 0.42],
  [0.66, 0.34, 0.24],
  [0.3, 0.34, 0.5],
  [0.62, 0.54, 0.36],
];
/** Colours of wood, and of what is painted white. */
export const OAK: Colour = [0.6, 0.42, 0.26];
export const WALNUT: Colour = [0.36, 0.23, 0.15];
export const WHITE: Colour = [0.9, 0.89, 0.86];
const LEAF: Colour = [0.2, 0.4, 0.2];

/** What furnishing a room needs. */
export interface Furnishing {
  readonly random: Random;
  readonly noise: Noise;
  readonly shell: Omit<Room, 'solids' | 'lamps' | 'table'>;
  /** −1 or 1: the side where the heavy things stand. */
  readonly side: number;
  /** Whether a fireplace stands beside the window. */
  readonly hasFire: boolean;
  /** What somebody is on, and does not stand here too. */
  readonly taken?: readonly Seat[];
}

/** What a room is furnished with. */
export type Furnished = Pick<Room, 'solids' | 'lamps'>;

/** The rose on the ceiling from which a lamp's cord hangs: without one the cord seems to end in the air. */
export const rose = (x: number, z: number, ceiling: number, material: Material): Solid =>
  box([x - 0.09, ceiling - 0.035, z - 0.09], [x + 0.09, ceiling, z + 0.09], material);

/** A box whose left and right may be given in either order. */
export const slab = (
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  material: Material,
): Solid => box([Math.min(...x), y[0], z[0]], [Math.max(...x), y[1], z[1]], material);

/** Two numbers, the smaller first. */
type Range = readonly [number, number];

/** A solid between two distances from a wall, at heights and depths. */
type BesideWall = (a: number, b: number, y: Range, z: Range, material: Material) => Solid;

/**
 * The wall where the heavy things stand, and what is placed by its distance from it (world units, in
 * either order): `span` answers from where to where that is, `part` a box there, `soft` an ellipsoid.
 */
export function besideWall({ shell, side }: Furnishing): {
  readonly wall: number;
  readonly span: (a: number, b: number) => Range;
  readonly part: BesideWall;
  readonly soft: BesideWall;
} {
  const wall = side > 0 ? shell.right : shell.left;
  const span = (a: number, b: number): Range => {
    const [one, other] = [wall - side * a, wall - side * b];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const by =
    (make: typeof box): BesideWall =>
    (a, b, y, z, material) => {
      const [from, to] = span(a, b);
      return make([from, y[0], z[0]], [to, y[1], z[1]], material);
    };
  return { wall, span, part: by(box), soft: by(ball) };
}

/** One colour all over. */
export const flat =
  (colour: Colour): Material =>
  () =>
    colour;

/** Curtains on both sides of the window. */
export function curtains({ shell }: Furnishing, colour: Colour): Solid[] {
  const [left, right, , high] = shell.window;
  const hang = folds(colour);
  const at = (from: number, to: number) =>
    box([from, 0.06, shell.back - 0.16], [to, high + 0.14, shell.back - 0.08], hang);
  return [
    at(left - 0.5, left + 0.06),
    at(right - 0.06, right + 0.5),
    box(
      [left - 0.6, high + 0.14, shell.back - 0.15],
      [right + 0.6, high + 0.18, shell.back - 0.1],
      () => WALNUT,
    ),
  ];
}

/** A pot with leaves, standing on a place. */
export function plant(
  { random, noise }: Furnishing,
  x: number,
  y: number,
  z: number,
  size: number,
): Solid[] {
  const leaf = cloth(LEAF, noise);
  const leaves = Array.from({ length: 16 }, (_, n) => {
    const turn = n * 2.4;
    const out = size * (0.1 + 0.22 * random.unit());
    const [a, b] = [x + Math.cos(turn) * out, z + Math.sin(turn) * out];
    const up = y + size * (0.42 + 0.5 * random.unit());
    const [w, h] = [size * (0.1 + 0.06 * random.unit()), size * (0.07 + 0.08 * random.unit())];
    return ball([a - w, up - h, b - w], [a + w, up + h, b + w], leaf);
  });
  const pot = cloth([0.66, 0.38, 0.26], noise);
  return [
    ball(
      [x - size * 0.2, y, z - size * 0.2],
      [x + size * 0.2, y + size * 0.44, z + size * 0.2],
      pot,
    ),
    ...leaves,
  ];
}

const BRASS: Colour = [0.5, 0.4, 0.22];
const SHADE: Colour = [0.95, 0.87, 0.7];

/** A lamp on a stand of brass, its middle so high, under a shade that narrows upward. */
export function floorLamp(x: number, z: number, high: number): Solid[] {
  const metal: Material = () => BRASS;
  // So many that no steps are seen.
  const steps = 18;
  const shade = Array.from({ length: steps }, (_, n) => {
    const half = 0.21 - (0.09 * n) / steps;
    const y = high - 0.14 + (0.33 * n) / steps;
    const ring = box([x - half, y, z - half], [x + half, y + 0.33 / steps, z + half], () => SHADE);
    return { ...ring, glow: 1 };
  });
  return [
    box([x - 0.025, 0, z - 0.025], [x + 0.025, high - 0.1, z + 0.025], metal),
    box([x - 0.16, 0, z - 0.16], [x + 0.16, 0.03, z + 0.16], metal),
    ...shade,
  ];
}

/** The corners of a cushion at a place. */
export const cushion = (x: number, y: number, z: number, size: number): readonly [Point, Point] => [
  [x - size, y, z - size],
  [x + size, y + size * 1.5, z + size],
];

/** A plain chair; its back is on that side. */
export function chair(x: number, z: number, side: number, material: Material): Solid[] {
  const rest = side < 0 ? x : x + 0.26;
  return [
    box([x, 0.42, z], [x + 0.3, 0.46, z + 0.4], material),
    box([rest, 0.46, z], [rest + 0.04, 0.95, z + 0.4], material),
    ...[0, 0.26].flatMap((dx) =>
      [0, 0.36].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.04, 0.42, z + dz + 0.04], material),
      ),
    ),
  ];
}
