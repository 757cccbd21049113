import type { Colour } from '../../../words/idea.ts';
import { plain, planks, rough, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const CONCRETE: Colour = [0.66, 0.65, 0.62];
const YELLOW: Colour = [0.93, 0.68, 0.1];
const WOOD: Colour = [0.66, 0.5, 0.3];
const ORANGE: Colour = [0.9, 0.4, 0.1];
const DARK: Colour = [0.16, 0.16, 0.18];
const SAND: Colour = [0.74, 0.6, 0.4];

/** Floors of the unfinished house, how far one is above the other, and half the sides of a floor. */
const FLOORS = 4;
const STOREY = 0.17;
const HALF = [0.5, 0.3] as const;

/** A building site: bare floors on columns, a scaffold, a tower crane with its load, heaps of sand, a fence. */
export function buildingSite(wish: Wish): Sprite {
  const model = [
    ...frame(),
    ...scaffold(),
    ...towerCrane(wish.colour ?? YELLOW),
    ball(rough(SAND, 4), [-0.28, -0.06, -0.5], 0.14),
    ball(rough(SAND, 4), [-0.08, -0.05, -0.47], 0.1),
    ...[0, 1, 2].map((n) =>
      box(planks(WOOD, 0.02), [0.62, 0.025 + 0.04 * n, -0.42], [0.16, 0.016, 0.05]),
    ),
    ...fence(),
  ];
  return portray(wish, model, 0.36, 0.08, 2.8);
}

/** Floors on columns; the lowest two have some of their walls already. */
function frame(): Solid[] {
  const concrete = worn(CONCRETE, 0.12);
  const [wide, deep] = HALF;
  return Array.from({ length: FLOORS }, (_, n): Solid[] => {
    const foot = n * STOREY;
    const columns = [-1, -0.34, 0.34, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        box(
          concrete,
          [0.1 + x * (wide - 0.04), foot + STOREY / 2, z * (deep - 0.04)],
          [0.02, STOREY / 2, 0.02],
        ),
      ),
    );
    const floor = box(concrete, [0.1, foot + STOREY, 0], [wide, 0.014, deep]);
    const wall = box(
      worn(CONCRETE, 0.2),
      [0.1, foot + STOREY / 2, deep - 0.06],
      [wide - 0.04, STOREY / 2, 0.012],
    );
    const rods = n < FLOORS - 1 ? [] : rodsAbove(foot + STOREY);
    return [...columns, floor, ...(n < 2 ? [wall] : []), ...rods];
  }).flat();
}

/** Steel that stands out of the topmost floor where the next columns will be. */
const rodsAbove = (foot: number): Solid[] =>
  [-1, -0.34, 0.34, 1].flatMap((x) =>
    [-0.01, 0.01].map((off) =>
      limb(
        plain(DARK),
        [0.1 + x * (HALF[0] - 0.04) + off, foot, 0.04 - HALF[1]],
        [0.1 + x * (HALF[0] - 0.04) + off, foot + 0.08, 0.04 - HALF[1]],
        0.004,
        0.004,
      ),
    ),
  );

/** Poles and boards before the right half of the front. */
function scaffold(): Solid[] {
  const z = -HALF[1] - 0.06;
  const xs = [0.16, 0.3, 0.44, 0.58];
  const top = STOREY * 3.4;
  return [
    ...xs.map((x) => limb(plain(CONCRETE), [x, 0, z], [x, top, z], 0.006, 0.006)),
    ...[1, 2, 3].flatMap((n) => [
      box(planks(WOOD, 0.02), [0.37, n * STOREY, z + 0.02], [0.22, 0.006, 0.03]),
      limb(
        plain(CONCRETE),
        [0.16, n * STOREY + 0.06, z],
        [0.58, n * STOREY + 0.06, z],
        0.004,
        0.004,
      ),
    ]),
    limb(plain(CONCRETE), [0.16, 0, z], [0.3, STOREY, z], 0.004, 0.004),
    limb(plain(CONCRETE), [0.44, STOREY, z], [0.58, 2 * STOREY, z], 0.004, 0.004),
  ];
}

/** How high the crane's arm is, where its mast stands, and how far the arm reaches to each side. */
const ARM = 1.16;
const MAST = { x: -0.66, z: 0.1, half: 0.032 } as const;
const REACH = { before: 1.24, behind: 0.4 } as const;

function towerCrane(paint: Colour): Solid[] {
  const look = plain(paint);
  const { x, z, half } = MAST;
  const corners = [-1, 1].flatMap((u) => [-1, 1].map((w): readonly [number, number] => [u, w]));
  const rungs = 15;
  const step = ARM / rungs;
  const hook = x + 0.78;
  return [
    box(worn(CONCRETE, 0.1), [x, 0.03, z], [0.13, 0.03, 0.13]),
    ...corners.map(([u, w]) =>
      limb(look, [x + u * half, 0, z + w * half], [x + u * half, ARM, z + w * half], 0.008, 0.008),
    ),
    ...Array.from({ length: rungs }, (_, n): Solid[] => {
      const [low, high] = [n * step, (n + 1) * step];
      const from = n % 2 === 0 ? -half : half;
      return [-half, half].map((w) =>
        limb(look, [x + from, low, z + w], [x - from, high, z + w], 0.005, 0.005),
      );
    }).flat(),
    // The arm: two chords and the zigzag between them.
    limb(look, [x - REACH.behind, ARM, z], [x + REACH.before, ARM, z], 0.011, 0.009),
    limb(look, [x, ARM + 0.06, z], [x + REACH.before - 0.1, ARM + 0.05, z], 0.008, 0.007),
    ...Array.from({ length: 18 }, (_, n) => {
      const [a, b] = [x + n * 0.063, x + (n + 1) * 0.063];
      const isUp = n % 2 === 0;
      return limb(
        look,
        [a, ARM + (isUp ? 0 : 0.055), z],
        [b, ARM + (isUp ? 0.055 : 0), z],
        0.005,
        0.005,
      );
    }),
    // The tip of the tower and its stays, the counterweight, the cabin.
    limb(look, [x, ARM, z], [x, ARM + 0.2, z], 0.016, 0.008),
    limb(plain(DARK), [x, ARM + 0.2, z], [x + 0.8, ARM + 0.06, z], 0.004, 0.004),
    limb(plain(DARK), [x, ARM + 0.2, z], [x - REACH.behind, ARM, z], 0.004, 0.004),
    box(worn(CONCRETE, 0.1), [x - REACH.behind + 0.06, ARM - 0.05, z], [0.07, 0.055, 0.035]),
    box(
      plain([0.85, 0.88, 0.9], { gloss: 0.5 }),
      [x + 0.06, ARM - 0.05, z - 0.04],
      [0.04, 0.045, 0.035],
    ),
    limb(plain(DARK), [hook, ARM, z], [hook, ARM - 0.3, z], 0.004, 0.004),
    ...[-0.09, 0.09].map((off) =>
      limb(plain(DARK), [hook, ARM - 0.3, z], [hook + off, ARM - 0.36, z], 0.003, 0.003),
    ),
    limb(
      plain([0.6, 0.2, 0.14]),
      [hook - 0.15, ARM - 0.37, z],
      [hook + 0.15, ARM - 0.37, z],
      0.016,
      0.016,
    ),
  ];
}

/** A low fence of orange boards along the front. */
const fence = (): Solid[] => [
  ...[-0.9, -0.66, -0.42, -0.18].map((x) =>
    box(plain([0.9, 0.9, 0.88]), [x, 0.05, -0.6], [0.008, 0.05, 0.008]),
  ),
  ...[0.045, 0.085].map((y) => box(plain(ORANGE), [-0.54, y, -0.61], [0.38, 0.012, 0.005])),
];
