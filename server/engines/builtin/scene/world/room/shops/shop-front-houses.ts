import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { FrontManner } from '../../../words/surroundings.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

/** Where a shop's front is, half its width and how deep the pavement before it is; metres. */
export const SHOP_BAY = { front: 6.2, half: 2.7, pavement: 1.65 } as const;

/** How the houses of a town look. */
export interface HouseLook {
  readonly walls: readonly Colour[];
  readonly shutters: readonly Colour[] | null;
  /** What the walls are of. */
  readonly of: 'plaster' | 'stone' | 'brick' | 'boards';
  readonly roof: Colour;
  /** How high the eaves are at the least and how much more at most, metres. */
  readonly eaves: readonly [number, number];
  readonly stones: 'cobbles' | 'slabs' | 'asphalt';
}

/** The looks of towns. */
export const LOOKS: Readonly<Record<FrontManner, HouseLook>> = {
  provence: {
    walls: [
      [0.9, 0.72, 0.46],
      [0.88, 0.6, 0.44],
      [0.93, 0.8, 0.6],
      [0.86, 0.66, 0.4],
    ],
    shutters: [
      [0.5, 0.62, 0.76],
      [0.52, 0.64, 0.54],
      [0.58, 0.54, 0.74],
    ],
    of: 'plaster',
    roof: [0.74, 0.42, 0.28],
    eaves: [5, 0.5],
    stones: 'cobbles',
  },
  paris: {
    walls: [
      [0.84, 0.79, 0.68],
      [0.87, 0.83, 0.74],
      [0.8, 0.75, 0.65],
    ],
    shutters: [[0.82, 0.82, 0.79]],
    of: 'stone',
    roof: [0.4, 0.44, 0.5],
    eaves: [7.4, 0.5],
    stones: 'cobbles',
  },
  england: {
    walls: [
      [0.56, 0.29, 0.21],
      [0.62, 0.36, 0.26],
      [0.5, 0.27, 0.2],
    ],
    shutters: null,
    of: 'brick',
    roof: [0.3, 0.31, 0.34],
    eaves: [5, 0.4],
    stones: 'asphalt',
  },
  japan: {
    walls: [
      [0.36, 0.24, 0.16],
      [0.42, 0.3, 0.2],
      [0.78, 0.73, 0.63],
    ],
    shutters: null,
    of: 'boards',
    roof: [0.27, 0.29, 0.33],
    eaves: [4.7, 0.4],
    stones: 'asphalt',
  },
  plain: {
    walls: [
      [0.86, 0.8, 0.68],
      [0.7, 0.78, 0.8],
      [0.86, 0.7, 0.56],
      [0.8, 0.82, 0.72],
      [0.84, 0.66, 0.62],
    ],
    shutters: [
      [0.3, 0.44, 0.38],
      [0.42, 0.3, 0.24],
      [0.32, 0.42, 0.54],
    ],
    of: 'plaster',
    roof: [0.52, 0.3, 0.24],
    eaves: [5, 0.5],
    stones: 'cobbles',
  },
};

const SNOW: Colour = [0.95, 0.97, 1];
const PANE_DARK: Colour = [0.13, 0.17, 0.22];
const LIT: Colour = [0.62, 0.42, 0.2];

/** What a house's wall is like at a place. */
function wallOf({ of }: HouseLook, colour: Colour, number: number): Material {
  return (x, y) => {
    const stain = 0.94 + 0.1 * chance(Math.floor(x * 2.3 + number), Math.floor(y * 1.7));
    if (of === 'brick') {
      const row = Math.floor(y / 0.085);
      const u = x / 0.24 + 0.5 * (row % 2);
      const isJoint = y / 0.085 - row < 0.14 || u - Math.floor(u) < 0.05;
      const tone = 0.84 + 0.3 * chance(Math.floor(u), row);
      return isJoint
        ? scaleColour(mixColour(colour, [0.7, 0.66, 0.6], 0.5), 0.95)
        : scaleColour(colour, tone);
    }
    if (of === 'boards') {
      const u = x / 0.19;
      return scaleColour(
        colour,
        Math.abs(u - Math.round(u)) < 0.07 ? 0.6 : 0.88 + 0.2 * chance(Math.floor(u), number),
      );
    }
    if (of === 'stone') {
      const row = Math.floor(y / 0.42);
      const u = x / 0.86 + 0.5 * (row % 2);
      const isJoint = y / 0.42 - row < 0.05 || u - Math.floor(u) < 0.025;
      return scaleColour(colour, isJoint ? 0.82 : 0.96 + 0.06 * chance(Math.floor(u), row));
    }
    const base = y < 0.5 ? 0.85 : 1;
    return scaleColour(colour, base * (0.97 + 0.06 * stain));
  };
}

/** A window in a wall around a middle: the pane behind its bars, a lintel, a sill, shutters that are open; `isLit`: somebody has a lamp on. */
function window(
  [x, low]: readonly [number, number],
  [half, high]: readonly [number, number],
  { shutter, isLit, isSnowy }: { shutter: Colour | null; isLit: boolean; isSnowy: boolean },
): Solid[] {
  const { front } = SHOP_BAY;
  const white: Colour = [0.9, 0.89, 0.86];
  const pane: Material = (px, py) => {
    const [u, v] = [(px - x) / half, (py - low) / high];
    const isBar =
      Math.abs(u) < 0.05 ||
      Math.abs(Math.abs(u) - 1) < 0.1 ||
      Math.abs(v - 0.62) < 0.025 ||
      v < 0.05 ||
      v > 0.95;
    if (isBar) return white;
    const isCurtain = Math.abs(u) > 0.55 + 0.22 * v;
    const own = isLit ? LIT : mixColour(PANE_DARK, [0.5, 0.6, 0.7], 0.3 * v);
    return isCurtain ? mixColour(own, white, 0.55) : own;
  };
  const slats: Material = (_px, py) =>
    scaleColour(shutter ?? white, (py * 11) % 1 < 0.3 ? 0.74 : 1);
  return [
    {
      ...box([x - half, low, front - 0.012], [x + half, low + high, front + 0.02], pane),
      glow: isLit ? 0.6 : 0,
    },
    box(
      [x - half - 0.1, low - 0.09, front - 0.13],
      [x + half + 0.1, low, front],
      (_a, _b, _c, axis) => (isSnowy && axis === 1 ? SNOW : [0.74, 0.71, 0.66]),
    ),
    box(
      [x - half - 0.06, low + high, front - 0.05],
      [x + half + 0.06, low + high + 0.12, front],
      flat([0.76, 0.73, 0.67]),
    ),
    ...(shutter === null
      ? []
      : [-1, 1].map((to) => {
          const [near, far] = [x + to * (half + 0.03), x + to * (half * 1.95)];
          return box(
            [Math.min(near, far), low, front - 0.055],
            [Math.max(near, far), low + high, front],
            slats,
          );
        })),
  ];
}

/** A house along the street from one side to the other: its wall with windows, a door where it is no shop, and the roof over it. */
export function houseFront(
  [left, right]: readonly [number, number],
  {
    look,
    random,
    isSnowy,
    number,
    isShop,
  }: { look: HouseLook; random: Random; isSnowy: boolean; number: number; isShop: boolean },
): Solid[] {
  const { front } = SHOP_BAY;
  const colour = look.walls[number % look.walls.length] as Colour;
  const shutter =
    look.shutters === null ? null : (look.shutters[number % look.shutters.length] as Colour);
  const eaves = look.eaves[0] + look.eaves[1] * random.unit();
  const wall = wallOf(look, colour, number);
  const wide = right - left;
  const columns = Math.max(1, Math.round(wide / 1.9));
  const places = Array.from({ length: columns }, (_, n) => left + (wide * (n + 0.5)) / columns);
  const half = shutter === null ? 0.5 : 0.4;
  const rows = eaves > 7 ? [3.85, 6] : [3.72];
  const upper = places.flatMap((x) =>
    rows.flatMap((low) =>
      window([x, low], [half, Math.min(1.3, eaves - low - 0.22)], {
        shutter,
        isSnowy,
        isLit: random.unit() < 0.3,
      }),
    ),
  );
  const low = 0.1;
  const lower = isShop
    ? []
    : places.flatMap((x, n) =>
        n === number % columns
          ? door(x, shutter ?? [0.3, 0.2, 0.14])
          : window([x, 1.05], [half, 1.35], { shutter, isSnowy, isLit: random.unit() < 0.4 }),
      );
  const hole = isShop ? 2.9 : low;
  return [
    box([left, hole, front], [right, eaves, front + 0.25], wall),
    ...(isShop
      ? [
          box([left, low, front], [left + 0.25, hole, front + 0.25], wall),
          box([right - 0.25, low, front], [right, hole, front + 0.25], wall),
        ]
      : []),
    box([left, 3.44, front - 0.03], [right, 3.5, front], flat(scaleColour(colour, 0.8))),
    ...upper,
    ...lower,
    ...roof([left, right], eaves, look, isSnowy),
    chimney(left + wide * (0.2 + 0.6 * random.unit()), eaves, colour),
  ];
}

/** A neighbour's door with its step. */
const door = (x: number, colour: Colour): Solid[] => {
  const { front } = SHOP_BAY;
  return [
    box([x - 0.5, 0.1, front - 0.02], [x + 0.5, 2.25, front + 0.02], (px, y) => {
      const isInset =
        Math.abs(Math.abs(px - x) - 0.22) < 0.15 && ((y > 0.3 && y < 0.95) || (y > 1.1 && y < 1.9));
      return scaleColour(colour, isInset ? 0.78 : 1);
    }),
    box([x - 0.6, 2.25, front - 0.06], [x + 0.6, 2.4, front], flat([0.76, 0.73, 0.67])),
    box([x - 0.65, 0.02, front - 0.3], [x + 0.65, 0.2, front], flat([0.64, 0.62, 0.58])),
  ];
};

/** A roof that rises from the eaves in rows of tiles, and the gutter before it. */
function roof(
  [left, right]: readonly [number, number],
  eaves: number,
  look: HouseLook,
  isSnowy: boolean,
): Solid[] {
  const { front } = SHOP_BAY;
  const tiles: Material = (x, y) => {
    if (isSnowy)
      return scaleColour(SNOW, 0.94 + 0.06 * chance(Math.floor(x * 2), Math.floor(y * 7)));
    const u = x / 0.2;
    const round = 0.72 + 0.34 * Math.sin(Math.PI * (u - Math.floor(u)));
    return scaleColour(look.roof, round * (0.88 + 0.24 * chance(Math.floor(u), Math.floor(y * 9))));
  };
  return [
    ...Array.from({ length: 9 }, (_, n) =>
      box(
        [left - 0.02, eaves + n * 0.15, front - 0.32 + n * 0.26],
        [right + 0.02, eaves + n * 0.15 + 0.16, front + 0.2 + n * 0.26],
        tiles,
      ),
    ),
    box([left, eaves - 0.08, front - 0.36], [right, eaves + 0.02, front], flat([0.36, 0.3, 0.25])),
  ];
}

const chimney = (x: number, eaves: number, colour: Colour): Solid =>
  box(
    [x - 0.3, eaves + 0.9, SHOP_BAY.front + 1.7],
    [x + 0.3, eaves + 2.1, SHOP_BAY.front + 2.2],
    flat(scaleColour(colour, 0.75)),
  );
