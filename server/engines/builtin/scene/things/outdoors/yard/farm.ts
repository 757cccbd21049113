import type { Colour } from '../../../words/idea.ts';
import { handcart } from '../../creatures/together/carts.ts';
import { drawingWell } from '../../creatures/work/at-well.ts';
import { plain, planks, rough, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const OAK: Colour = [0.5, 0.35, 0.2];
const BOARD: Colour = [0.62, 0.48, 0.32];
const TRAY: Colour = [0.22, 0.42, 0.26];
const SOIL: Colour = [0.25, 0.17, 0.11];
const TIN: Colour = [0.66, 0.68, 0.7];
const TYRE: Colour = [0.09, 0.09, 0.09];
const HIVES: readonly Colour[] = [
  [0.93, 0.92, 0.87],
  [0.94, 0.79, 0.34],
  [0.5, 0.69, 0.84],
];

/** How wheels roll that are seen from the side. */
const ROLLING = pitch(Math.PI / 2);

/** A well with a round wall of stones, a roof over its roller and a full bucket on the rope. */
export const well = (wish: Wish): Sprite =>
  portray(wish, moved(drawingWell(wish.colour), { by: yaw(0.9) }), 0.3, 0.12, 3);

/** A wheelbarrow on its wheel and two legs, heaped with earth, a spade in it. */
export function wheelbarrow(wish: Wish): Sprite {
  const tray = worn(wish.colour ?? TRAY, 0.14, { gloss: 0.3 });
  const wood = planks(OAK, 0.05, 'lying');
  const soil = rough(SOIL, 2);
  const steel = plain(TIN, { gloss: 0.6 });
  const sides = [-1, 1].flatMap((side): Solid[] => [
    limb(wood, [-0.86, 0.66, side * 0.27], [0.2, 0.36, side * 0.24], 0.026, 0.026),
    limb(wood, [0.2, 0.36, side * 0.24], [0.62, 0.22, side * 0.07], 0.026, 0.022),
    limb(plain(TYRE), [-0.87, 0.663, side * 0.27], [-0.7, 0.615, side * 0.268], 0.034, 0.034),
    limb(wood, [-0.24, 0.46, side * 0.24], [-0.3, 0.02, side * 0.26], 0.024, 0.022),
    box(tray, [0.06, 0.6, side * 0.32], [0.42, 0.13, 0.012], pitch(side * 0.34)),
  ]);
  const model = [
    ...sides,
    ring(plain(TYRE), [0.6, 0.21, 0], 0.17, 0.042, ROLLING),
    ...[0, 1, 2].map((n) => {
      const [c, s] = [0.16 * Math.cos(n * 1.05), 0.16 * Math.sin(n * 1.05)];
      return limb(steel, [0.6 - c, 0.21 - s, 0], [0.6 + c, 0.21 + s, 0], 0.012, 0.012);
    }),
    box(tray, [0.05, 0.47, 0], [0.36, 0.014, 0.27]),
    box(tray, [-0.4, 0.59, 0], [0.014, 0.14, 0.31], roll(0.3)),
    box(tray, [0.48, 0.62, 0], [0.014, 0.17, 0.3], roll(-0.56)),
    ellipsoid(soil, [0.04, 0.64, 0], [0.44, 0.16, 0.29]),
    limb(wood, [0.12, 0.74, 0.02], [-0.34, 1.2, -0.1], 0.02, 0.02),
    limb(wood, [-0.4, 1.17, -0.18], [-0.29, 1.24, -0.02], 0.018, 0.018),
  ];
  return portray(wish, model, 0.5, 0.16, 3);
}

/** A cart with two high wheels, sacks and a barrel on it, its shafts on the ground. */
export const cart = (wish: Wish): Sprite =>
  portray(wish, moved(handcart().model, { by: roll(-0.1), to: [0, 0.03, 0] }), 0.45, 0.12, 3);

/** Hives of stacked boxes under lids of tin, bees before them. */
export function beehives(wish: Wish): Sprite {
  const hive = ([x, z]: readonly [number, number], n: number): Solid[] => {
    const paint = plain(wish.colour ?? (HIVES[n % HIVES.length] as Colour), { gloss: 0.15 });
    const boxes = 2 + ((n + 1) % 2);
    const top = 0.24 + boxes * 0.26;
    return [
      ...[-0.2, 0.2].map((dx) => box(planks(OAK, 0.05), [x + dx, 0.09, z], [0.04, 0.09, 0.24])),
      box(plain(BOARD), [x, 0.2, z - 0.06], [0.26, 0.018, 0.34]),
      box(plain(TYRE), [x, 0.245, z - 0.262], [0.16, 0.022, 0.006]),
      ...Array.from({ length: boxes }, (_, up) =>
        box(paint, [x, 0.35 + up * 0.26, z], [0.25, 0.124, 0.26], undefined, 0.012),
      ),
      ...Array.from({ length: boxes }, (_, up) =>
        box(plain([0.3, 0.24, 0.16]), [x, 0.4 + up * 0.26, z - 0.262], [0.07, 0.018, 0.004]),
      ),
      box(plain(TIN, { gloss: 0.5 }), [x, top + 0.04, z], [0.29, 0.05, 0.3], undefined, 0.014),
    ];
  };
  const bees = Array.from({ length: 34 }, (): Solid => {
    const at: Vector = [
      2.1 * (wish.random.unit() - 0.5),
      0.2 + 1.15 * wish.random.unit(),
      -0.35 - 0.5 * wish.random.unit(),
    ];
    return limb(plain([0.3, 0.2, 0.03]), at, [at[0] + 0.022, at[1] + 0.006, at[2]], 0.015, 0.012);
  });
  const places = [
    [-0.72, 0.1],
    [0.02, -0.04],
    [0.74, 0.12],
  ] as const;
  return portray(wish, [...places.flatMap(hive), ...bees], 0.3, 0.14, 3);
}

/** A house for hens on legs, its flap up, a ladder down to the ground and a run of wire beside it. */
export function chickenCoop(wish: Wish): Sprite {
  const wall = planks(wish.colour ?? [0.62, 0.24, 0.16], 0.11);
  const white = plain([0.9, 0.88, 0.82]);
  const wood = planks(BOARD, 0.06, 'lying');
  const wire = plain([0.72, 0.73, 0.74]);
  const [left, right] = [0.62, 2.1];
  const posts = [left + 0.04, (left + right) / 2, right];
  const model = [
    ...[-0.5, 0.5].flatMap((x) =>
      [-0.4, 0.4].map((z) => limb(wood, [x, 0, z], [x, 0.6, z], 0.045, 0.045)),
    ),
    box(wall, [0, 0.95, 0], [0.62, 0.4, 0.5]),
    box(wood, [0, 0.54, 0], [0.66, 0.03, 0.54]),
    ...[-1, 1].map((side) =>
      box(
        planks([0.3, 0.3, 0.32], 0.14),
        [0, 1.5, side * 0.3],
        [0.78, 0.025, 0.42],
        pitch(side * 0.55),
      ),
    ),
    // What closes the gables under the roof.
    ...[-0.6, 0.6].map((x) => box(wall, [x, 1.4, 0], [0.02, 0.16, 0.26])),
    box(plain([0.05, 0.04, 0.04]), [-0.24, 0.78, -0.5], [0.15, 0.2, 0.012]),
    ...[-0.41, -0.07].map((x) => box(white, [x, 0.78, -0.51], [0.022, 0.23, 0.014])),
    box(white, [-0.24, 1.0, -0.51], [0.19, 0.022, 0.014]),
    box(plain([0.1, 0.12, 0.14], { gloss: 0.6 }), [0.3, 1.0, -0.5], [0.15, 0.13, 0.012]),
    ...[-0.16, 0, 0.16].map((dx) => box(white, [0.3 + dx, 1.0, -0.512], [0.016, 0.15, 0.01])),
    ...[-0.14, 0, 0.14].map((dy) => box(white, [0.3, 1.0 + dy, -0.512], [0.17, 0.016, 0.01])),
    // The ladder to its door.
    box(wood, [-0.24, 0.29, -0.83], [0.13, 0.018, 0.44], pitch(-0.69)),
    ...[0.1, 0.22, 0.34, 0.46].map((y) =>
      box(plain(OAK), [-0.24, y + 0.03, -1.11 + y * 1.2], [0.13, 0.016, 0.02]),
    ),
    ...posts.flatMap((x) =>
      [-0.48, 0.48].map((z) => limb(wood, [x, 0, z], [x, 1.0, z], 0.03, 0.03)),
    ),
    ...[-0.48, 0.48].flatMap((z) =>
      [0.06, 1.0].map((y) => limb(wood, [left, y, z], [right, y, z], 0.024, 0.024)),
    ),
    ...[0.06, 1.0].map((y) => limb(wood, [right, y, -0.48], [right, y, 0.48], 0.024, 0.024)),
    ...Array.from({ length: 13 }, (_, n) => left + 0.11 * n).map((x) =>
      limb(wire, [x, 0.06, -0.48], [x + 0.1, 1.0, -0.48], 0.006, 0.006),
    ),
    ...[0.25, 0.44, 0.63, 0.82].map((y) =>
      limb(wire, [left, y, -0.48], [right, y, -0.48], 0.006, 0.006),
    ),
  ];
  return portray(wish, moved(model, { to: [-0.6, 0, 0] }), 0.32, 0.14, 3);
}

/** A heap of compost between posts and slats: earth, peel and leaves, a fork stuck into it. */
export function compostHeap(wish: Wish): Sprite {
  const slat = planks(wish.colour ?? BOARD, 0.1, 'lying');
  const wood = planks(OAK, 0.05);
  const steel = plain([0.5, 0.5, 0.5], { gloss: 0.5 });
  const scraps: readonly Colour[] = [
    [0.86, 0.5, 0.1],
    [0.36, 0.52, 0.16],
    [0.7, 0.2, 0.12],
    [0.62, 0.5, 0.28],
    [0.9, 0.82, 0.36],
  ];
  const heap = Array.from({ length: 44 }, (_, n): Solid => {
    const [c, s] = [Math.cos(n * 2.4), Math.sin(n * 2.4)];
    const out = 0.62 * Math.sqrt(wish.random.unit());
    const up = 0.98 - 0.4 * (out / 0.62) ** 2;
    const look = plain(scraps[n % scraps.length] as Colour);
    return ellipsoid(look, [c * out, up, s * out], [0.07, 0.022, 0.04], 0, yaw(n));
  });
  const model = [
    ...[-0.72, 0.72].flatMap((x) =>
      [-0.62, 0.62].map((z) => limb(wood, [x, 0, z], [x, 0.92, z], 0.045, 0.04)),
    ),
    ...[0.12, 0.36, 0.6, 0.84].flatMap((y) => [
      ...[-0.72, 0.72].map((x) => box(slat, [x * 1.05, y, 0], [0.018, 0.075, 0.66])),
      box(slat, [0, y, 0.66], [0.76, 0.075, 0.018]),
    ]),
    // Before the heap the upper slats are taken out.
    ...[0.12, 0.36].map((y) => box(slat, [0, y, -0.66], [0.76, 0.075, 0.018])),
    ellipsoid(rough(SOIL, 1.6), [0, 0.4, 0], [0.76, 0.56, 0.66]),
    ...heap,
    limb(wood, [0.2, 0.9, -0.1], [0.5, 1.66, -0.2], 0.022, 0.02),
    limb(wood, [0.41, 1.63, -0.19], [0.6, 1.68, -0.2], 0.02, 0.02),
    ...[-0.08, 0, 0.08].map((dx) =>
      limb(steel, [0.2 + dx, 0.92, -0.1], [0.12 + dx, 0.72, -0.08], 0.01, 0.006),
    ),
    limb(steel, [0.11, 0.93, -0.1], [0.29, 0.91, -0.1], 0.012, 0.012),
  ];
  return portray(wish, model, 0.4, 0.2, 3);
}

/** How high a silo is; metres. */
const SILO = 12;

/** A silo of a farm: a tower of steel in rings under a dome, its ladder in a cage, a pipe beside it. */
export function silo(wish: Wish): Sprite {
  const steel = worn(wish.colour ?? TIN, 0.1, { gloss: 0.35 });
  const dark = plain([0.3, 0.31, 0.33], { gloss: 0.3 });
  const wide = 2.3;
  const wall = SILO - wide * 0.72;
  const model = [
    frustum(plain([0.55, 0.53, 0.5]), [0, 0, 0], 0.4, wide + 0.25, wide + 0.25),
    frustum(steel, [0, 0.3, 0], wall, wide, wide),
    ...Array.from({ length: 13 }, (_, n) =>
      ring(dark, [0, 0.9 + (n * wall) / 13, 0], wide + 0.01, 0.05),
    ),
    ellipsoid(steel, [0, wall + 0.3, 0], [wide, wide * 0.72, wide]),
    ellipsoid(dark, [0, SILO + 0.2, 0], [0.4, 0.25, 0.4]),
    ...[-0.25, 0.25].map((dx) =>
      limb(dark, [0.9 + dx, 0.4, -wide - 0.06], [0.9 + dx, wall, -wide - 0.06], 0.04, 0.04),
    ),
    ...Array.from({ length: 24 }, (_, n) => 0.6 + (n * wall) / 25).map((y) =>
      limb(dark, [0.65, y, -wide - 0.06], [1.15, y, -wide - 0.06], 0.03, 0.03),
    ),
    limb(steel, [-wide - 0.3, 0, -0.4], [-wide - 0.3, wall + 0.6, -0.4], 0.2, 0.2),
    limb(steel, [-wide - 0.3, wall + 0.6, -0.4], [-0.5, SILO + 0.1, -0.2], 0.2, 0.2),
  ];
  return portray(wish, model, 0.5, 0.03, 3);
}
