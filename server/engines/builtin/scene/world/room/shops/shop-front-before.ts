import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack } from '../furnishings/book-stack.ts';
import { flat, slab } from '../furniture.ts';
import { ball, box, drum, type Material, type Solid, sphere } from '../solids/solid.ts';
import type { ShopTrade } from './shop-front-trades.ts';
import { bunch } from './shop-front-window.ts';

/** What the pavement before a shop is like. */
interface Before {
  /** A distance to the side of the middle where the door is. */
  readonly at: (out: number) => number;
  readonly random: Random;
  /** Where the kerb and the front are, metres. */
  readonly kerb: number;
  readonly front: number;
  readonly door: { readonly from: number; readonly to: number };
  readonly isSnowy: boolean;
}

const IRON: Material = flat([0.12, 0.14, 0.14]);
const WOOD: Colour = [0.5, 0.34, 0.2];
const LOW = 0.1;

/** What stands on the pavement before a shop: pots beside its door, a board to write on, and what its trade puts out. */
export function beforeShop({ outdoors }: ShopTrade, before: Before): Solid[] {
  const { at, front, door, isSnowy } = before;
  const pots = isSnowy
    ? [door.from - 0.18, door.to + 0.32].flatMap((out) => shrub(at(out), front - 0.38))
    : [door.from - 0.18, door.to + 0.32, door.to + 0.72].flatMap((out, n) =>
        bunch([at(out), LOW, front - 0.4], n + 2, 0.2 + 0.05 * (n % 2)),
      );
  return [...pots, ...OUT[outdoors](before)];
}

/** A clipped shrub in a tub, snow on it. */
const shrub = (x: number, z: number): Solid[] => [
  drum([x, z], [LOW, LOW + 0.34], [0.15, 0.19], flat([0.42, 0.26, 0.17])),
  ball([x - 0.24, LOW + 0.3, z - 0.24], [x + 0.24, LOW + 0.82, z + 0.24], (_x, y) =>
    y > LOW + 0.66 ? [0.95, 0.97, 1] : [0.13, 0.27, 0.15],
  ),
];

/** What each trade puts out. */
const OUT: Readonly<Record<ShopTrade['outdoors'], (before: Before) => Solid[]>> = {
  tables: ({ at, front }) => [-1.75, -0.45].flatMap((out) => bistroTable(at(out), front - 0.72)),
  buckets: ({ at, front }) =>
    [0, 1, 2].flatMap((row) =>
      Array.from({ length: 5 }, (_, n) =>
        bunch(
          [at(-2.05 + 0.58 * n), LOW + 0.26 * (2 - row), front - 0.26 - 0.3 * row],
          n * 3 + row,
          0.19,
        ),
      ).flat(),
    ),
  cart: ({ at, front }) => {
    const [x, z] = [at(-1.2), front - 0.5];
    return [
      box([x - 0.7, LOW + 0.5, z - 0.25], [x + 0.7, LOW + 0.66, z + 0.25], flat(WOOD)),
      ...[-0.62, 0.62].flatMap((dx) =>
        [-0.2, 0.2].map((dz) =>
          box(
            [x + dx - 0.03, LOW, z + dz - 0.03],
            [x + dx + 0.03, LOW + 0.5, z + dz + 0.03],
            flat(WOOD),
          ),
        ),
      ),
      ...[-0.52, -0.26, 0, 0.26, 0.52].flatMap((dx, n) =>
        bookStack([x + dx, LOW + 0.66, z], 2 + ((n * 3) % 4), n + 50),
      ),
    ];
  },
  pole: ({ at, front }) => {
    const [x, z] = [at(0.79), front - 0.3];
    const stripes: Material = (px, y) => {
      const n = Math.floor((y * 7 + (px - x) * 9) % 3);
      return n === 0 ? [0.86, 0.12, 0.14] : n === 1 ? [0.95, 0.95, 0.95] : [0.12, 0.24, 0.66];
    };
    return [
      { ...drum([x, z], [1.3, 2.15], [0.1, 0.1], stripes), glow: 0.2 },
      ball([x - 0.13, 2.12, z - 0.13], [x + 0.13, 2.38, z + 0.13], flat([0.9, 0.9, 0.92])),
      drum([x, z], [1.2, 1.32], [0.06, 0.13], flat([0.8, 0.8, 0.83])),
    ];
  },
  cone: ({ at, front }) => {
    const [x, z] = [at(-2.35), front - 0.75];
    const scoop = (y: number, r: number, colour: Colour): Solid =>
      sphere([x, y, z], r, flat(colour));
    return [
      drum([x, z], [LOW, LOW + 0.95], [0.06, 0.25], (px, y) =>
        scaleColour(
          [0.86, 0.6, 0.3],
          Math.abs(((px - x) * 9 + y * 9) % 1) < 0.2 || Math.abs(((x - px) * 9 + y * 9) % 1) < 0.2
            ? 0.7
            : 1,
        ),
      ),
      scoop(LOW + 1.08, 0.28, [0.96, 0.66, 0.74]),
      scoop(LOW + 1.4, 0.25, [0.97, 0.92, 0.78]),
      scoop(LOW + 1.68, 0.2, [0.46, 0.27, 0.17]),
      scoop(LOW + 1.9, 0.07, [0.86, 0.1, 0.12]),
    ];
  },
  cross: ({ at, front }) => {
    const x = at(2.55);
    const green = flat([0.2, 1.2, 0.5]);
    const bar = (w: number, h: number): Solid => ({
      ...box([x - w, 2.95 - h, front - 0.52], [x + w, 2.95 + h, front - 0.44], green),
      glow: 0.6,
    });
    return [bar(0.42, 0.14), bar(0.14, 0.42)];
  },
  bench: ({ at, front }) => {
    const [from, to] = [-1.8, -0.45];
    return [
      ...[0, 1, 2].map((n) =>
        slab(
          [at(from), at(to)],
          [LOW + 0.42, LOW + 0.46],
          [front - 0.62 + 0.13 * n, front - 0.52 + 0.13 * n],
          flat(WOOD),
        ),
      ),
      ...[from + 0.1, to - 0.1].map((out) =>
        slab(
          [at(out - 0.03), at(out + 0.03)],
          [LOW, LOW + 0.42],
          [front - 0.6, front - 0.26],
          IRON,
        ),
      ),
    ];
  },
};

/** A small round table with two chairs, and cups on it. */
const bistroTable = (x: number, z: number): Solid[] => [
  drum([x, z], [LOW, LOW + 0.04], [0.2, 0.16], IRON),
  drum([x, z], [LOW + 0.04, LOW + 0.7], [0.025, 0.025], IRON),
  drum([x, z], [LOW + 0.7, LOW + 0.735], [0.31, 0.31], flat([0.86, 0.84, 0.79])),
  ...[-0.1, 0.12].map((dx) =>
    drum([x + dx, z - 0.05], [LOW + 0.735, LOW + 0.81], [0.03, 0.045], flat([0.95, 0.95, 0.93])),
  ),
  ...[-1, 1].flatMap((to) => {
    const cx = x + to * 0.5;
    return [
      drum([cx, z], [LOW + 0.44, LOW + 0.48], [0.19, 0.2], flat(WOOD)),
      ...[-0.14, 0.14].flatMap((dx) =>
        [-0.14, 0.14].map((dz) =>
          box(
            [cx + dx - 0.014, LOW, z + dz - 0.014],
            [cx + dx + 0.014, LOW + 0.44, z + dz + 0.014],
            IRON,
          ),
        ),
      ),
      ...[-0.16, 0, 0.16].map((dz) =>
        box(
          [cx + to * 0.18 - 0.014, LOW + 0.46, z + dz - 0.014],
          [cx + to * 0.18 + 0.014, LOW + 0.9, z + dz + 0.014],
          IRON,
        ),
      ),
      box(
        [cx + to * 0.18 - 0.02, LOW + 0.84, z - 0.19],
        [cx + to * 0.18 + 0.02, LOW + 0.95, z + 0.19],
        flat(WOOD),
      ),
    ];
  }),
];
