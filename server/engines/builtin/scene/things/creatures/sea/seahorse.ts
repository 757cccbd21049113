import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth, thicknessAlong } from '../smooth-path.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const COLOURS: readonly Colour[] = [
  [0.98, 0.68, 0.16],
  [0.92, 0.46, 0.22],
  [0.86, 0.78, 0.36],
];
const EYE: Colour = [0.03, 0.03, 0.03];

/** Spots of the skin, the same on every seahorse. */
const noise = createNoise(20_264);

/** From the back of the head down to the tail's tip, rolled forward: places and thickness. */
const SPINE: readonly (readonly [Vector, number])[] = [
  [[0.1, 0.93, 0], 0.058],
  [[0.03, 0.86, 0], 0.062],
  [[0.0, 0.78, 0], 0.075],
  [[0.03, 0.7, 0], 0.096],
  [[0.07, 0.62, 0], 0.112],
  [[0.07, 0.53, 0], 0.104],
  [[0.03, 0.45, 0], 0.078],
  [[-0.03, 0.37, 0], 0.057],
  [[-0.07, 0.28, 0], 0.047],
  [[-0.07, 0.18, 0], 0.04],
  [[-0.02, 0.09, 0], 0.034],
  [[0.08, 0.05, 0], 0.029],
  [[0.17, 0.09, 0], 0.025],
  [[0.19, 0.17, 0], 0.021],
  [[0.13, 0.22, 0], 0.018],
  [[0.06, 0.2, 0], 0.015],
  [[0.05, 0.14, 0], 0.013],
  [[0.09, 0.12, 0], 0.011],
];

/** Where one sits behind its neck. */
const BACK: Back = { at: [-0.08, 0.56, 0], man: 0.46 };

/** A seahorse, upright: a horse's head with a long snout, rings of bone along the body, a rolled tail. */
export function seahorse(wish: Wish): Sprite {
  const colour = wish.colour ?? pick(wish.random, COLOURS);
  const yaw = looksLeft(wish) ? Math.PI - 0.3 : 0.3;
  return sculpt(
    [...modelOf(colour), ...ridersOn(wish, BACK)],
    { yaw, pitch: 0.06, away: 4 },
    wish.rays,
    wish.tall,
    wish.random,
  );
}

function modelOf(colour: Colour): Solid[] {
  const skin = skinOf(colour);
  const ridge = { ...skin, paint: lighter(skin) };
  const fin: Look = {
    paint: (x, y) =>
      scaleColour(
        mixColour(colour, [1, 0.95, 0.8], 0.45),
        0.9 + 0.12 * Math.sin((y + 0.3 * x) * 160),
      ),
    sheer: 0.35,
  };
  const spine = smooth(SPINE.map(([place]) => place));
  const thick = thicknessAlong(SPINE, spine.length);
  const body = spine
    .slice(1)
    .map((to, n) => limb(skin, spine[n] ?? to, to, thick(n), thick(n + 1), 0.012));
  return [...body, ...plates(ridge, spine, thick), ...fins(fin), ...head(skin, ridge)];
}

const lighter =
  (skin: Look): Look['paint'] =>
  (x, y, z, normal) =>
    scaleColour(skin.paint(x, y, z, normal), 1.16);

function skinOf(colour: Colour): Look {
  const pale = mixColour(colour, [1, 0.96, 0.82], 0.62);
  return {
    paint: (x, y, z) => {
      // Its belly looks forward, and is paler.
      const belly =
        smoothstep(0.06, 0.17, x - 0.02) * smoothstep(0.36, 0.48, y) * smoothstep(0.84, 0.76, y);
      const spots = smoothstep(0.24, 0.44, noise.fbm(x * 16 + z * 9, y * 16 - z * 12, 2));
      return mixColour(
        mixColour(colour, scaleColour(colour, 0.55), 0.75 * spots),
        pale,
        0.75 * belly,
      );
    },
    bump: (x, y, z) => 0.003 * noise.fbm(x * 50 + z * 34, y * 50 - z * 27, 2),
    gloss: 0.3,
  };
}

/** The rings of bone: at each of them the body has a little knob before, behind and on either side. */
const plates = (ridge: Look, spine: readonly Vector[], thick: (n: number) => number): Solid[] =>
  spine.slice(2, -2).flatMap((at, index): Solid[] => {
    const n = index + 2;
    const [before, after] = [spine[n - 1] ?? at, spine[n + 1] ?? at];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    // Across the path, in the plane of the profile.
    const [ax, ay] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const r = thick(n);
    const knobs: readonly (readonly [number, number])[] = [
      [1, 0],
      [-1, 0],
      [0.62, 0.74],
      [0.62, -0.74],
      [-0.62, 0.74],
      [-0.62, -0.74],
      [0, 1],
      [0, -1],
    ];
    const points = knobs.map(
      ([side, z]): Vector => [at[0] + ax * side * r, at[1] + ay * side * r, z * r],
    );
    const order = [0, 2, 6, 4, 1, 5, 7, 3];
    return order.map((one, k) => {
      const [from, to] = [points[one] ?? at, points[order[(k + 1) % 8] ?? 0] ?? at];
      return limb(ridge, from, to, 0.1 * r + 0.003, 0.1 * r + 0.003, 0.008);
    });
  });

/** The fan on its back, and a small one behind the cheek. */
const fins = (look: Look): Solid[] => [
  ...Array.from({ length: 7 }, (_, n): Solid => {
    const up = 0.6 - n * 0.028;
    return blade(
      look,
      [-0.03, up - 0.02, 0],
      [-0.15 + 0.008 * Math.abs(n - 3), up + 0.02 - 0.012 * n, 0],
      0.014,
      0.019,
      0.35,
      0.012,
    );
  }),
  ...[-1, 1].flatMap((side) =>
    [0, 1, 2].map((n) =>
      blade(
        look,
        [0.06, 0.85, side * 0.055],
        [0.0, 0.865 - 0.03 * n, side * 0.09],
        0.01,
        0.014,
        0.4,
        0.01,
      ),
    ),
  ),
];

const head = (skin: Look, ridge: Look): Solid[] => [
  ellipsoid(skin, [0.13, 0.93, 0], [0.085, 0.07, 0.06], 0.04),
  ellipsoid(skin, [0.1, 0.9, 0], [0.06, 0.065, 0.064], 0.03),
  limb(skin, [0.18, 0.915, 0], [0.31, 0.875, 0], 0.034, 0.022, 0.05),
  ellipsoid(ridge, [0.318, 0.873, 0], [0.018, 0.027, 0.024], 0.012),
  // The crown, and spines over the brow and down the neck.
  limb(ridge, [0.1, 0.98, 0], [0.095, 1.045, 0], 0.024, 0.012, 0.02),
  ...[-0.03, 0, 0.03].map((x) =>
    limb(ridge, [0.095 + x * 0.3, 1.03, 0], [0.095 + x, 1.065, 0], 0.009, 0.005, 0.01),
  ),
  limb(ridge, [0.17, 0.985, 0], [0.185, 1.015, 0], 0.012, 0.005, 0.01),
  ...[0, 1, 2].map((n) =>
    limb(
      ridge,
      [0.03 - 0.035 * n, 0.95 - 0.05 * n, 0],
      [-0.005 - 0.04 * n, 0.975 - 0.05 * n, 0],
      0.014,
      0.005,
      0.01,
    ),
  ),
  ...[-1, 1].flatMap((side) => [
    ball(ridge, [0.162, 0.945, side * 0.05], 0.027, 0.012),
    ball(plain([0.98, 0.9, 0.6], { gloss: 0.5 }), [0.166, 0.947, side * 0.062], 0.02),
    ball(plain(EYE, { gloss: 0.95 }), [0.17, 0.948, side * 0.07], 0.0145),
  ]),
];
