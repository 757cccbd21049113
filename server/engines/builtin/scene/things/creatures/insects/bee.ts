import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, mirror, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { flowerAt, isAtFlower } from './at-flower.ts';

const YELLOW: Colour = [0.95, 0.66, 0.08];
const BLACK: Colour = [0.07, 0.05, 0.04];
const WING: Colour = [0.86, 0.9, 0.95];
const VEIN: Colour = [0.42, 0.36, 0.3];

/** Where the flower's head is on which a bee sits, how large that is, and how far it leans to the eye, radians. */
const FLOWER = { crown: [0, 0.72, 0] as Vector, size: 0.52, leans: 0.95 } as const;
/** How a bee sits on it: its size, how it is turned, where it is. */
const SITS = {
  size: 0.44,
  by: after(pitch(-0.5), yaw(0.3)),
  to: [0, 0.68, -0.24] as Vector,
} as const;

/** Where one sits on its breast. */
const BACK: Back = { at: [0.06, 0.66, 0], man: 0.66 };

/** A bee on the wing, or on a flower where it is said to be: a furry breast, a striped body, four clear wings. */
export function bee(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const isLeft = looksLeft(wish);
  const turned = 0.3 + 0.3 * random.unit();
  const model = [...body(wish.colour ?? YELLOW), ...wings(), ...limbs(), ...ridersOn(wish, BACK)];
  const view = { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.16, away: 4 };
  if (!isAtFlower(wish))
    return sculpt(isLeft ? model.map(mirror) : model, view, rays, tall, random);
  const flower = flowerAt(wish, FLOWER.crown, FLOWER.size, pitch(FLOWER.leans));
  return sculpt(
    [...flower, ...moved(model, SITS)],
    { yaw: 0.3 * (random.unit() - 0.5), pitch: 0.25, away: 4 },
    rays,
    tall,
    random,
  );
}

function body(yellow: Colour): Solid[] {
  const striped: Look = {
    paint: (x, y) => {
      const on = x * 0.94 - y * 0.34;
      return mixColour(yellow, BLACK, smoothstep(-0.15, 0.25, Math.sin(on * 27 + 1.2)));
    },
    fur: 0.022,
    gloss: 0.2,
  };
  const breast: Look = {
    paint: (x, y, z) =>
      scaleColour(yellow, 0.92 + 0.12 * Math.sin(x * 60 + y * 33) * Math.sin(z * 51)),
    fur: 0.07,
  };
  const dark = plain(BLACK, { fur: 0.015, gloss: 0.3 });
  const eye = plain([0.1, 0.06, 0.05], { gloss: 0.8 });
  return [
    ellipsoid(striped, [-0.33, 0.33, 0], [0.36, 0.21, 0.21], 0, roll(0.34)),
    limb(plain(BLACK), [-0.64, 0.22, 0], [-0.73, 0.18, 0], 0.03, 0.004),
    ball(breast, [0.06, 0.46, 0], 0.21, 0.05),
    ellipsoid(dark, [0.31, 0.45, 0], [0.12, 0.14, 0.14], 0.02),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(eye, [0.35, 0.475, side * 0.095], [0.065, 0.095, 0.055]),
      ball(plain([1, 1, 1]), [0.4, 0.53, side * 0.115], 0.013),
      limb(dark, [0.39, 0.53, side * 0.04], [0.45, 0.66, side * 0.08], 0.014, 0.012),
      limb(dark, [0.45, 0.66, side * 0.08], [0.6, 0.7, side * 0.13], 0.013, 0.016),
    ]),
  ];
}

/** Wings raised over the back, the fore ones larger. */
function wings(): Solid[] {
  const clear: Look = {
    paint: (x, y, z) => {
      const veins = Math.abs(Math.sin(Math.atan2(y - 0.5, -x - 0.02) * 9 + Math.abs(z)));
      return mixColour(VEIN, WING, 0.35 + 0.65 * smoothstep(0.05, 0.3, veins));
    },
    gloss: 0.6,
  };
  return [-1, 1].flatMap((side) => {
    const fore = after(yaw(side * 0.32), after(roll(-0.95), pitch(side * 0.5)));
    const hind = after(yaw(side * 0.42), after(roll(-0.42), pitch(side * 0.6)));
    return [
      ellipsoid(clear, [-0.16, 0.86, side * 0.24], [0.36, 0.14, 0.012], 0, fore),
      ellipsoid(clear, [-0.32, 0.68, side * 0.26], [0.26, 0.1, 0.012], 0, hind),
    ];
  });
}

const limbs = (): Solid[] => {
  const leg = plain(BLACK, { fur: 0.012 });
  return [0.14, 0.03, -0.1].flatMap((x, n) =>
    [-1, 1].flatMap((side) => [
      limb(leg, [x, 0.32, side * 0.1], [x - 0.02 - 0.05 * n, 0.19, side * 0.2], 0.022, 0.02),
      limb(
        leg,
        [x - 0.02 - 0.05 * n, 0.19, side * 0.2],
        [x - 0.08 - 0.08 * n, 0.06, side * 0.16],
        0.02,
        0.012,
      ),
    ]),
  );
};
