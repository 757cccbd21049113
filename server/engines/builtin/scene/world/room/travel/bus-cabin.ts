import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { posterAt } from '../furnishings/poster.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** A bus's or a tram's cabin: half its width, its height, where its windscreen is and where its side windows begin and end above the floor; metres. */
const BUS = { half: 1.22, high: 2.2, front: 7.4, sill: 0.92, top: 1.78 } as const;
/** Where rows of seats are, and how many of them the first are that face the eye. */
const ROWS = [3.55, 1.75, 2.65, 4.4, 5.3] as const;
const FACING = 1;
/** How far from the middle the seats of a row are, and how high they are. */
const SEATS = [0.52, 0.96] as const;
const SEAT_HIGH = 0.46;

/** What a bus and a tram are made of. */
interface Look {
  readonly wall: Material;
  readonly floor: Material;
  readonly roof: Material;
  readonly seat: Material;
  readonly pole: Material;
  readonly frame: Material;
}

const BLACK: Material = flat([0.07, 0.07, 0.08]);
const STEEL: Material = flat([0.72, 0.74, 0.76]);

/** Plush with a pattern of specks. */
const plush: Material = (x, y, z) => {
  const kind = chance(Math.floor(x * 28), Math.floor((y + z) * 28));
  return kind > 0.86 ? [0.92, 0.5, 0.12] : kind > 0.72 ? [0.1, 0.62, 0.72] : [0.12, 0.2, 0.46];
};
/** Slats of varnished wood that run ahead. */
const slats =
  (colour: Colour): Material =>
  (x, y, z, axis) => {
    const at = (axis === 0 ? y : x + y) / 0.09;
    const plank = Math.floor(at);
    return scaleColour(
      colour,
      (at - plank < 0.1 ? 0.5 : 0.86 + 0.22 * chance(plank, 5)) *
        (1 + 0.05 * Math.sin(z * 17 + plank * 3)),
    );
  };

const BUS_LOOK: Look = {
  wall: flat([0.78, 0.79, 0.8]),
  floor: (x, _y, z) =>
    scaleColour([0.36, 0.38, 0.42], 0.85 + 0.3 * chance(Math.floor(x * 60), Math.floor(z * 60))),
  roof: flat([0.9, 0.9, 0.88]),
  seat: plush,
  pole: flat([0.98, 0.76, 0.08]),
  frame: flat([0.2, 0.21, 0.23]),
};

const TRAM_LOOK: Look = {
  wall: slats([0.52, 0.29, 0.14]),
  floor: slats([0.5, 0.38, 0.25]),
  roof: flat([0.93, 0.89, 0.78]),
  seat: slats([0.72, 0.46, 0.22]),
  pole: flat([0.82, 0.62, 0.26]),
  frame: slats([0.42, 0.22, 0.1]),
};

/** What lies behind the cabin's own walls is the street. */
export const busSurfaces = (): Surfaces => ({
  walls: BUS_LOOK.wall,
  floor: BUS_LOOK.floor,
  ceiling: BUS_LOOK.roof,
});

/** A bus from within: rows of plush seats with who rides in them, yellow poles, straps, the driver before the windscreen, the street behind its windows. */
export const busCabin = (furnishing: Furnishing): Furnished => cabin(furnishing, BUS_LOOK, 'bus');

/** A tram of old from within: benches and walls of wood, bars of brass, straps of leather. */
export const tramCabin = (furnishing: Furnishing): Furnished =>
  cabin(furnishing, TRAM_LOOK, 'tram');

function cabin(
  { random, isAttended, hasSomebody }: Furnishing,
  look: Look,
  kind: 'bus' | 'tram',
): Furnished {
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [0, BUS.high - 0.2, 1.6],
      [0, BUS.high - 0.2, 4],
      [0, BUS.high - 0.2, 6],
    ],
    solids: [
      ...shell(look, kind),
      ...front(look),
      ...ROWS.flatMap((z, row) =>
        [-1, 1].flatMap((side) =>
          SEATS.flatMap((out) => seat(side * out, z, row < FACING, look.seat)),
        ),
      ),
      ...poles(look.pole),
      ...straps(kind),
      ...driver(key),
      ...(isAttended === true || hasSomebody === true ? riders(key) : []),
      ...(isAttended === true ? standing(key) : []),
    ],
  };
}

/** Floor, roof, the sides below and above their windows, the posts between these. */
function shell({ wall, floor, roof, frame }: Look, kind: 'bus' | 'tram'): Solid[] {
  const { half, high, front, sill, top } = BUS;
  const ads: Material = (x, y, z, axis) => {
    const [share, up] = [z / 0.9 - Math.floor(z / 0.9), (y - top - 0.06) / 0.28];
    return axis === 0 && kind === 'bus' && up > 0 && up < 1 && share > 0.05
      ? posterAt(share, up, Math.floor(z / 0.9))
      : wall(x, y, z, axis);
  };
  const posts = kind === 'bus' ? [0.9, 2.9, 4.9, 6.9] : [0.5, 1.6, 2.7, 3.8, 4.9, 6, 7.1];
  return [
    box([-half, -0.05, -0.6], [half, 0, front], floor),
    box([-half, high, -0.6], [half, high + 0.05, front], roof),
    ...[-1, 1].flatMap((to) => {
      const x = (
        a: number,
        b: number,
        y: readonly [number, number],
        z: readonly [number, number],
        m: Material,
      ) => box([Math.min(to * a, to * b), y[0], z[0]], [Math.max(to * a, to * b), y[1], z[1]], m);
      return [
        x(half, half + 0.06, [0, sill], [-0.6, front], wall),
        x(half - 0.03, half + 0.06, [sill - 0.02, sill + 0.03], [-0.6, front], frame),
        x(half, half + 0.06, [top, high], [-0.6, front], ads),
        x(half - 0.02, half + 0.06, [top - 0.02, top + 0.04], [-0.6, front], frame),
        ...posts.map((z) => x(half, half + 0.06, [sill, top], [z - 0.06, z + 0.06], frame)),
        // The cove along the ceiling.
        ...limb(
          [
            [to * (half - 0.02), high - 0.02, -0.4],
            [to * (half - 0.02), high - 0.02, front],
          ],
          [0.08, 0.08],
          roof,
        ),
      ];
    }),
    ...[1.3, 3.4, 5.5].map((z) => ({
      ...box([-0.14, high - 0.03, z], [0.14, high, z + 1.1], flat([1.3, 1.28, 1.2])),
      glow: 0.7,
    })),
  ];
}

/** The windscreen's frame, what is below it, the sign of the next stop above. */
function front({ wall, frame }: Look): Solid[] {
  const { half, high, front: z } = BUS;
  const sign: Material = (x, y) => {
    const [u, v] = [Math.floor((x + 0.5) / 0.024), Math.floor((y - high + 0.31) / 0.024)];
    const isLetter =
      v >= 1 && v < 6 && u % 6 !== 5 && Math.abs(x) < 0.42 && chance(u, v + 9) > 0.42;
    return isLetter ? [1.6, 0.85, 0.12] : [0.05, 0.05, 0.06];
  };
  return [
    box([-half, 0, z], [half, 0.85, z + 0.06], wall),
    box([-half, 1.86, z], [half, high, z + 0.06], frame),
    ...[-half, -0.02, half - 0.08].map((x) =>
      box([x, 0.85, z], [x + (x === -0.02 ? 0.04 : 0.08), 1.86, z + 0.06], frame),
    ),
    box([-half, 0.78, z - 0.3], [half, 0.88, z], BLACK),
    box([-0.5, high - 0.33, z - 0.12], [0.5, high - 0.12, z - 0.06], sign),
    // A screen behind who drives.
    box([-half, 0, 6.05], [-0.3, 1.02, 6.1], wall),
    box([-0.34, 0, 6.04], [-0.3, high, 6.1], frame),
  ];
}

/** A seat with its back; `isBackward`: it faces the eye. */
function seat(x: number, z: number, isBackward: boolean, cover: Material): Solid[] {
  const half = 0.2;
  const rest = isBackward ? z + 0.36 : z - 0.04;
  return [
    pad([x - half, SEAT_HIGH - 0.08, z - 0.02], [x + half, SEAT_HIGH, z + 0.42], cover, 0.04),
    pad([x - half, SEAT_HIGH - 0.02, rest], [x + half, 1.06, rest + 0.08], cover, 0.04),
    ...limb(
      [
        [x - half + 0.03, 1.02, rest + 0.04],
        [x - half + 0.05, 1.13, rest + 0.04],
        [x + half - 0.05, 1.13, rest + 0.04],
        [x + half - 0.03, 1.02, rest + 0.04],
      ],
      [0.02, 0.02],
      STEEL,
    ),
    box([x - 0.05, 0, z + 0.12], [x + 0.05, SEAT_HIGH - 0.08, z + 0.28], flat([0.25, 0.26, 0.28])),
  ];
}

/** Poles beside the aisle with their red buttons. */
const poles = (pole: Material): Solid[] =>
  [2.35, 4.1, 5.95].flatMap((z, n) =>
    [-0.3, 0.3].flatMap((x) => [
      drum([x, z], [0, BUS.high], [0.02, 0.02], pole),
      ...((n + (x > 0 ? 1 : 0)) % 2 === 0
        ? [
            box([x - 0.045, 1.2, z - 0.05], [x + 0.045, 1.36, z - 0.01], flat([0.9, 0.88, 0.84])),
            ball([x - 0.03, 1.24, z - 0.075], [x + 0.03, 1.3, z - 0.03], flat([0.9, 0.08, 0.06])),
          ]
        : []),
    ]),
  );

/** Rails below the ceiling with straps. */
function straps(kind: 'bus' | 'tram'): Solid[] {
  const strap = flat(kind === 'bus' ? [0.15, 0.15, 0.17] : [0.34, 0.18, 0.08]);
  const grip = flat(kind === 'bus' ? [0.95, 0.94, 0.9] : [0.2, 0.1, 0.05]);
  return [-0.42, 0.42].flatMap((x) => [
    box(
      [x - 0.014, 1.98, 0.8],
      [x + 0.014, 2.01, 6],
      kind === 'bus' ? BUS_LOOK.pole : TRAM_LOOK.pole,
    ),
    ...Array.from({ length: 8 }, (_, n) => {
      const z = 1.7 + n * 0.52;
      const ring = Array.from(
        { length: 9 },
        (_, k) =>
          [x + 0.075 * Math.cos(k * 0.7854), 1.76 + 0.075 * Math.sin(k * 0.7854), z] as const,
      );
      return [
        box([x - 0.014, 1.83, z - 0.01], [x + 0.014, 2, z + 0.01], strap),
        ...limb(ring, [0.012, 0.012], grip),
      ];
    }).flat(),
  ]);
}

/** Who drives, at the wheel. */
function driver(key: number): Solid[] {
  const wheel = Array.from(
    { length: 17 },
    (_, n) =>
      [
        -0.68 + 0.24 * Math.cos(n * 0.3927),
        1.02 + 0.2 * Math.sin(n * 0.3927),
        6.98 + 0.1 * Math.sin(n * 0.3927),
      ] as const,
  );
  return [
    ...limb(wheel, [0.018, 0.018], BLACK),
    ...posed(
      {
        at: [-0.68, 6.5],
        turn: Math.PI / 2,
        seat: 0.62,
        hands: [
          [0.42, 0.2, 1.08],
          [0.42, -0.2, 1.08],
        ],
        isLegless: true,
      },
      attireOf(key + 2, {
        top: [0.14, 0.2, 0.36],
        hat: ['cap', [0.1, 0.13, 0.24]],
        hairForm: 'short',
      }),
    ),
    pad([-0.92, 0.5, 6.2], [-0.44, 1.22, 6.28], BLACK, 0.04),
  ];
}

/** Who sits in the rows, one with a book. */
function riders(key: number): Solid[] {
  const seats = [
    [0.52, 0],
    [-0.96, 0],
    [-0.52, 0],
    [0.96, 1],
    [-0.96, 2],
    [0.52, 3],
    [-0.52, 3],
    [0.96, 4],
    [-0.96, 4],
  ] as const;
  const toEye = -Math.PI / 2;
  return [
    ...seats.flatMap(([x, row], n) => {
      const z = ROWS[row] as number;
      const isBackward = row < FACING;
      return posed(
        {
          at: [x, z + (isBackward ? 0.18 : 0.2)],
          turn: isBackward ? toEye : Math.PI / 2 + (n % 3 === 0 ? 0.25 : 0),
          seat: SEAT_HIGH,
          ...(n === 0 && {
            hands: [
              [0.3, 0.1, 0.86],
              [0.3, -0.1, 0.86],
            ] as const,
          }),
        },
        attireOf(key + n * 3),
      );
    }),
    // The book of the first.
    ...[-1, 1].map((to) =>
      box(
        [Math.min(0.52, 0.52 + to * 0.13), 0.86, 3.36],
        [Math.max(0.52, 0.52 + to * 0.13), 1.04, 3.375],
        flat(to > 0 ? [0.7, 0.16, 0.13] : [0.62, 0.12, 0.1]),
      ),
    ),
  ];
}

/** Who stands in the aisle and holds on. */
function standing(key: number): Solid[] {
  const toEye = -Math.PI / 2;
  return [
    ...posed(
      {
        at: [-0.12, 4.55],
        turn: toEye + 0.35,
        hands: [
          [0.12, 0.3, 1.72],
          [0.1, -0.24, 0.86],
        ],
      },
      attireOf(key + 5),
    ),
    ...posed(
      {
        at: [0.14, 5.5],
        turn: toEye - 0.4,
        hands: [
          [0.1, 0.24, 0.9],
          [0.12, -0.3, 1.7],
        ],
      },
      attireOf(key + 8),
    ),
  ];
}
