import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { BRASS, globe } from '../furnishings/antiques.ts';
import { candlestick } from '../furnishings/candles.ts';
import { beams, oldWood } from '../furnishings/timbered.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, books, carpet, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

const TEAK: Colour = [0.46, 0.27, 0.15];
const DARK: Colour = [0.26, 0.15, 0.09];
const RED: Colour = [0.5, 0.09, 0.1];
const GOLD: Material = flat([0.95, 0.72, 0.26]);

/** Half as wide as the cabin, its height and length, and its windows' edges: half their width, from where to where they reach upward; metres. */
export const CAPTAIN_CABIN = {
  half: 2.5,
  high: 2.5,
  back: 5.5,
  glass: [2.05, 0.98, 1.95],
} as const;
/** The desk: half its sides, its height, where its middle is ahead. */
const DESK = { half: [0.95, 0.45], high: 0.78, z: 3.55 } as const;

/** Planks on all sides. */
export const captainSurfaces = (noise: Noise): Surfaces => {
  const plank = oldWood(TEAK, noise, 0);
  return {
    walls: (x, y, z, axis) =>
      scaleColour(plank(x, y, z, axis), (y / 0.24) % 1 < 0.05 ? 0.5 : y < 0.9 ? 0.85 : 1.1),
    floor: boards([0.42, 0.27, 0.16], noise),
    ceiling: oldWood([0.4, 0.25, 0.15], noise, 2),
  };
};

/** The cabin at a ship's stern: a row of windows over the sea, a bench beneath them, a desk with charts, a globe, a chest of gold, a lantern on its beam. */
export function captainCabin(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isAttended } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const { part } = besideWall(furnishing);
  const rug = [middle - 1.5, middle + 1.5, 2.2, 4.9] as const;
  return {
    lamps: [
      [at(0.5), high - 0.62, 3.2],
      [at(-0.55), 1.2, DESK.z - 0.2],
      [middle, high - 0.6, 1.7],
    ],
    solids: [
      ...beams(noise, shell, middle),
      ...sternWindows(middle, back, noise),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.36, 0.08, 0.1], [0.78, 0.58, 0.26], rug, noise),
      ),
      ...desk(at, side, noise),
      ...lantern([at(0.5), high - 0.3, 3.2]),
      ...globe([at(-1.75), 0, 3.1]),
      ...chest([at(1.72), 0, 2.75], noise),
      part(0, 0.34, [0, 1.95], [3.2, back - 0.75], books(0.39, DARK)),
      ...swords(side > 0 ? left : right, side),
      ...(isAttended ? captain(at(0.1), DESK.z + 0.78, side) : []),
    ],
  };
}

/** Windows of small panes across the stern, their frames leaning on posts, a cushioned bench beneath. */
function sternWindows(middle: number, back: number, noise: Noise): Solid[] {
  const [half, low, top] = CAPTAIN_CABIN.glass;
  const post = oldWood(DARK, noise, 1);
  const bars = Array.from({ length: 13 }, (_, n) => {
    const wide = n % 3 === 0 ? 0.07 : 0.02;
    const x = middle - half + (2 * half * n) / 12;
    return box([x - wide, low, back - 0.07], [x + wide, top, back + 0.03], post);
  });
  return [
    ...bars,
    ...[low, low + (top - low) / 3, low + (2 * (top - low)) / 3, top].map((y, n) => {
      const tall = n % 3 === 0 ? 0.06 : 0.018;
      return box(
        [middle - half, y - tall, back - 0.07],
        [middle + half, y + tall, back + 0.03],
        post,
      );
    }),
    box([middle - half - 0.2, 0, back - 0.62], [middle + half + 0.2, 0.42, back], post),
    pad(
      [middle - half - 0.18, 0.4, back - 0.6],
      [middle + half + 0.18, 0.54, back - 0.06],
      (x) => scaleColour(RED, Math.abs((x / 0.8) % 1) < 0.03 ? 0.6 : 1.1),
      0.05,
    ),
  ];
}

/** A chart: a coast, a course of dashes to a cross, a rose of winds. */
const chart =
  ([x, z]: readonly [number, number]): Material =>
  (px, _y, pz) => {
    const [u, v] = [(px - x) / 0.42, (pz - z) / 0.28];
    const shore = Math.sin(u * 4 + 1) * 0.3 + 0.25 * Math.sin(u * 9) - v - 0.15;
    if (Math.hypot(u - 0.6, v + 0.5) < 0.2) {
      const turn = Math.atan2(v + 0.5, u - 0.6) * 4;
      return Math.cos(turn) > 0.3 ? [0.36, 0.12, 0.1] : [0.82, 0.68, 0.42];
    }
    if (Math.abs(Math.abs(u + 0.6) - Math.abs(v - 0.45)) < 0.03 && Math.abs(u + 0.6) < 0.12)
      return [0.7, 0.08, 0.06];
    const course = v - 0.45 + 0.55 * (u + 0.6) ** 2;
    if (Math.abs(course) < 0.03 && u > -0.5 && u < 0.5 && (u * 9) % 1 > 0.4)
      return [0.7, 0.08, 0.06];
    if (Math.abs(shore) < 0.05) return [0.4, 0.26, 0.14];
    return shore > 0 ? [0.78, 0.62, 0.36] : [0.88, 0.76, 0.52];
  };

/** The desk with a chart held down by a telescope, a candle, and a quill in its inkwell. */
function desk(at: (out: number) => number, side: number, noise: Noise): Solid[] {
  const top = wood(TEAK, noise);
  const dark = oldWood(DARK, noise, 1);
  const x = at(0.1);
  const [half, deep] = DESK.half;
  const [y, z] = [DESK.high, DESK.z];
  return [
    box([x - half, y - 0.06, z - deep], [x + half, y, z + deep], top),
    ...[-1, 1].map((to) =>
      box(
        [x + to * (half - 0.25) - 0.22, 0, z - deep + 0.05],
        [x + to * (half - 0.25) + 0.22, y - 0.06, z + deep - 0.05],
        (px, py, pz, axis) =>
          axis === 2 && (py / 0.24) % 1 < 0.06
            ? scaleColour(dark(px, py, pz, axis), 0.5)
            : dark(px, py, pz, axis),
      ),
    ),
    box([x - half + 0.4, 0.1, z + deep - 0.1], [x + half - 0.4, y - 0.06, z + deep - 0.06], dark),
    box([x - 0.42, y, z - 0.34], [x + 0.42, y + 0.008, z + 0.24], chart([x, z - 0.05])),
    roll(0, [z - 0.3, y + 0.045], [x + 0.1, x + 0.5], [0.03, 0.045], BRASS),
    ...candlestick([at(-0.6), y, z - 0.1], 0.2, BRASS),
    drum([at(0.82), z], [y, y + 0.09], [0.05, 0.035], flat([0.12, 0.14, 0.2])),
    box(
      [at(0.82) - 0.008, y + 0.06, z - 0.008],
      [at(0.82) + 0.008, y + 0.36, z + 0.008],
      flat([0.95, 0.94, 0.9]),
    ),
    ball(
      [at(0.82) + side * 0.01 - 0.03, y + 0.17, z - 0.01],
      [at(0.82) + side * 0.01 + 0.03, y + 0.4, z + 0.01],
      flat([0.95, 0.94, 0.9]),
    ),
  ];
}

/** A lantern of brass on a chain. */
const lantern = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.3], [0.01, 0.01], BRASS),
  drum([x, z], [y - 0.06, y + 0.02], [0.13, 0.04], BRASS),
  { ...drum([x, z], [y - 0.34, y - 0.06], [0.085, 0.11], flat([1.25, 0.85, 0.4])), glow: 1 },
  ...[0, 1, 2, 3].map((n) => {
    const [dx, dz] = [0.1 * Math.cos(n * 1.57 + 0.6), 0.1 * Math.sin(n * 1.57 + 0.6)];
    return drum([x + dx, z + dz], [y - 0.36, y - 0.04], [0.009, 0.009], BRASS);
  }),
  drum([x, z], [y - 0.38, y - 0.34], [0.11, 0.12], BRASS),
];

/** An open chest heaped with gold. */
function chest([x, , z]: Point, noise: Noise): Solid[] {
  const plank = wood(TEAK, noise);
  const band = (px: number, py: number, pz: number, axis: number): Colour =>
    Math.abs(Math.abs(px - x) - 0.26) < 0.04 ? [0.62, 0.46, 0.2] : plank(px, py, pz, axis);
  return [
    box([x - 0.42, 0, z], [x + 0.42, 0.4, z + 0.54], band),
    box([x - 0.42, 0.4, z + 0.5], [x + 0.42, 0.82, z + 0.6], band),
    ...Array.from({ length: 26 }, (_, n) => {
      const [dx, dz] = [
        0.34 * Math.sin(n * 2.4) * ((n % 7) / 7 + 0.2),
        0.26 + 0.17 * Math.cos(n * 1.7),
      ];
      const up = 0.4 + 0.1 * (1 - Math.abs(dx) / 0.4) * ((n % 5) / 5 + 0.3);
      return ball(
        [x + dx - 0.06, up - 0.02, z + dz - 0.06],
        [x + dx + 0.06, up + 0.02, z + dz + 0.06],
        n % 9 === 4 ? flat([0.7, 0.06, 0.14]) : GOLD,
      );
    }),
  ];
}

/** Two swords crossed on a wall, over a shield of wood. */
function swords(wall: number, to: number): Solid[] {
  const [y, z] = [1.62, 3.9];
  const steel = flat([0.76, 0.78, 0.8]);
  return [
    box(
      [Math.min(wall, wall + to * 0.03), y - 0.3, z - 0.26],
      [Math.max(wall, wall + to * 0.03), y + 0.3, z + 0.26],
      flat(DARK),
    ),
    ...[-1, 1].flatMap((way) =>
      Array.from({ length: 16 }, (_, n) => {
        const share = n / 15 - 0.5;
        const [py, pz] = [y + share * 0.8, z + way * share * 0.8];
        const isHilt = n < 4;
        const r = isHilt ? 0.035 : 0.022;
        return box(
          [wall + to * 0.05 - 0.012, py - 0.032, pz - r],
          [wall + to * 0.05 + 0.012, py + 0.032, pz + r],
          isHilt ? BRASS : steel,
        );
      }),
    ),
  ];
}

/** The captain at the desk, bent over the chart. */
const captain = (x: number, z: number, side: number): Solid[] => [
  ...posed(
    {
      at: [x, z],
      turn: -Math.PI / 2 - 0.1 * side,
      seat: 0.5,
      lean: 0.14,
      hands: [
        [0.5, 0.26, DESK.high + 0.05],
        [0.54, -0.2, DESK.high + 0.05],
      ],
    },
    attireOf(4, {
      top: [0.13, 0.18, 0.34],
      legs: [0.2, 0.18, 0.2],
      hair: [0.5, 0.46, 0.42],
      beard: [0.56, 0.52, 0.48],
      hat: ['cap', [0.1, 0.13, 0.26]],
      skin: [0.8, 0.58, 0.45],
    }),
  ),
  box([x - 0.3, 0.3, z + 0.26], [x + 0.3, 1.24, z + 0.34], flat(RED)),
];
