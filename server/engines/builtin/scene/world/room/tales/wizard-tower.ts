import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack } from '../furnishings/book-stack.ts';
import { candle, candlestick } from '../furnishings/candles.ts';
import { ELIXIRS, roundFlask, vessel } from '../furnishings/potions.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { books, chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** The round room: its radius, its height, and how far off its middle is, metres. */
export const WIZARD_TOWER = { radius: 3.1, high: 4.3, ahead: 3.6 } as const;

const STONE: Colour = [0.42, 0.4, 0.42];
const BRASS: Material = flat([0.86, 0.62, 0.24]);
const IRON: Material = flat([0.1, 0.1, 0.11]);
const WOOD: Colour = [0.4, 0.25, 0.14];

/** The windows: their turn around the middle, radians from the right toward ahead. */
const WINDOWS = [0.95, 2.2] as const;

/** A round wall of stone with two tall windows to the night sky, between them shelves of books. */
export function wizardTowerSurfaces(noise: Noise, middle: number): Surfaces {
  const shelf = books(0.38, [0.24, 0.15, 0.08]);
  const walls: Material = (x, y, z) => {
    const turn = Math.atan2(z - WIZARD_TOWER.ahead, x - middle);
    const along = turn * WIZARD_TOWER.radius;
    const sky = WINDOWS.map((one) => throughWindow((turn - one) * WIZARD_TOWER.radius, y)).find(
      (one) => one !== null,
    );
    if (sky) return sky;
    const gap = Math.min(...WINDOWS.map((one) => Math.abs(turn - one) * WIZARD_TOWER.radius));
    if (y < 2.6 && gap > 0.85) return scaleColour(shelf(along + 40, y, 0, 2), 0.9);
    const row = Math.floor(y / 0.32);
    const u = along / 0.6 + 0.5 * (row & 1);
    const joint = u - Math.floor(u) < 0.05 || y / 0.32 - row < 0.08 ? 0.6 : 1;
    return scaleColour(
      STONE,
      joint *
        (0.8 + 0.35 * chance(Math.floor(u), row)) *
        (1 + 0.2 * noise.fbm(along * 4, y * 4, 3)),
    );
  };
  const plank = oldWood([0.36, 0.23, 0.14], noise, 2);
  return {
    walls,
    floor: (x, y, z, axis) =>
      magicCircle(x - middle, z - WIZARD_TOWER.ahead + 0.75) ??
      scaleColour(plank(x, y, z, axis), Math.abs((x / 0.22) % 1) < 0.05 ? 0.5 : 1),
    ceiling: oldWood([0.24, 0.16, 0.1], noise, 0),
  };
}

/** What a window shows so far aside of its middle and so high: stars and a moon over far hills, its leads and its frame; null beside it. */
function throughWindow(u: number, y: number): Colour | null {
  const inside = (grown: number) =>
    Math.abs(u) < 0.5 + grown &&
    y > 1.05 - grown &&
    (y < 2.6 ? true : Math.hypot(u, (y - 2.6) * 0.8) < 0.5 + grown);
  if (!inside(0.12)) return null;
  if (!inside(0)) return [0.56, 0.54, 0.54];
  if (Math.abs(u) < 0.018 || Math.abs((y % 0.5) - 0.25) < 0.014) return [0.06, 0.06, 0.07];
  if (Math.hypot(u - 0.22, y - 2.45) < 0.16) return [2, 1.95, 1.7];
  if (y < 1.45 + 0.12 * Math.sin(u * 5 + 1)) return [0.05, 0.07, 0.13];
  if (chance(Math.floor(u * 50 + 90), Math.floor(y * 50)) > 0.965) return [1.6, 1.6, 1.7];
  return mixColour([0.24, 0.22, 0.5], [0.05, 0.06, 0.2], (y - 1.4) / 1.6);
}

/** A star in a circle that shines on the floor; null beside its lines. */
function magicCircle(u: number, w: number): Colour | null {
  const out = Math.hypot(u, w);
  if (out > 1.12) return null;
  const ring = Math.abs(out - 1.05) < 0.03 || Math.abs(out - 0.9) < 0.018;
  const star = [0, 1, 2, 3, 4].some((n) => {
    const turn = (n / 5) * 2 * Math.PI + 0.3;
    return Math.abs(u * Math.cos(turn) + w * Math.sin(turn) - 0.28) < 0.016 && out < 0.9;
  });
  return ring || star ? [0.75, 0.6, 1.25] : null;
}

/** A wizard's room in a tower: books around the wall, a telescope at the window to the stars, a cauldron that glows, an owl on its perch, a desk with an open book, candles and flasks. */
export function wizardTower({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, high, walls } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const { radius, ahead } = WIZARD_TOWER;
  const turn = side > 0 ? WINDOWS[0] : WINDOWS[1];
  const eyed: Point = [middle + 1.75 * Math.cos(turn), 0, ahead + 1.75 * Math.sin(turn)];
  return {
    lamps: [
      [at(-1.2), 1.5, 2.9],
      [at(0.2), 1, 3.4],
      [at(0.4), high - 0.9, 3.4],
      [at(-0.6), 2.3, 5.4],
    ],
    solids: [
      hollow(
        1,
        [middle - radius, 0, ahead - radius],
        [middle + radius, high, ahead + radius],
        walls,
      ),
      ...rafters(middle, high, noise),
      ...telescope(eyed, turn),
      ...cauldron([at(0.25), 0, 3.55]),
      ...owl([at(-0.35), 0, 5.2], noise),
      ...desk([at(-1.5), 0, 3.35], side, noise),
      ...celestialGlobe([at(2.05), 0, 3.1]),
      ...[0, 1, 2].flatMap((n) =>
        bookStack([at(1.35 + 0.32 * n), 0, 2.75 + 0.3 * (n % 2)], 4 + 2 * (n % 2), n + 5),
      ),
      ...hungStars([at(0.4), high - 0.5, 3.3]),
      ...[
        [-2.1, 4.9],
        [1.05, 5.85],
      ].flatMap(([out = 0, z = 0]) => [
        drum([at(out), z], [0, 1], [0.05, 0.03], IRON),
        ...candle([at(out), 1, z], 0.26, 0.035),
      ]),
    ],
  };
}

/** Beams that meet under the roof. */
const rafters = (middle: number, high: number, noise: Noise): Solid[] =>
  Array.from({ length: 8 }, (_, n) => {
    const turn = (n / 8) * 2 * Math.PI + 0.2;
    const far = WIZARD_TOWER.radius - 0.1;
    return limb(
      [
        [middle, high - 0.12, WIZARD_TOWER.ahead],
        [middle + far * Math.cos(turn), high - 0.75, WIZARD_TOWER.ahead + far * Math.sin(turn)],
      ],
      [0.09, 0.11],
      oldWood(WOOD, noise, 1),
    );
  }).flat();

/** A telescope of brass on three legs that looks out of the window. */
function telescope([x, , z]: Point, turn: number): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const along = (far: number): Point => [x + c * far, 1.42 + 0.55 * far, z + s * far];
  return [
    ...[0, 2.1, 4.2].flatMap((leg) =>
      limb(
        [
          [x, 1.3, z],
          [x + 0.42 * Math.cos(leg + turn), 0.02, z + 0.42 * Math.sin(leg + turn)],
        ],
        [0.035, 0.03],
        flat(WOOD),
      ),
    ),
    ball([x - 0.09, 1.24, z - 0.09], [x + 0.09, 1.42, z + 0.09], BRASS),
    ...limb([along(-0.62), along(-0.3)], [0.055, 0.055], IRON),
    ...limb([along(-0.36), along(0.3)], [0.085, 0.085], BRASS),
    ...limb([along(0.22), along(0.85)], [0.115, 0.125], BRASS),
    ...limb([along(0.82), along(0.88)], [0.14, 0.14], IRON),
  ];
}

/** A cauldron over embers: what boils in it shines green, bubbles and vapour rise. */
const cauldron = ([x, , z]: Point): Solid[] => [
  ...[0, 1, 2, 3, 4].map((n) => {
    const [dx, dz] = [0.22 * Math.cos(n * 1.26), 0.22 * Math.sin(n * 1.26)];
    return ball(
      [x + dx - 0.13, 0, z + dz - 0.09],
      [x + dx + 0.13, 0.13, z + dz + 0.09],
      flat(n % 2 === 0 ? [1.6, 0.45, 0.08] : [0.18, 0.11, 0.07]),
      n % 2 === 0 ? 0.8 : 0,
    );
  }),
  ...[0.6, 2.7, 4.8].map((turn) =>
    drum([x + 0.3 * Math.cos(turn), z + 0.3 * Math.sin(turn)], [0, 0.3], [0.03, 0.05], IRON),
  ),
  ball([x - 0.45, 0.14, z - 0.45], [x + 0.45, 0.86, z + 0.45], IRON),
  drum([x, z], [0.66, 0.78], [0.43, 0.46], IRON),
  drum([x, z], [0.775, 0.785], [0.41, 0.41], flat([0.25, 1.7, 0.45]), 0.9),
  ...[
    [-0.2, 0.06, 0.07],
    [0.12, -0.14, 0.09],
    [0.02, 0.16, 0.06],
    [0.24, 0.08, 0.05],
  ].map(([dx = 0, dz = 0, r = 0]) =>
    ball(
      [x + dx - r, 0.76, z + dz - r],
      [x + dx + r, 0.76 + 1.5 * r, z + dz + r],
      flat([0.45, 1.9, 0.6]),
      0.8,
    ),
  ),
  ...[
    [0.05, 1, 0.05],
    [-0.06, 1.2, 0.06],
    [0.08, 1.42, 0.045],
    [-0.02, 1.62, 0.03],
  ].map(([dx = 0, y = 0, r = 0]) => sphere([x + dx, y, z], r, flat([0.4, 1.3, 0.55]), 0.4)),
];

/** A brown owl with great eyes on its perch. */
function owl([x, , z]: Point, noise: Noise): Solid[] {
  const feathers: Material = (px, y, pz) =>
    scaleColour([0.5, 0.34, 0.2], 0.8 + 0.5 * Math.abs(noise.at(px * 30 + pz * 20, y * 26)));
  const y = 1.34;
  const orb = (
    dx: number,
    up: number,
    dz: number,
    r: readonly [number, number, number],
    m: Material,
  ) =>
    ball(
      [x + dx - r[0], y + up - r[1], z + dz - r[2]],
      [x + dx + r[0], y + up + r[1], z + dz + r[2]],
      m,
    );
  return [
    drum([x, z], [0, 0.05], [0.22, 0.2], flat(WOOD)),
    drum([x, z], [0.05, y], [0.025, 0.025], flat(WOOD)),
    box([x - 0.32, y - 0.03, z - 0.02], [x + 0.32, y + 0.02, z + 0.02], flat(WOOD)),
    orb(0, 0.22, 0, [0.17, 0.23, 0.15], feathers),
    orb(0, 0.2, -0.05, [0.12, 0.17, 0.12], flat([0.86, 0.76, 0.58])),
    orb(0, 0.5, 0, [0.165, 0.14, 0.14], feathers),
    ...[-1, 1].flatMap((to) => [
      orb(to * 0.15, 0.2, 0.02, [0.06, 0.2, 0.12], flat([0.36, 0.23, 0.13])),
      orb(to * 0.11, 0.63, 0, [0.035, 0.07, 0.04], feathers),
      orb(to * 0.07, 0.52, -0.1, [0.072, 0.072, 0.05], flat([0.92, 0.86, 0.7])),
      orb(to * 0.07, 0.52, -0.135, [0.046, 0.046, 0.03], flat([1.4, 0.85, 0.1])),
      orb(to * 0.07, 0.52, -0.155, [0.024, 0.026, 0.02], flat([0.03, 0.03, 0.03])),
      orb(to * 0.06, 0.01, -0.08, [0.035, 0.03, 0.05], flat([0.8, 0.6, 0.2])),
    ]),
    orb(0, 0.46, -0.15, [0.02, 0.035, 0.03], flat([0.3, 0.25, 0.15])),
  ];
}

/** A desk with an open book, a skull, candles, flasks and a crystal ball. */
function desk([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const wood = oldWood([0.44, 0.27, 0.15], noise, 2);
  const y = 0.8;
  const page: Material = (px, py, pz) =>
    Math.abs((pz * 34) % 1) < 0.35 && Math.abs(px - x) > 0.03 && py > y + 0.05
      ? [0.5, 0.42, 0.32]
      : [0.95, 0.89, 0.72];
  return [
    pad([x - 0.45, y - 0.07, z - 0.75], [x + 0.45, y, z + 0.75], wood, 0.02),
    ...[-0.38, 0.3].flatMap((dx) =>
      [-0.66, 0.58].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.08, y - 0.05, z + dz + 0.08], wood),
      ),
    ),
    box([x - 0.3, y, z - 0.36], [x + 0.3, y + 0.03, z + 0.04], flat([0.4, 0.1, 0.12])),
    ...[-1, 1].map((to) =>
      box(
        [Math.min(x + to * 0.01, x + to * 0.28), y + 0.03, z - 0.34],
        [Math.max(x + to * 0.01, x + to * 0.28), y + 0.065, z + 0.02],
        page,
      ),
    ),
    ...candlestick([x - side * 0.34, y, z - 0.5], 0.24, BRASS),
    ...candlestick([x + side * 0.3, y, z + 0.4], 0.32, BRASS),
    drum([x - side * 0.1, z + 0.42], [y, y + 0.06], [0.11, 0.07], BRASS),
    {
      ...ball(
        [x - side * 0.1 - 0.13, y + 0.05, z + 0.29],
        [x - side * 0.1 + 0.13, y + 0.31, z + 0.55],
        flat([0.6, 0.75, 1.5]),
      ),
      glow: 0.5,
    },
    ...roundFlask([x + side * 0.32, y, z - 0.2], 0.075, ELIXIRS[0] as Colour, 0.6),
    ...roundFlask([x + side * 0.33, y, z + 0.08], 0.06, ELIXIRS[1] as Colour, 0.6),
    ...vessel([x - side * 0.3, y, z + 0.18], 0.06, 4),
    ball(
      [x - side * 0.28 - 0.08, y, z - 0.22],
      [x - side * 0.28 + 0.08, y + 0.16, z - 0.04],
      flat([0.88, 0.84, 0.72]),
    ),
  ];
}

/** A globe of the stars in rings of brass on a stand. */
function celestialGlobe([x, , z]: Point): Solid[] {
  const ring = (tilt: number): Solid[] =>
    limb(
      Array.from({ length: 25 }, (_, n): Point => {
        const turn = (n / 24) * 2 * Math.PI;
        return [
          x + 0.38 * Math.cos(turn),
          0.95 + 0.38 * Math.sin(turn) * Math.sin(tilt),
          z + 0.38 * Math.sin(turn) * Math.cos(tilt),
        ];
      }),
      [0.016, 0.016],
      BRASS,
    );
  return [
    drum([x, z], [0, 0.06], [0.24, 0.18], flat(WOOD)),
    drum([x, z], [0.06, 0.58], [0.04, 0.05], flat(WOOD)),
    ball([x - 0.28, 0.67, z - 0.28], [x + 0.28, 1.23, z + 0.28], (px, y, pz) =>
      chance(Math.floor(Math.atan2(pz - z, px - x) * 14), Math.floor(y * 36)) > 0.9
        ? [1.2, 1.1, 0.7]
        : [0.1, 0.14, 0.36],
    ),
    ...ring(0.1),
    ...ring(1.3),
  ];
}

/** Stars and a moon that hang from the roof on threads. */
const hungStars = ([x, y, z]: Point): Solid[] =>
  [
    [-0.9, -0.3, 0.3],
    [0.5, -0.15, 0.7],
    [0.95, -0.5, -0.1],
    [-0.35, -0.6, 0.9],
  ].flatMap(([dx = 0, dy = 0, dz = 0], n) => [
    drum([x + dx, z + dz], [y + dy, y + 0.4], [0.004, 0.004], IRON),
    {
      ...sphere([x + dx, y + dy, z + dz], 0.09, flat(n === 0 ? [1.3, 1.2, 0.9] : [1.3, 1, 0.4])),
      glow: 0.5,
    },
  ]);
