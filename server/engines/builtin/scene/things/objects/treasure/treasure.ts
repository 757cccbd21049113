import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const GOLD: Colour = [0.95, 0.72, 0.2];
const OAK: Colour = [0.42, 0.25, 0.13];
const IRON: Colour = [0.26, 0.25, 0.25];
const VELVET: Colour = [0.55, 0.05, 0.1];
const GEMS: readonly Colour[] = [
  [0.85, 0.05, 0.15],
  [0.08, 0.3, 0.85],
  [0.05, 0.62, 0.3],
  [0.9, 0.92, 0.98],
];

const gem = (n: number) => plain(GEMS[n % GEMS.length] ?? GOLD, { gloss: 0.95 });

/** Coins in a heap within an oval, its top so high: those below are hidden by those above. */
function coins(random: Random, middle: Vector, wide: number, deep: number, high: number): Solid[] {
  const gold = plain(GOLD, { gloss: 0.8 });
  return [
    ellipsoid(gold, [middle[0], middle[1], middle[2]], [wide, high * 0.85, deep]),
    ...Array.from({ length: 54 }, (_, n): Solid => {
      const [out, around] = [Math.sqrt((n + 0.5) / 54), n * 2.4];
      const at: Vector = [
        middle[0] + wide * 0.94 * out * Math.cos(around),
        middle[1] + high * Math.sqrt(1 - out * out * 0.85) - 0.012,
        middle[2] + deep * 0.94 * out * Math.sin(around),
      ];
      const tip = roll(0.9 * (random.unit() - 0.5));
      return frustum(gold, at, 0.016, 0.048, 0.048, tip);
    }),
  ];
}

/** An open chest of oak with iron bands, full of gold and jewels that spill before it. */
export const treasureChest = (wish: Wish): Sprite =>
  portray(wish, chestModel(wish.random, wish.colour), 0.35, 0.3, 3);

/** A model of it, about 0.7 high, its foot at 0, its front to the viewer. */
export function chestModel(random: Random, colour: Colour | null = null): Solid[] {
  const wood = planks(colour ?? OAK, 0.08, 'lying');
  const iron = plain(IRON, { gloss: 0.5 });
  const gold = plain(GOLD, { gloss: 0.8 });
  const [half, deep, high] = [0.42, 0.26, 0.36];
  const lid = Array.from({ length: 9 }, (_, n): Solid => {
    // The lid is a half barrel of staves, thrown open behind.
    const around = 0.45 + (n / 8) * 2.5;
    const at: Vector = [
      0,
      high + 0.13 + 0.2 * Math.sin(around),
      deep + 0.2 - 0.2 * Math.cos(around),
    ];
    return box(wood, at, [half, 0.014, 0.05], pitch(Math.PI / 2 - around), 0.004);
  });
  return [
    box(wood, [0, 0.18, -deep], [half, 0.18, 0.02]),
    box(wood, [0, 0.18, deep], [half, 0.18, 0.02]),
    ...[-half, half].map((x) => box(wood, [x, 0.18, 0], [0.02, 0.18, deep])),
    ...[-half * 0.72, half * 0.72].map((x) =>
      box(iron, [x, 0.18, -deep - 0.012], [0.035, 0.185, 0.02]),
    ),
    ...[-half, half].map((x) => box(iron, [x, 0.18, -deep], [0.035, 0.19, 0.03])),
    box(iron, [0, 0.34, -deep - 0.006], [half + 0.015, 0.022, 0.025]),
    box(gold, [0, 0.27, -deep - 0.022], [0.055, 0.07, 0.012], undefined, 0.008),
    ball(plain([0.06, 0.05, 0.05]), [0, 0.275, -deep - 0.034], 0.014),
    ...lid,
    ...[-half, half].map((x) => ellipsoid(wood, [x, high + 0.16, deep + 0.2], [0.016, 0.22, 0.21])),
    ...coins(random, [0, 0.3, 0], half * 0.95, deep * 0.94, 0.2),
    ...Array.from({ length: 9 }, (_, n): Solid => {
      const at: Vector = [
        -0.3 + 0.075 * n,
        0.44 + 0.05 * Math.sin(n * 1.7),
        -0.1 + 0.08 * Math.sin(n * 2.9),
      ];
      return ball(gem(n), at, 0.032);
    }),
    ring(gold, [0.17, 0.52, -0.04], 0.075, 0.014, roll(0.5)),
    limb(gold, [-0.2, 0.45, -0.05], [-0.2, 0.62, -0.05], 0.018, 0.016),
    frustum(gold, [-0.2, 0.6, -0.05], 0.1, 0.03, 0.075),
    ...Array.from({ length: 16 }, (_, n): Solid => {
      const [x, z] = [-0.36 + 0.05 * n + 0.03 * random.unit(), -deep - 0.1 - 0.16 * random.unit()];
      return n % 5 === 2
        ? ball(gem(n), [x, 0.026, z], 0.028)
        : frustum(gold, [x, 0.002, z], 0.016, 0.048, 0.048, roll(0.15 * (random.unit() - 0.5)));
    }),
  ];
}

/** A king's crown of gold set with stones, its cap of red velvet and its edge of ermine. */
export function crown(wish: Wish): Sprite {
  const gold = plain(wish.colour ?? GOLD, { gloss: 0.85 });
  const fur = plain([0.93, 0.92, 0.89], { fur: 0.02 });
  const points = Array.from({ length: 8 }, (_, n) => (n / 8) * Math.PI * 2 + 0.2);
  const on = (around: number, out: number, up: number): Vector => [
    out * Math.cos(around),
    up,
    out * Math.sin(around),
  ];
  const model = [
    ellipsoid(plain(VELVET), [0, 0.34, 0], [0.36, 0.26, 0.36]),
    ...Array.from({ length: 26 }, (_, n) =>
      ball(fur, on((n / 26) * Math.PI * 2, 0.42, 0.07), 0.075),
    ),
    frustum(gold, [0, 0.12, 0], 0.15, 0.42, 0.43),
    ring(gold, [0, 0.13, 0], 0.42, 0.022),
    ring(gold, [0, 0.27, 0], 0.43, 0.022),
    ...points.flatMap((around, n) => [
      blade(gold, on(around, 0.43, 0.27), on(around, 0.49, 0.52), 0.085, 0.02, 0.4),
      ball(plain([0.95, 0.94, 0.92], { gloss: 0.7 }), on(around, 0.495, 0.55), 0.036),
      ball(gem(n), on(around, 0.435, 0.2), 0.045),
      ball(gem(n + 2), on(around + Math.PI / 8, 0.435, 0.2), 0.026),
    ]),
    ...[0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2].flatMap((around) => [
      limb(gold, on(around, 0.4, 0.5), on(around, 0.24, 0.66), 0.03, 0.028, 0.02),
      limb(gold, on(around, 0.24, 0.66), on(around, 0, 0.68), 0.028, 0.028, 0.02),
    ]),
    ball(gold, [0, 0.74, 0], 0.07),
    box(gold, [0, 0.86, 0], [0.018, 0.07, 0.018]),
    box(gold, [0, 0.87, 0], [0.05, 0.018, 0.018]),
  ];
  return portray(wish, model, 0.4, 0.12, 3);
}

/** A sword of old, its blade in a stone: a cross of brass, a grip of leather, a round pommel. */
export function swordInStone(wish: Wish): Sprite {
  const steel = plain([0.8, 0.83, 0.88], { gloss: 0.95 });
  const gold = plain(GOLD, { gloss: 0.7 });
  const stone = planks([0.42, 0.41, 0.4], 4);
  const model = [
    ellipsoid(stone, [0, 0.08, 0], [0.36, 0.2, 0.28]),
    ellipsoid(stone, [0.16, 0.04, -0.08], [0.26, 0.14, 0.2], 0.04),
    ellipsoid(stone, [-0.18, 0.03, 0.06], [0.24, 0.13, 0.2], 0.04),
    box(steel, [0, 0.5, 0], [0.04, 0.3, 0.009]),
    box(plain([0.56, 0.58, 0.63], { gloss: 0.9 }), [0, 0.52, 0], [0.009, 0.27, 0.0115]),
    box(gold, [0, 0.81, 0], [0.15, 0.019, 0.022], undefined, 0.01),
    ...[-0.15, 0.15].map((x) => ball(gold, [x, 0.81, 0], 0.03)),
    limb(plain([0.3, 0.14, 0.08]), [0, 0.82, 0], [0, 0.96, 0], 0.02, 0.018),
    ...[0.85, 0.88, 0.91, 0.94].map((y) => ring(gold, [0, y, 0], 0.0195, 0.003)),
    ball(gold, [0, 0.99, 0], 0.037),
    ball(gem(wish.random.below(3)), [0, 0.81, -0.02], 0.02),
  ];
  return portray(wish, model, 0.35, 0.1, 3);
}
