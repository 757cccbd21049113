import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  blade,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { OwnHead } from '../own-head.ts';
import { type Back, NO_RIDERS, type Riders } from '../with-animals/back.ts';

const GREENS: readonly Colour[] = [
  [0.3, 0.56, 0.12],
  [0.42, 0.6, 0.16],
];
const BELLY: Colour = [0.9, 0.88, 0.66];
const LEAF: Colour = [0.2, 0.42, 0.17];
const PALE: Colour = [0.44, 0.6, 0.3];
const GOLD: Colour = [0.92, 0.68, 0.12];
const BLACK: Colour = [0.03, 0.03, 0.03];

/** How far from above one on a leaf of a water lily is seen, radians, so that the leaf is round. */
const FROM_ABOVE = 0.34;

/** Where one sits behind its head. */
const BACK: Back = { at: [-0.1, 0.53, 0], man: 0.74, falls: 0.08 };

/** A frog that sits ready to leap, its eyes above its wide mouth, on a leaf of a water lily where it is said to. */
export function frog(wish: Wish, riders: Riders = NO_RIDERS): Sprite {
  const { random, rays, tall } = wish;
  const skin = frogSkin(wish.colour, random);
  const turned = 0.55 + 0.4 * random.unit();
  const heading = looksLeft(wish) ? Math.PI - turned : turned;
  const model = [...body(skin), ...face(skin), ...legs(skin), ...riders(BACK)];
  if (wish.traits?.includes('onpad') !== true)
    return sculpt(model, { yaw: heading, pitch: 0.12, away: 4 }, rays, tall, random);
  return sculpt(
    [...model, ...pad(heading)],
    { yaw: heading, pitch: FROM_ABOVE, away: 4 },
    rays,
    tall,
    random,
  );
}

/** A leaf under a frog, its rim raised a little, its notch to the eye. */
function pad(heading: number): Solid[] {
  const notch = heading + 2;
  const look: Look = {
    paint: (x, _y, z) => {
      const turn = Math.atan2(z, x) - notch;
      const away = Math.hypot(x, z);
      const isVein = Math.abs(Math.sin(turn * 7)) < 0.1 && away > 0.14;
      return scaleColour(mixColour(LEAF, PALE, isVein || away > 0.98 ? 0.5 : 0), 0.8 + 0.2 * away);
    },
    gloss: 0.3,
  };
  const [x, z] = [Math.cos(notch), Math.sin(notch)];
  return [
    frustum(look, [0, -0.05, 0], 0.06, 1.02, 1.06),
    cut(blade(look, [0.5 * x, 0, 0.5 * z], [2 * x, 0, 2 * z], 0.02, 0.34, 1)),
  ];
}

/** The skin of a frog; null colour: one of its own. */
const frogSkin = (colour: Colour | null, random: Random): Look =>
  skinOf(colour ?? pick(random, GREENS), random.uint32());

/** The head of a frog of a colour, null one of its own, and its skin. */
export function frogHead(colour: Colour | null, random: Random): OwnHead {
  const coat = frogSkin(colour, random);
  const skull = ellipsoid(coat, [0.26, 0.5, 0], [0.27, 0.16, 0.28], 0.12, roll(0.12));
  return { coat, pieces: [skull, ...face(coat)] };
}

/** Wet and smooth, darker in spots on the back, pale beneath. */
function skinOf(base: Colour, seed: number): Look {
  const noise = createNoise(seed);
  return {
    paint: (x, y, z, normal) => {
      const spots = smoothstep(0.2, 0.34, noise.fbm(x * 6 + z * 3, z * 6 - y * 4, 2));
      const back = mixColour(base, scaleColour(base, 0.5), spots * smoothstep(0.1, 0.6, normal[1]));
      return mixColour(back, BELLY, smoothstep(-0.1, -0.55, normal[1] - 0.45 * normal[0]));
    },
    bump: (x, y, z) => 0.004 * noise.fbm(x * 24 + z * 9, y * 24 - z * 11, 2),
    gloss: 0.4,
  };
}

const body = (skin: Look): Solid[] => [
  ellipsoid(skin, [-0.08, 0.3, 0], [0.42, 0.23, 0.3], 0, roll(0.5)),
  ellipsoid(skin, [0.12, 0.3, 0], [0.25, 0.22, 0.26], 0.12),
  ellipsoid(skin, [0.26, 0.5, 0], [0.27, 0.16, 0.28], 0.12, roll(0.12)),
];

function face(skin: Look): Solid[] {
  const lip = plain([0.2, 0.26, 0.06]);
  return [
    ...[-1, 1].flatMap((side) => [
      ball(skin, [0.24, 0.64, side * 0.17], 0.105, 0.05),
      ball(plain(GOLD, { gloss: 0.7 }), [0.262, 0.655, side * 0.205], 0.083),
      ellipsoid(plain(BLACK, { gloss: 0.9 }), [0.3, 0.66, side * 0.255], [0.052, 0.032, 0.045]),
      ball(plain([1, 1, 1]), [0.33, 0.685, side * 0.28], 0.012),
      // The mouth goes from ear to ear.
      limb(lip, [0.535, 0.465, 0], [0.48, 0.455, side * 0.16], 0.011, 0.011),
      limb(lip, [0.48, 0.455, side * 0.16], [0.3, 0.45, side * 0.277], 0.011, 0.01),
      ball(plain(BLACK), [0.515, 0.55, side * 0.05], 0.012),
    ]),
  ];
}

const legs = (skin: Look): Solid[] =>
  [-1, 1].flatMap((side) => [
    limb(skin, [0.2, 0.34, side * 0.22], [0.2, 0.18, side * 0.34], 0.085, 0.06, 0.05),
    limb(skin, [0.2, 0.18, side * 0.34], [0.32, 0.04, side * 0.28], 0.06, 0.042, 0.04),
    ...toes(skin, 0.32, side * 0.28, side * 0.1, 0.13),
    limb(skin, [-0.36, 0.16, side * 0.16], [0.06, 0.24, side * 0.4], 0.13, 0.1, 0.08),
    limb(skin, [0.06, 0.24, side * 0.4], [-0.34, 0.07, side * 0.4], 0.085, 0.055, 0.04),
    limb(skin, [-0.34, 0.06, side * 0.4], [-0.08, 0.035, side * 0.44], 0.048, 0.04, 0.03),
    ...toes(skin, -0.08, side * 0.44, side * 0.1, 0.24),
  ]);

/** Toes spread from the end of a foot, a round pad on each. */
const toes = (skin: Look, x: number, z: number, out: number, long: number): Solid[] =>
  [-0.7, 0, 0.7].flatMap((turn) => {
    const ahead = long * Math.cos(turn);
    const aside = long * Math.sin(turn) + out * 0.6;
    return [
      limb(skin, [x, 0.035, z], [x + ahead, 0.02, z + aside], 0.03, 0.018, 0.02),
      ball(skin, [x + ahead, 0.022, z + aside], 0.03, 0.01),
    ];
  });
