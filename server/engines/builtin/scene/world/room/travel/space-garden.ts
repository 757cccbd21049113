import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { leaf } from '../solids/leaf.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** The hull: half its width, its height and where it ends, metres. */
export const SPACE_GARDEN = { half: 2.5, high: 3.2, back: 9 } as const;

const HULL: Colour = [0.62, 0.65, 0.69];
const DARK: Material = flat([0.14, 0.15, 0.17]);
const GROW: Colour = [1.7, 0.5, 1.5];
const GREENS: readonly Colour[] = [
  [0.2, 0.52, 0.14],
  [0.34, 0.62, 0.18],
  [0.14, 0.42, 0.2],
  [0.5, 0.66, 0.24],
];

/** Panels of a hull, a grating to walk on. */
export function spaceGardenSurfaces(): Surfaces {
  const panel: Material = (x, y, z, axis) => {
    const [a, b] = axis === 2 ? [x / 0.9, y / 0.8] : [z / 1.2, Math.atan2(y - 1.4, x) / 0.5];
    const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
    if (Math.min(u, 1 - u) < 0.02 || Math.min(v, 1 - v) < 0.03) return [0.24, 0.26, 0.29];
    return scaleColour(HULL, 0.92 + 0.14 * chance(Math.floor(a), Math.floor(b)));
  };
  return {
    walls: panel,
    floor: (x, _y, z) =>
      Math.abs((x / 0.09) % 1) < 0.3 || Math.abs((z / 0.09) % 1) < 0.3
        ? [0.4, 0.43, 0.46]
        : [0.1, 0.11, 0.12],
    ceiling: panel,
  };
}

/** A garden in a space station: racks of plants in tiers under rose lamps along a hull with ribs, its round window to the planet ahead. */
export function spaceGarden({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high, window, walls } = shell;
  const middle = (left + right) / 2;
  return {
    lamps: [
      [middle, high - 0.5, 2.6],
      [middle, high - 0.5, 5.2],
      [middle, high - 0.5, 7.8],
    ],
    solids: [
      hollow(2, [left - 0.2, -0.5, 0], [right + 0.2, high + 0.1, back], walls),
      ...[3, 5, 7].flatMap((z) => rib(middle, z, high)),
      ...[-1, 1].flatMap((to) => rack(to < 0 ? left + 0.32 : right - 0.32, -to, back)),
      ...porthole(window, back),
      ...trees([middle + side * 0.95, 2.7]),
      ...[-0.32, 0.32].map((dx) => ({
        ...roll(2, [middle + dx, high - 0.28], [1.5, back], [0.035, 0.035], flat([1.3, 1.3, 1.35])),
        glow: 0.8,
      })),
      roll(2, [middle, high - 0.2], [1.5, back], [0.1, 0.1], flat([0.5, 0.54, 0.58])),
    ],
  };
}

/** A rib of the hull: beams up both sides and across. */
const rib = (middle: number, z: number, high: number): Solid[] =>
  limb(
    Array.from({ length: 17 }, (_, n): Point => {
      const turn = (n / 16) * Math.PI * 1.16 - 0.25;
      return [
        middle + (SPACE_GARDEN.half + 0.1) * Math.cos(turn),
        Math.max(0.1, 1.35 + (high - 1.42) * Math.sin(turn)),
        z,
      ];
    }),
    [0.09, 0.09],
    flat([0.44, 0.47, 0.51]),
  );

/** A rack along a side in three tiers, each with its trays of plants and its lamp; `to` is into the room. */
function rack(x: number, to: number, back: number): Solid[] {
  const [near, far] = [2, back - 1];
  return [0.35, 1.15, 1.95].flatMap((y, tier) => [
    slab([x - to * 0.1, x + to * 0.62], [y, y + 0.12], [near, far], flat([0.86, 0.88, 0.9])),
    slab(
      [x, x + to * 0.55],
      [y + 0.1, y + 0.125],
      [near + 0.03, far - 0.03],
      flat([0.16, 0.11, 0.08]),
    ),
    {
      ...slab([x + to * 0.1, x + to * 0.5], [y + 0.7, y + 0.73], [near, far], flat(GROW)),
      glow: 0.8,
    },
    slab([x, x + to * 0.6], [y + 0.73, y + 0.76], [near, far], DARK),
    ...[near, (near + far) / 2, far - 0.06].map((z) =>
      slab([x + to * 0.58, x + to * 0.63], [0, 2.75], [z, z + 0.05], flat([0.75, 0.77, 0.8])),
    ),
    ...Array.from({ length: 15 }, (_, n) => {
      const z = near + 0.24 + n * ((far - near - 0.4) / 14);
      return crop(
        x + to * (0.3 + 0.12 * (chance(n, tier) - 0.5)),
        y + 0.12,
        z,
        n + tier * 20,
        tier,
      );
    }).flat(),
  ]);
}

/** What grows in a tray: lettuce, tomatoes, herbs or strawberries. */
function crop(x: number, y: number, z: number, n: number, tier: number): Solid[] {
  const green = GREENS[n % GREENS.length] as Colour;
  if (tier === 1 && n % 3 !== 0) {
    // Tomatoes.
    return [
      ball(
        [x - 0.16, y + 0.08, z - 0.16],
        [x + 0.16, y + 0.5, z + 0.16],
        flat(scaleColour(green, 0.8)),
      ),
      ...[0, 1, 2, 3, 4].map((k) => {
        const [dx, dy, dz] = [0.15 * Math.cos(k * 2.4), 0.16 + 0.07 * k, 0.15 * Math.sin(k * 2.4)];
        return sphere([x + dx, y + dy, z + dz], 0.04, flat([0.9, 0.14 + 0.12 * (k % 3), 0.08]));
      }),
    ];
  }
  return Array.from({ length: 7 }, (_, k) =>
    leaf(
      {
        root: [x, y, z],
        turn: k * 0.9 + n,
        rise: 0.5 + 0.5 * chance(k, n),
        long: 0.26 + 0.1 * chance(n, k),
        wide: 0.08,
        droop: 0.25,
        outline: 'oval',
      },
      flat(k % 2 === 0 ? green : scaleColour(green, 1.25)),
    ),
  );
}

/** A small lemon tree in a white tub. */
const trees = ([x, z]: readonly [number, number]): Solid[] => [
  drum([x, z], [0, 0.4], [0.2, 0.26], flat([0.9, 0.91, 0.93])),
  drum([x, z], [0.4, 1], [0.03, 0.025], flat([0.36, 0.24, 0.14])),
  ...Array.from({ length: 60 }, (_, n) => {
    const turn = n * 2.4;
    const up = 0.9 + 0.6 * chance(n, 3);
    const far = 0.22 * chance(n, 4);
    return leaf(
      {
        root: [x + far * Math.cos(turn), up, z + far * Math.sin(turn)],
        turn,
        rise: 0.7 * (chance(n, 5) - 0.3),
        long: 0.16,
        wide: 0.05,
        droop: 0.2,
        outline: 'oval',
      },
      flat(GREENS[n % 3] as Colour),
    );
  }),
  ...[0, 1, 2, 3, 4].map((n) => {
    const [dx, dy, dz] = [0.24 * Math.cos(n * 1.9), 1 + 0.1 * n, 0.24 * Math.sin(n * 1.9) - 0.05];
    return sphere([x + dx, dy, z + dz], 0.05, flat([0.98, 0.82, 0.14]));
  }),
];

/** The frame of the window to space. */
const porthole = ([l, r, low, high]: Furnishing['shell']['window'], back: number): Solid[] => {
  const frame = flat([0.4, 0.43, 0.47]);
  const x = (l + r) / 2;
  const bar = (a: number, b: number, c: number, d: number) =>
    box([a, c, back - 0.12], [b, d, back - 0.01], frame);
  return [
    bar(l - 0.12, l, low - 0.12, high + 0.12),
    bar(r, r + 0.12, low - 0.12, high + 0.12),
    bar(l, r, low - 0.12, low),
    bar(l, r, high, high + 0.12),
    bar(x - 0.05, x + 0.05, low, high),
    bar(l, r, (low + high) / 2 - 0.04, (low + high) / 2 + 0.04),
  ];
};
