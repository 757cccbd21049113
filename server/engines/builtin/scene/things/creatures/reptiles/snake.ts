import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, dot, normalise, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth } from '../smooth-path.ts';

const SKINS: readonly Colour[] = [
  [0.42, 0.52, 0.16],
  [0.66, 0.5, 0.26],
  [0.5, 0.44, 0.3],
];
const BELLY: Colour = [0.88, 0.82, 0.6];
const BLACK: Colour = [0.04, 0.035, 0.03];
const GOLD: Colour = [0.86, 0.66, 0.14];
const RED: Colour = [0.75, 0.1, 0.12];

/** A snake in coils, its neck raised and its forked tongue out. */
export function snake(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const skin = wish.colour ?? pick(random, SKINS);
  const turned = 0.35 + 0.4 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turned : turned;
  return sculpt([...body(skin), ...head(skin)], { yaw, pitch: 0.22, away: 4 }, rays, tall, random);
}

/** How often it goes round, and in how many pieces each turn is drawn. */
const TURNS = 2.25;
const PIECES = 9;
/** Where on the way from tail to head the coils end. */
const NECK: readonly Vector[] = [
  [-0.06, 0.36, 0.12],
  [-0.12, 0.5, 0.02],
  [-0.1, 0.66, 0],
  [0.0, 0.79, 0],
  [0.13, 0.82, 0],
];

function coils(): Vector[] {
  const tail: Vector[] = [
    [-1.12, 0.03, 0.2],
    [-0.92, 0.04, 0.04],
    [-0.7, 0.05, 0.14],
    [-0.5, 0.06, 0.08],
  ];
  const count = Math.round(TURNS * PIECES);
  const round = Array.from({ length: count }, (_, n): Vector => {
    const share = n / (count - 1);
    const angle = Math.PI + 0.35 + 2 * Math.PI * TURNS * share;
    const wide = 0.45 - 0.2 * share;
    return [wide * Math.cos(angle), 0.085 + 0.2 * share, wide * Math.sin(angle) * 0.9];
  });
  return smooth([...tail, ...round, ...NECK]);
}

/** Half its thickness at a share of the way from tail to head. */
const thick = (share: number): number =>
  0.012 + 0.083 * smoothstep(0, 0.4, share) - 0.04 * smoothstep(0.72, 0.95, share);

function body(skin: Colour): Solid[] {
  const path = coils();
  let gone = 0;
  return path.slice(1).map((to, n) => {
    const from = path[n] ?? to;
    const look = scales(skin, from, to, gone);
    gone += Math.hypot(...subtract(to, from));
    const [a, b] = [n / path.length, (n + 1) / path.length];
    return limb(look, from, to, thick(a), thick(b), 0.02);
  });
}

/** Dark saddles along the back, each with a pale rim, over a pale belly. */
function scales(skin: Colour, from: Vector, to: Vector, gone: number): Look {
  const along = normalise(subtract(to, from));
  // Where it rises its belly is in front.
  const under: Vector = along[1] > 0.5 ? [1, 0, 0] : [0, -1, 0];
  return {
    paint: (x, y, z, normal) => {
      const on = gone + dot(subtract([x, y, z], from), along);
      const back = -dot(normal, under);
      const wave = Math.sin(on * 21) + 0.9 * back;
      const rim = smoothstep(0.55, 0.8, wave) - smoothstep(0.85, 1.05, wave);
      const saddle = smoothstep(0.85, 1.05, wave);
      const grain = 0.94 + 0.08 * Math.sin(on * 190) * Math.sin(back * 26);
      const top = mixColour(
        mixColour(skin, scaleColour(skin, 1.5), 0.6 * rim),
        scaleColour(skin, 0.28),
        saddle,
      );
      return scaleColour(mixColour(top, BELLY, smoothstep(0.35, 0.75, -back)), grain);
    },
    gloss: 0.3,
  };
}

/** The head's middle. */
const HEAD: Vector = [0.24, 0.815, 0];

function head(skin: Colour): Solid[] {
  const top = plain(scaleColour(skin, 0.92), { gloss: 0.3 });
  const jaw = plain(mixColour(skin, BELLY, 0.75), { gloss: 0.25 });
  const dark = plain(BLACK);
  const tongue = plain(RED, { gloss: 0.3 });
  const at = (x: number, y: number, z: number): Vector => add(HEAD, [x, y, z]);
  return [
    ellipsoid(top, at(-0.02, 0.01, 0), [0.15, 0.066, 0.105], 0.05),
    limb(top, at(0.05, 0.012, 0), at(0.17, 0, 0), 0.06, 0.042, 0.05),
    limb(jaw, at(-0.02, -0.03, 0), at(0.16, -0.026, 0), 0.062, 0.036, 0.02),
    limb(tongue, at(0.19, -0.02, 0), at(0.31, -0.03, 0), 0.011, 0.011),
    ...[-1, 1].flatMap((side) => [
      limb(dark, at(0.2, -0.016, side * 0.02), at(-0.03, -0.012, side * 0.1), 0.006, 0.006),
      ball(top, at(0.055, 0.035, side * 0.062), 0.042, 0.02),
      ball(plain(GOLD, { gloss: 0.6 }), at(0.066, 0.038, side * 0.078), 0.033),
      ellipsoid(plain(BLACK, { gloss: 0.9 }), at(0.072, 0.04, side * 0.102), [0.011, 0.025, 0.012]),
      ball(plain(BLACK), at(0.2, 0.012, side * 0.02), 0.007),
      limb(tongue, at(0.31, -0.03, 0), at(0.38, -0.005, side * 0.04), 0.009, 0.005),
    ]),
  ];
}
