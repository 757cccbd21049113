import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Pane, plain, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const WALLS: readonly Colour[] = [
  [0.95, 0.93, 0.88],
  [0.94, 0.85, 0.7],
  [0.93, 0.76, 0.7],
];
const AWNING: readonly Colour[] = [
  [0.2, 0.42, 0.6],
  [0.72, 0.18, 0.16],
  [0.2, 0.46, 0.36],
];
const WHITE: Colour = [0.96, 0.95, 0.92];
const SLATE: Colour = [0.36, 0.4, 0.44];

/** Floors of rooms over the ground floor, rooms to each side of the middle, a room's width and a floor's height; metres. */
const PLAN = { floors: 5, rooms: 4, wide: 3.6, high: 3.2, ground: 4.2, deep: 7 } as const;

/** A grand hotel: rows of balconies under awnings, a tower at either end, a porch on columns, flags over the roof. */
export function hotel(wish: Wish): Sprite {
  const wall = wish.colour ?? pick(wish.random, WALLS);
  const awning = pick(wish.random, AWNING);
  const half = PLAN.rooms * PLAN.wide;
  const top = PLAN.ground + PLAN.floors * PLAN.high;
  const model = [
    ...front(wall, half, top),
    ...balconies(awning, half),
    ...[-1, 1].flatMap((side) => tower(wall, side * (half + 2), top)),
    ...porch(awning),
    ...flags(top, awning),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.04, 2.6);
}

/** Where the rooms of a floor are, from left to right. */
const roomsAlong = (half: number): number[] =>
  Array.from({ length: 2 * PLAN.rooms }, (_, n) => -half + (n + 0.5) * PLAN.wide);

function front(wall: Colour, half: number, top: number): Solid[] {
  const { floors, high, ground, deep } = PLAN;
  const windows = Array.from({ length: floors }, (_, floor) =>
    roomsAlong(half).map(
      (x): Pane => ({
        side: '-z',
        at: [x, ground + floor * high + 1.3],
        half: [0.85, 1.2],
        kind: 'window',
      }),
    ),
  ).flat();
  const arcade = roomsAlong(half).map(
    (x): Pane => ({ side: '-z', at: [x, 1.9], half: [1.15, 1.7], kind: 'arch' }),
  );
  const white = plain(WHITE);
  return [
    box(
      withPanes(worn(wall, 0.06), [...windows, ...arcade]),
      [0, top / 2, 0],
      [half, top / 2, deep],
    ),
    box(white, [0, ground - 0.2, 0], [half + 0.2, 0.16, deep + 0.2]),
    box(white, [0, top, 0], [half + 0.3, 0.3, deep + 0.4]),
    box(tiles(SLATE, 0.5), [0, top + 1, 0], [half - 0.4, 1, deep - 1]),
  ];
}

function balconies(awning: Colour, half: number): Solid[] {
  const { floors, high, ground, deep } = PLAN;
  const white = plain(WHITE);
  const cloth = plain(awning);
  return Array.from({ length: floors }, (_, floor) =>
    roomsAlong(half).flatMap((x): Solid[] => {
      const y = ground + floor * high;
      const z = -deep - 0.6;
      return [
        box(white, [x, y, z], [1.4, 0.1, 0.65]),
        box(white, [x, y + 1, z - 0.6], [1.4, 0.06, 0.05]),
        ...[-1.35, -0.8, -0.27, 0.27, 0.8, 1.35].map((dx) =>
          box(white, [x + dx, y + 0.5, z - 0.6], [0.05, 0.5, 0.04]),
        ),
        box(cloth, [x, y + 2.62, -deep - 0.35], [1.1, 0.14, 0.36], undefined, 0.1),
      ];
    }),
  ).flat();
}

function tower(wall: Colour, x: number, top: number): Solid[] {
  const { floors, high, ground, deep } = PLAN;
  const panes = Array.from(
    { length: floors + 1 },
    (_, floor): Pane => ({
      side: '-z',
      at: [x, ground + floor * high + 1.3],
      half: [0.7, 1.1],
      kind: 'arch',
    }),
  );
  const look = withPanes(worn(scaleColour(wall, 1.03), 0.06), panes);
  const high2 = top + 3.2;
  return [
    box(look, [x, high2 / 2, -0.6], [2.1, high2 / 2, deep]),
    box(plain(WHITE), [x, high2, -0.6], [2.4, 0.25, deep + 0.3]),
    ellipsoid(tiles(SLATE, 0.5), [x, high2 + 0.2, -deep + 1.5], [2.2, 2.6, 2.2]),
    frustum(plain(WHITE), [x, high2 + 2.7, -deep + 1.5], 0.9, 0.22, 0.04),
  ];
}

/** The way in under a roof on columns, a carpet on its steps. */
function porch(awning: Colour): Solid[] {
  const z = -PLAN.deep;
  const white = plain(WHITE);
  return [
    box(plain(awning), [0, 3.9, z - 1.8], [3.2, 0.3, 1.9], undefined, 0.1),
    ...[-2.8, -1, 1, 2.8].map((x) => frustum(white, [x, 0, z - 3.3], 3.7, 0.24, 0.2)),
    box(plain([0.8, 0.78, 0.74]), [0, 0.12, z - 1.9], [3.4, 0.14, 2.1]),
    box(plain([0.66, 0.1, 0.12]), [0, 0.28, z - 2], [0.9, 0.02, 2.1]),
    box(plain([0.9, 0.8, 0.5], { glow: () => 0.8 }), [0, 1.6, z - 0.05], [1.3, 1.5, 0.08]),
  ];
}

const flags = (top: number, colour: Colour): Solid[] =>
  [-8, -4, 0, 4, 8].flatMap((x, n): Solid[] => [
    limb(plain([0.85, 0.85, 0.85]), [x, top, -6], [x, top + 4.6, -6], 0.08, 0.06),
    box(plain(n % 2 === 0 ? colour : WHITE), [x + 0.95, top + 4, -6], [0.9, 0.5, 0.04]),
  ]);
