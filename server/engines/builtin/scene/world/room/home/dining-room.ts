import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp, picturesInRow } from '../furnishings/dressing.ts';
import {
  curtains,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  plant,
  WALNUT,
} from '../furniture.ts';
import { boards, cloth, wood } from '../materials.ts';
import { type Guest, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { christmasCorner } from './christmas-corner.ts';
import { floatingBalloons, partyCake, partyHat, wishOnPennants } from './party.ts';

const LINEN: Colour = [0.95, 0.93, 0.87];
const CHINA: Material = flat([0.97, 0.97, 0.95]);
/** The table: half its width, from where to where it stands, how high it is; metres. */
const TABLE = { half: 1.18, near: 2.62, far: 3.52, high: 0.75 } as const;
const SEAT = 0.45;

const FAIR: Colour = [0.86, 0.64, 0.52];
const FAMILY: Readonly<
  Record<'mother' | 'father' | 'grandmother' | 'grandfather' | 'son' | 'daughter', Guest>
> = {
  father: { hair: [0.2, 0.12, 0.07], shirt: [0.2, 0.36, 0.58], skin: FAIR, isLong: false, size: 1 },
  mother: { hair: [0.36, 0.2, 0.1], shirt: [0.7, 0.2, 0.2], skin: FAIR, isLong: true, size: 0.97 },
  grandfather: {
    hair: [0.78, 0.78, 0.77],
    shirt: [0.3, 0.4, 0.3],
    skin: FAIR,
    isLong: false,
    size: 1,
  },
  grandmother: {
    hair: [0.84, 0.83, 0.82],
    shirt: [0.52, 0.38, 0.56],
    skin: FAIR,
    isLong: true,
    size: 0.94,
  },
  son: {
    hair: [0.28, 0.17, 0.09],
    shirt: [0.92, 0.68, 0.2],
    skin: FAIR,
    isLong: false,
    size: 0.78,
  },
  daughter: {
    hair: [0.66, 0.46, 0.22],
    shirt: [0.3, 0.62, 0.6],
    skin: FAIR,
    isLong: true,
    size: 0.76,
  },
};

/** Striped wallpaper over a white dado, oak boards. */
export function diningSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y > 0.95 && y < 1.02) return [0.98, 0.96, 0.9];
      const u = along / 0.5 - Math.floor(along / 0.5);
      if (y < 0.95) {
        const isGroove = Math.min(u, 1 - u) < 0.02 || y < 0.12;
        return isGroove ? [0.74, 0.72, 0.66] : [0.93, 0.91, 0.85];
      }
      const stripe = along / 0.16 - Math.floor(along / 0.16);
      return stripe < 0.5 ? [0.66, 0.72, 0.6] : [0.74, 0.78, 0.67];
    },
    floor: boards(OAK, noise),
    ceiling: flat([0.95, 0.93, 0.88]),
  };
}

/** A dining room: a table laid for a meal under a lamp, a sideboard with china; a family around it where people are there. */
export function diningRoom(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isParty = false, isChristmas = false } = furnishing;
  const isFull = furnishing.isFull || isParty;
  // Nobody wants a second table in the laid one.
  const isCleared = furnishing.hasOwnTable === true && !isFull;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2 - side * 0.35;
  const depth = (TABLE.near + TABLE.far) / 2;
  const oak = wood(WALNUT, noise);
  const places: readonly (readonly [x: number, z: number, turn: number, Guest])[] = [
    [middle - 0.74, TABLE.far + 0.22, -Math.PI / 2, FAMILY.grandmother],
    [middle, TABLE.far + 0.22, -Math.PI / 2, FAMILY.mother],
    [middle + 0.74, TABLE.far + 0.22, -Math.PI / 2, FAMILY.daughter],
    [middle - TABLE.half - 0.24, depth, 0, FAMILY.father],
    [middle + TABLE.half + 0.24, depth, Math.PI, FAMILY.grandfather],
    [middle + side * 0.42, TABLE.near - 0.2, Math.PI / 2, FAMILY.son],
  ];
  const ownTable = [
    box(
      [middle - TABLE.half, TABLE.high - 0.24, TABLE.near],
      [middle + TABLE.half, TABLE.high, TABLE.far],
      cloth(LINEN, noise),
    ),
    ...[-1, 1].flatMap((to) =>
      [TABLE.near + 0.12, TABLE.far - 0.2].map((z) =>
        box([middle + to * 1.02 - 0.045, 0, z], [middle + to * 1.02 + 0.045, 0.55, z + 0.09], oak),
      ),
    ),
    ...places.flatMap(([x, z, turn, guest]) => [
      ...diningChair(x, z, turn, oak),
      ...setting(x + 0.42 * Math.cos(turn), z + 0.42 * Math.sin(turn), turn),
      ...(isFull ? tableGuest([x, z], [SEAT, TABLE.high], turn, guest) : []),
    ]),
    ...(isParty ? partyCake([middle, TABLE.high, depth]) : meal(middle, depth)),
  ];
  return {
    isShaded: true,
    lamps: [
      [middle, 1.9, depth],
      [middle - side * 0.6, high - 1, 1.6],
    ],
    solids: [
      ...(isCleared ? [] : ownTable),
      ...(isParty
        ? places.flatMap(([x, z, , guest], n) => partyHat([x, z], [SEAT, TABLE.high], guest, n))
        : []),
      ...(isParty
        ? [
            ...wishOnPennants(middle, high - 0.3, back - 0.25, 0.3),
            ...[-1, 1].flatMap((to) =>
              floatingBalloons([middle + to * (TABLE.half + 0.75), 0.5, TABLE.far + 0.1], 8),
            ),
          ]
        : []),
      ...hungLamp([middle, 2.12, depth], high, 0.3, [1, 0.86, 0.6]),
      ...sideboard(middle + side * 1.5, back, oak),
      ...curtains(furnishing, [0.56, 0.2, 0.17]),
      ...picturesInRow(furnishing, 2.7, 1.7),
      ...(isChristmas
        ? christmasCorner(
            [side > 0 ? left + 0.85 : right - 0.85, back - 0.75],
            [middle, TABLE.high, depth],
            shell,
          )
        : plant(furnishing, side > 0 ? left + 0.45 : right - 0.45, 0, back - 0.5, 1.4)),
    ],
  };
}

/** A chair that faces one way, its back behind who sits on it. */
function diningChair(x: number, z: number, turn: number, oak: Material): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [rx, rz] = [x - 0.2 * c, z - 0.2 * s];
  const [wide, deep] = [0.02 + 0.18 * Math.abs(s), 0.02 + 0.18 * Math.abs(c)];
  return [
    pad(
      [x - 0.21, SEAT - 0.06, z - 0.21],
      [x + 0.21, SEAT, z + 0.21],
      flat([0.5, 0.16, 0.14]),
      0.03,
    ),
    ...[0.6, 0.76, 0.92].map((y) =>
      box([rx - wide, y, rz - deep], [rx + wide, y + 0.07, rz + deep], oak),
    ),
    ...[-1, 1].map((to) => {
      const [px, pz] = [rx - s * to * 0.18, rz + c * to * 0.18];
      return box([px - 0.022, 0, pz - 0.022], [px + 0.022, 1.02, pz + 0.022], oak);
    }),
    ...[-1, 1].map((to) => {
      const [px, pz] = [x + 0.17 * c - s * to * 0.17, z + 0.17 * s + c * to * 0.17];
      return box([px - 0.02, 0, pz - 0.02], [px + 0.02, SEAT - 0.05, pz + 0.02], oak);
    }),
  ];
}

/** A plate with food on it and a glass at its right. */
function setting(x: number, z: number, turn: number): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const y = TABLE.high;
  const [gx, gz] = [x + 0.1 * c + s * 0.2, z + 0.1 * s - c * 0.2];
  return [
    drum([x, z], [y, y + 0.016], [0.09, 0.125], CHINA),
    ball([x - 0.05, y, z - 0.04], [x + 0.02, y + 0.05, z + 0.04], flat([0.72, 0.4, 0.18])),
    ball([x + 0.005, y, z - 0.04], [x + 0.065, y + 0.045, z + 0.04], flat([0.36, 0.56, 0.18])),
    drum([gx, gz], [y, y + 0.13], [0.028, 0.036], flat([0.78, 0.86, 0.9])),
  ];
}

/** What stands in the table's middle: a roast bird on its dish, bowls of salad and potatoes, bread, two candles. */
function meal(x: number, z: number): Solid[] {
  const y = TABLE.high;
  const roast = flat([0.68, 0.35, 0.12]);
  const bowl = (dx: number, dz: number, colour: Colour) => [
    drum([x + dx, z + dz], [y, y + 0.09], [0.07, 0.14], CHINA),
    ball(
      [x + dx - 0.12, y + 0.03, z + dz - 0.12],
      [x + dx + 0.12, y + 0.14, z + dz + 0.12],
      (px, _py, pz) => scaleColour(colour, 0.8 + 0.35 * Math.sin(px * 90) * Math.sin(pz * 90)),
    ),
  ];
  const candle = (dx: number) => [
    drum([x + dx, z + 0.12], [y, y + 0.05], [0.05, 0.025], flat([0.75, 0.58, 0.28])),
    drum([x + dx, z + 0.12], [y + 0.05, y + 0.3], [0.013, 0.012], flat([0.98, 0.95, 0.86])),
    ball(
      [x + dx - 0.014, y + 0.3, z + 0.106],
      [x + dx + 0.014, y + 0.36, z + 0.134],
      flat([1.5, 1.1, 0.5]),
      1,
    ),
  ];
  return [
    drum([x, z], [y, y + 0.02], [0.2, 0.26], CHINA),
    ball([x - 0.2, y + 0.02, z - 0.13], [x + 0.17, y + 0.22, z + 0.13], roast),
    ...[-1, 1].flatMap((to) => [
      ball(
        [x + 0.06, y + 0.04, z + to * 0.12 - 0.06],
        [x + 0.25, y + 0.16, z + to * 0.12 + 0.06],
        roast,
      ),
      ball(
        [x + 0.22, y + 0.09, z + to * 0.12 - 0.02],
        [x + 0.31, y + 0.14, z + to * 0.12 + 0.02],
        flat([0.93, 0.88, 0.76]),
      ),
    ]),
    ...bowl(-0.52, -0.02, [0.34, 0.58, 0.16]),
    ...bowl(0.56, 0.02, [0.9, 0.74, 0.36]),
    ...[0, 1, 2].map((n) =>
      ball(
        [x + 0.74 + 0.07 * n, y, z + 0.1],
        [x + 0.83 + 0.07 * n, y + 0.08, z + 0.24],
        flat([0.78, 0.52, 0.24]),
      ),
    ),
    ...candle(-0.34),
    ...candle(0.38),
  ];
}

/** A sideboard at the wall ahead with plates set upright on it. */
function sideboard(x: number, back: number, oak: Material): Solid[] {
  const doors: Material = (px, y, z, axis) => {
    const u = (px - x + 0.8) / 0.8;
    const isSeam = Math.abs(u - Math.round(u)) < 0.02;
    const isKnob = Math.hypot(px - x - (px < x ? -0.1 : 0.1), y - 0.5) < 0.025;
    return isKnob ? [0.9, 0.7, 0.35] : scaleColour(oak(px, y, z, axis), isSeam ? 0.4 : 1);
  };
  return [
    box([x - 0.8, 0.08, back - 0.5], [x + 0.8, 0.9, back - 0.02], doors),
    box([x - 0.85, 0.9, back - 0.54], [x + 0.85, 0.94, back - 0.01], oak),
    ...[-0.5, 0, 0.5].map((dx) =>
      ball([x + dx - 0.17, 0.94, back - 0.12], [x + dx + 0.17, 1.28, back - 0.06], (px, y) => {
        const out = Math.hypot(px - x - dx, y - 1.11);
        return out > 0.11 && out < 0.135 ? [0.2, 0.36, 0.66] : [0.96, 0.96, 0.95];
      }),
    ),
  ];
}
