import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** An animal's room under a tree: half its width, its height, where it ends; metres. */
export const BURROW = { half: 1.75, high: 1.85, back: 3.7 } as const;

const EARTH: Colour = [0.42, 0.28, 0.17];
const ROOT: Colour = [0.5, 0.36, 0.22];
const QUILT: readonly Colour[] = [
  [0.74, 0.24, 0.2],
  [0.9, 0.78, 0.5],
  [0.26, 0.42, 0.5],
  [0.46, 0.54, 0.26],
  [0.86, 0.52, 0.26],
];

/** Walls of earth with stones in them, a floor that is trodden. */
export function burrowSurfaces(noise: Noise): Surfaces {
  const earth: Material = (x, y, z) => {
    const [a, b] = [Math.floor((x * 0.7 + z) / 0.3), Math.floor(y / 0.22)];
    const [u, v] = [(x * 0.7 + z) / 0.3 - a - 0.5, y / 0.22 - b - 0.5];
    const isStone = chance(a, b) > 0.84 && Math.hypot(u, v * 1.1) < 0.2 + 0.16 * chance(b, a);
    if (isStone) return scaleColour([0.4, 0.34, 0.28], 0.8 + 0.3 * chance(a + 3, b) - 0.3 * v);
    const layer = 0.1 * Math.sin(y * 9 + 2 * noise.fbm(x + z, y, 2));
    return scaleColour(EARTH, 0.86 + layer + 0.34 * noise.fbm(x * 3 + z * 2.2, y * 3.4 + z, 4));
  };
  return {
    walls: earth,
    floor: (x, _y, z) =>
      scaleColour([0.5, 0.35, 0.22], 0.9 + 0.26 * noise.fbm(x * 2.4, z * 2.4, 4)),
    ceiling: earth,
  };
}

/** An animal's room under a tree: round walls of earth held by roots, a bed with its quilt, a small table laid for tea by a lantern, jars on a shelf of root, a round door. */
export function burrow({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, walls } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wood = oldWood([0.56, 0.36, 0.2], noise, 0);
  const hung: Point = [at(-0.15), 1.2, 2.35];
  return {
    lamps: [
      [hung[0], hung[1], hung[2]],
      [at(-1.1), 0.75, 2.5],
    ],
    solids: [
      hollow(2, [left, -0.85, 0], [right, BURROW.high, back], walls),
      ...roots(middle, back),
      ...roundDoor(at(0.45), back, wood),
      ...tunnel(at(-0.95), back),
      ...bed(at(1.08), 2.65, wood),
      ...teaTable(at(-0.75), 2.15, wood),
      ...stool(at(-1.22), 2.5, wood),
      ...shelf(at(-0.3), back, wood),
      ...rug([at(0.1), 2.2]),
      ...lantern(hung),
      ...mushrooms(at(0.72), 1.55),
      ...nuts(at(-1.25), 1.75),
    ],
  };
}

/** Roots: two thick ones down the walls, others that hang from above and run along them, with hairs. */
function roots(middle: number, back: number): Solid[] {
  const bark: Material = (x, y, z) =>
    scaleColour(ROOT, 0.8 + 0.3 * chance(Math.floor((x + z) * 40), Math.floor(y * 9)));
  const around = (turn: number, z: number, r: number): Point => [
    middle + BURROW.half * r * Math.cos(turn),
    0.5 + (BURROW.high - 0.5) * r * Math.sin(turn),
    z,
  ];
  return [
    ...[0.32, 0.68].flatMap((share) => {
      const turn = share * Math.PI;
      const to = share < 0.5 ? 1 : -1;
      return limb(
        [
          around(Math.PI / 2 + to * 0.1, 2.9, 0.98),
          around(turn, 3, 0.94),
          around(share < 0.5 ? 0.18 : Math.PI - 0.18, 3.05, 0.97),
          [middle + to * BURROW.half * 0.92, 0, 3],
        ],
        [0.17, 0.09],
        bark,
      );
    }),
    ...[0.2, 0.36, 0.5, 0.63, 0.8].flatMap((share, n) => {
      const turn = share * Math.PI;
      const z = 1.5 + 0.45 * n;
      return limb(
        [
          around(turn, z, 0.99),
          around(turn + 0.2, z + 0.5, 0.95),
          around(turn - 0.1, z + 1, 0.97),
          around(turn + 0.24, Math.min(back - 0.1, z + 1.6), 0.98),
        ],
        [0.075, 0.03],
        bark,
      );
    }),
    ...Array.from({ length: 13 }, (_, n) => {
      const turn = (0.24 + 0.52 * chance(n, 2)) * Math.PI;
      const top = around(turn, 1.4 + 2 * chance(n, 3), 0.98);
      const long = 0.14 + 0.3 * chance(n, 4);
      return limb(
        [
          top,
          [top[0] + 0.04, top[1] - long * 0.5, top[2]],
          [top[0] - 0.05 + 0.1 * chance(n, 5), top[1] - long, top[2] + 0.03],
        ],
        [0.02, 0.006],
        bark,
      );
    }).flat(),
  ];
}

/** A round door of boards in its frame, a pane in its upper half. */
export function roundDoor(x: number, back: number, wood: Material): Solid[] {
  const [y, r] = [0.52, 0.5];
  const leaf: Material = (px, py) => {
    const [u, v] = [px - x, py - y - 0.16];
    const out = Math.hypot(u, v);
    if (out < 0.15)
      return Math.min(Math.abs(u), Math.abs(v)) < 0.014 || out > 0.13
        ? [0.3, 0.2, 0.1]
        : [1.5, 1.35, 0.9];
    return scaleColour(
      [0.2, 0.4, 0.24],
      (u / 0.11 - Math.floor(u / 0.11) < 0.1 ? 0.55 : 1) *
        (0.9 + 0.2 * chance(Math.floor(u / 0.11), 3)),
    );
  };
  return [
    plate(
      2,
      [x - r, y - r, back - 0.12],
      [x + r, y + r, back - 0.03],
      (px, py) => Math.hypot(px - x, py - y) < r - 0.06,
      leaf,
    ),
    plate(
      2,
      [x - r - 0.06, y - r, back - 0.2],
      [x + r + 0.06, y + r + 0.06, back - 0.02],
      (px, py) => Math.abs(Math.hypot(px - x, py - y) - r + 0.02) < 0.075,
      wood,
    ),
    ball(
      [x - 0.33, y - 0.1, back - 0.19],
      [x - 0.25, y - 0.02, back - 0.11],
      flat([0.86, 0.66, 0.28]),
    ),
  ];
}

/** Where a passage leads on, dark, a root over it. */
const tunnel = (x: number, back: number): Solid[] => [
  plate(
    2,
    [x - 0.42, 0, back - 0.06],
    [x + 0.42, 0.86, back - 0.02],
    (px, py) => Math.hypot((px - x) / 0.4, Math.max(0, py - 0.42) / 0.42) < 1,
    (px, py) =>
      scaleColour([0.16, 0.1, 0.06], 0.4 + 0.9 * Math.hypot((px - x) / 0.4, (py - 0.4) / 0.45)),
  ),
  ...limb(
    [
      [x - 0.46, 0, back - 0.08],
      [x - 0.42, 0.55, back - 0.1],
      [x, 0.92, back - 0.1],
      [x + 0.43, 0.55, back - 0.1],
      [x + 0.46, 0, back - 0.08],
    ],
    [0.06, 0.05],
    flat(ROOT),
  ),
];

/** A small bed: its boards, a pillow, a quilt of patches. */
export function bed(x: number, z: number, wood: Material): Solid[] {
  const quilt: Material = (px, py, pz) => {
    const [a, b] = [Math.floor((px + py) / 0.13), Math.floor(pz / 0.13)];
    const [u, v] = [(px + py) / 0.13 - a, pz / 0.13 - b];
    if (u < 0.06 || v < 0.06) return [0.95, 0.9, 0.78];
    return scaleColour(
      QUILT[Math.floor(chance(a + 20, b) * QUILT.length)] as Colour,
      0.94 + 0.1 * Math.sin(px * 90),
    );
  };
  return [
    box([x - 0.36, 0.1, z - 0.62], [x + 0.36, 0.22, z + 0.62], wood),
    pad([x - 0.34, 0.2, z - 0.6], [x + 0.34, 0.3, z + 0.6], flat([0.93, 0.9, 0.82]), 0.04),
    pad([x - 0.38, 0.18, z - 0.62], [x + 0.38, 0.37, z + 0.24], quilt, 0.08),
    pad([x - 0.26, 0.28, z + 0.3], [x + 0.26, 0.42, z + 0.58], flat([0.96, 0.94, 0.88]), 0.07),
    plate(
      2,
      [x - 0.4, 0, z + 0.6],
      [x + 0.4, 0.72, z + 0.66],
      (px, py) => py < 0.4 || Math.hypot(px - x, (py - 0.4) * 1.25) < 0.4,
      wood,
    ),
    box([x - 0.4, 0, z - 0.68], [x + 0.4, 0.42, z - 0.62], wood),
  ];
}

/** A table on a stump, laid for tea: a pot, cups, a small loaf, a jar of honey. */
export function teaTable(x: number, z: number, wood: Material): Solid[] {
  const top = 0.44;
  const china = flat([0.93, 0.91, 0.86]);
  const ring: Material = (px, _y, pz) =>
    scaleColour([0.78, 0.58, 0.36], 0.85 + 0.16 * Math.sin(Math.hypot(px - x, pz - z) * 70));
  return [
    drum([x, z], [0, top - 0.05], [0.2, 0.15], wood),
    drum([x, z], [top - 0.05, top], [0.42, 0.42], ring),
    ball([x - 0.12, top, z - 0.06], [x + 0.08, top + 0.19, z + 0.14], flat([0.24, 0.42, 0.56])),
    ...limb(
      [
        [x + 0.06, top + 0.07, z + 0.04],
        [x + 0.15, top + 0.1, z + 0.03],
        [x + 0.18, top + 0.17, z + 0.03],
      ],
      [0.026, 0.014],
      flat([0.24, 0.42, 0.56]),
    ),
    ball([x - 0.04, top + 0.17, z + 0.02], [x, top + 0.215, z + 0.06], china),
    ...[
      [-0.24, -0.12],
      [0.2, -0.2],
    ].flatMap(([dx = 0, dz = 0]) => [
      drum([x + dx, z + dz], [top, top + 0.012], [0.075, 0.075], china),
      drum([x + dx, z + dz], [top + 0.012, top + 0.08], [0.035, 0.05], china),
    ]),
    ball(
      [x - 0.12, top - 0.03, z - 0.34],
      [x + 0.12, top + 0.1, z - 0.18],
      flat([0.66, 0.42, 0.2]),
    ),
    drum([x + 0.26, z + 0.1], [top, top + 0.13], [0.06, 0.06], flat([0.94, 0.62, 0.12])),
    drum([x + 0.26, z + 0.1], [top + 0.13, top + 0.15], [0.05, 0.05], flat([0.9, 0.86, 0.7])),
  ];
}

const stool = (x: number, z: number, wood: Material): Solid[] => [
  drum([x, z], [0.2, 0.26], [0.17, 0.17], flat([0.62, 0.2, 0.16])),
  ...[0, 1, 2].map((n) =>
    drum(
      [x + 0.11 * Math.cos(n * 2.1), z + 0.11 * Math.sin(n * 2.1)],
      [0, 0.2],
      [0.024, 0.024],
      wood,
    ),
  ),
];

/** A shelf so high on the wall, as over the passage and the door: jars of berries and jam, a book, a clock. */
export function shelf(x: number, back: number, wood: Material, y = 1.14): Solid[] {
  const jars: readonly Colour[] = [
    [0.62, 0.1, 0.14],
    [0.9, 0.56, 0.12],
    [0.3, 0.16, 0.42],
    [0.42, 0.52, 0.16],
  ];
  return [
    box([x - 0.62, y - 0.04, back - 0.3], [x + 0.62, y, back - 0.03], wood),
    ...jars.flatMap((colour, n) => {
      const px = x - 0.5 + n * 0.18;
      return [
        drum([px, back - 0.16], [y, y + 0.16], [0.066, 0.066], flat(colour)),
        drum([px, back - 0.16], [y + 0.16, y + 0.2], [0.075, 0.05], flat([0.9, 0.84, 0.72])),
      ];
    }),
    ...[0, 1, 2].map((n) =>
      box(
        [x + 0.24 + n * 0.06, y, back - 0.24],
        [x + 0.29 + n * 0.06, y + 0.2 - 0.02 * n, back - 0.08],
        flat(QUILT[n] as Colour),
      ),
    ),
    drum([x + 0.52, back - 0.16], [y, y + 0.16], [0.07, 0.07], flat([0.8, 0.62, 0.28])),
  ];
}

/** A round rug with bands of colours. */
export const rug = ([x, z]: readonly [number, number]): Solid[] => [
  drum([x, z], [0.002, 0.014], [0.62, 0.62], (px, _y, pz) => {
    const away = Math.hypot(px - x, pz - z) / 0.62;
    const band = Math.floor(away * 6);
    return scaleColour(
      QUILT[band % QUILT.length] as Colour,
      0.85 + 0.2 * chance(Math.floor(Math.atan2(pz - z, px - x) * 30), band),
    );
  }),
];

/** A lantern that hangs from a root. */
const lantern = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y + 0.22, BURROW.high], [0.006, 0.006], flat([0.1, 0.09, 0.08])),
  drum([x, z], [y + 0.14, y + 0.23], [0.1, 0.02], flat([0.5, 0.34, 0.14])),
  drum([x, z], [y - 0.06, y + 0.14], [0.075, 0.075], flat([1.6, 1.15, 0.5]), 1.2),
  ...[0, 1, 2, 3].map((n) =>
    drum(
      [x + 0.085 * Math.cos(n * 1.57 + 0.6), z + 0.085 * Math.sin(n * 1.57 + 0.6)],
      [y - 0.08, y + 0.15],
      [0.008, 0.008],
      flat([0.4, 0.27, 0.1]),
    ),
  ),
  drum([x, z], [y - 0.1, y - 0.06], [0.1, 0.1], flat([0.5, 0.34, 0.14])),
];

/** Mushrooms that grow at the wall. */
const mushrooms = (x: number, z: number): Solid[] =>
  [
    [0, 0, 1],
    [0.14, 0.1, 0.7],
    [-0.1, 0.14, 0.55],
  ].flatMap(([dx = 0, dz = 0, size = 1]) => [
    drum(
      [x + dx, z + dz],
      [0, 0.13 * size],
      [0.035 * size, 0.028 * size],
      flat([0.93, 0.88, 0.76]),
    ),
    ball(
      [x + dx - 0.1 * size, 0.08 * size, z + dz - 0.1 * size],
      [x + dx + 0.1 * size, 0.2 * size, z + dz + 0.1 * size],
      (px, py, pz) =>
        Math.sin(px * 80) * Math.sin(pz * 80 + py * 60) > 0.5
          ? [0.97, 0.95, 0.9]
          : [0.78, 0.13, 0.09],
    ),
  ]);

/** Acorns in a heap. */
const nuts = (x: number, z: number): Solid[] =>
  Array.from({ length: 12 }, (_, n) => {
    const [dx, dz, y] = [
      0.16 * Math.cos(n * 2.4) * Math.sqrt(n / 12),
      0.16 * Math.sin(n * 2.4) * Math.sqrt(n / 12),
      0.04 * (n < 4 ? 2 : 0),
    ];
    return ball(
      [x + dx - 0.04, y, z + dz - 0.04],
      [x + dx + 0.04, y + 0.09, z + dz + 0.04],
      (_px, py) => (py > y + 0.055 ? [0.42, 0.28, 0.14] : [0.7, 0.46, 0.2]),
    );
  });
