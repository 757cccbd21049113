import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks, rough, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STRAW: Colour = [0.86, 0.7, 0.34];
const SACK: Colour = [0.76, 0.62, 0.42];
const POLE: Colour = [0.4, 0.29, 0.19];
const DARK: Colour = [0.1, 0.08, 0.07];
const SHIRTS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.66, 0.15, 0.12],
    [0.16, 0.1, 0.1],
  ],
  [
    [0.2, 0.34, 0.56],
    [0.84, 0.8, 0.7],
  ],
  [
    [0.3, 0.42, 0.24],
    [0.74, 0.6, 0.24],
  ],
];
const TROUSERS: Colour = [0.2, 0.27, 0.4];
const PATCH: Colour = [0.74, 0.5, 0.2];
const BAND: Colour = [0.42, 0.12, 0.1];

/** Where its head is, and how far its sleeves reach to each side and how they hang, of a height of about 1. */
const HEAD: Vector = [0, 0.84, 0];
const SLEEVE = { from: 0.1, to: 0.4, y: 0.68, sags: 0.03 } as const;

/** A scarecrow on its pole: arms stretched out in a checked shirt, patched trousers, straw at its cuffs, a head of sackcloth with a sewn face under a hat of straw. */
export function scarecrow(wish: Wish): Sprite {
  const { random } = wish;
  const [cloth, check] = pick(random, SHIRTS);
  const shirt = checked(wish.colour ?? cloth, check);
  return portray(wish, [...frame(), ...body(shirt, random), ...head()], 0.16, 0.05, 3);
}

/** Cloth with stripes both ways. */
const checked = (cloth: Colour, stripe: Colour): Look => ({
  paint: (x, y, z) => {
    const lies = Math.sin(y * 110) > 0.35;
    const stands = Math.sin((x + 0.4 * z) * 110) > 0.35;
    if (lies && stands) return stripe;
    return lies || stands ? scaleColour(cloth, 0.62) : cloth;
  },
});

function frame(): Solid[] {
  const wood = planks(POLE, 0.03);
  return [
    limb(wood, [0, 0, 0.02], [0, 0.84, 0.02], 0.018, 0.016),
    limb(wood, [-0.5, SLEEVE.y - 0.01, 0.02], [0.5, SLEEVE.y + 0.01, 0.02], 0.014, 0.012),
  ];
}

function body(shirt: Look, random: Random): Solid[] {
  const legs = worn(TROUSERS, 0.2);
  const { from, to, y, sags } = SLEEVE;
  return [
    ellipsoid(shirt, [0, 0.6, 0], [0.125, 0.14, 0.085]),
    frustum(shirt, [0, 0.43, 0], 0.16, 0.13, 0.11),
    ...[-1, 1].flatMap((side) => [
      limb(shirt, [side * from, y, 0], [side * to, y - sags, 0], 0.064, 0.052, 0.03),
      limb(shirt, [side * 0.2, y - 0.03, 0], [side * 0.36, y - 0.07, 0], 0.035, 0.03, 0.04),
      ...straws([side * (to + 0.01), y - sags, 0], [side, -0.55], 12, random),
      limb(legs, [side * 0.055, 0.45, 0], [side * 0.095, 0.17, 0], 0.068, 0.056, 0.03),
      ...straws([side * 0.095, 0.17, 0], [side * 0.2, -1], 9, random),
    ]),
    limb(plain(POLE), [-0.115, 0.445, -0.05], [0.115, 0.445, -0.05], 0.014, 0.014),
    box(plain(PATCH), [0.1, 0.31, -0.058], [0.028, 0.032, 0.006], roll(0.2)),
    box(plain([0.62, 0.2, 0.16]), [-0.05, 0.6, -0.082], [0.03, 0.03, 0.006], roll(-0.15)),
    ...straws([0, 0.735, -0.03], [0, -1], 12, random),
  ];
}

/** A head of sackcloth with buttons for eyes and a sewn mouth, tied at the neck, and a wide hat. */
function head(): Solid[] {
  const [x, y] = HEAD;
  const sack = rough(SACK, 2);
  const thread = plain(DARK);
  const straw: Look = {
    ...worn(STRAW, 0.2),
    bump: (at, up, z) => 0.004 * Math.sin(Math.atan2(z, at) * 40) * Math.sin(up * 200),
  };
  return [
    ellipsoid(sack, [x, y, 0], [0.085, 0.1, 0.082]),
    limb(plain(BAND), [-0.045, 0.745, -0.03], [0.045, 0.745, -0.03], 0.02, 0.02),
    ...[-0.033, 0.033].map((at) =>
      ball(plain(DARK, { gloss: 0.5 }), [at, y + 0.012, -0.075], 0.013),
    ),
    frustum(plain([0.84, 0.4, 0.12]), [0, y - 0.028, -0.08], 0.03, 0.013, 0.004),
    ...Array.from({ length: 6 }, (_, n): Solid => {
      const at = (n - 2.5) * 0.017;
      const up = y - 0.056 + 5 * at * at;
      return limb(thread, [at, up - 0.009, -0.066], [at, up + 0.009, -0.068], 0.0035, 0.0035);
    }),
    limb(thread, [-0.046, y - 0.043, -0.064], [0, y - 0.056, -0.07], 0.0035, 0.0035),
    limb(thread, [0.046, y - 0.043, -0.064], [0, y - 0.056, -0.07], 0.0035, 0.0035),
    frustum(straw, [0, y + 0.055, 0], 0.014, 0.19, 0.17),
    frustum(straw, [0, y + 0.06, 0], 0.1, 0.092, 0.06),
    frustum(plain(BAND), [0, y + 0.066, 0], 0.024, 0.095, 0.09),
  ];
}

/** Straws that stick out of an opening, the way it looks. */
function straws(
  at: Vector,
  [dx, dy]: readonly [number, number],
  count: number,
  random: Random,
): Solid[] {
  const look = plain(STRAW);
  return Array.from({ length: count }, () => {
    const long = 0.06 + 0.06 * random.unit();
    const [sx, sy, sz] = [random.unit() - 0.5, random.unit() - 0.5, random.unit() - 0.5];
    const start: Vector = [at[0] + 0.04 * sx, at[1] + 0.04 * sy, at[2] + 0.06 * sz];
    const tip: Vector = [
      start[0] + long * (dx + 0.9 * sx),
      start[1] + long * (dy + 0.7 * sy),
      start[2] + long * 0.9 * sz,
    ];
    return limb(look, start, tip, 0.005, 0.003);
  });
}
