import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const GREY: Colour = [0.36, 0.42, 0.48];
const BELLY: Colour = [0.9, 0.91, 0.9];
const DARK: Colour = [0.04, 0.04, 0.05];
/** How high it swims above the model's ground. */
const UP = 0.5;

/** Where one sits before its fin. */
const BACK: Back = { at: [0.26, UP + 0.15, 0], man: 0.6 };

/** A shark that swims, seen from its side and a little from before. */
export function shark(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turn = 0.42 + 0.25 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  const swims = [...model(wish.colour ?? GREY), ...ridersOn(wish, BACK)];
  return sculpt(swims, { yaw, pitch: 0.02, away: 4 }, rays, tall, random);
}

function model(colour: Colour): Solid[] {
  const skin: Look = {
    paint: (x, y, z, normal) => {
      const edge = 0.03 * Math.sin(x * 13) + 0.012 * Math.sin(x * 41);
      const pale = smoothstep(0.02, -0.03, y - UP + 0.035 + edge) * smoothstep(0.5, 0.1, normal[1]);
      const gills =
        x > 0.27 && x < 0.4 && y > UP - 0.09 && y < UP + 0.05 && Math.sin(x * 190) > 0.72;
      const level = gills ? 0.45 : 0.95 + 0.06 * Math.sin(x * 30 + z * 40 + y * 20);
      return scaleColour(mixColour(colour, BELLY, pale), level);
    },
    gloss: 0.3,
  };
  const fin = plain(scaleColour(colour, 0.86), { gloss: 0.2 });
  return [
    ellipsoid(skin, [0.12, UP, 0], [0.56, 0.165, 0.145]),
    limb(skin, [0.4, UP + 0.01, 0], [0.74, UP + 0.03, 0], 0.115, 0.035, 0.1),
    limb(skin, [-0.3, UP, 0], [-0.82, UP + 0.02, 0], 0.12, 0.03, 0.14),
    membrane(
      fin,
      [
        [0.16, UP + 0.12, 0],
        [-0.1, UP + 0.42, 0],
        [-0.14, UP + 0.12, 0],
      ],
      0.026,
    ),
    membrane(
      fin,
      [
        [-0.5, UP + 0.05, 0],
        [-0.62, UP + 0.15, 0],
        [-0.63, UP + 0.04, 0],
      ],
      0.02,
    ),
    membrane(
      fin,
      [
        [-0.76, UP + 0.04, 0],
        [-1.06, UP + 0.36, 0],
        [-0.88, UP + 0.0, 0],
      ],
      0.024,
    ),
    membrane(
      fin,
      [
        [-0.76, UP + 0.0, 0],
        [-0.98, UP - 0.2, 0],
        [-0.86, UP + 0.03, 0],
      ],
      0.024,
    ),
    membrane(
      fin,
      [
        [-0.4, UP - 0.08, 0],
        [-0.56, UP - 0.18, 0],
        [-0.54, UP - 0.05, 0],
      ],
      0.02,
    ),
    ...[-1, 1].flatMap((side) => [
      membrane(
        fin,
        [
          [0.26, UP - 0.08, side * 0.1],
          [-0.02, UP - 0.24, side * 0.46],
          [0.04, UP - 0.1, side * 0.1],
        ],
        0.026,
      ),
      ball(plain(DARK, { gloss: 0.9 }), [0.57, UP + 0.045, side * 0.075], 0.019),
      // The mouth is far below the snout.
      limb(
        plain(DARK),
        [0.6, UP - 0.075, side * 0.02],
        [0.5, UP - 0.085, side * 0.075],
        0.01,
        0.008,
      ),
    ]),
  ];
}
