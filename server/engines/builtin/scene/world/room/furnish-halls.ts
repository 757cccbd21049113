import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Furnished, type Furnishing, flat, OAK, plant, slab, WHITE } from './furniture.ts';
import { cloth, wood } from './materials.ts';
import { ball, box, drum, type Material, type Solid, sphere } from './solids/solid.ts';
import { PLATFORM_EDGES } from './travel/platform.ts';

const IRON: Material = flat([0.2, 0.26, 0.26]);
const SOIL: Material = flat([0.24, 0.17, 0.12]);

const BLOOMS: readonly Colour[] = [
  [0.86, 0.24, 0.3],
  [0.95, 0.76, 0.24],
  [0.9, 0.5, 0.66],
  [0.94, 0.92, 0.9],
];

/** Beds of plants on both sides of a path, pots along it, ribs overhead. */
export function greenhouse(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const ribs = [3, 5.4, 7.8, 10.2].flatMap((z) => [
    box([left, high - 0.1, z], [right, high, z + 0.08], flat(WHITE)),
    box([left, 0, z], [left + 0.08, high, z + 0.08], flat(WHITE)),
    box([right - 0.08, 0, z], [right, high, z + 0.08], flat(WHITE)),
  ]);
  const beds = [left, right].flatMap((wall) => {
    const inward = wall < middle ? 1 : -1;
    return [
      slab([wall, wall + inward * 2.1], [0, 0.5], [1.9, back - 1.4], wood(OAK, noise)),
      slab([wall + inward * 0.08, wall + inward * 2], [0.5, 0.53], [2, back - 1.5], SOIL),
    ];
  });
  const rows = [2.6, 3.9, 5.3, 6.8, 8.6, 10.6].flatMap((z, n) =>
    [left, right].flatMap((wall, k) => {
      const inward = wall < middle ? 1 : -1;
      const x = wall + inward * ((n + k) % 2 === 0 ? 0.9 : 1.3);
      const size = 1.1 + 0.9 * random.unit();
      return [
        ...(n % 2 === k ? plant(furnishing, x, 0.42, z, size) : []),
        ...blossoms(furnishing, wall + inward * 1.8, z + 0.4),
        ...[0.3, 0.8].flatMap((dz) => tomatoes(furnishing, wall + inward * 1.45, z + dz)),
      ];
    }),
  );
  const pots = [2.9, 4.7].flatMap((z, n) =>
    plant(furnishing, middle + (n === 0 ? side : -side) * 0.95, 0, z, 0.62),
  );
  return { lamps: [[middle, 2.8, 5]], solids: [...beds, ...ribs, ...rows, ...pots] };
}

/** A tomato plant tied to its stake: leaves up to a man's height, trusses of ripe and green fruit. */
function tomatoes({ random, noise }: Furnishing, x: number, z: number): Solid[] {
  const tall = 1.35 + 0.35 * random.unit();
  const leaf = cloth([0.2, 0.4, 0.14], noise);
  const piece = (r: number, up: number, size: number, turn: number, material: Material) => {
    const [px, pz] = [x + r * Math.cos(turn), z + r * Math.sin(turn)];
    return sphere([px, up, pz], size, material);
  };
  return [
    drum([x, z], [0.5, 0.55 + tall], [0.014, 0.014], flat([0.66, 0.52, 0.32])),
    ...Array.from({ length: 13 }, (_, n) =>
      piece(
        0.08 + 0.1 * random.unit(),
        0.62 + (tall * n) / 13,
        0.07 + 0.045 * random.unit(),
        n * 2.4,
        leaf,
      ),
    ),
    ...Array.from({ length: 12 }, (_, n) =>
      piece(
        0.17 + 0.05 * random.unit(),
        0.66 + (tall * 0.8 * Math.floor(n / 2)) / 6,
        0.042 + 0.016 * random.unit(),
        n * 1.9 + 0.4,
        n % 5 === 4 ? flat([0.5, 0.66, 0.2]) : RIPE,
      ),
    ),
  ];
}

/** A clump of flowers. */
function blossoms({ random, noise }: Furnishing, x: number, z: number): Solid[] {
  const colour = pick(random, BLOOMS);
  return Array.from({ length: 6 }, () => {
    const [dx, dz] = [(random.unit() - 0.5) * 0.5, (random.unit() - 0.5) * 0.6];
    const up = 0.62 + 0.2 * random.unit();
    const size = 0.06 + 0.04 * random.unit();
    return sphere([x + dx, up, z + dz], size, cloth(colour, noise));
  });
}

const RIPE: Material = flat([0.86, 0.1, 0.06]);
const EDGE = PLATFORM_EDGES.station;
/** Where the train stands, from the middle toward the heavy side. */
const TRAIN = { from: 1.35, to: 4.4, start: 8.5, coach: 13, high: 3.5 } as const;

/** A platform under a glass roof: the train beside it, benches, a clock, pillars, a board of departures. */
export function station({ random, shell, side, isDeserted }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const at = (out: number) => side * out;
  const wall = side > 0 ? left : right;
  const paint = pick(random, LIVERIES);
  const coaches = Array.from({ length: 4 }, (_, n) => TRAIN.start + n * TRAIN.coach);
  const pillars = [7, 15, 23, 31, 39].flatMap((z) => [
    slab([wall + side * 2.3, wall + side * 2.6], [0, high], [z, z + 0.3], IRON),
    slab([wall + side * 2.15, wall + side * 2.75], [0, 0.5], [z - 0.15, z + 0.45], IRON),
    box([left, high - 0.5, z], [right, high - 0.16, z + 0.2], IRON),
  ]);
  const benches = [5, 12.5, 20].flatMap((z) => seat(wall + side * 0.3, side, z));
  const clock = wall + side * 2.45;
  return {
    lamps: [10, 18, 26].map((z) => [wall + side * 2.4, 4, z] as const),
    solids: [
      // The trench of the track, the white edge before it, its rails.
      slab([at(EDGE + 0.24), at(TRAIN.to + 0.4)], [0, 0.01], [0.4, back], flat([0.16, 0.15, 0.15])),
      slab([at(EDGE), at(EDGE + 0.24)], [0, 0.012], [0.4, back], flat([0.92, 0.9, 0.82])),
      slab([at(EDGE - 0.7), at(EDGE - 0.42)], [0, 0.008], [0.4, back], flat([0.9, 0.72, 0.2])),
      ...[2.1, 3.6].map((out) =>
        slab([at(out), at(out + 0.1)], [0.01, 0.05], [0.4, back], flat([0.6, 0.58, 0.56])),
      ),
      ...(isDeserted === true ? [] : coaches.flatMap((z, n) => coach(at, z, paint, n === 0))),
      ...pillars,
      ...benches,
      slab([clock - 0.05, clock + 0.05], [3.2, 4.4], [10.1, 10.2], IRON),
      ball([clock - 0.62, 2.6, 9.9], [clock + 0.62, 3.8, 10.3], IRON),
      ball([clock - 0.54, 2.68, 9.82], [clock + 0.54, 3.72, 9.98], dial(clock), 0.6),
      slab([wall + side * 0.5, wall + side * 2.2], [2.5, 3.3], [8.6, 8.75], departures),
      ...doors(wall, side),
    ],
  };
}

const LIVERIES: readonly Colour[] = [
  [0.66, 0.14, 0.13],
  [0.13, 0.32, 0.26],
  [0.16, 0.28, 0.5],
];

/** A coach from `z` on: windows and doors along its side; the first one has a cab with lamps at its end. */
function coach(at: (out: number) => number, z: number, paint: Colour, isFirst: boolean): Solid[] {
  const end = z + TRAIN.coach - 0.5;
  const side: Material = (_x, y, along, axis) => {
    const cream: Colour = [0.9, 0.87, 0.78];
    if (axis === 2) return cab(y, isFirst, paint);
    const u = ((along - z) / 1.55) % 1;
    const isDoor = (along - z) % 6.2 > 5.1;
    if (isDoor)
      return y > 1.5 && y < 2.6 && u > 0.25 && u < 0.75
        ? GLASS
        : scaleColour(paint, u < 0.08 ? 0.5 : 0.8);
    if (y > 1.35 && y < 2.4) return u > 0.12 && u < 0.88 ? GLASS : cream;
    return y > 1.2 && y < 2.55 ? cream : paint;
  };
  return [
    slab([at(TRAIN.from), at(TRAIN.to)], [0.12, TRAIN.high - 0.35], [z, end], side),
    slab(
      [at(TRAIN.from + 0.25), at(TRAIN.to - 0.25)],
      [TRAIN.high - 0.35, TRAIN.high],
      [z, end],
      flat([0.42, 0.43, 0.44]),
    ),
    slab(
      [at(TRAIN.from + 0.3), at(TRAIN.to - 0.3)],
      [0.3, 2.8],
      [end, end + 0.5],
      flat([0.1, 0.1, 0.1]),
    ),
    ...(isFirst ? lamps(at, z) : []),
  ];
}

const GLASS: Colour = [0.2, 0.27, 0.32];

/** What the end of a coach shows: the first one has the driver's window. */
const cab = (y: number, isFirst: boolean, paint: Colour): Colour =>
  isFirst && y > 1.6 && y < 2.6 ? GLASS : isFirst && y < 0.8 ? scaleColour(paint, 0.6) : paint;

const lamps = (at: (out: number) => number, z: number): Solid[] =>
  [TRAIN.from + 0.5, TRAIN.to - 0.5].map((out) =>
    ball(
      [at(out) - 0.14, 0.95, z - 0.08],
      [at(out) + 0.14, 1.23, z + 0.08],
      flat([1, 0.97, 0.86]),
      1,
    ),
  );

/** A bench along the wall. */
const seat = (x: number, side: number, z: number): Solid[] => [
  slab([x, x + side * 0.5], [0.4, 0.46], [z, z + 2], flat([0.5, 0.32, 0.18])),
  slab([x, x + side * 0.06], [0.46, 0.95], [z, z + 2], flat([0.46, 0.29, 0.16])),
  ...[0.1, 1.8].map((dz) =>
    slab([x + side * 0.05, x + side * 0.45], [0, 0.4], [z + dz, z + dz + 0.08], IRON),
  ),
];

/** A clock's face: a white dial with twelve marks and two hands. */
const dial =
  (middle: number): Material =>
  (x, y) => {
    const [dx, dy] = [x - middle, y - 3.2];
    const away = Math.hypot(dx, dy);
    const hour = (Math.atan2(dx, dy) / (Math.PI * 2)) * 12;
    const isMark = away > 0.36 && away < 0.46 && Math.abs(hour - Math.round(hour)) < 0.13;
    const isHand =
      (Math.abs(dx) < 0.03 && dy > 0 && dy < 0.36) ||
      (Math.abs(dy + dx * 0.3) < 0.035 && dx > 0 && dx < 0.27);
    return isMark || isHand ? [0.06, 0.06, 0.07] : [0.95, 0.94, 0.9];
  };

/** Amber lines on black. */
const departures: Material = (x, y) => {
  const line = ((y - 2.5) / 0.16) % 1;
  const letter =
    Math.abs(Math.sin(Math.floor(x / 0.07) * 12.9 + Math.floor((y - 2.5) / 0.16) * 78.2) * 43_758) %
    1;
  return line > 0.3 && line < 0.75 && letter > 0.35 ? [1, 0.72, 0.2] : [0.06, 0.06, 0.07];
};

/** Arched doorways in the brick wall, dark inside. */
const doors = (wall: number, side: number): Solid[] =>
  [8, 16, 24].map((z) =>
    slab([wall, wall + side * 0.05], [0, 2.6], [z, z + 1.6], flat([0.24, 0.2, 0.17])),
  );
