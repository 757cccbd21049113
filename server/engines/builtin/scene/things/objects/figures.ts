import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const METALS: readonly Colour[] = [
  [0.62, 0.66, 0.7],
  [0.76, 0.5, 0.2],
  [0.3, 0.5, 0.56],
];
const DARK: Colour = [0.12, 0.13, 0.15];
const EYE: Colour = [0.4, 0.9, 1];
const SNOW: Colour = [0.92, 0.94, 0.98];
const COAL: Colour = [0.06, 0.06, 0.07];
const CARROT: Colour = [0.9, 0.42, 0.1];
const SCARF: Colour = [0.72, 0.12, 0.12];
const CAP: Colour = [0.74, 0.13, 0.1];
const STALK: Colour = [0.88, 0.84, 0.74];

/** A friendly robot with lit eyes and jointed limbs. */
export function robot(wish: Wish): Sprite {
  const metal = wish.colour ?? pick(wish.random, METALS);
  return portray(wish, machine(metal), 0.4, 0.06, 3);
}

/** A robot that looks to the eye. */
function machine(colour: Colour): Solid[] {
  const metal = worn(colour, 0.1, { gloss: 0.6 });
  const joint = plain(DARK, { gloss: 0.4 });
  const eye = plain(EYE, { gloss: 0.5, glow: () => 1 });
  const limbs = [-1, 1].flatMap((side) => [
    limb(joint, [side * 0.1, 0.34, 0], [side * 0.11, 0.1, 0], 0.034, 0.034),
    limb(metal, [side * 0.11, 0.18, 0], [side * 0.11, 0.09, 0], 0.055, 0.062),
    box(metal, [side * 0.115, 0.035, -0.035], [0.068, 0.035, 0.1], undefined, 0.03),
    ellipsoid(joint, [side * 0.075, 0.845, -0.135], [0.055, 0.055, 0.02]),
    ball(eye, [side * 0.075, 0.845, -0.142], 0.032),
    limb(metal, [side * 0.18, 0.84, 0], [side * 0.2, 0.84, 0], 0.04, 0.03),
  ]);
  const hanging = [-1, 1].flatMap((side) => [
    ball(joint, [side * 0.22, 0.6, 0], 0.05),
    limb(metal, [side * 0.25, 0.6, 0], [side * 0.3, 0.44, 0], 0.042, 0.036),
    ball(joint, [side * 0.3, 0.43, 0], 0.04),
    limb(metal, [side * 0.3, 0.42, 0], [side * 0.29, 0.3, -0.06], 0.036, 0.046),
    ball(joint, [side * 0.29, 0.27, -0.07], 0.035),
  ]);
  return [
    ...hanging,
    box(metal, [0, 0.5, 0], [0.18, 0.17, 0.13], undefined, 0.05),
    box(joint, [0, 0.55, -0.128], [0.1, 0.06, 0.01], undefined, 0.01),
    ...[-0.06, 0, 0.06].map((x, n) =>
      ball(plain(n === 1 ? CARROT : EYE, { glow: () => 0.8 }), [x, 0.55, -0.138], 0.016),
    ),
    limb(joint, [0, 0.67, 0], [0, 0.74, 0], 0.05, 0.05),
    box(metal, [0, 0.84, 0], [0.17, 0.12, 0.14], undefined, 0.06),
    box(joint, [0, 0.775, -0.139], [0.06, 0.012, 0.006]),
    limb(joint, [0, 0.95, 0], [0, 1.04, 0], 0.008, 0.008),
    ball(plain(CARROT, { glow: () => 1 }), [0, 1.05, 0], 0.024),
    ...limbs,
  ];
}

/** A snowman with hat, scarf, carrot and arms of twigs. */
export function snowman(wish: Wish): Sprite {
  const snow: Look = {
    ...worn(SNOW, 0.04),
    bump: (x, y, z) => 0.006 * Math.sin(x * 31 + z * 9) * Math.sin(y * 27 + z * 14),
  };
  const coal = plain(COAL);
  const wool = worn(wish.colour ?? SCARF, 0.2);
  const model = [
    ellipsoid(snow, [0, 0.22, 0], [0.3, 0.25, 0.3]),
    ball(snow, [0, 0.56, 0], 0.21, 0.03),
    ball(snow, [0, 0.82, 0], 0.15, 0.02),
    ring(wool, [0, 0.7, 0], 0.125, 0.04),
    limb(wool, [0.09, 0.69, -0.12], [0.13, 0.48, -0.2], 0.038, 0.044, 0.03),
    limb(plain(CARROT), [0, 0.815, -0.14], [0.02, 0.8, -0.32], 0.03, 0.006),
    ...[-1, 1].flatMap((side) => [
      ball(coal, [side * 0.052, 0.865, -0.132], 0.017),
      limb(
        plain([0.3, 0.2, 0.13]),
        [side * 0.17, 0.6, 0],
        [side * 0.44, 0.76, -0.03],
        0.014,
        0.008,
      ),
      limb(
        plain([0.3, 0.2, 0.13]),
        [side * 0.36, 0.71, -0.02],
        [side * 0.46, 0.68, -0.05],
        0.008,
        0.005,
      ),
    ]),
    ...[-0.05, -0.025, 0, 0.025, 0.05].map((x) => ball(coal, [x, 0.765 + x * x * 8, -0.137], 0.01)),
    ...[0.63, 0.55, 0.47].map((y) =>
      ball(coal, [0, y, -Math.sqrt(0.044 - (y - 0.56) ** 2)], 0.018),
    ),
    frustum(coal, [0, 0.94, 0], 0.016, 0.17, 0.17),
    frustum(coal, [0, 0.95, 0], 0.16, 0.105, 0.115),
    frustum(wool, [0, 0.955, 0], 0.035, 0.109, 0.11),
  ];
  return portray(wish, model, 0.35, 0.08, 3);
}

/** Three toadstools with white spots. */
export function mushroom(wish: Wish): Sprite {
  const colour = wish.colour ?? CAP;
  const model = [
    ...toadstool(colour, [0, 0, 0], 1),
    ...toadstool(colour, [0.36, 0, -0.12], 0.58),
    ...toadstool(colour, [-0.32, 0, 0.1], 0.42),
  ];
  return portray(wish, model, 0.4, 0.08, 3);
}

/** A toadstool with white spots whose stalk stands at a place; at a size of 1 it is 0.86 high. */
export function toadstool(colour: Colour, [x, y, z]: Solid['a'], size: number): Solid[] {
  const at = (dx: number, dy: number, dz: number): Solid['a'] => [
    x + dx * size,
    y + dy * size,
    z + dz * size,
  ];
  // One that shines does so through its stalk and its gills.
  const flesh = Math.max(...colour) > 1 ? scaleColour(colour, 0.62) : STALK;
  const gills = plain(scaleColour(flesh, 0.86));
  const stalk = worn(flesh, 0.1);
  const spots = Array.from({ length: 15 }, (_, n): Solid => {
    const up = 0.25 + 0.7 * ((n * 0.618) % 1);
    const [flat, around] = [Math.sqrt(1 - up * up), n * 2.4];
    const [across, ahead] = [Math.cos(around) * flat * 0.315, Math.sin(around) * flat * 0.315];
    return ball(plain([0.95, 0.93, 0.88]), at(across, 0.6 + up * 0.245, ahead), 0.036 * size);
  });
  const r = (radii: Solid['a']): Solid['a'] => [radii[0] * size, radii[1] * size, radii[2] * size];
  return [
    ellipsoid(plain(colour, { gloss: 0.35 }), at(0, 0.6, 0), r([0.33, 0.26, 0.33])),
    cut(ellipsoid(gills, at(0, 0.44, 0), r([0.36, 0.15, 0.36]))),
    frustum(gills, at(0, 0.57, 0), 0.01 * size, 0.1 * size, 0.29 * size),
    limb(stalk, at(0, 0.05, 0), at(0.02, 0.6, 0), 0.085 * size, 0.06 * size),
    ...spots,
    frustum(stalk, at(0.01, 0.4, 0), 0.03 * size, 0.13 * size, 0.07 * size),
  ];
}
