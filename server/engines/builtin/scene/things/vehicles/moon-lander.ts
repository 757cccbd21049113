import { scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { type Rotation, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const FOIL: Colour = [0.88, 0.62, 0.2];
const HULL: Colour = [0.68, 0.69, 0.7];
const DARK: Colour = [0.12, 0.12, 0.13];
const WHITE: Colour = [0.94, 0.94, 0.93];
const RED: Colour = [0.76, 0.12, 0.16];
const BLUE: Colour = [0.1, 0.17, 0.42];
/** How many stripes the flag has; where it stands and how large its cloth is, half. The lander's heights. */
const STRIPES = 13;
const FLAG = { x: -0.82, z: -0.5, y: 0.52, wide: 0.17, high: 0.1 } as const;

/** The crumples of foil; no part of what a seed decides. */
const noise = createNoise(2_909);

/** A lander on the moon: a stage in gold foil on four legs, a grey cabin with its windows and dish on it, and the flag beside it. */
export function moonLander(wish: Wish): Sprite {
  const foil: Look = {
    paint: (x, y, z) =>
      scaleColour(wish.colour ?? FOIL, 0.8 + 0.6 * noise.fbm(x * 22 + z * 9, y * 24, 2)),
    bump: (x, y, z) => 0.014 * noise.fbm(x * 16 + z * 13, y * 16, 3),
    gloss: 0.7,
  };
  const model = [...descent(foil), ...ascent(), ...flag()];
  return portray(underOpenSky(wish), model, 0.3, 0.06, 3);
}

const EIGHTH: Rotation = yaw(Math.PI / 4);

const descent = (foil: Look): Solid[] => [
  box(foil, [0, 0.33, 0], [0.34, 0.13, 0.2]),
  box(foil, [0, 0.33, 0], [0.2, 0.13, 0.34]),
  box(foil, [0, 0.33, 0], [0.27, 0.128, 0.27], EIGHTH),
  frustum(plain(DARK), [0, 0.08, 0], 0.14, 0.13, 0.05),
  ...[0, 1, 2, 3].flatMap((n) => leg(foil, (n * Math.PI) / 2 + Math.PI / 4)),
  // The ladder on the leg before the door.
  ...[0.14, 0.2, 0.26, 0.32].map((y) =>
    limb(worn(HULL, 0.1), [-0.05, y, -0.62 + y * 0.7], [0.05, y, -0.62 + y * 0.7], 0.008, 0.008),
  ),
];

function leg(foil: Look, angle: number): Solid[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    limb(foil, [0.3 * c, 0.42, 0.3 * s], [0.64 * c, 0.04, 0.64 * s], 0.026, 0.022),
    ...[-0.34, 0.34].map((out) =>
      limb(
        worn(HULL, 0.1),
        [0.3 * Math.cos(angle + out), 0.24, 0.3 * Math.sin(angle + out)],
        [0.52 * c, 0.16, 0.52 * s],
        0.014,
        0.012,
      ),
    ),
    frustum(foil, [0.64 * c, 0, 0.64 * s], 0.03, 0.1, 0.08),
  ];
}

const ascent = (): Solid[] => {
  const hull = worn(HULL, 0.12);
  const dark = plain(DARK, { gloss: 0.6 });
  return [
    box(hull, [0, 0.62, 0], [0.2, 0.17, 0.2]),
    box(hull, [0, 0.64, 0], [0.26, 0.12, 0.15], undefined, 0.03),
    ball(hull, [-0.2, 0.6, 0.04], 0.13),
    ball(hull, [0.2, 0.6, 0.04], 0.13),
    frustum(hull, [0, 0.78, 0.02], 0.08, 0.13, 0.1),
    ...[-0.1, 0.1].map((x) => box(dark, [x, 0.69, -0.2], [0.055, 0.045, 0.012])),
    box(dark, [0, 0.54, -0.2], [0.065, 0.075, 0.008]),
    box(worn(HULL, 0.1), [0, 0.455, -0.3], [0.1, 0.012, 0.12]),
    ...[-1, 1].flatMap((side) => [
      box(hull, [side * 0.3, 0.68, -0.14], [0.035, 0.035, 0.035]),
      frustum(dark, [side * 0.3, 0.72, -0.14], 0.04, 0.012, 0.03),
    ]),
    limb(hull, [0.12, 0.82, 0.1], [0.24, 0.98, 0.1], 0.012, 0.01),
    frustum(plain(WHITE), [0.25, 0.99, 0.1], 0.06, 0.02, 0.1, [0.8, 0.6, 0, -0.6, 0.8, 0, 0, 0, 1]),
    limb(hull, [-0.12, 0.82, 0], [-0.14, 1.02, 0], 0.008, 0.006),
  ];
};

/** Thirteen stripes and a field of stars on a staff with a bar along its top. */
const flag = (): Solid[] => {
  const { x: at, y: up, z: ahead, wide, high } = FLAG;
  const cloth: Look = {
    paint: (x, y) => {
      const [u, v] = [(x - at) / (2 * wide), (up + high - y) / (2 * high)];
      if (u < 0.42 && v < 7 / STRIPES) {
        const star = Math.hypot(((u * 15) % 1) - 0.5, ((v * 10) % 1) - 0.5);
        return star < 0.3 ? WHITE : BLUE;
      }
      return Math.floor(v * STRIPES) % 2 === 0 ? RED : WHITE;
    },
    bump: (x) => 0.012 * Math.sin(x * 38),
  };
  return [
    limb(plain(WHITE, { gloss: 0.5 }), [at, 0, ahead], [at, up + high + 0.01, ahead], 0.01, 0.008),
    box(cloth, [at + wide, up, ahead], [wide, high, 0.01]),
  ];
};
