import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { bulb } from '../objects/fairy-lights.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const AWNINGS: readonly Colour[] = [
  [0.8, 0.16, 0.13],
  [0.9, 0.6, 0.12],
  [0.14, 0.42, 0.62],
  [0.2, 0.52, 0.28],
  [0.62, 0.2, 0.5],
  [0.88, 0.36, 0.12],
];
const WHITE: Colour = [0.94, 0.92, 0.86];
const WOOD: Colour = [0.5, 0.35, 0.22];
/** Oranges, apples, lemons, and what else fruit and vegetables are. */
const FRUIT: readonly Colour[] = [
  [0.86, 0.42, 0.1],
  [0.76, 0.14, 0.1],
  [0.92, 0.76, 0.2],
  [0.34, 0.52, 0.16],
];
const FLOWERS: readonly Colour[] = [
  [0.88, 0.3, 0.46],
  [0.94, 0.9, 0.86],
  [0.94, 0.74, 0.18],
  [0.58, 0.36, 0.72],
  [0.82, 0.14, 0.16],
];
/** Spices and cloth too. */
const ALL_SORTS: readonly Colour[] = [...FRUIT, [0.5, 0.22, 0.42], [0.66, 0.4, 0.18]];
/** The cloth of a Christmas market. */
const FESTIVE: readonly Colour[] = [
  [0.72, 0.1, 0.1],
  [0.12, 0.36, 0.2],
];
/** What is sold there is lit by lamps under the roof, and so is the wall behind it. */
const LAMPLIT: Colour = [1, 0.72, 0.38];
const ZINC: Colour = [0.6, 0.62, 0.63];
const LEAF: Colour = [0.24, 0.42, 0.16];

/** Ice, and what lies on it. */
const ICE: Colour = [0.86, 0.92, 0.95];
const SCALES: readonly Colour[] = [
  [0.6, 0.66, 0.72],
  [0.42, 0.5, 0.6],
  [0.78, 0.5, 0.44],
];
/** How high and how far toward the seller the crates of the two tiers stand: those on the counter, and before it. */
type Tier = readonly [high: number, out: number];
const TIERS: readonly Tier[] = [
  [0.37, -0.14],
  [0.19, -0.45],
];

/** What a stall sells. */
export type Goods = 'fruit' | 'flower' | 'fish' | 'all sorts' | 'christmas';

/** How far a stall beside the way is turned toward it, radians, and a stripe's width. */
const TURNED = 0.75;
const STRIPE = 0.1;

/** A market stall under a striped awning, goods on its counter; its front turned left where `side` is 1, right where it is −1. */
export function stall(
  { random, rays, colour, tall }: Wish,
  side: number,
  goods: Goods = 'all sorts',
): Sprite {
  const model = modelOf(
    random,
    colour ?? pick(random, goods === 'christmas' ? FESTIVE : AWNINGS),
    goods,
  );
  return sculpt(model, { yaw: side * TURNED, pitch: 0.04, away: 2.6 }, rays, tall, random);
}

function modelOf(random: Random, cloth: Colour, goods: Goods): Solid[] {
  const kinds = goods === 'fruit' ? FRUIT : ALL_SORTS;
  const first = random.below(kinds.length);
  const offer = (column: number, tier: Tier): Solid[] => {
    const row = TIERS.indexOf(tier);
    const x = -0.42 + 0.28 * column;
    const colour = kinds[(first + column + 2 * row) % kinds.length] as Colour;
    if (goods === 'fish') return row === 0 ? fishOn(random, x) : [];
    if (goods !== 'flower') return heap(random, [x, tier[0], tier[1]], colour);
    return row === 0 ? bunch(random, x) : [];
  };
  const striped: Look = {
    paint: (x) => (Math.abs(Math.floor(x / STRIPE)) % 2 === 0 ? cloth : WHITE),
  };
  const wood = planks(WOOD, 0.06, 'lying');
  const post = plain(scaleColour(WOOD, 0.8));
  const posts = [-0.56, 0.56].flatMap((x) => [
    limb(post, [x, 0, -0.34], [x, 0.82, -0.34], 0.018, 0.018),
    limb(post, [x, 0, 0.3], [x, 0.98, 0.3], 0.018, 0.018),
  ]);
  return [
    ...posts,
    // The awning slopes toward who buys, and hangs over a little.
    box(striped, [0, 0.9, -0.06], [0.62, 0.012, 0.46], pitch(0.26)),
    box(striped, [0, 0.73, -0.5], [0.62, 0.055, 0.01]),
    box(wood, [0, 0.34, -0.12], [0.58, 0.018, 0.24]),
    box(wood, [0, 0.17, -0.32], [0.56, 0.15, 0.012]),
    ...(goods === 'flower' ? [] : [box(wood, [0, 0.09, -0.44], [0.58, 0.09, 0.12])]),
    box(plain(scaleColour(cloth, 0.55)), [0, 0.5, 0.31], [0.56, 0.42, 0.01]),
    ...TIERS.flatMap((tier) => [0, 1, 2, 3].flatMap((column) => offer(column, tier))),
    ...(goods === 'christmas' ? lit(random) : []),
    ...(goods === 'flower' ? [-0.4, -0.05, 0.3].flatMap((x) => inPail(random, x)) : []),
  ];
}

/** The wooden walls of a Christmas stall, warm with the lamp between them, and lights along the edge of its roof. */
function lit(random: Random): Solid[] {
  const warm = (x: number, y: number) =>
    0.3 + 0.5 * Math.max(0, 1 - Math.hypot(x / 0.62, (y - 0.72) / 0.42));
  const planked = planks(WOOD, 0.06, 'lying');
  const wall: Look = {
    paint: (x, y, z, normal) => {
      const wood = planked.paint(x, y, z, normal);
      return [
        LAMPLIT[0] * (0.35 + wood[0]),
        LAMPLIT[1] * (0.3 + wood[1]),
        LAMPLIT[2] * (0.25 + wood[2]),
      ];
    },
    glow: warm,
  };
  const side = planks(scaleColour(WOOD, 0.8), 0.07, 'lying');
  return [
    box(wall, [0, 0.6, 0.29], [0.55, 0.3, 0.01]),
    ...[-0.58, 0.58].map((x) => box(side, [x, 0.42, 0.06], [0.012, 0.42, 0.27])),
    ...Array.from({ length: 11 }, (_, n) =>
      bulb([-0.58 + 0.116 * n, 0.665 - 0.012 * (n % 2), -0.515], 0.017 + 0.003 * random.unit()),
    ),
    bulb([-0.24, 0.74, -0.1], 0.045),
    bulb([0.24, 0.74, -0.1], 0.045),
  ];
}

/** A crate with a heap of one kind of goods, tilted toward who buys. */
function heap(random: Random, [x, y, z]: Vector, colour: Colour): Solid[] {
  const goods = plain(colour, { gloss: 0.15 });
  const crate = box(planks(WOOD, 0.03, 'lying'), [x, y + 0.02, z], [0.125, 0.04, 0.13], pitch(0.3));
  const places = [-0.085, 0, 0.085].flatMap((dx) => [-0.09, 0, 0.09].map((dz) => [dx, dz]));
  return [
    crate,
    ...places.map(([dx = 0, dz = 0]) =>
      ball(goods, [x + dx, y + 0.075 + 0.3 * dz + 0.02 * random.unit(), z + dz], 0.05),
    ),
    ball(goods, [x - 0.03, y + 0.13, z - 0.02], 0.05),
    ball(goods, [x + 0.05, y + 0.14, z + 0.05], 0.05),
  ];
}

/** Fish on ice. */
function fishOn(random: Random, x: number): Solid[] {
  return [
    box(plain(ICE, { gloss: 0.4 }), [x, 0.38, -0.16], [0.135, 0.03, 0.17], pitch(0.3)),
    ...[-0.09, -0.02, 0.05, 0.11].flatMap((dx) => {
      const skin = plain(scaleColour(pick(random, SCALES), 0.85 + 0.3 * random.unit()), {
        gloss: 0.6,
      });
      const [y, at] = [0.425, x + dx];
      return [
        limb(skin, [at, y - 0.03, -0.28], [at, y + 0.02, -0.12], 0.018, 0.034),
        limb(skin, [at, y + 0.02, -0.12], [at, y + 0.05, -0.02], 0.034, 0.008),
        box(skin, [at, y + 0.055, 0.01], [0.026, 0.004, 0.02], pitch(0.3)),
      ];
    }),
  ];
}

/** How a bunch spreads from its middle: across, up and toward who buys. */
const SPREAD: readonly Vector[] = [
  [0, 0.07, 0],
  [-0.07, 0.045, 0.02],
  [0.07, 0.045, -0.01],
  [0.02, 0.04, -0.08],
  [-0.05, 0.02, -0.08],
  [0.06, 0.015, -0.09],
  [-0.02, 0.06, 0.07],
];

/** Flowers of one kind over their leaves, so high above the ground. */
function flowersAt(random: Random, [x, y, z]: Vector): Solid[] {
  const petals = plain(pick(random, FLOWERS));
  return [
    ball(plain(LEAF), [x, y, z], 0.085),
    ...SPREAD.map(([dx, dy, dz]) =>
      ball(petals, [x + dx, y + dy + 0.02 * random.unit(), z + dz], 0.036 + 0.01 * random.unit()),
    ),
  ];
}

/** A bunch on the counter. */
const bunch = (random: Random, x: number): Solid[] => flowersAt(random, [x, 0.44, -0.16]);

/** A bunch in a pail before the stall. */
const inPail = (random: Random, x: number): Solid[] => [
  frustum(plain(ZINC, { gloss: 0.3 }), [x, 0, -0.5], 0.16, 0.06, 0.08),
  ...flowersAt(random, [x, 0.2, -0.5]),
];
