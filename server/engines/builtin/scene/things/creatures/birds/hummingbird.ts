import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { flowerAt, isAtFlower } from '../insects/at-flower.ts';
import { feather, featheringOf, type Spread, wingOf } from './wings.ts';

const GREEN: Colour = [0.08, 0.46, 0.22];
const GORGET: Colour = [0.84, 0.06, 0.22];
const PALE: Colour = [0.86, 0.85, 0.8];
const DUSK: Colour = [0.2, 0.2, 0.24];
const BILL: Colour = [0.09, 0.08, 0.09];
const EYE: Colour = [0.03, 0.03, 0.03];

/** Its wings, thrown up and back as it hovers. */
const HOVERING: Spread = {
  shoulder: [0.06, 0.1, 0.1],
  wrist: [0.04, 0.24, 0.2],
  hand: [-0.04, 0.42, 0.32],
  tips: [
    [-0.2, 0.92, 0.6],
    [-0.44, 0.5, 0.44],
  ],
  inner: [-0.3, 0.12, 0.18],
  feathers: [9, 5],
  wide: 0.06,
  fingered: 0.2,
  lifted: 0.9,
};
/** How steeply it hovers, radians, where its middle is by itself and before a flower, and where that flower's head is and how it is turned. */
const STEEP = 0.62;
const ALOFT: Vector = [0, 1, 0];
const BEFORE: Vector = [-0.28, 1.06, 0];
const FLOWER = { crown: [0.6, 1.28, 0] as Vector, size: 0.3, tilt: roll(0.95) } as const;

/** A hummingbird that hovers, its bill in a flower where it is said to be at one. */
export function hummingbird(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const isAt = isAtFlower(wish);
  const own = { by: roll(STEEP), to: isAt ? BEFORE : ALOFT };
  const model = [
    ...(isAt ? flowerAt(wish, FLOWER.crown, FLOWER.size, FLOWER.tilt) : []),
    ...moved(bird(wish), own),
  ];
  const turn = 0.28 + 0.16 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.06, away: 4 }, rays, tall, random);
}

function bird({ random, colour }: Wish): Solid[] {
  const back = colour ?? GREEN;
  const scaly = (x: number, y: number, z: number) =>
    0.86 + 0.28 * Math.abs(Math.sin(x * 46 + z * 17) * Math.sin(y * 50 - z * 30));
  const coat: Look = {
    paint: (x, y, z, normal) =>
      scaleColour(mixColour(back, PALE, smoothstep(0.05, -0.4, normal[1])), scaly(x, y, z)),
    fur: 0.012,
    gloss: 0.3,
  };
  const head: Look = { paint: (x, y, z) => scaleColour(back, scaly(x, y, z)), gloss: 0.35 };
  const gorget: Look = { paint: (x, y, z) => scaleColour(GORGET, scaly(x, y, z)), gloss: 0.5 };
  const quill = featheringOf(random, scaleColour(DUSK, 1.7), DUSK, mixColour(back, DUSK, 0.4), 0);
  return [
    ellipsoid(coat, [0, 0, 0], [0.3, 0.14, 0.13]),
    ball(coat, [0.14, 0.02, 0], 0.135, 0.1),
    ball(head, [0.31, 0.02, 0], 0.118, 0.06),
    ellipsoid(gorget, [0.27, -0.075, 0], [0.11, 0.07, 0.09], 0.02),
    limb(plain(BILL, { gloss: 0.4 }), [0.4, -0.02, 0], [0.82, -0.25, 0], 0.022, 0.008),
    ...[-1, 1].flatMap((side) => [
      ball(plain(EYE, { gloss: 0.95 }), [0.365, 0.045, side * 0.085], 0.027),
      ball(plain([1, 1, 1]), [0.385, 0.06, side * 0.105], 0.007),
      ...wingOf(HOVERING, quill, side === 1 ? 1 : -1),
    ]),
    ...[-2, -1, 0, 1, 2].map((n) =>
      feather(
        quill,
        [-0.24, -0.01, n * 0.014],
        [-0.56, -0.03, n * 0.085],
        [0.036, 0.05],
        pitch(Math.PI / 2),
      ),
    ),
  ];
}
