import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { barrel, lyingCask } from '../furnishings/cask.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { brick } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** Half as wide as a brewery's hall, its height and how far its end is; metres. */
export const BREWERY = { half: 4.2, high: 4.6, back: 10 } as const;

const COPPER: Colour = [0.8, 0.43, 0.25];
const BRASS: Material = flat([0.92, 0.7, 0.3]);
const STEEL: Colour = [0.7, 0.73, 0.76];
const OAK: Colour = [0.54, 0.34, 0.18];
/** How far aside and ahead the kettles stand, how wide they are, and where the belly ends. */
const KETTLES = { aside: 2.55, ahead: [4.3, 7.4], radius: 1.25, foot: 0.5, belly: 1.75 } as const;

/** Brick over a wainscot of white tiles, a floor of red tiles that are wet here and there. */
export const brewerySurfaces = (noise: Noise): Surfaces => {
  const wall = brick([0.56, 0.34, 0.25], noise);
  return {
    walls: (x, y, z, axis) => {
      if (y > 1.5) return y < 1.58 ? [0.2, 0.36, 0.3] : wall(x, y, z, axis);
      const along = axis === 0 ? z : x;
      const isJoint = Math.min((along + 50) % 0.2, y % 0.2) < 0.012;
      return isJoint ? [0.7, 0.7, 0.66] : [0.92, 0.92, 0.87];
    },
    floor: (x, _y, z) => {
      const isJoint = Math.min((x + 50) % 0.3, (z + 50) % 0.3) < 0.016;
      const wet = noise.fbm(x * 0.8, z * 0.8, 3) > 0.1 ? 0.78 : 1;
      return scaleColour(isJoint ? [0.36, 0.22, 0.17] : [0.58, 0.27, 0.19], wet);
    },
    ceiling: (x, y, z, axis) => scaleColour(wall(x, y, z, axis), 0.7),
  };
};

/** A brewery: copper kettles with their domes and necks on both sides of the way, tanks of steel at the end, casks, sacks of malt, and glasses of beer on a cask; who opens a kettle's valve where nobody is named. */
export function brewery({ shell, side, noise, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const { aside, ahead } = KETTLES;
  const tasting: Point = [middle - side * 1.75, 0, 2.75];
  return {
    lamps: [3.2, 6].map((z) => [middle, high - 0.9, z]),
    solids: [
      ...[-1, 1].flatMap((to) => ahead.flatMap((z) => kettle([middle + to * aside, z], high, to))),
      ...[-1.5, 0, 1.5].flatMap((out) => tank([middle + out, back - 0.75])),
      ...[3.2, 6].flatMap((z) => hangingLamp([middle, high - 0.9, z], high)),
      ...barrel(tasting, 0.95, 0.34, OAK, noise),
      ...[-0.14, 0.06, 0.2].flatMap((out, n) =>
        beer([tasting[0] + out, 0.95, tasting[2] - 0.1 + 0.12 * (n % 2)]),
      ),
      ...barrel([middle - side * 2.55, 0, 2.9], 0.95, 0.34, OAK, noise),
      ...lyingCask(
        0,
        [2.95, 1.27],
        [middle - side * 2.2 - 0.4, middle - side * 2.2 + 0.4],
        0.32,
        OAK,
        noise,
      ),
      ...[0, 0.62, 1.2].flatMap((out, n) => sack([middle + side * (1.7 + out), 2.75 + 0.1 * n])),
      ...(isAttended === true ? brewer(middle, side) : []),
    ],
  };
}

/** How a copper sheet shines on a round body around a middle: bright to one side, its seams dark. */
const sheet =
  (middle: number): Material =>
  (x, y, z) => {
    const turn = (x - middle) / KETTLES.radius;
    const gleam = 0.72 + 0.55 * Math.exp(-(((turn + 0.35) / 0.2) ** 2)) + 0.2 * turn;
    const isSeam = Math.abs((((y + z * 0.02) * 1.25) % 1) - 0.5) > 0.485;
    return scaleColour(COPPER, isSeam ? 0.5 : gleam);
  };

/** A copper kettle on its foot of brick: belly, dome, a hatch of brass toward the way, a neck through the ceiling. */
function kettle([x, z]: readonly [number, number], high: number, to: number): Solid[] {
  const { radius: r, foot, belly } = KETTLES;
  const copper = sheet(x);
  return [
    drum([x, z], [0, foot], [r * 0.92, r * 0.92], flat([0.4, 0.26, 0.2])),
    drum([x, z], [foot, belly], [r, r], copper),
    ...[foot, belly].map((y) => drum([x, z], [y - 0.04, y + 0.04], [r + 0.03, r + 0.03], BRASS)),
    ball([x - r, belly - 0.95, z - r], [x + r, belly + 0.95, z + r], copper),
    drum([x, z], [belly + 0.75, high + 0.05], [0.26, 0.2], copper),
    drum([x, z], [belly + 0.86, belly + 0.94], [0.32, 0.3], BRASS),
    ball(
      [x - to * 0.72 - 0.26, belly + 0.3, z - 0.9],
      [x - to * 0.72 + 0.26, belly + 0.72, z - 0.4],
      BRASS,
    ),
    bone([x - to * (r + 0.02), 1.1, z], [x - to * (r + 0.16), 1.1, z], [0.05, 0.05], BRASS),
    drum([x - to * (r + 0.2), z], [1, 1.2], [0.09, 0.09], flat([0.7, 0.12, 0.1])),
  ];
}

/** A tank of steel in which beer ferments: a cone on legs, a cylinder, a dome, a dial. */
function tank([x, z]: readonly [number, number]): Solid[] {
  const steel: Material = (px) =>
    scaleColour(STEEL, 0.75 + 0.5 * Math.exp(-(((px - x + 0.2) / 0.14) ** 2)));
  return [
    ...[-0.42, 0.42].map((out) =>
      bone([x + out, 0, z - 0.3], [x + out, 1, z - 0.3], [0.04, 0.04], steel),
    ),
    drum([x, z], [0.4, 1], [0.12, 0.6], steel),
    drum([x, z], [1, 2.8], [0.6, 0.6], steel),
    ball([x - 0.6, 2.45, z - 0.6], [x + 0.6, 3.15, z + 0.6], steel),
    ball([x - 0.12, 1.7, z - 0.66], [x + 0.12, 1.94, z - 0.54], flat([0.96, 0.96, 0.92])),
  ];
}

/** Somebody in a leather apron on the way, both hands at the valve of the front kettle at a side. */
const brewer = (middle: number, side: number): Solid[] =>
  posed(
    {
      at: [middle + side * (KETTLES.aside - KETTLES.radius - 0.6), KETTLES.ahead[0]],
      turn: side > 0 ? 0 : Math.PI,
      hands: [
        [0.38, 0.09, 1.14],
        [0.38, -0.09, 1.08],
      ],
    },
    attireOf(5, {
      top: [0.82, 0.8, 0.74],
      legs: [0.16, 0.18, 0.26],
      apron: [0.36, 0.22, 0.13],
      hairForm: 'short',
    }),
  );

/** A lamp under a shade of enamel on its cord. */
const hangingLamp = ([x, y, z]: Point, high: number): Solid[] => [
  bone([x, y, z], [x, high, z], [0.015, 0.015], flat([0.1, 0.1, 0.1])),
  drum([x, z], [y - 0.06, y + 0.16], [0.36, 0.08], flat([0.12, 0.3, 0.24])),
  ball([x - 0.11, y - 0.16, z - 0.11], [x + 0.11, y + 0.04, z + 0.11], flat([1.5, 1.2, 0.75]), 1),
];

/** A glass of beer with its foam. */
const beer = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.16], [0.045, 0.055], flat([0.95, 0.58, 0.1])),
  drum([x, z], [y + 0.16, y + 0.2], [0.056, 0.05], flat([0.98, 0.96, 0.88])),
];

/** A full sack of malt, tied at the top. */
const sack = ([x, z]: readonly [number, number]): Solid[] => [
  pad([x - 0.27, 0, z - 0.2], [x + 0.27, 0.7, z + 0.2], flat([0.74, 0.62, 0.42]), 0.17),
  drum([x, z], [0.66, 0.8], [0.09, 0.13], flat([0.68, 0.56, 0.37])),
];
