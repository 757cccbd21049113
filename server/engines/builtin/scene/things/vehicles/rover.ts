import { mixColour, scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { drive } from './drive.ts';

const WHITE: Colour = [0.9, 0.89, 0.86];
const GOLD: Colour = [0.84, 0.6, 0.24];
const METAL: Colour = [0.5, 0.5, 0.5];
const BLACK: Colour = [0.07, 0.07, 0.075];
const DUST: Colour = [0.62, 0.36, 0.2];
/** Where the wheels' middles are along it and out from its middle; radius and half the width of one. */
const WHEELS = { along: [0.82, -0.02, -0.78], aside: 0.66, radius: 0.22, half: 0.12 } as const;
/** How many cleats a wheel has. */
const CLEATS = 14;
const ACROSS = pitch(-Math.PI / 2);

/** Where dust lies; no part of what a seed decides. */
const noise = createNoise(7_411);

/** A rover on another planet: a box on six wheels with cleats, each on its arm, a camera on a mast, a dish, an arm before it, its generator behind. */
export function rover(wish: Wish): Sprite {
  const hull: Look = {
    paint: (x, y, z) =>
      mixColour(
        wish.colour ?? WHITE,
        DUST,
        0.5 * Math.max(0, noise.fbm(x * 3, y * 4 + z * 3, 3) + 0.6 - y * 0.6),
      ),
    gloss: 0.15,
  };
  return drive(underOpenSky(wish), [...chassis(hull), ...mast(), ...arm(), ...running()], 0.6);
}

const chassis = (hull: Look): Solid[] => {
  const metal = worn(METAL, 0.12);
  return [
    box(hull, [0, 0.66, 0], [0.72, 0.16, 0.44], undefined, 0.03),
    // What stands on its deck: boxes, a dish with six corners, a whip.
    box(plain(GOLD, { gloss: 0.5 }), [-0.16, 0.88, 0.18], [0.2, 0.06, 0.14], undefined, 0.02),
    box(metal, [0.2, 0.87, -0.2], [0.12, 0.05, 0.12], undefined, 0.02),
    box(plain(BLACK), [-0.5, 0.83, 0.02], [0.16, 0.01, 0.3]),
    frustum(plain(GOLD, { gloss: 0.4 }), [-0.42, 1.04, -0.22], 0.03, 0.2, 0.2, roll(0.5)),
    limb(metal, [-0.42, 0.82, -0.22], [-0.42, 1.04, -0.22], 0.025, 0.02),
    limb(metal, [-0.64, 0.82, 0.34], [-0.68, 1.3, 0.36], 0.012, 0.008),
    // The generator with its fins leans out behind.
    limb(plain([0.3, 0.3, 0.31]), [-0.76, 0.72, 0], [-1.1, 0.94, 0], 0.17, 0.17),
    ...[-0.5, 0, 0.5].map((turn) =>
      box(
        plain([0.24, 0.24, 0.25]),
        [-0.95, 0.84, 0.2 * Math.sin(turn * 2)],
        [0.2, 0.02, 0.28],
        roll(-0.58),
      ),
    ),
  ];
};

/** The mast with the box of its cameras: two small eyes and a large one, which look ahead. */
function mast(): Solid[] {
  const white = plain(WHITE, { gloss: 0.2 });
  const glass = plain([0.05, 0.06, 0.09], { gloss: 0.9 });
  const [x, z] = [0.52, 0.26];
  return [
    limb(white, [x, 0.8, z], [x, 1.5, z], 0.055, 0.045),
    ball(worn(METAL, 0.1), [x, 1.52, z], 0.08),
    box(white, [x + 0.04, 1.66, z], [0.13, 0.1, 0.24], undefined, 0.025),
    ellipsoid(glass, [x + 0.18, 1.68, z + 0.09], [0.02, 0.06, 0.06]),
    ...[-0.06, -0.16].map((off) =>
      ellipsoid(glass, [x + 0.18, 1.66, z + off], [0.02, 0.036, 0.036]),
    ),
  ];
}

/** The arm, folded out before it, with its turret. */
function arm(): Solid[] {
  const metal = worn([0.78, 0.77, 0.74], 0.1);
  return [
    limb(metal, [0.72, 0.64, -0.2], [1.1, 0.86, -0.24], 0.06, 0.055),
    ball(worn(METAL, 0.1), [1.1, 0.86, -0.24], 0.08),
    limb(metal, [1.1, 0.86, -0.24], [1.38, 0.5, -0.2], 0.05, 0.045),
    ellipsoid(worn(METAL, 0.2), [1.42, 0.44, -0.2], [0.13, 0.11, 0.13]),
    limb(plain(BLACK), [1.42, 0.4, -0.2], [1.46, 0.24, -0.2], 0.035, 0.02),
  ];
}

/** Six wheels with cleats, on arms that rock. */
function running(): Solid[] {
  const metal = worn(METAL, 0.14);
  const tread: Look = {
    paint: (x, y) => {
      const middle = WHEELS.along.reduce((near, at) =>
        Math.abs(at - x) < Math.abs(near - x) ? at : near,
      );
      const turn = Math.atan2(y - WHEELS.radius, x - middle);
      const cleat = Math.sin(turn * CLEATS) > 0.3 ? 1.5 : 0.8;
      return mixColour(scaleColour([0.22, 0.21, 0.21], cleat), DUST, 0.25);
    },
  };
  const { along, aside, radius, half } = WHEELS;
  const [front, middle, rear] = along;
  return [-1, 1].flatMap((side) => {
    const z = side * aside;
    const inner = side * 0.5;
    return [
      ...along.flatMap((x) => [
        frustum(tread, [x, radius, z - half], 2 * half, radius, radius, ACROSS),
        frustum(metal, [x, radius, z - half - 0.01], 2 * half + 0.02, 0.07, 0.07, ACROSS),
        limb(metal, [x, radius, z], [x, 0.5, inner], 0.035, 0.04),
      ]),
      limb(metal, [front, 0.5, inner], [0.3, 0.72, inner], 0.045, 0.05),
      limb(metal, [0.3, 0.72, inner], [-0.4, 0.56, inner], 0.05, 0.045),
      limb(metal, [-0.4, 0.56, inner], [middle, 0.5, inner], 0.045, 0.04),
      limb(metal, [-0.4, 0.56, inner], [rear, 0.5, inner], 0.045, 0.04),
      ball(metal, [0.3, 0.72, inner], 0.08),
    ];
  });
}
