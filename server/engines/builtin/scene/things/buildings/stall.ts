import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
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
/** Fruit, vegetables, spices and cloth. */
const GOODS: readonly Colour[] = [
  [0.86, 0.42, 0.1],
  [0.76, 0.14, 0.1],
  [0.92, 0.76, 0.2],
  [0.34, 0.52, 0.16],
  [0.5, 0.22, 0.42],
  [0.66, 0.4, 0.18],
];

/** How far a stall beside the way is turned toward it, radians, and a stripe's width. */
const TURNED = 0.75;
const STRIPE = 0.1;

/** A market stall under a striped awning, heaps of goods on its counter; its front turned left where `side` is 1, right where it is −1. */
export function stall({ random, rays, colour, tall }: Wish, side: number): Sprite {
  const model = modelOf(random, colour ?? pick(random, AWNINGS));
  return sculpt(model, { yaw: side * TURNED, pitch: 0.04, away: 2.6 }, rays, tall, random);
}

function modelOf(random: Random, cloth: Colour): Solid[] {
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
    box(plain(scaleColour(cloth, 0.55)), [0, 0.5, 0.31], [0.56, 0.42, 0.01]),
    ...[-0.42, -0.14, 0.14, 0.42].flatMap((x) => heap(random, x)),
  ];
}

/** A crate with a heap of one kind of goods. */
function heap(random: Random, x: number): Solid[] {
  const goods = plain(pick(random, GOODS), { gloss: 0.15 });
  const crate = box(planks(WOOD, 0.03, 'lying'), [x, 0.375, -0.16], [0.12, 0.03, 0.15]);
  const places = [-0.07, 0, 0.07].flatMap((dx) => [-0.25, -0.15, -0.05].map((z) => [dx, z]));
  return [
    crate,
    ...places.map(([dx = 0, z = 0]) =>
      ball(goods, [x + dx, 0.415 + 0.03 * random.unit(), z], 0.042),
    ),
  ];
}
