import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { OwnHead } from '../own-head.ts';
import { spine } from '../spine.ts';
import { iceCreamCone } from '../treats/food.ts';
import { type Back, NO_RIDERS, type Riders } from '../with-animals/back.ts';

const OLIVE: Colour = [0.42, 0.39, 0.22];
const BELLY: Colour = [0.8, 0.72, 0.52];
const IVORY: Colour = [0.95, 0.91, 0.8];
const MOUTH: Colour = [0.55, 0.2, 0.18];
const AMBER: Colour = [0.95, 0.7, 0.12];
const BLACK: Colour = [0.05, 0.045, 0.04];

/** Where one sits behind its neck. */
const BACK: Back = { at: [0.05, 1.03, 0], man: 0.98, falls: 0.06 };

/** The grain of the hide, the same on every one. */
const noise = createNoise(20_274);

/** A tyrannosaur: a huge head with open jaws, tiny arms, great hind legs, its tail held out behind it. */
export function dinosaur(wish: Wish, riders: Riders = NO_RIDERS): Sprite {
  const base = wish.colour ?? OLIVE;
  const hide = pebbled(base);
  const model = [
    ...spine(
      hide,
      [
        [[-1.32, 0.74, -0.12], 0.015],
        [[-1.06, 0.7, -0.05], 0.045],
        [[-0.74, 0.68, 0], 0.1],
        [[-0.42, 0.7, 0], 0.17],
        [[-0.1, 0.74, 0], 0.235],
        [[0.18, 0.8, 0], 0.225],
        [[0.36, 0.93, 0], 0.165],
        [[0.44, 1.06, 0], 0.135],
      ],
      0.1,
    ),
    ...head(hide),
    ...legs(hide, -1, 0.1),
    ...legs(hide, 1, -0.12),
    ...[-1, 1].flatMap((side) => arm(hide, side)),
    ...(wish.treat?.thing === 'icecream' ? iceCream() : []),
    ...riders(BACK),
  ];
  return seenFromSide(model, wish, 0.02);
}

/** A model that looks along +x, seen from its side and a little from ahead, from so high (radians). */
export function seenFromSide(model: readonly Solid[], wish: Wish, above: number): Sprite {
  const turn = 0.4 + 0.3 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: above, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** A pebbled hide, dark bands over the back, pale beneath; `banded` is how dark the bands are, 0 to 1. */
export function pebbled(base: Colour, banded = 0.75): Look {
  return {
    paint: (x, y, z, normal) => {
      const bent = 2.2 * noise.fbm(x * 2.5, y * 2.5 + z, 2);
      const band = smoothstep(0.1, 0.6, Math.sin(x * 15 + bent)) * smoothstep(-0.1, 0.6, normal[1]);
      const grain = 1 + 0.28 * noise.fbm(x * 26 + z * 9, y * 26 - z * 14, 2);
      const back = mixColour(base, scaleColour(base, 0.42), banded * band);
      return scaleColour(mixColour(back, BELLY, 0.8 * smoothstep(-0.15, -0.8, normal[1])), grain);
    },
    bump: (x, y, z) => 0.006 * noise.fbm(x * 44 + z * 19, y * 44 - z * 31, 2),
    gloss: 0.16,
  };
}

/** The head of a tyrannosaur of a colour, null its natural one, and its hide. */
export function dinosaurHead(colour: Colour | null): OwnHead {
  const coat = pebbled(colour ?? OLIVE);
  return { coat, pieces: head(coat) };
}

/** A cone in its claws that reaches up to its jaws. */
const iceCream = (): Solid[] =>
  moved(iceCreamCone(0.21).pieces, { by: roll(-0.75), to: [0.68, 0.74, 0.17] });

/** A deep skull, ridges over the eyes, the lower jaw dropped, teeth as long as bananas. */
function head(hide: Look): Solid[] {
  const tooth = plain(IVORY, { gloss: 0.5 });
  return [
    ellipsoid(hide, [0.52, 1.16, 0], [0.19, 0.155, 0.14], 0.08, roll(-0.1)),
    ellipsoid(hide, [0.72, 1.15, 0], [0.21, 0.105, 0.105], 0.08, roll(-0.08)),
    ellipsoid(hide, [0.86, 1.13, 0], [0.09, 0.078, 0.082], 0.05),
    limb(plain(MOUTH, { gloss: 0.3 }), [0.52, 1.03, 0], [0.78, 0.97, 0], 0.085, 0.05),
    limb(hide, [0.5, 1.01, 0.05], [0.83, 0.9, 0.03], 0.062, 0.042, 0.03),
    limb(hide, [0.5, 1.01, -0.05], [0.83, 0.9, -0.03], 0.062, 0.042, 0.03),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(hide, [0.58, 1.275, side * 0.09], [0.08, 0.035, 0.03], 0.03, roll(-0.15)),
      ball(plain(AMBER, { gloss: 0.8 }), [0.61, 1.225, side * 0.117], 0.032),
      ellipsoid(plain(BLACK, { gloss: 0.9 }), [0.622, 1.226, side * 0.14], [0.009, 0.024, 0.012]),
      ball(plain(BLACK), [0.92, 1.165, side * 0.045], 0.014),
      ...Array.from({ length: 7 }, (_, n) => {
        const x = 0.62 + n * 0.044;
        const z = side * (0.095 - n * 0.005);
        const up = 1.072 - n * 0.001;
        const low = 1.0 - n * 0.018;
        return [
          limb(tooth, [x, up, z], [x - 0.008, up - 0.062, z], 0.017, 0.003),
          limb(tooth, [x - 0.01, low, z * 0.86], [x - 0.01, low + 0.036, z * 0.86], 0.013, 0.003),
        ];
      }).flat(),
    ]),
  ];
}

/** A hind leg a step ahead or behind: thigh, shank, long foot, three clawed toes. */
function legs(hide: Look, side: number, step: number): Solid[] {
  const claw = plain(BLACK, { gloss: 0.3 });
  const at = (x: number, y: number, z: number): Vector => [x, y, side * z];
  const ankle = at(-0.2 + step, 0.23, 0.21);
  const foot = at(-0.06 + step, 0.055, 0.21);
  return [
    ellipsoid(hide, at(-0.06 + step * 0.3, 0.62, 0.16), [0.17, 0.23, 0.12], 0.1, roll(0.25)),
    limb(
      hide,
      at(0.02 + step * 0.4, 0.52, 0.19),
      at(0.06 + step * 0.8, 0.4, 0.2),
      0.12,
      0.09,
      0.08,
    ),
    limb(hide, at(0.06 + step * 0.8, 0.4, 0.2), ankle, 0.095, 0.055, 0.06),
    limb(hide, ankle, foot, 0.055, 0.05, 0.04),
    ...[-0.5, 0, 0.5].flatMap((out) => {
      const tip = at(0.14 + step - 0.04 * Math.abs(out), 0.035, 0.21 + out * 0.17);
      return [
        limb(hide, foot, tip, 0.052, 0.034, 0.03),
        limb(claw, tip, [tip[0] + 0.07, 0.012, tip[2]], 0.026, 0.005, 0.01),
      ];
    }),
  ];
}

function arm(hide: Look, side: number): Solid[] {
  return [
    limb(hide, [0.32, 0.74, side * 0.16], [0.36, 0.63, side * 0.19], 0.05, 0.036, 0.04),
    limb(hide, [0.36, 0.63, side * 0.19], [0.46, 0.63, side * 0.18], 0.034, 0.024, 0.02),
    ...[-0.02, 0.02].map((out) =>
      limb(hide, [0.46, 0.63, side * 0.18], [0.51, 0.595, side * 0.18 + out], 0.02, 0.005, 0.01),
    ),
  ];
}
