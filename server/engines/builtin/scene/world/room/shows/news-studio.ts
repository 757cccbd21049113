import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';

const NIGHT_BLUE: Colour = [0.04, 0.09, 0.24];
const BLACK: Material = flat([0.06, 0.065, 0.075]);
const STEEL: Material = flat([0.55, 0.58, 0.62]);
const RED: Colour = [1.3, 0.12, 0.12];
const SKY: Colour = [0.16, 0.62, 1.3];

/** Dark walls, a black floor with a ring of light before the desk. */
export function newsSurfaces(middle: number): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const u = (axis === 0 ? z : x) / 1.1;
      const isSeam = Math.abs(u - Math.round(u)) < 0.012;
      return isSeam ? [0.1, 0.34, 0.8] : scaleColour([0.07, 0.12, 0.26], 0.7 + 0.2 * y);
    },
    floor: (x, _y, z) => {
      const out = Math.hypot(x - middle, (z - 5.2) * 1.1);
      if (Math.abs(out - 2.5) < 0.05) return [0.5, 1.3, 2.2];
      return out < 2.5 ? [0.16, 0.2, 0.32] : [0.11, 0.12, 0.15];
    },
    ceiling: flat([0.04, 0.04, 0.05]),
  };
}

/** The world's lands as blots: middle and half size, longitude and latitude as shares of a map. */
const LANDS = [
  [-0.3, 0.22, 0.13, 0.15],
  [-0.36, 0.36, 0.1, 0.07],
  [-0.2, 0.02, 0.04, 0.06],
  [-0.17, -0.18, 0.07, 0.17],
  [0.03, 0.3, 0.08, 0.08],
  [0.05, 0.05, 0.09, 0.13],
  [0.08, -0.12, 0.06, 0.12],
  [0.26, 0.3, 0.2, 0.13],
  [0.2, 0.12, 0.05, 0.1],
  [0.33, 0.1, 0.07, 0.08],
  [0.4, -0.2, 0.08, 0.07],
] as const;

/** A map of the world of dots, on blue. */
const worldMap =
  (middle: number, low: number, wide: number, tall: number): Material =>
  (x, y) => {
    const [u, v] = [(x - middle) / wide, (y - low) / tall - 0.5];
    const wave = 0.03 * Math.sin(u * 60) * Math.sin(v * 50);
    const isLand = LANDS.some(
      ([a, b, ru, rv]) => Math.hypot((u - a) / ru, (v - b * 0.95) / rv) < 1 + wave * 8,
    );
    const [du, dv] = [(x / 0.055) % 1, (y / 0.055) % 1];
    const isDot = Math.hypot(Math.abs(du) - 0.5, dv - 0.5) < 0.42;
    const ground = scaleColour([0.06, 0.22, 0.62], 1.1 - Math.abs(v) + 0.3 * (0.5 - Math.abs(u)));
    return isLand && isDot ? [0.6, 1.15, 1.6] : ground;
  };

/** A television studio for the news: the world on the wall behind the desk, two who read the news, cameras and lights before them. */
export function newsStudio({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (aside: number) => middle + side * aside;
  const screen = box(
    [middle - 2.1, 1.15, back - 0.12],
    [middle + 2.1, 3.1, back - 0.06],
    worldMap(middle, 1.15, 4.2, 1.95),
  );
  return {
    lamps: [
      [middle - 1, 3, 3.4],
      [middle + 1, 3, 3.4],
      [middle, 3.1, 5],
      [middle, 1.6, 2.4],
    ],
    solids: [
      { ...screen, glow: 0.16 },
      box([middle - 2.2, 1.07, back - 0.1], [middle + 2.2, 3.18, back - 0.02], STEEL),
      // The name, and the running line below it.
      box(
        [middle - 1.15, 2.56, back - 0.2],
        [middle + 1.15, 3.02, back - 0.14],
        flat([0.72, 0.05, 0.07]),
      ),
      ...lettering('NEWS', [middle, 2.79, back - 0.215], 0.34, flat([1.5, 1.5, 1.5])),
      ...[-1, 1].flatMap((to) => sidePanel(middle + to * 2.75, back, to)),
      ...desk(middle),
      ...tableGuest([middle - 0.55, 5.02], [0.5, 0.78], -Math.PI / 2, {
        ...guestOf(3),
        shirt: [0.1, 0.16, 0.36],
      }),
      ...tableGuest([middle + 0.55, 5.02], [0.5, 0.78], -Math.PI / 2, {
        ...guestOf(8),
        shirt: [0.7, 0.1, 0.16],
        isLong: true,
      }),
      ...camera([at(2.05), 0, 2.75]),
      ...camera([at(-1.95), 0, 3.1]),
      ...lightGrid(left, right, high),
    ],
  };
}

/** A panel of light on the wall with lines that tell of shares. */
function sidePanel(x: number, back: number, to: number): Solid[] {
  const look: Material = (px, py) => {
    const u = (px - x) / 0.45;
    const row = Math.floor((py - 1) / 0.16);
    const long = 0.3 + 0.6 * chance(row, to + 3);
    const isBar = ((py - 1) / 0.16) % 1 > 0.35 && (u + 1) / 2 < long;
    return isBar ? (row % 4 === 0 ? RED : SKY) : NIGHT_BLUE;
  };
  return [{ ...box([x - 0.45, 1, back - 0.1], [x + 0.45, 3, back - 0.05], look), glow: 0.1 }];
}

/** The desk: a bow of glass that shines, papers, microphones, the running line along its front. */
function desk(middle: number): Solid[] {
  const z = 6.3;
  const bow = (radius: number, thick: number) => (px: number, pz: number) => {
    const out = Math.hypot(px - middle, pz - z);
    return out < radius && out > radius - thick && pz < z - 0.95;
  };
  const [low, high]: [Point, Point] = [
    [middle - 2, 0, z - 2.1],
    [middle + 2, 0.72, z - 0.95],
  ];
  return [
    plate(1, low, high, bow(2, 0.55), (x, y) => {
      if (y > 0.66 || y < 0.06) return [0.5, 1, 1.8];
      if (Math.abs(y - 0.38) < 0.11) {
        const isInk = chance(Math.floor(x / 0.05), 3) > 0.42 && Math.abs(y - 0.38) < 0.05;
        return isInk ? [1.5, 1.5, 1.5] : RED;
      }
      return [0.1, 0.24, 0.5];
    }),
    plate(
      1,
      [low[0], 0.72, low[2] - 0.05],
      [high[0], 0.78, high[2]],
      bow(2.08, 0.7),
      flat([0.8, 0.86, 0.95]),
    ),
    ...[-0.55, 0.55].flatMap((dx) => [
      box([middle + dx - 0.15, 0.78, 4.45], [middle + dx + 0.13, 0.795, 4.66], flat([1, 1, 0.98])),
      drum([middle + dx + 0.3, 4.5], [0.78, 0.92], [0.035, 0.042], flat([0.2, 0.5, 0.9])),
      pad([middle + dx - 0.26, 0.5, 5.22], [middle + dx + 0.26, 1.28, 5.34], BLACK, 0.06),
    ]),
  ];
}

/** A camera on its column, seen from behind: its body, its screen, its lens ahead, handles, a red light. */
function camera([x, , z]: Point): Solid[] {
  const image: Material = (px, py) =>
    Math.hypot((px - x) / 0.06, (py - 1.56) / 0.08) < 1 ? [0.8, 0.6, 0.5] : [0.1, 0.3, 0.8];
  return [
    drum([x, z], [0.1, 0.24], [0.34, 0.2], STEEL),
    ...[-0.3, 0.3].map((dx) => drum([x + dx, z - 0.1], [0, 0.12], [0.07, 0.07], BLACK)),
    drum([x, z], [0.24, 1.2], [0.1, 0.075], STEEL),
    pad([x - 0.17, 1.22, z - 0.3], [x + 0.17, 1.6, z + 0.35], flat([0.13, 0.14, 0.16]), 0.04),
    roll(2, [x, 1.42], [z + 0.35, z + 0.75], [0.12, 0.15], BLACK),
    box([x - 0.15, 1.45, z - 0.42], [x + 0.15, 1.68, z - 0.36], BLACK),
    { ...box([x - 0.13, 1.47, z - 0.43], [x + 0.13, 1.66, z - 0.42], image), glow: 0.2 },
    { ...box([x - 0.05, 1.6, z], [x + 0.05, 1.68, z + 0.1], flat(RED)), glow: 0.1 },
    ...[-1, 1].map((to) =>
      roll(2, [x + to * 0.22, 1.24], [z - 0.75, z - 0.1], [0.018, 0.018], STEEL),
    ),
    ...[-1, 1].map((to) =>
      roll(2, [x + to * 0.22, 1.24], [z - 0.82, z - 0.66], [0.03, 0.03], BLACK),
    ),
  ];
}

/** Pipes below the ceiling with lamps that hang from them. */
const lightGrid = (left: number, right: number, high: number): Solid[] => [
  ...[2.2, 3.6, 5].map((z) => roll(0, [z, high - 0.25], [left, right], [0.03, 0.03], STEEL)),
  ...[2.2, 3.6, 5].flatMap((z, row) =>
    Array.from({ length: 6 }, (_, n) => {
      const x = left + (n + 0.5) * ((right - left) / 6) + 0.2 * (row % 2);
      return [
        box([x - 0.02, high - 0.4, z - 0.02], [x + 0.02, high - 0.25, z + 0.02], STEEL),
        drum([x, z], [high - 0.72, high - 0.4], [0.16, 0.1], BLACK),
        drum([x, z], [high - 0.735, high - 0.72], [0.14, 0.14], flat([1.8, 1.75, 1.6]), 0.8),
      ];
    }).flat(),
  ),
];
