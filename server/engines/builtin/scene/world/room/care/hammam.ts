import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** The hall: half its width, where the wall ahead is, where its dome begins and ends, how wide that is and how far off its middle. */
export const HAMMAM = {
  half: 3.6,
  back: 8,
  spring: 2.95,
  high: 5.6,
  dome: 3.3,
  away: 4.5,
} as const;

const MARBLE: Colour = [0.84, 0.82, 0.78];
const BRASS: Material = flat([0.8, 0.56, 0.2]);
const TEAL: Colour = [0.1, 0.42, 0.5];
const DAYLIGHT: Colour = [2.6, 2.6, 2.4];

/** Grey marble with veins. */
const marble =
  (noise: Noise, colour: Colour): Material =>
  (x, y, z) => {
    const vein = Math.abs(noise.fbm(x * 0.9 + z * 0.7, y * 1.1 + z * 0.5, 4));
    return scaleColour(
      colour,
      0.82 + 0.24 * Math.min(1, vein * 5) + 0.04 * noise.at(x * 9, (y + z) * 9),
    );
  };

/** Marble below, a band of blue tiles with stars, plaster with arched niches above it. */
export function hammamSurfaces(noise: Noise): Surfaces {
  const stone = marble(noise, MARBLE);
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const bay = along / 1.6 - Math.floor(along / 1.6) - 0.5;
    const arch =
      y < 1.75 ? Math.abs(bay * 1.6) < 0.55 : Math.hypot(bay * 1.6, (y - 1.75) * 0.8) < 0.55;
    const rim =
      y < 1.75 ? Math.abs(bay * 1.6) < 0.62 : Math.hypot(bay * 1.6, (y - 1.75) * 0.8) < 0.63;
    if (y > 2.5 && y < 2.82) return starTiles(along, y);
    if (y > 2.46 && y < 2.86) return [0.7, 0.52, 0.22];
    if (arch && y > 0.35) return scaleColour(starTiles(along, y), 0.72);
    if (rim && y > 0.35) return [0.92, 0.9, 0.86];
    return stone(x, y, z, axis);
  };
  const floor: Material = (x, y, z, axis) => {
    const [u, v] = [x / 0.7 - Math.floor(x / 0.7), z / 0.7 - Math.floor(z / 0.7)];
    const isInlay = Math.abs(u - 0.5) + Math.abs(v - 0.5) < 0.16;
    const joint = Math.min(u, 1 - u, v, 1 - v) < 0.012 ? 0.7 : 1;
    return isInlay ? scaleColour(TEAL, 0.8) : scaleColour(stone(x, y, z, axis), 0.9 * joint);
  };
  return { walls, floor, ceiling: stone };
}

/** Eight-pointed stars on blue tiles. */
function starTiles(along: number, y: number): Colour {
  const size = 0.32;
  const [u, v] = [
    along / size - Math.floor(along / size) - 0.5,
    y / size - Math.floor(y / size) - 0.5,
  ];
  const square = Math.max(Math.abs(u), Math.abs(v)) < 0.29;
  const turned = Math.abs(u) + Math.abs(v) < 0.41;
  if (square && turned && Math.hypot(u, v) < 0.14) return [0.75, 0.3, 0.16];
  if (square || turned) return [0.86, 0.9, 0.88];
  return scaleColour(TEAL, 0.85 + 0.3 * chance(Math.floor(along / size), Math.floor(y / size)));
}

/** The dome: plaster, and glass stars in rings through which light falls. */
const domeOf =
  (middle: number): Material =>
  (x, y, z) => {
    const [dx, dz, dy] = [x - middle, z - HAMMAM.away, y - HAMMAM.spring];
    const rise = Math.atan2(dy / (HAMMAM.high - HAMMAM.spring), Math.hypot(dx, dz) / HAMMAM.dome);
    const ring = rise / 0.21;
    const row = Math.floor(ring);
    const many = Math.max(4, Math.round(20 * Math.cos((row + 0.5) * 0.21)));
    const turn = (Math.atan2(dz, dx) / (2 * Math.PI) + (row & 1 ? 0.5 / many : 0)) * many;
    const u = (turn - Math.floor(turn) - 0.5) * Math.cos(rise) * (20.7 / many);
    const v = ring - row - 0.5;
    const [r, angle] = [Math.hypot(u, v), Math.atan2(v, u)];
    const star = 0.2 + 0.07 * Math.cos(6 * angle);
    if (row > 0 && r < star) return DAYLIGHT;
    if (row > 0 && r < star + 0.08) return [0.62, 0.52, 0.4];
    if (rise < 0.12) return mixColour(TEAL, [0.9, 0.86, 0.76], Math.abs(((turn * 2) % 1) - 0.5));
    return scaleColour([0.86, 0.79, 0.68], 0.86 + 0.2 * Math.sin(rise));
  };

/** A Turkish bath: the great slab of marble under a dome with glass stars, bathers in cloths on it, basins with brass taps and bowls along the walls. */
export function hammam({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const stone = marble(noise, [0.9, 0.88, 0.84]);
  const { dome, away, spring, high } = HAMMAM;
  const slab: Point = [middle, 0.48, 4.1];
  return {
    lamps: [
      [middle, 3.6, 4.2],
      [middle - 1.8, 2.2, 2.6],
      [middle + 1.8, 2.2, 6],
    ],
    solids: [
      plate(
        1,
        [left, spring - 0.02, 0],
        [right, spring + 0.2, back],
        (x, z) => Math.hypot(x - middle, z - away) > dome - 0.02,
        flat([0.8, 0.74, 0.64]),
      ),
      hollow(
        'dome',
        [middle - dome, spring, away - dome],
        [middle + dome, high, away + dome],
        domeOf(middle),
      ),
      ...octagon(slab, 1.45, stone),
      ...bathers(slab, side),
      ...[1.5, 3.1, 4.7, 6.3].flatMap((z) => [
        ...basin([left + 0.42, z], 1, stone),
        ...basin([right - 0.42, z], -1, stone),
      ]),
      ...[-2.2, 2.2].flatMap((dx) => backBasin([middle + dx, back - 0.42], stone)),
      ...column([middle - 2.75, 6.7], stone),
      ...column([middle + 2.75, 6.7], stone),
      ...door(middle, back),
      ...towels([middle + side * 0.85, slab[1], slab[2] - 0.75]),
      ...bowl([middle - side * 0.75, slab[1], slab[2] - 0.95]),
    ],
  };
}

/** The slab on which bathers lie: eight-sided, in two steps. */
const octagon = ([x, y, z]: Point, r: number, stone: Material): Solid[] => {
  const cut = (size: number) => (px: number, pz: number) => {
    const [u, v] = [Math.abs(px - x), Math.abs(pz - z)];
    return Math.max(u, v) < size * 0.93 && u + v < size * 1.31;
  };
  const inlaid: Material = (px, py, pz, axis) => {
    const [u, v] = [Math.abs(px - x), Math.abs(pz - z)];
    const out = Math.max(u, v, (u + v) * 0.71);
    return axis === 1 && ((out > r * 0.74 && out < r * 0.8) || out < r * 0.22)
      ? scaleColour(TEAL, 0.75)
      : stone(px, py, pz, axis);
  };
  return [
    plate(1, [x - r, 0.08, z - r], [x + r, y, z + r], cut(r), inlaid),
    plate(
      1,
      [x - r - 0.22, 0, z - r - 0.22],
      [x + r + 0.22, 0.12, z + r + 0.22],
      cut(r + 0.22),
      stone,
    ),
  ];
};

/** Who lies on the slab in a striped cloth, and who sits at its edge. */
function bathers([x, y, z]: Point, side: number): Solid[] {
  const skin = flat([0.8, 0.57, 0.44]);
  const cloth: Material = (px) =>
    (((px * 14) % 1) + 1) % 1 < 0.3 ? [0.95, 0.93, 0.88] : [0.72, 0.16, 0.14];
  const to = (d: number) => x + side * d;
  const orb = (
    d: number,
    up: number,
    dz: number,
    r: readonly [number, number, number],
    m: Material,
  ) =>
    ball(
      [to(d) - r[0], y + up - r[1], z + dz - r[2]],
      [to(d) + r[0], y + up + r[1], z + dz + r[2]],
      m,
    );
  return [
    orb(-0.78, 0.14, 0.15, [0.12, 0.11, 0.1], skin),
    orb(-0.83, 0.16, 0.15, [0.11, 0.11, 0.105], flat([0.12, 0.08, 0.06])),
    orb(-0.38, 0.14, 0.15, [0.36, 0.13, 0.21], skin),
    orb(0.08, 0.13, 0.15, [0.38, 0.15, 0.2], cloth),
    ...[-0.09, 0.09].flatMap((dz) => [
      orb(0.55, 0.09, 0.15 + dz, [0.36, 0.075, 0.07], skin),
      orb(0.9, 0.09, 0.15 + dz, [0.1, 0.1, 0.05], skin),
    ]),
    ...[-0.26, 0.26].map((dz) => orb(-0.32, 0.07, 0.15 + dz, [0.34, 0.055, 0.055], skin)),
    ...posed(
      { at: [to(0.95), z - 0.35], turn: -Math.PI / 2 + side * 0.3, seat: y },
      attireOf(4, {
        top: [0.78, 0.56, 0.42],
        skin: [0.78, 0.56, 0.42],
        legs: [0.16, 0.4, 0.52],
        isSleeveless: true,
        hairForm: 'short',
      }),
    ),
    ...posed(
      {
        at: [to(-1.05), z + 1],
        turn: -Math.PI / 2 - side * 0.2,
        lean: 0.1,
        hands: [
          [0.4, 0.12, 0.95],
          [0.4, -0.12, 0.95],
        ],
      },
      attireOf(7, {
        top: [0.7, 0.48, 0.36],
        skin: [0.7, 0.48, 0.36],
        legs: [0.72, 0.16, 0.14],
        gown: 'gown',
        isSleeveless: true,
        hairForm: 'short',
        beard: [0.1, 0.07, 0.06],
      }),
    ),
  ];
}

/** A basin of marble at a side wall under its brass tap, a bowl on its rim; `to` is into the room. */
const basin = ([x, z]: readonly [number, number], to: number, stone: Material): Solid[] => [
  drum([x, z], [0, 0.42], [0.2, 0.3], stone),
  drum([x, z], [0.42, 0.58], [0.34, 0.4], stone),
  drum([x, z], [0.575, 0.59], [0.31, 0.31], flat([0.4, 0.68, 0.74])),
  ball([x - to * 0.36 - 0.1, 0.9, z - 0.1], [x - to * 0.36 + 0.1, 1.1, z + 0.1], BRASS),
  box(
    [x - 0.2 - (to < 0 ? 0 : 0.16), 0.96, z - 0.03],
    [x + 0.2 + (to < 0 ? 0.16 : 0), 1.02, z + 0.03],
    BRASS,
  ),
  drum([x + to * 0.12, z], [0.88, 0.99], [0.025, 0.03], BRASS),
  drum([x + to * 0.3, z - 0.18], [0.58, 0.66], [0.06, 0.11], BRASS),
];

/** The same at the wall ahead. */
const backBasin = ([x, z]: readonly [number, number], stone: Material): Solid[] => [
  drum([x, z], [0, 0.44], [0.24, 0.34], stone),
  drum([x, z], [0.44, 0.6], [0.38, 0.44], stone),
  drum([x, z], [0.595, 0.61], [0.35, 0.35], flat([0.4, 0.68, 0.74])),
  box([x - 0.03, 1, z - 0.05], [x + 0.03, 1.06, z + 0.4], BRASS),
  drum([x, z - 0.02], [0.9, 1.03], [0.028, 0.035], BRASS),
];

/** A column with a capital. */
const column = ([x, z]: readonly [number, number], stone: Material): Solid[] => [
  drum([x, z], [0, 0.2], [0.26, 0.2], stone),
  drum([x, z], [0.2, 2.5], [0.16, 0.14], stone),
  drum([x, z], [2.5, 2.95], [0.14, 0.3], flat([0.86, 0.8, 0.68])),
];

/** The door under a pointed arch. */
const door = (x: number, back: number): Solid[] => [
  plate(
    2,
    [x - 0.85, 0, back - 0.06],
    [x + 0.85, 2.4, back - 0.01],
    (px, y) =>
      y < 1.6 || Math.abs(px - x) < 0.85 * Math.sqrt(Math.max(0, 1 - ((y - 1.6) / 0.8) ** 1.4)),
    (px, y) => {
      const u = Math.abs(px - x);
      const inner =
        y < 1.5 ? u < 0.62 : u < 0.62 * Math.sqrt(Math.max(0, 1 - ((y - 1.5) / 0.68) ** 1.4));
      if (!inner) return [0.92, 0.9, 0.85];
      if (u < 0.02 || Math.abs((y % 0.5) - 0.25) < 0.02) return [0.2, 0.12, 0.06];
      return [0.4, 0.24, 0.12];
    },
  ),
];

/** A pile of folded cloths. */
const towels = ([x, y, z]: Point): Solid[] =>
  (
    [
      [0.9, 0.88, 0.82],
      [0.72, 0.16, 0.14],
      [0.16, 0.4, 0.52],
    ] as const
  ).map((colour, n) =>
    pad(
      [x - 0.2, y + 0.07 * n, z - 0.14],
      [x + 0.2, y + 0.07 * (n + 1), z + 0.14],
      flat(colour),
      0.03,
    ),
  );

/** A bowl of brass with foam, and soap. */
const bowl = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.11], [0.09, 0.17], BRASS),
  ...[
    [0, 0],
    [0.07, 0.03],
    [-0.07, 0.02],
  ].map(([dx = 0, dz = 0]) =>
    ball(
      [x + dx - 0.09, y + 0.06, z + dz - 0.09],
      [x + dx + 0.09, y + 0.19, z + dz + 0.09],
      flat([0.98, 0.98, 0.97]),
    ),
  ),
];
