import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth, thicknessAlong } from '../smooth-path.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const GREY: Colour = [0.42, 0.5, 0.58];
const BELLY: Colour = [0.9, 0.9, 0.88];
const EYE: Colour = [0.03, 0.03, 0.03];

const sideways = (wish: Wish, model: Solid[], above = 0.05): Sprite => {
  const turned = looksLeft(wish) ? Math.PI - 0.35 : 0.35;
  return sculpt(model, { yaw: turned, pitch: above, away: 4 }, wish.rays, wish.tall, wish.random);
};

/** Where one sits before its fin. */
const BACK: Back = { at: [0.2, 0.83, 0], man: 0.62, falls: -0.02 };

/** A dolphin in the middle of its leap. */
export function dolphin(wish: Wish): Sprite {
  const skin: Look = {
    paint: (_x, _y, _z, normal) =>
      mixColour(wish.colour ?? GREY, BELLY, smoothstep(-0.15, -0.65, normal[1])),
    gloss: 0.55,
  };
  const fin = plain(scaleColour(wish.colour ?? GREY, 0.8), { gloss: 0.4 });
  const spine = smooth(ARC.map(([place]) => place));
  const thick = thicknessAlong(ARC, spine.length);
  return sideways(wish, [
    ...ridersOn(wish, BACK),
    ...spine
      .slice(1)
      .map((to, n) => limb(skin, spine[n] ?? to, to, thick(n), thick(n + 1), n === 0 ? 0 : 0.06)),
    limb(skin, [0.5, 0.52, 0], [0.7, 0.36, 0], 0.062, 0.026, 0.06),
    ...[-1, 1].flatMap((side) => [
      membrane(
        fin,
        [
          [-0.6, 0.25, 0],
          [-0.76, 0.14, side * 0.24],
          [-0.69, 0.16, 0],
        ],
        0.024,
      ),
      membrane(
        fin,
        [
          [0.28, 0.56, side * 0.12],
          [0.02, 0.36, side * 0.24],
          [0.14, 0.55, side * 0.12],
        ],
        0.026,
      ),
      ball(plain(EYE, { gloss: 0.9 }), [0.47, 0.575, side * 0.092], 0.015),
    ]),
    membrane(
      fin,
      [
        [0.1, 0.82, 0],
        [-0.16, 0.96, 0],
        [-0.14, 0.77, 0],
      ],
      0.024,
    ),
  ]);
}

/** A dolphin's body in its leap: places and thickness from the tail to the brow. */
const ARC: readonly (readonly [Vector, number])[] = [
  [[-0.64, 0.2, 0], 0.026],
  [[-0.46, 0.43, 0], 0.066],
  [[-0.22, 0.61, 0], 0.125],
  [[0.06, 0.69, 0], 0.16],
  [[0.3, 0.66, 0], 0.145],
  [[0.48, 0.56, 0], 0.1],
];
