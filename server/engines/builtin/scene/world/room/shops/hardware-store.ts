import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { type Cut, plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, roll, type Solid } from '../solids/solid.ts';
import { cashRegister } from './cash-register.ts';

/** Half the width, the height and where the far wall is; metres. */
export const HARDWARE = { half: 2.8, high: 3, back: 5.4 } as const;
/** Where the counter begins and ends ahead, its height, and half its length. */
const COUNTER = { near: 3, far: 3.55, high: 0.98, half: 1.5 } as const;

const STEEL: Colour = [0.66, 0.68, 0.71];
const WOOD: Colour = [0.72, 0.5, 0.28];
const RED: Colour = [0.78, 0.1, 0.08];
const CANS: readonly Colour[] = [
  [0.8, 0.14, 0.12],
  [0.12, 0.4, 0.7],
  [0.95, 0.76, 0.12],
  [0.16, 0.52, 0.28],
  [0.9, 0.9, 0.88],
  [0.86, 0.42, 0.1],
];

/** Board with holes for hooks above, a floor of planks. */
export function hardwareSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const [u, v] = [
        along / 0.07 - Math.floor(along / 0.07) - 0.5,
        y / 0.07 - Math.floor(y / 0.07) - 0.5,
      ];
      return Math.hypot(u, v) < 0.13
        ? [0.36, 0.27, 0.17]
        : scaleColour([0.8, 0.66, 0.46], 1 + 0.03 * noise.fbm(along, y, 2));
    },
    floor: boards([0.5, 0.36, 0.23], noise),
    ceiling: flat([0.9, 0.89, 0.86]),
  };
}

/** A tool's outline around its middle, ±1 both, and its colour there; null where it is not. */
type Tool = (u: number, v: number) => Colour | null;
const TOOLS: readonly Tool[] = [
  // A hammer with its claw.
  (u, v) =>
    v > 0.62 && v < 0.92 && Math.abs(u) < 0.5 - (u < 0 ? (0.92 - v) * 0.9 : 0)
      ? STEEL
      : Math.abs(u) < 0.1 && v > -0.95 && v < 0.62
        ? v < -0.3
          ? RED
          : WOOD
        : null,
  // A hand saw.
  (u, v) =>
    v > 0.35
      ? Math.hypot(u, (v - 0.66) * 1.1) < 0.34 && Math.hypot(u, (v - 0.66) * 1.1) > 0.16
        ? WOOD
        : null
      : u < 0.28 && u > -0.28 + (0.35 - v) * 0.2 - 0.03 * Math.sin(v * 70)
        ? STEEL
        : null,
  // A spanner.
  (u, v) =>
    (Math.hypot(u, v - 0.72) < 0.3 && !(Math.abs(u) < 0.12 && v > 0.66)) ||
    (Math.hypot(u, v + 0.74) < 0.24 && Math.hypot(u, v + 0.74) > 0.11) ||
    (Math.abs(u) < 0.1 && Math.abs(v) < 0.6)
      ? STEEL
      : null,
  // A screwdriver.
  (u, v) =>
    v > 0.1 && v < 0.9 && Math.abs(u) < 0.16
      ? Math.sin(u * 40) > 0.4
        ? [0.96, 0.8, 0.1]
        : [0.9, 0.5, 0.06]
      : Math.abs(u) < 0.05 && v > -0.92 && v <= 0.1
        ? STEEL
        : null,
  // Pliers.
  (u, v) =>
    v > 0.3 && v < 0.92 && Math.abs(u) < 0.2 - (v - 0.3) * 0.15 && Math.abs(u) > 0.015
      ? STEEL
      : Math.hypot(u, v - 0.22) < 0.17
        ? STEEL
        : v <= 0.22 && v > -0.92 && Math.abs(Math.abs(u) - 0.16 - (0.22 - v) * 0.14) < 0.09
          ? [0.12, 0.3, 0.7]
          : null,
  // A paint brush.
  (u, v) =>
    v < -0.3 && v > -0.92 && Math.abs(u) < 0.32
      ? [0.24, 0.17, 0.12]
      : v < -0.12 && v >= -0.3 && Math.abs(u) < 0.32
        ? STEEL
        : v >= -0.12 && v < 0.92 && Math.abs(u) < 0.11 + 0.05 * Math.sin(v * 4)
          ? WOOD
          : null,
  // An axe.
  (u, v) =>
    u > -0.1 && u < 0.5 && Math.abs(v - 0.66) < 0.14 + u * 0.42 && v < 0.98
      ? u > 0.4
        ? STEEL
        : RED
      : Math.abs(u) < 0.08 && v > -0.95 && v < 0.92
        ? WOOD
        : null,
];

/** A tool that hangs on the board: flat, its middle at a place, half its height. */
function hung(kind: number, x: number, y: number, z: number, half: number): Solid {
  const tool = TOOLS[kind % TOOLS.length] as Tool;
  const isThere: Cut = (px, py) => tool((px - x) / half, (py - y) / half) !== null;
  return plate(
    2,
    [x - half * 0.6, y - half, z - 0.035],
    [x + half * 0.6, y + half, z],
    isThere,
    (px, py) => tool((px - x) / half, (py - y) / half) ?? STEEL,
  );
}

/** A hardware store: tools of all kinds on the board behind the counter, drawers of screws below, pots of paint, spades and rakes in a row, a ladder, who sells and who buys. */
export function hardwareStore({ shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const columns = Math.floor((right - left - 0.4) / 0.5);
  return {
    lamps: [
      [middle - 1.2, high - 0.4, 2.4],
      [middle + 1.2, high - 0.4, 2.4],
      [middle, high - 0.5, back - 0.8],
    ],
    solids: [
      ...[1.38, 2.1].flatMap((y, row) =>
        Array.from({ length: columns }, (_, n) =>
          hung((n + row * 3) % 7, left + 0.5 + n * 0.5, y, back - 0.02, 0.34),
        ),
      ),
      ...drawers(left, right, back),
      box(
        [at(0) - 1.5, high - 0.46, back - 0.12],
        [at(0) + 1.5, high - 0.06, back - 0.06],
        flat(RED),
      ),
      ...lettering('HARDWARE', [at(0), high - 0.26, back - 0.135], 0.26, flat([0.97, 0.95, 0.9])),
      ...counter(at),
      ...paintShelves(side > 0 ? left : right, side),
      ...longTools(side > 0 ? right : left, -side),
      ...ladder(at(2.25), 2.6),
      ...buckets(at(-1.55), 2.1),
      ...(isAttended === true
        ? [
            ...atCounter([at(-0.35), 3.95], -Math.PI / 2, COUNTER.high, key, {
              top: [0.62, 0.16, 0.14],
              legs: [0.14, 0.16, 0.24],
              apron: [0.16, 0.28, 0.5],
            }),
            ...holding([at(0.55), 2.5], Math.PI / 2 + 0.3 * side, key + 4),
            hung(0, at(0.42), 1.26, 2.84, 0.2),
          ]
        : []),
    ],
  };
}

/** Drawers for screws and nails, each with its knob and a sample on the front. */
const drawers = (left: number, right: number, back: number): Solid[] => [
  box([left, 0, back - 0.42], [right, 0.94, back], (x, y, _z, axis) => {
    const [a, b] = [x / 0.24, y / 0.155];
    const [u, v] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
    if (axis !== 2 || Math.abs(u) > 0.46 || Math.abs(v) > 0.44) return [0.3, 0.18, 0.1];
    if (Math.hypot(u, v * 0.65 + 0.1) < 0.09) return [0.86, 0.7, 0.32];
    if (v > 0.12 && v < 0.34 && Math.abs(u) < 0.2) return [0.95, 0.93, 0.86];
    return scaleColour([0.56, 0.35, 0.18], 0.85 + 0.25 * chance(Math.floor(a), Math.floor(b)));
  }),
  box([left, 0.94, back - 0.46], [right, 0.98, back], flat([0.4, 0.25, 0.14])),
];

/** The counter: its register, a tray of nails, rolls of tape, a box of tools. */
function counter(at: (out: number) => number): Solid[] {
  const { near, far, high, half } = COUNTER;
  const [l, r] = [Math.min(at(-half), at(half)), Math.max(at(-half), at(half))];
  const front: Material = (x, y) =>
    scaleColour(
      [0.5, 0.33, 0.19],
      (x / 0.3 - Math.floor(x / 0.3) < 0.04 ? 0.6 : 1) * (y < 0.1 ? 0.5 : 1),
    );
  return [
    box([l, 0, near], [r, high - 0.05, far], front),
    box(
      [l - 0.06, high - 0.05, near - 0.05],
      [r + 0.06, high, far + 0.05],
      flat([0.66, 0.45, 0.26]),
    ),
    ...cashRegister([at(-1.05), high, near + 0.28], 0.24),
    // A red box of tools with its handle, a hammer that looks out.
    box([at(0.95) - 0.3, high, near + 0.1], [at(0.95) + 0.3, high + 0.2, near + 0.4], flat(RED)),
    ...limb(
      [
        [at(0.95) - 0.2, high + 0.2, near + 0.25],
        [at(0.95) - 0.16, high + 0.32, near + 0.25],
        [at(0.95) + 0.16, high + 0.32, near + 0.25],
        [at(0.95) + 0.2, high + 0.2, near + 0.25],
      ],
      [0.018, 0.018],
      flat(STEEL),
    ),
    ...[0, 1, 2].map((n) =>
      drum(
        [at(0.35), near + 0.22],
        [high + n * 0.07, high + n * 0.07 + 0.06],
        [0.1, 0.1],
        flat(CANS[n] as Colour),
      ),
    ),
    hung(2, at(0.05), high - 0.44, near - 0.005, 0.34),
    hung(1, at(0.75), high - 0.44, near - 0.005, 0.36),
    hung(0, at(-0.65), high - 0.44, near - 0.005, 0.34),
  ];
}

/** Shelves of paint pots along the light side. */
function paintShelves(wall: number, inward: number): Solid[] {
  return [0.12, 0.66, 1.2, 1.74].flatMap((y, row) => [
    slab([wall, wall + inward * 0.42], [y - 0.04, y], [1.3, 4.8], flat([0.5, 0.34, 0.2])),
    ...Array.from({ length: 11 }, (_, n) => {
      const [x, z] = [wall + inward * 0.23, 1.5 + n * 0.31];
      const colour = CANS[(n + row * 2) % CANS.length] as Colour;
      return [
        drum([x, z], [y, y + 0.27], [0.125, 0.125], (_px, py) =>
          py > y + 0.07 && py < y + 0.21 ? colour : [0.76, 0.77, 0.78],
        ),
        drum([x, z], [y + 0.27, y + 0.29], [0.13, 0.13], flat([0.6, 0.61, 0.62])),
        ...(chance(n, row) > 0.5
          ? [
              drum(
                [x, z],
                [y + 0.29, y + 0.52],
                [0.115, 0.115],
                flat(CANS[(n + row + 3) % CANS.length] as Colour),
              ),
            ]
          : []),
      ];
    }).flat(),
  ]);
}

/** Spades, rakes and brooms that lean in a row along the heavy side. */
function longTools(wall: number, inward: number): Solid[] {
  return Array.from({ length: 7 }, (_, n) => {
    const z = 2.9 + n * 0.3;
    const [x, top] = [wall + inward * 0.3, 1.5];
    const shaft = limb(
      [
        [x, 0.45, z],
        [wall + inward * 0.08, top + 0.3, z],
      ],
      [0.018, 0.018],
      flat(WOOD),
    );
    const kind = n % 3;
    if (kind === 0)
      return [
        ...shaft,
        plate(
          0,
          [x - 0.02, 0.02, z - 0.12],
          [x + 0.02, 0.48, z + 0.12],
          (y, pz) => Math.hypot((pz - z) / 0.12, Math.max(0, 0.26 - y) / 0.26) < 1,
          flat(STEEL),
        ),
      ];
    if (kind === 1)
      return [
        ...shaft,
        slab([x - 0.02, x + 0.02], [0.38, 0.42], [z - 0.14, z + 0.14], flat(RED)),
        ...[-0.12, -0.06, 0, 0.06, 0.12].map((dz) =>
          slab([x - 0.01, x + 0.01], [0.22, 0.4], [z + dz - 0.008, z + dz + 0.008], flat(STEEL)),
        ),
      ];
    return [
      ...shaft,
      slab([x - 0.05, x + 0.05], [0.06, 0.42], [z - 0.13, z + 0.13], (_x, y, pz) =>
        y > 0.34 ? RED : Math.sin(pz * 150) > 0 ? [0.86, 0.74, 0.4] : [0.7, 0.56, 0.28],
      ),
    ];
  }).flat();
}

/** A pair of steps that stands open. */
function ladder(x: number, z: number): Solid[] {
  const rail = flat([0.92, 0.7, 0.12]);
  return [
    ...[-0.22, 0.22].flatMap((dx) => [
      ...limb(
        [
          [x + dx, 0, z],
          [x + dx * 0.7, 1.75, z + 0.42],
        ],
        [0.028, 0.028],
        rail,
      ),
      ...limb(
        [
          [x + dx, 0, z + 0.85],
          [x + dx * 0.7, 1.75, z + 0.45],
        ],
        [0.024, 0.024],
        flat(STEEL),
      ),
    ]),
    ...[0.3, 0.62, 0.94, 1.26, 1.58].map((y) => {
      const share = y / 1.75;
      const half = 0.22 * (1 - 0.3 * share);
      return box(
        [x - half, y - 0.02, z + 0.42 * share - 0.07],
        [x + half, y + 0.015, z + 0.42 * share + 0.07],
        flat([0.8, 0.8, 0.82]),
      );
    }),
    box([x - 0.18, 1.72, z + 0.3], [x + 0.18, 1.78, z + 0.55], flat(RED)),
  ];
}

/** Pails, coils of rope and hose on the floor. */
function buckets(x: number, z: number): Solid[] {
  const coil = (cx: number, cz: number, colour: Colour): Solid[] =>
    [0, 1, 2, 3].flatMap((n) =>
      Array.from({ length: 12 }, (_, k) => {
        const turn = (k / 12) * 2 * Math.PI;
        const [px, pz] = [cx + 0.2 * Math.cos(turn), cz + 0.2 * Math.sin(turn)];
        return ball(
          [px - 0.065, n * 0.07, pz - 0.065],
          [px + 0.065, n * 0.07 + 0.09, pz + 0.065],
          flat(colour),
        );
      }),
    );
  return [
    drum([x, z], [0, 0.34], [0.15, 0.2], (_px, y) =>
      y > 0.31 ? [0.5, 0.52, 0.54] : [0.68, 0.7, 0.72],
    ),
    drum([x, z], [0.33, 0.345], [0.18, 0.18], flat([0.2, 0.2, 0.2])),
    ...coil(x + 0.5, z + 0.15, [0.2, 0.5, 0.22]),
    ...coil(x + 0.1, z + 0.6, [0.8, 0.68, 0.44]),
    roll(0, [z + 0.6, 0.36], [x - 0.1, x + 0.3], [0.03, 0.03], flat(WOOD)),
  ];
}
