import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, lift, limb, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { spine } from '../spine.ts';

const BLUE: Colour = [0.12, 0.42, 0.62];
const BLACK: Colour = [0.05, 0.06, 0.07];
const CLEAR: Colour = [0.86, 0.92, 0.95];

/** So high that all of it is above the model's ground. */
const ALOFT = 1.2;

/** A dragonfly on the wing: a long thin body with dark rings, great eyes, four clear veined wings held out. */
export function dragonfly(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turned = 0.45 + 0.35 * random.unit();
  const yawed = looksLeft(wish) ? Math.PI - turned : turned;
  const model = [...bodyOf(wish.colour ?? BLUE), ...wings()].map((piece) => lift(piece, ALOFT));
  return sculpt(model, { yaw: yawed, pitch: 0.62, away: 4 }, rays, tall, random);
}

function bodyOf(base: Colour): Solid[] {
  const shine: Look = {
    paint: (x) => {
      const ring = smoothstep(0.75, 0.95, Math.sin(x * 34));
      return mixColour(base, BLACK, x < -0.1 ? 0.85 * ring : 0.3);
    },
    gloss: 0.7,
  };
  const eye = plain(mixColour(base, [0.3, 0.6, 0.3], 0.4), { gloss: 0.95 });
  const leg = plain(BLACK);
  return [
    ...spine(
      shine,
      [
        [[-1.3, 0.02, 0], 0.034],
        [[-1.1, 0.03, 0], 0.042],
        [[-0.6, 0.02, 0], 0.034],
        [[-0.2, 0, 0], 0.055],
      ],
      0.02,
    ),
    ellipsoid(shine, [0.02, 0.01, 0], [0.24, 0.15, 0.13], 0.04),
    ball(shine, [0.29, 0.01, 0], 0.09, 0.02),
    ...[-1, 1].flatMap((side) => [
      ball(eye, [0.32, 0.05, side * 0.085], 0.105),
      ...[0.12, 0.02].map((x) =>
        limb(leg, [x, -0.1, side * 0.05], [x + 0.14, -0.26, side * 0.12], 0.016, 0.008),
      ),
    ]),
  ];
}

/** Two pairs of wings, the hind ones broader at their roots, each with a dark spot near its tip. */
function wings(): Solid[] {
  const look = (root: number): Look => ({
    paint: (x, _y, z) => {
      const out = Math.abs(z);
      const veins = Math.abs(Math.sin(out * 28)) * Math.abs(Math.sin((x - root) * 34 + out * 5));
      const mark = smoothstep(0.05, 0.03, Math.abs(out - 0.98));
      const skin = mixColour(scaleColour(CLEAR, 0.55), CLEAR, smoothstep(0.02, 0.2, veins));
      return mixColour(skin, BLACK, 0.8 * mark);
    },
    gloss: 0.5,
  });
  return [-1, 1].flatMap((side) =>
    (
      [
        [0.1, 0.14, 0.13, 0.1],
        [-0.1, -0.16, 0.16, 0.02],
      ] as const
    ).map(([root, swept, deep, raised]) =>
      ellipsoid(
        look(root),
        [root + swept * 0.5, 0.12 + raised, side * 0.62],
        [deep, 0.012, 0.58],
        0,
        after(yaw(side * swept), pitch(side * -(0.06 + raised))),
      ),
    ),
  );
}
