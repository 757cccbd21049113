import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, cloth, paint, tiles } from '../materials.ts';
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

const STEEL: Material = flat([0.72, 0.75, 0.78]);
const DARK: Material = flat([0.16, 0.18, 0.2]);
const WHITE: Material = flat([0.93, 0.94, 0.94]);
/** What those wear who operate. */
const SCRUBS: Colour = [0.16, 0.5, 0.38];
const DRAPE: Colour = [0.1, 0.42, 0.56];
const SHINE: Material = flat([1.7, 1.75, 1.8]);

/** Where the table is: how far toward the heavy side, from where to where, half its width, its height; metres. */
const TABLE = { out: -0.55, near: 3, far: 5, half: 0.36, high: 0.92 } as const;

/** Tiles of pale green up to the ceiling, a floor without joints, a ceiling of panels. */
export function operatingSurfaces(noise: Noise): Surfaces {
  const sheet = paint([0.42, 0.62, 0.62], noise);
  return {
    walls: tiles([0.72, 0.86, 0.8], [0.7, 0.84, 0.78], 0.3),
    floor: (x, y, z, axis) =>
      scaleColour(sheet(x, y, z, axis), 0.94 + 0.1 * noise.at(x * 40, z * 40)),
    ceiling: tiles([0.92, 0.94, 0.94], [0.9, 0.92, 0.92], 0.6),
  };
}

/** An operating room: a table under drapes beneath two large round lamps on arms, instruments laid out, monitors, doors with round panes. */
export function operatingRoom(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isAttended, isFull } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const x = at(TABLE.out);
  return {
    lamps: [
      [x, 1.85, 3.9],
      [x + side * 0.8, 2, 3.3],
      [middle, high - 0.2, 2.4],
      [middle, high - 0.2, 5],
    ],
    solids: [
      ...table(x, noise),
      ...(isAttended === true || isFull ? team(x) : []),
      ...theatreLamp([x - side * 0.15, 2.12, 4], [middle, high], 0.46),
      ...theatreLamp([x + side * 0.95, 2.32, 3.7], [middle, high], 0.34),
      ...instruments([x + side * 0.85, 0, 3.15]),
      ...monitor([at(1.35), 1.62, back - 1.1], high),
      ...anaesthesia([at(0.75), 0, back - 0.7]),
      ...dripStand([x - side * 0.75, 0, 4.75]),
      ...doors(at(-1.75), back),
      ...cabinet([at(2.3), 0, back - 0.35]),
      ...lightBox([at(0.75), 1.95], back),
      ...stool([x - side * 0.85, 0, 3.5]),
      ...[2.6, 5].map((z) => ({
        ...box(
          [middle - 1, high - 0.04, z - 0.15],
          [middle + 1, high - 0.01, z + 0.15],
          flat([1.1, 1.14, 1.16]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** Who operates: out from the table's middle, ahead, whether they bend over it. */
const TEAM: readonly (readonly [number, number, number])[] = [
  [-0.68, 3.75, 0],
  [0.7, 3.95, 1],
  [-0.66, 4.5, 2],
  [0.68, 4.75, 3],
  [0.1, 5.35, 4],
];

/** Surgeons and nurses in green around the table, caps on their heads and masks before their faces, their hands over the body. */
const team = (x: number): Solid[] =>
  TEAM.flatMap(([out, z, n]) => {
    const isHead = Math.abs(out) < 0.3;
    return posed(
      {
        at: [x + out, z],
        turn: isHead ? -Math.PI / 2 : out < 0 ? 0 : Math.PI,
        lean: 0.1,
        hands: [
          [0.5, 0.14, TABLE.high + 0.22],
          [0.5, -0.12, TABLE.high + 0.24],
        ],
      },
      attireOf(n + 3, {
        ...{ top: SCRUBS, legs: SCRUBS, gown: 'coat' as const, mask: [0.72, 0.88, 0.92] as const },
        ...{ hairForm: 'short' as const, hat: ['cap', scaleColour(SCRUBS, 1.15)] as const },
      }),
    );
  });

/** The table on its column, a body under blue drapes with the one place left open, a pillow at the far end. */
function table(x: number, noise: Noise): Solid[] {
  const drape = cloth(DRAPE, noise);
  const { near, far, half, high } = TABLE;
  const middle = (near + far) / 2;
  return [
    box([x - 0.3, 0, middle - 0.5], [x + 0.3, 0.1, middle + 0.5], STEEL),
    box([x - 0.16, 0.1, middle - 0.2], [x + 0.16, high - 0.14, middle + 0.2], STEEL),
    box([x - half, high - 0.14, near], [x + half, high - 0.08, far], STEEL),
    pad([x - half, high - 0.08, near + 0.02], [x + half, high, far], DARK, 0.03),
    // The drapes hang down over both sides.
    pad(
      [x - half - 0.05, high - 0.34, near + 0.2],
      [x + half + 0.05, high + 0.03, far - 0.42],
      drape,
      0.02,
    ),
    ball([x - 0.27, high - 0.2, near + 0.15], [x + 0.27, high + 0.2, near + 1.15], drape),
    ball([x - 0.31, high - 0.2, near + 0.75], [x + 0.31, high + 0.25, far - 0.35], drape),
    box(
      [x - 0.11, high + 0.19, middle + 0.02],
      [x + 0.11, high + 0.245, middle + 0.24],
      flat([0.86, 0.66, 0.55]),
    ),
    pad([x - 0.24, high, far - 0.36], [x + 0.24, high + 0.1, far - 0.04], WHITE, 0.05),
    ball(
      [x - 0.1, high + 0.06, far - 0.34],
      [x + 0.1, high + 0.27, far - 0.1],
      flat([0.86, 0.66, 0.55]),
    ),
    ball(
      [x - 0.11, high + 0.12, far - 0.28],
      [x + 0.11, high + 0.29, far - 0.06],
      flat([0.2, 0.6, 0.5]),
    ),
    // A screen of cloth before the face.
    box(
      [x - half - 0.1, high + 0.02, far - 0.46],
      [x + half + 0.1, high + 0.46, far - 0.43],
      drape,
    ),
  ];
}

/** A round lamp full of lenses, hung by an arm from a place on the ceiling. */
function theatreLamp(
  [x, y, z]: Point,
  [cx, ceiling]: readonly [number, number],
  radius: number,
): Solid[] {
  const arm = ceiling - 0.28;
  return [
    drum([x, z], [y, y + 0.07], [radius, radius * 0.9], WHITE),
    drum([x, z], [y + 0.07, y + 0.13], [radius * 0.9, radius * 0.4], WHITE),
    drum([x, z], [y - 0.012, y], [radius * 0.97, radius], flat([0.5, 0.54, 0.58])),
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
      const far = n === 6 ? 0 : radius * 0.62;
      const [lx, lz] = [x + far * Math.cos(n * 1.047), z + far * Math.sin(n * 1.047)];
      const size = radius * 0.25;
      return ball([lx - size, y - 0.05, lz - size], [lx + size, y + 0.03, lz + size], SHINE, 1.3);
    }),
    drum([x, z], [y - 0.2, y - 0.04], [0.02, 0.02], DARK),
    drum([x, z], [y + 0.12, arm], [0.03, 0.03], WHITE),
    slab([x, cx], [arm - 0.04, arm + 0.04], [z - 0.04, z + 0.04], WHITE),
    drum([cx, z], [arm, ceiling], [0.06, 0.09], WHITE),
  ];
}

/** Instruments of steel in rows on a cloth, on a table with wheels. */
function instruments([x, , z]: Point): Solid[] {
  const y = 0.96;
  return [
    box([x - 0.38, y - 0.02, z - 0.25], [x + 0.38, y, z + 0.25], STEEL),
    box([x - 0.35, y, z - 0.22], [x + 0.35, y + 0.006, z + 0.22], flat(scaleColour(DRAPE, 1.15))),
    box([x - 0.03, 0.1, z - 0.03], [x + 0.03, y, z + 0.03], STEEL),
    box([x - 0.36, 0.05, z - 0.22], [x + 0.36, 0.1, z + 0.22], STEEL),
    ...[-0.3, -0.2, -0.1, 0, 0.1].flatMap((dx, n) => [
      box(
        [x + dx - 0.008, y + 0.006, z - 0.15],
        [x + dx + 0.008, y + 0.02, z + 0.05 + 0.03 * (n % 3)],
        STEEL,
      ),
      drum([x + dx - 0.02, z - 0.16], [y + 0.006, y + 0.018], [0.022, 0.022], STEEL),
      drum([x + dx + 0.02, z - 0.16], [y + 0.006, y + 0.018], [0.022, 0.022], STEEL),
    ]),
    drum([x + 0.25, z], [y + 0.006, y + 0.07], [0.06, 0.085], STEEL),
  ];
}

/** A screen with heartbeats on an arm from the ceiling. */
function monitor([x, y, z]: Point, ceiling: number): Solid[] {
  const lines: readonly Colour[] = [
    [0.2, 1.2, 0.4],
    [1.2, 1.1, 0.2],
    [0.3, 0.7, 1.3],
  ];
  const face: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.4, (py - y) / 0.25];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.93) return [0.1, 0.11, 0.12];
    if (u > 0.5)
      return chance(Math.floor(u * 22), Math.floor(v * 9)) > 0.62
        ? [0.4, 1, 0.7]
        : [0.02, 0.04, 0.05];
    const row = Math.floor((v + 1) * 1.5);
    const up = (v + 1) * 1.5 - row - 0.4;
    const beat = (u * 3.2 + row * 0.3 + 4) % 1;
    const wave = row === 1 ? 0.2 * Math.sin(u * 18) : beat < 0.1 ? 0.42 * Math.sin(beat * 63) : 0;
    return Math.abs(up - wave) < 0.07 ? (lines[row] ?? [1, 1, 1]) : [0.02, 0.04, 0.05];
  };
  return [
    { ...box([x - 0.4, y - 0.25, z - 0.03], [x + 0.4, y + 0.25, z + 0.03], face), glow: 0.5 },
    box([x - 0.03, y + 0.25, z - 0.02], [x + 0.03, ceiling, z + 0.04], WHITE),
  ];
}

/** A tower of apparatus with dials, bellows of glass and hoses. */
const anaesthesia = ([x, , z]: Point): Solid[] => [
  box([x - 0.32, 0.08, z - 0.28], [x + 0.32, 0.86, z + 0.28], flat([0.84, 0.87, 0.88])),
  ...[0.2, 0.42, 0.64].map((y) =>
    box([x - 0.27, y, z - 0.285], [x + 0.27, y + 0.17, z - 0.27], flat([0.62, 0.7, 0.74])),
  ),
  box([x - 0.3, 0.86, z - 0.1], [x + 0.3, 1.5, z + 0.26], WHITE),
  ...[-0.18, 0, 0.18].map((dx) =>
    drum([x + dx, z - 0.18], [0.88, 1.14], [0.06, 0.06], flat([0.5, 0.76, 0.84])),
  ),
  ...[-0.16, 0.02, 0.2].map((dx) =>
    roll(2, [x + dx, 1.34], [z - 0.13, z - 0.1], [0.06, 0.06], (px, py) =>
      Math.hypot(px - x - dx, py - 1.34) < 0.045 ? [0.95, 0.95, 0.92] : [0.2, 0.22, 0.24],
    ),
  ),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    ball(
      [x - 0.34 - 0.03 * n, 0.95 - 0.05 * n, z - 0.24],
      [x - 0.26 - 0.03 * n, 1.04 - 0.05 * n, z - 0.16],
      flat([0.3, 0.34, 0.36]),
    ),
  ),
  ...[-0.26, 0.2].map((dx) => drum([x + dx + 0.03, z - 0.2], [0, 0.08], [0.05, 0.05], DARK)),
];

/** A stand with two bags. */
const dripStand = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0, 0.05], [0.24, 0.2], STEEL),
  drum([x, z], [0.05, 2.05], [0.014, 0.014], STEEL),
  box([x - 0.16, 2.03, z - 0.01], [x + 0.16, 2.05, z + 0.01], STEEL),
  ...[-0.13, 0.13].map((dx, n) =>
    pad(
      [x + dx - 0.06, 1.72, z - 0.03],
      [x + dx + 0.06, 2.02, z + 0.03],
      flat(n === 0 ? [0.86, 0.93, 0.95] : [0.62, 0.08, 0.1]),
      0.03,
    ),
  ),
];

/** Two doors of steel with a round pane each. */
const doors = (x: number, back: number): Solid[] => [
  box([x - 0.9, 0, back - 0.03], [x + 0.9, 2.2, back], (px, y) => {
    const u = Math.abs(px - x);
    if (u > 0.84 || y > 2.14) return [0.5, 0.56, 0.58];
    if (u < 0.01) return [0.2, 0.22, 0.24];
    const pane = Math.hypot(u - 0.42, y - 1.52);
    if (pane < 0.16) return [0.62, 0.78, 0.84];
    if (pane < 0.19) return [0.4, 0.44, 0.46];
    return y > 0.82 && y < 1.12 ? [0.62, 0.66, 0.68] : [0.8, 0.84, 0.85];
  }),
  box([x - 0.34, 2.3, back - 0.06], [x + 0.34, 2.5, back], flat([0.85, 0.1, 0.1])),
];

/** A cupboard with boxes behind glass. */
const cabinet = ([x, , z]: Point): Solid[] => [
  box([x - 0.42, 0, z], [x + 0.42, 2.05, z + 0.34], (px, y, _z, axis) => {
    if (axis !== 2) return [0.86, 0.89, 0.9];
    const [u, v] = [(px - x + 0.42) / 0.42, y / 0.4];
    const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
    if (a < 0.06 || a > 0.94 || b < 0.05) return [0.86, 0.89, 0.9];
    const pack = Math.floor(a * 5);
    const tall = 0.35 + 0.5 * chance(pack + Math.floor(u) * 7, Math.floor(v));
    return b < tall
      ? scaleColour(pack % 2 === 0 ? [0.9, 0.93, 0.94] : [0.36, 0.66, 0.78], 0.9)
      : [0.4, 0.5, 0.53];
  }),
];

/** A lit box on the wall with pictures of bones. */
const lightBox = ([x, y]: readonly [number, number], back: number): Solid[] => [
  {
    ...box([x - 0.5, y - 0.3, back - 0.06], [x + 0.5, y + 0.3, back], (px, py) => {
      const [u, v] = [px - x, py - y];
      if (Math.abs(u) > 0.47 || Math.abs(v) > 0.27) return [0.7, 0.74, 0.76];
      const [a, b] = [Math.abs(Math.abs(u) - 0.24), v];
      if (a > 0.2 || Math.abs(b) > 0.24) return [1.1, 1.2, 1.25];
      const isSpine = a < 0.02;
      const isRib =
        a < 0.15 && Math.abs(((b + 0.9 * a * a) / 0.055) % 1) < 0.34 && Math.abs(b) < 0.18;
      return isSpine || isRib ? [0.78, 0.86, 0.9] : [0.07, 0.11, 0.15];
    }),
    glow: 0.5,
  },
];

/** A round stool on wheels. */
const stool = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0, 0.06], [0.22, 0.2], STEEL),
  drum([x, z], [0.06, 0.54], [0.03, 0.03], STEEL),
  drum([x, z], [0.54, 0.62], [0.19, 0.19], DARK),
];
