import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { type Furnished, type Furnishing, flat, OAK, slab } from '../furniture.ts';
import { boards, cloth, paint, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** Half as wide as a room of bunk beds, its height, how far its end is; metres. */
export const BUNK_ROOM = { half: 2.45, high: 2.9, back: 8.4 } as const;
/** Of a bunk bed: how far it stands out from the wall, how long it is, where its two beds are and its posts end, metres. */
const BED = { out: 0.98, long: 1.95, levels: [0.42, 1.5], top: 2.12 } as const;
/** Where the beds begin on each side. */
const ALONG = [2.2, 4.35, 6.3] as const;

/** Of what the beds of a house are, and what lies and stands about them. */
interface Bunks {
  readonly frame: 'steel' | 'wood';
  readonly blankets: readonly Colour[];
  /** What stands at the foot of a bed. */
  readonly foot: 'backpacks' | 'lockers';
}

const BRIGHT: readonly Colour[] = [
  [0.82, 0.2, 0.18],
  [0.16, 0.38, 0.68],
  [0.93, 0.68, 0.16],
  [0.18, 0.52, 0.34],
  [0.5, 0.28, 0.58],
  [0.9, 0.45, 0.16],
];

/** The beds of a hostel or of a school's boarders, of barracks, and of a cabin of a summer camp. */
export const BUNKS: Readonly<Record<'dormitory' | 'barracks' | 'campcabin', Bunks>> = {
  dormitory: { frame: 'wood', blankets: BRIGHT, foot: 'backpacks' },
  barracks: {
    frame: 'steel',
    blankets: [
      [0.3, 0.34, 0.2],
      [0.35, 0.38, 0.25],
    ],
    foot: 'lockers',
  },
  campcabin: { frame: 'wood', blankets: BRIGHT, foot: 'backpacks' },
};

/** Plain walls that are painted in a darker tone below, a floor of boards. */
export const dormitorySurfaces =
  (upper: Colour, lower: Colour) =>
  (noise: Noise): Surfaces => {
    const [above, below] = [paint(upper, noise), paint(lower, noise)];
    return {
      walls: (x, y, z, axis) => (y > 1.2 ? above : below)(x, y, z, axis),
      floor: boards([0.6, 0.44, 0.28], noise),
      ceiling: paint([0.9, 0.89, 0.85], noise),
    };
  };

/** Rows of bunk beds along both walls to a window at the end, with their blankets, pillows and ladders, and what those who sleep there have brought; who lives there sits on them where nobody is named. */
export const bunkRoom =
  ({ frame, blankets, foot }: Bunks) =>
  ({ shell, side, noise, random, isAttended }: Furnishing): Furnished => {
    const { left, right, back, high, window } = shell;
    const middle = (left + right) / 2;
    const key = random.below(6);
    const metal: Material = flat([0.36, 0.38, 0.36]);
    const bar = frame === 'steel' ? metal : wood(OAK, noise);
    const lamps: readonly Point[] = [2.6, 5.4].map((z) => [middle, high - 0.45, z]);
    return {
      lamps,
      solids: [
        ...lamps.flatMap((place) => hungLamp(place, high, 0.26, [0.95, 0.9, 0.76])),
        ...[-1, 1].flatMap((to) =>
          ALONG.flatMap((z, n) => {
            const wall = to > 0 ? right : left;
            const number = key + 2 * n + (to > 0 ? 1 : 0);
            return [
              ...bunkBed(wall, -to, z, bar, number, blankets, noise),
              ...(foot === 'backpacks'
                ? backpack(
                    [wall - to * (BED.out + 0.22), 0, z + 0.7],
                    blankets[(number + 3) % blankets.length] as Colour,
                  )
                : trunk([wall - to * 0.5, 0, z + BED.long + 0.14], noise)),
            ];
          }),
        ),
        ...(foot === 'lockers' ? lockers([left, window[0] - 0.15], back) : []),
        ...(foot === 'lockers' ? lockers([window[1] + 0.15, right], back) : []),
        slab([middle - 0.5, middle + 0.5], [0, 0.012], [2, back - 0.6], runner(blankets)),
        ...(isAttended === true ? lodgers([left, right], side, key, foot) : []),
      ],
    };
  };

/** A runner between the beds. */
const runner =
  (blankets: readonly Colour[]): Material =>
  (x, _y, z) =>
    Math.abs(x % 0.5) < 0.06 || Math.floor(z / 0.3) % 4 === 0
      ? [0.86, 0.8, 0.66]
      : (blankets[0] as Colour);

/** Two beds above each other along a wall, `to` the way into the room; from z on. */
function bunkBed(
  wall: number,
  to: number,
  z: number,
  bar: Material,
  number: number,
  blankets: readonly Colour[],
  noise: Noise,
): Solid[] {
  const at = (out: number) => wall + to * out;
  const far = z + BED.long;
  const post = (out: number, pz: number) =>
    slab([at(out), at(out + 0.07)], [0, BED.top], [pz, pz + 0.07], bar);
  const sheet = cloth([0.95, 0.94, 0.92], noise);
  const level = (y: number, n: number): Solid[] => {
    const blanket = cloth(blankets[(number + 5 * n) % blankets.length] as Colour, noise);
    const [low, high] = [Math.min(at(0.08), at(BED.out)), Math.max(at(0.08), at(BED.out))];
    return [
      slab([at(0.03), at(BED.out)], [y - 0.12, y - 0.02], [z, far], bar),
      pad([low, y - 0.04, z + 0.05], [high, y + 0.14, far - 0.05], sheet, 0.06),
      pad([low - 0.015, y - 0.02, z + 0.04], [high + 0.015, y + 0.165, far - 0.62], blanket, 0.07),
      pad([low + 0.12, y + 0.08, far - 0.52], [high - 0.12, y + 0.27, far - 0.1], sheet, 0.08),
      ...[z, far - 0.04].map((pz) =>
        slab([at(0.03), at(BED.out)], [y + 0.24, y + 0.32], [pz, pz + 0.04], bar),
      ),
    ];
  };
  return [
    ...[z - 0.01, far - 0.06].flatMap((pz) => [post(0.02, pz), post(BED.out - 0.05, pz)]),
    ...BED.levels.flatMap(level),
    slab(
      [at(BED.out - 0.02), at(BED.out + 0.02)],
      [BED.levels[1] + 0.22, BED.levels[1] + 0.29],
      [z + 0.55, far],
      bar,
    ),
    // Its ladder hangs at the side toward the room.
    ...[0.1, 0.46].map((dz) =>
      slab(
        [at(BED.out + 0.03), at(BED.out + 0.08)],
        [0, BED.top - 0.1],
        [z + dz, z + dz + 0.05],
        bar,
      ),
    ),
    ...[0.3, 0.62, 0.94, 1.26, 1.58].map((y) =>
      slab([at(BED.out + 0.04), at(BED.out + 0.08)], [y, y + 0.05], [z + 0.1, z + 0.5], bar),
    ),
  ];
}

/** A backpack that leans at a bed, a mat rolled on it. */
const backpack = ([x, y, z]: Point, colour: Colour): Solid[] => [
  pad([x - 0.17, y, z - 0.14], [x + 0.17, y + 0.52, z + 0.14], flat(colour), 0.1),
  pad([x - 0.13, y + 0.06, z - 0.2], [x + 0.13, y + 0.27, z - 0.08], flat([0.2, 0.2, 0.23]), 0.05),
  bone([x - 0.22, y + 0.58, z], [x + 0.22, y + 0.58, z], [0.075, 0.075], flat([0.86, 0.8, 0.62])),
];

/** A soldier's trunk at the foot of a bed, boots on it. */
const trunk = ([x, y, z]: Point, noise: Noise): Solid[] => [
  box([x - 0.34, y, z - 0.12], [x + 0.34, y + 0.34, z + 0.14], wood([0.3, 0.32, 0.2], noise)),
  ...[-0.1, 0.1].flatMap((dx) => [
    drum([x + dx, z], [y + 0.34, y + 0.58], [0.05, 0.055], flat([0.07, 0.06, 0.05])),
    bone(
      [x + dx, y + 0.38, z],
      [x + dx, y + 0.37, z - 0.14],
      [0.05, 0.04],
      flat([0.07, 0.06, 0.05]),
    ),
  ]),
];

/** Steel lockers at the end, helmets on them. */
function lockers([from, to]: readonly [number, number], back: number): Solid[] {
  const many = Math.max(0, Math.floor((to - from) / 0.42));
  return Array.from({ length: many }, (_, n) => {
    const x = from + 0.42 * n + 0.02;
    const door: Material = (px, y) => {
      const isSlit = y > 1.45 && y < 1.7 && Math.floor(y / 0.04) % 2 === 0;
      const isEdge = px < x + 0.02 || px > x + 0.37;
      return isSlit || isEdge ? [0.16, 0.18, 0.15] : [0.38, 0.43, 0.35];
    };
    return [
      box([x, 0, back - 0.45], [x + 0.39, 1.9, back], door),
      ball([x + 0.06, 1.84, back - 0.4], [x + 0.34, 2.06, back - 0.1], flat([0.28, 0.32, 0.18])),
    ];
  }).flat();
}

/** Those who live there: two who sit on lower beds, one on an upper one. */
function lodgers(
  [left, right]: readonly [number, number],
  side: number,
  key: number,
  foot: Bunks['foot'],
): Solid[] {
  const tall = foot === 'lockers' ? 1 : 0.86;
  const uniform =
    foot === 'lockers'
      ? {
          top: [0.32, 0.37, 0.22] as const,
          legs: [0.26, 0.3, 0.18] as const,
          hairForm: 'short' as const,
        }
      : {};
  const on = (to: number, z: number, level: number, n: number): Solid[] =>
    posed(
      {
        at: [to > 0 ? right - 0.72 : left + 0.72, z],
        turn: to > 0 ? Math.PI + 0.35 : -0.35,
        seat: (BED.levels[level] as number) + 0.15,
        floor: level === 0 ? 0 : (BED.levels[1] as number) - 0.32,
        tall,
        hands: [
          [0.3, 0.12, (BED.levels[level] as number) + 0.42],
          [0.34, -0.12, (BED.levels[level] as number) + 0.4],
        ],
      },
      attireOf(key + n, uniform),
    );
  return [...on(side, 3.1, 0, 1), ...on(-side, 5.1, 0, 2), ...on(-side, 3.1, 1, 4)];
}
