import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candle } from '../furnishings/candles.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const DECK: Colour = [0.5, 0.36, 0.24];
const STEEL: Material = flat([0.1, 0.1, 0.11]);
const TEAK: Material = flat([0.56, 0.38, 0.22]);
const CREAM: Material = flat([0.9, 0.87, 0.8]);
const STONE: Material = flat([0.62, 0.61, 0.59]);
const BULB: Material = flat([1.7, 1.35, 0.8]);

/** The railing before the view: the height of its kerb and of its rail, how far apart posts are; metres. */
const RAILING = { kerb: 0.22, high: 1.08, apart: 1.3, inset: 0.2 } as const;
/** The poles between which lights hang: how far aside, how high they are, how far the strings sag, and how far apart bulbs are. */
const LIGHTS = { aside: 3.1, high: 3.05, sag: 0.5, apart: 0.26 } as const;
/** How high the sofa's seat is, and the low table before it. */
const SEAT = 0.42;
const TABLE = 0.4;

/** Boards underfoot; a roof has no walls of its own. */
export const roofTerraceSurfaces = (noise: Noise): Surfaces => ({
  walls: STONE,
  floor: boards(DECK, noise),
  ceiling: STONE,
});

/** A terrace on a roof: boards under strings of lights, a sofa with cushions round a low table, a table to stand at, planters, a railing of wires before the view, guests with their drinks where nobody else is named or it is busy. */
export function roofTerrace(furnishing: Furnishing): Furnished {
  const { shell, side, random, taken = [], isAttended = false, isFull } = furnishing;
  const { left, right, back } = shell;
  const hasGuests = isAttended || isFull;
  const at = (out: number) => side * out;
  const z = back - RAILING.inset;
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [at(0.4), LIGHTS.high - 0.4, back - 1.6],
      [at(1.6), 1.1, 3.6],
    ],
    solids: [
      ...railing(left, right, z),
      ...lights(at, back),
      ...planter(at(-2.5), z - 0.5, 0.7, key),
      ...planter(at(2.6), z - 0.5, 0.9, key + 31),
      ...(taken.includes('sofa') ? [] : lounge(at)),
      ...(hasGuests ? guests(at, z, side, key) : []),
    ],
  };
}

/** Who is there with a drink where nobody else is named: on the sofa, at the railing, round a table to stand at. */
const guests = (at: (out: number) => number, z: number, side: number, key: number): Solid[] => [
  ...posed({ at: [at(2.15), 4.25], turn: side > 0 ? Math.PI : 0, seat: SEAT }, attireOf(5)),
  ...standingTable(at(-1.35), 4),
  ...guest([at(-1.95), z - 0.75], side, key),
  ...guest([at(-1.3), z - 0.6], -side, key + 1),
  ...guest([at(0.95), z - 0.7], side, key + 2),
  ...guest([at(1.6), z - 0.85], -side, key + 3),
];

/** Posts and wires on a low kerb. */
function railing(left: number, right: number, z: number): Solid[] {
  const { kerb, high, apart } = RAILING;
  const posts = Array.from({ length: Math.floor((right - left) / apart) }, (_, n) => {
    const x = left + (n + 0.5) * apart;
    return box([x - 0.025, kerb, z - 0.025], [x + 0.025, high, z + 0.025], STEEL);
  });
  const wires = [0.38, 0.54, 0.7, 0.86].map((y) =>
    box([left, y - 0.007, z - 0.007], [right, y + 0.007, z + 0.007], STEEL),
  );
  return [
    box([left, 0, z - 0.12], [right, kerb, z + 0.14], STONE),
    box([left, high - 0.04, z - 0.04], [right, high, z + 0.04], TEAK),
    ...posts,
    ...wires,
  ];
}

/** Poles at the four corners, and bulbs on strings that sag between them. */
function lights(at: (out: number) => number, back: number): Solid[] {
  const { aside, high } = LIGHTS;
  const [near, far] = [2.3, back - 0.35];
  const corner = (out: number, z: number): Point => [at(out), high, z];
  const ways: readonly (readonly [Point, Point])[] = [
    [corner(-aside, far), corner(aside, far)],
    [corner(-aside, far), corner(aside + 0.4, near)],
    [corner(aside, far), corner(-aside - 0.4, near)],
    [corner(-aside, (near + far) / 2 + 0.6), corner(aside, (near + far) / 2 + 0.6)],
  ];
  return [
    ...[-aside, aside].map((out) => drum([at(out), far], [0, high + 0.05], [0.03, 0.025], STEEL)),
    ...ways.flatMap(([from, to]) => string(from, to)),
  ];
}

/** Bulbs on a string that sags between two places. */
function string(from: Point, to: Point): Solid[] {
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const many = Math.floor(long / LIGHTS.apart);
  const place = (share: number): Point => [
    from[0] + share * (to[0] - from[0]),
    from[1] - LIGHTS.sag * 4 * share * (1 - share),
    from[2] + share * (to[2] - from[2]),
  ];
  return Array.from({ length: many - 1 }, (_, n) => {
    const [x, y, z] = place((n + 1) / many);
    return [
      ball([x - 0.036, y - 0.11, z - 0.036], [x + 0.036, y - 0.02, z + 0.036], BULB, 1),
      ...limb([place(n / many), place((n + 1) / many)], [0.009, 0.009], STEEL),
    ];
  }).flat();
}

/** A long box with grasses and round bushes. */
function planter(x: number, z: number, half: number, key: number): Solid[] {
  return [
    box([x - half, 0, z - 0.24], [x + half, 0.52, z + 0.24], flat([0.24, 0.25, 0.26])),
    ...Array.from({ length: 70 }, (_, n) => {
      const [dx, dz] = [half * (2 * chance(n, key) - 1) * 0.94, 0.2 * (2 * chance(n, key + 1) - 1)];
      const bush = 0.16 + 0.2 * Math.abs(Math.sin((x + dx) * 3.1));
      const y = 0.52 + bush * chance(n, key + 2) * 1.5;
      const size = 0.05 + 0.035 * chance(n, key + 3);
      const green = scaleColour([0.22, 0.4, 0.16], 0.6 + 0.7 * chance(n, key + 4));
      return ball(
        [x + dx - size, y - size * 0.8, z + dz - size],
        [x + dx + size, y + size * 0.8, z + dz + size],
        flat(green),
      );
    }),
  ];
}

/** A corner sofa of teak with cushions on the heavy side, a low table with candles and drinks. */
function lounge(at: (out: number) => number): Solid[] {
  const [near, far] = [2.9, 5];
  const [front, rear] = [1.75, 2.65];
  const cushions: readonly Colour[] = [
    [0.76, 0.36, 0.22],
    [0.2, 0.36, 0.44],
    [0.84, 0.66, 0.3],
  ];
  const low = Math.min(at(0.85), at(1.4));
  return [
    slab([at(front), at(rear)], [0.08, 0.26], [near, far], TEAK),
    slab([at(rear - 0.08), at(rear)], [0.26, 0.74], [near, far], TEAK),
    ...[0, 1, 2].flatMap((n) => {
      const [from, to] = [near + n * 0.7 + 0.02, near + n * 0.7 + 0.68];
      const [a, b] = [Math.min(at(front), at(rear - 0.1)), Math.max(at(front), at(rear - 0.1))];
      const [c, d] = [
        Math.min(at(rear - 0.3), at(rear - 0.06)),
        Math.max(at(rear - 0.3), at(rear - 0.06)),
      ];
      return [
        pad([a, 0.26, from], [b, SEAT, to], CREAM, 0.06),
        pad([c, SEAT - 0.02, from], [d, 0.84, to], CREAM, 0.08),
        pad(
          [at(rear - 0.42) - 0.09, SEAT, from + 0.1],
          [at(rear - 0.42) + 0.09, SEAT + 0.36, to - 0.16],
          flat(cushions[n] as Colour),
          0.08,
        ),
      ];
    }),
    box([low, TABLE - 0.05, 3.3], [low + 0.55, TABLE, 4.5], TEAK),
    box([low + 0.05, 0, 3.4], [low + 0.5, TABLE - 0.05, 4.4], flat([0.4, 0.27, 0.16])),
    ...candle([low + 0.3, TABLE, 3.55], 0.14, 0.035),
    ...candle([low + 0.2, TABLE, 3.7], 0.09, 0.035),
    ...[3.95, 4.2, 4.4].flatMap((z, n) => glass([low + 0.15 + 0.12 * (n % 2), TABLE, z], n)),
  ];
}

/** Who stands at the railing, half turned to who is on that side (−1 or 1), a drink in one hand. */
const guest = (at: readonly [number, number], side: number, number: number): Solid[] => [
  ...posed(
    {
      at,
      turn: side > 0 ? -0.5 : Math.PI + 0.5,
      hands:
        side > 0
          ? [
              [0.06, 0.26, 0.84],
              [0.3, -0.16, 1.18],
            ]
          : [
              [0.3, 0.16, 1.18],
              [0.06, -0.26, 0.84],
            ],
    },
    attireOf(
      number,
      number % 4 === 1 ? { gown: 'gown', legs: [0.5, 0.1, 0.2], top: [0.5, 0.1, 0.2] } : {},
    ),
  ),
  ...glass([at[0] + side * 0.21, 1.18, at[1] - 0.28], number),
];

/** A high round table with drinks and a lantern. */
function standingTable(x: number, z: number): Solid[] {
  return [
    drum([x, z], [0, 0.03], [0.26, 0.24], STEEL),
    drum([x, z], [0.03, 1.06], [0.035, 0.035], STEEL),
    drum([x, z], [1.06, 1.1], [0.36, 0.36], TEAK),
    ...candle([x, 1.1, z], 0.12, 0.04),
    ...[-0.2, 0.17, 0.05].flatMap((dx, n) => glass([x + dx, 1.1, z - 0.16 + 0.12 * n], n + 1)),
  ];
}

/** A glass on its stem, half full. */
function glass([x, y, z]: Point, number: number): Solid[] {
  const drinks: readonly Colour[] = [
    [0.62, 0.1, 0.16],
    [0.98, 0.86, 0.5],
    [0.98, 0.5, 0.22],
  ];
  return [
    drum([x, z], [y, y + 0.01], [0.036, 0.034], CREAM),
    drum([x, z], [y + 0.01, y + 0.1], [0.007, 0.007], CREAM),
    drum([x, z], [y + 0.1, y + 0.18], [0.022, 0.045], flat(drinks[number % 3] as Colour)),
    drum([x, z], [y + 0.18, y + 0.21], [0.046, 0.043], flat([0.86, 0.9, 0.92])),
  ];
}
