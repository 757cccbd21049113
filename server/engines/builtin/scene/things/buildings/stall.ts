import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { bulb } from '../objects/fairy-lights.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { type Goods, goodsOn, WOOD } from './stall-goods.ts';

const AWNINGS: readonly Colour[] = [
  [0.8, 0.16, 0.13],
  [0.9, 0.6, 0.12],
  [0.14, 0.42, 0.62],
  [0.2, 0.52, 0.28],
  [0.62, 0.2, 0.5],
  [0.88, 0.36, 0.12],
];
const WHITE: Colour = [0.94, 0.92, 0.86];
/** The cloth of a Christmas market. */
const FESTIVE: readonly Colour[] = [
  [0.72, 0.1, 0.1],
  [0.12, 0.36, 0.2],
];
/** What is sold there is lit by lamps under the roof, and so is the wall behind it. */
const LAMPLIT: Colour = [1, 0.72, 0.38];

/** How far a stall beside the way is turned toward it, radians, and a stripe's width. */
const TURNED = 0.75;
const STRIPE = 0.1;

/** A market stall under a striped awning, goods on its counter; its front turned left where `side` is 1, right where it is −1. */
export function stall(
  { random, rays, colour, tall }: Wish,
  side: number,
  goods: Goods = 'all sorts',
): Sprite {
  const model = stallOf(
    random,
    colour ?? pick(random, goods === 'christmas' ? FESTIVE : AWNINGS),
    goods,
  );
  return sculpt(model, { yaw: side * TURNED, pitch: 0.04, away: 2.6 }, rays, tall, random);
}

/** The model of a stall under an awning of that colour: about 1 high, its foot at 0, its front to the eye. */
export function stallOf(random: Random, cloth: Colour, goods: Goods): Solid[] {
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
    ...goodsOn(random, goods),
    ...(goods === 'christmas' ? lit(random) : []),
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
