import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, ellipsoid, limb, type Look, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { plain, rough } from '../sculpt/looks.ts';

/** Back, breast, head. */
type Plumage = readonly [back: Colour, breast: Colour, head: Colour];

const PLUMAGES: readonly Plumage[] = [
  [
    [0.36, 0.28, 0.22],
    [0.78, 0.34, 0.16],
    [0.4, 0.31, 0.24],
  ],
  [
    [0.2, 0.38, 0.62],
    [0.86, 0.66, 0.3],
    [0.18, 0.36, 0.64],
  ],
  [
    [0.3, 0.29, 0.32],
    [0.86, 0.84, 0.8],
    [0.14, 0.13, 0.15],
  ],
  [
    [0.42, 0.48, 0.2],
    [0.88, 0.8, 0.34],
    [0.24, 0.3, 0.5],
  ],
];
const BEAK: Colour = [0.24, 0.2, 0.18];
const LEG: Colour = [0.42, 0.3, 0.22];
const EYE: Colour = [0.03, 0.03, 0.03];
const ORANGE: Colour = [0.9, 0.45, 0.1];
const WHITE: Plumage = [
  [0.92, 0.91, 0.89],
  [0.95, 0.94, 0.92],
  [0.94, 0.93, 0.91],
];

const feathers = (colour: Colour, fur: number, uneven = 0.14): Look => ({
  paint: (x, y, z) =>
    scaleColour(colour, 1 + uneven * Math.sin(x * 46 + y * 30) * Math.sin(y * 52 + z * 20)),
  fur,
});

/** A songbird on a stone, its wings folded. */
export function perchedBird(wish: Wish): Sprite {
  const { random, rays, colour, tall } = wish;
  const [back, breast, head] = colour === null ? pick(random, PLUMAGES) : dyed(colour);
  const model = [...songbird(back, breast, head), ...stone()];
  const turned = 0.35 + 0.3 * random.unit();
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  return sculpt(model, { yaw, pitch: 0.08, away: 4 }, rays, tall, random);
}

const dyed = (colour: Colour): Plumage => [
  scaleColour(colour, 0.75),
  mixColour(colour, [0.95, 0.93, 0.88], 0.45),
  colour,
];

function songbird(back: Colour, breast: Colour, cap: Colour): Solid[] {
  const coat: Look = {
    paint: (x, y, _z, normal) =>
      mixColour(back, breast, smoothstep(0.25, -0.2, normal[1] - x * 0.6 + (y - 0.6) * 0.2)),
    fur: 0.035,
  };
  const wing = feathers(scaleColour(back, 0.72), 0.03);
  return [
    ellipsoid(coat, [0, 0.55, 0], [0.32, 0.22, 0.21], 0, roll(0.5)),
    ball(coat, [0.14, 0.62, 0], 0.19, 0.16),
    ball(feathers(cap, 0.025), [0.25, 0.82, 0], 0.145, 0.12),
    limb(plain(BEAK, { gloss: 0.3 }), [0.37, 0.81, 0], [0.49, 0.79, 0], 0.04, 0.008),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, [-0.1, 0.53, side * 0.18], [0.32, 0.13, 0.06], 0.04, roll(0.62)),
      ball(plain(EYE, { gloss: 0.9 }), [0.325, 0.845, side * 0.105], 0.03),
      limb(plain(LEG), [0.02, 0.4, side * 0.07], [0.05, 0.21, side * 0.07], 0.022, 0.016),
      limb(plain(LEG), [0.05, 0.21, side * 0.07], [0.13, 0.2, side * 0.08], 0.016, 0.012),
    ]),
    limb(wing, [-0.26, 0.42, 0], [-0.55, 0.26, 0], 0.08, 0.05, 0.08),
  ];
}

const STONE: Colour = [0.4, 0.37, 0.33];

const stone = (): Solid[] => [
  ellipsoid(rough(STONE, 3), [0, 0.05, 0], [0.42, 0.17, 0.3]),
  ellipsoid(rough(scaleColour(STONE, 0.85), 3), [-0.3, 0.02, -0.1], [0.24, 0.11, 0.2], 0.05),
];

/** A swan as it swims; what is under the water is not drawn. */
export function swan(wish: Wish): Sprite {
  const { random, rays, colour, tall } = wish;
  const [back, breast, head] = colour === null ? WHITE : dyed(colour);
  const body = feathers(breast, 0.02, 0.03);
  const wing = feathers(back, 0.03, 0.05);
  const skin = feathers(head, 0.012, 0.02);
  const neck: readonly Vector[] = [
    [0.36, 0.16, 0],
    [0.52, 0.34, 0],
    [0.42, 0.58, 0],
    [0.46, 0.78, 0],
    [0.6, 0.83, 0],
  ];
  const model = [
    ellipsoid(body, [0, 0.1, 0], [0.52, 0.19, 0.24]),
    limb(body, [-0.4, 0.16, 0], [-0.68, 0.26, 0], 0.1, 0.02, 0.1),
    ...neck
      .slice(1)
      .map((to, n) => limb(skin, neck[n] ?? to, to, 0.09 - n * 0.012, 0.078 - n * 0.012, 0.06)),
    ellipsoid(skin, [0.62, 0.83, 0], [0.075, 0.056, 0.052], 0.03),
    limb(plain(ORANGE, { gloss: 0.3 }), [0.68, 0.815, 0], [0.78, 0.77, 0], 0.028, 0.015),
    ball(plain(EYE), [0.685, 0.84, 0], 0.02),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, [-0.08, 0.2, side * 0.17], [0.44, 0.14, 0.08], 0.06, roll(-0.16)),
      ellipsoid(wing, [-0.22, 0.25, side * 0.13], [0.36, 0.08, 0.06], 0.04, roll(-0.22)),
      ball(plain(EYE), [0.655, 0.848, side * 0.042], 0.012),
    ]),
  ];
  const yaw = random.unit() < 0.5 ? 0.3 : Math.PI - 0.3;
  return sculpt(model, { yaw, pitch: 0.06, away: 4 }, rays, tall, random);
}
