import { scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from './furniture.ts';
import { limb } from './limb.ts';
import { chance } from './materials.ts';
import { namedLook } from './named-looks.ts';
import { attireOf, posed } from './posed.ts';
import type { Surfaces } from './room-kind.ts';
import { ball, box, drum, type Material, type Point, pad, roll, type Solid } from './solid.ts';

/** How far off the end of the court is, metres. */
export const HANOK_BACK = 11;
/** The main house: how far off its floor's edge is, half its width, how high the floor is, the eaves, the ridge; how far aside the wings are and how far off they begin; metres. */
const HOUSE = { z: 6.6, half: 4.1, floor: 0.55, eaves: 2.7, ridge: 4.3 } as const;
const WING = { out: 4.3, near: 3.4 } as const;

const TIMBER: Colour = [0.36, 0.22, 0.13];
const PLASTER: Colour = [0.93, 0.91, 0.85];
const TILE: Colour = [0.24, 0.26, 0.29];
const PAPER: Colour = [0.96, 0.93, 0.82];
const CLAY: Colour = [0.4, 0.24, 0.15];
const SKIN: Colour = [0.9, 0.7, 0.56];
const HAIR: Colour = [0.05, 0.045, 0.045];

/** Swept sand-coloured earth with stepping stones to the house. */
export function hanokSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: flat(PLASTER),
    ceiling: flat(PLASTER),
    floor: (x, _y, z) => {
      const row = Math.round(z / 0.85);
      const [du, dv] = [(x - middle - 0.16 * Math.sin(row * 2.3)) / 0.42, (z - row * 0.85) / 0.32];
      const isStone =
        Math.hypot(du, dv) < 1 + 0.12 * Math.sin(Math.atan2(dv, du) * 5 + row) && z < 5.6;
      const grain = 0.92 + 0.14 * noise.fbm(x * 3, z * 3, 3);
      return scaleColour(isStone ? [0.55, 0.55, 0.53] : [0.8, 0.71, 0.56], grain);
    },
  };
}

/** Doors of paper behind a fine lattice, between their edges. */
const lattice = (along: number, low: number, high: number): Colour => {
  const [u, v] = [along / 0.16, (low - high) / 0.2];
  const isBar = Math.abs(u - Math.round(u)) < 0.13 || Math.abs(v - Math.round(v)) < 0.1;
  return isBar ? TIMBER : PAPER;
};

/** A roof of grey tiles in rows that run down, its eaves bent up at both ends: from left to right, its edge before and its ridge. */
function roof(
  [left, right]: readonly [number, number],
  [edge, ridge]: readonly [number, number],
  [eaves, top]: readonly [number, number],
): Solid[] {
  const rows = Math.round((right - left) / 0.3);
  const lift = (x: number) => 0.42 * Math.abs((2 * (x - left)) / (right - left) - 1) ** 3;
  const steps = 10;
  const bed = Array.from({ length: steps }, (_, n) => {
    const [a, b] = [n / steps, (n + 1) / steps];
    const y = eaves + (top - eaves) * (a < 0.5 ? 0.68 * a : 0.34 + 1.32 * (a - 0.5));
    return box(
      [left + 0.2, y - 0.3, edge + 0.1 + a * (ridge - edge)],
      [right - 0.2, y + 0.04, edge + 0.12 + b * (ridge - edge)],
      flat(scaleColour(TILE, 0.62)),
    );
  });
  const tiles = Array.from({ length: rows }, (_, n) => {
    const x = left + ((n + 0.5) * (right - left)) / rows;
    const from: Point = [x, eaves + lift(x), edge];
    const bend: Point = [
      x,
      eaves + 0.34 * (top - eaves) + 0.5 * lift(x),
      edge + 0.5 * (ridge - edge),
    ];
    const to: Point = [x, top, ridge];
    return [
      ...limb([from, bend, to], [0.12, 0.11], flat(scaleColour(TILE, 0.9 + 0.25 * chance(n, 3)))),
      box(
        [x - 0.17, eaves + lift(x) - 0.16, edge],
        [x + 0.17, eaves + lift(x) - 0.03, edge + 0.5],
        flat(TIMBER),
      ),
      roll(
        2,
        [x, eaves + lift(x)],
        [edge - 0.06, edge + 0.02],
        [0.11, 0.11],
        flat([0.4, 0.42, 0.45]),
      ),
    ];
  }).flat();
  return [...bed, ...tiles];
}

/** The main house: a floor of boards that is open before, between rooms with paper doors; posts, beams with rafters, the roof. */
function house(middle: number): Solid[] {
  const { z, half, floor, eaves, ridge } = HOUSE;
  const far = z + 2.6;
  const bays = 4;
  const bay = (2 * half) / bays;
  const rooms: Material = (x, y) => {
    const along = (x - middle + half) % bay;
    if (y < floor + 0.5 || y > 2.3) return y > 2.3 && y < 2.42 ? TIMBER : PLASTER;
    return along > 0.3 && along < bay - 0.3 ? lattice(along, y, 0) : PLASTER;
  };
  const boards: Material = (x, _y, pz, axis) =>
    axis === 1
      ? scaleColour([0.62, 0.42, 0.25], (x / 0.3) % 1 < 0.06 || (pz / 1.2) % 1 < 0.03 ? 0.6 : 1)
      : [0.4, 0.27, 0.17];
  return [
    box(
      [middle - half - 0.4, 0, z - 0.5],
      [middle + half + 0.4, 0.3, far + 0.6],
      flat([0.62, 0.61, 0.58]),
    ),
    box([middle - 0.6, 0, z - 1], [middle + 0.6, 0.18, z - 0.5], flat([0.58, 0.57, 0.54])),
    box([middle - half, 0.3, z], [middle + half, floor, far], boards),
    // The two bays in the middle are open, with doors far behind.
    box([middle - half, floor, z + 1.2], [middle - bay, eaves, z + 1.3], rooms),
    box([middle + bay, floor, z + 1.2], [middle + half, eaves, z + 1.3], rooms),
    ...[-1, 1].map((to) =>
      slab(
        [middle + to * bay, middle + to * (bay + 0.1)],
        [floor, eaves],
        [z + 1.2, far],
        flat(PLASTER),
      ),
    ),
    box([middle - bay, floor, far - 0.1], [middle + bay, eaves, far], (x, y) =>
      y > 2.2 ? PLASTER : lattice((x - middle + half) % 0.9, y, 0),
    ),
    ...Array.from({ length: bays + 1 }, (_, n) =>
      box(
        [middle - half + n * bay - 0.1, 0.3, z + 0.06],
        [middle - half + n * bay + 0.1, eaves, z + 0.26],
        flat(TIMBER),
      ),
    ),
    box(
      [middle - half - 0.1, eaves - 0.28, z + 0.04],
      [middle + half + 0.1, eaves - 0.06, z + 0.28],
      flat(TIMBER),
    ),
    ...roof([middle - half - 1, middle + half + 1], [z - 0.95, z + 1.6], [eaves, ridge]),
    box(
      [middle - half - 0.6, ridge - 0.05, z + 1.45],
      [middle + half + 0.6, ridge + 0.3, z + 1.75],
      flat([0.3, 0.32, 0.35]),
    ),
    ...[-1, 1].map((to) =>
      pad(
        [middle + to * (half + 0.5) - 0.22, ridge + 0.1, z + 1.4],
        [middle + to * (half + 0.5) + 0.22, ridge + 0.6, z + 1.8],
        flat([0.34, 0.36, 0.39]),
        0.1,
      ),
    ),
  ];
}

/** A wing that comes toward the eye on a side: plaster between timbers over a base of stones, a paper door, its eaves. */
function wing(middle: number, to: number): Solid[] {
  const { out, near } = WING;
  const far = HOUSE.z + 0.4;
  const x = middle + to * out;
  const face: Material = (_x, y, z) => {
    if (y < 0.9) {
      const row = Math.floor(y / 0.22);
      const isJoint = (y / 0.22) % 1 < 0.1 || ((z + 0.2 * (row % 2)) / 0.42) % 1 < 0.07;
      return isJoint ? [0.86, 0.83, 0.76] : [0.56, 0.5, 0.44];
    }
    const along = (z - near) % 1.5;
    if (along < 0.14 || Math.abs(y - 2.3) < 0.07) return TIMBER;
    return y < 2.2 && y > 1 && along > 0.4 && along < 1.25 ? lattice(along, y, 0) : PLASTER;
  };
  const tiles = Math.round((far - near + 1) / 0.3);
  return [
    slab([x, x + to * 2], [0, 2.6], [near, far], face),
    ...Array.from({ length: tiles }, (_, n) => {
      const z = near - 0.6 + n * 0.3;
      const lift = 0.3 * Math.max(0, 1 - n / 5) ** 2;
      return limb(
        [
          [x - to * 0.75, 2.5 + lift, z],
          [x + to * 0.5, 2.9 + 0.5 * lift, z],
          [x + to * 1.8, 3.7, z],
        ],
        [0.12, 0.12],
        flat(scaleColour(TILE, 0.9 + 0.25 * chance(n, 8))),
      );
    }).flat(),
    slab([x + to * 0.3, x + to * 2], [2.44, 2.76], [near - 0.5, far], flat(scaleColour(TILE, 0.6))),
    slab([x - to * 0.72, x + to * 1.4], [2.36, 2.44], [near - 0.6, far], flat(TIMBER)),
  ];
}

/** Jars of brown clay with lids on a low terrace of stones. */
function jars(x: number, z: number, side: number): Solid[] {
  const glaze =
    (n: number): Material =>
    (px, y) =>
      scaleColour(
        CLAY,
        0.8 + 0.3 * chance(n, 1) + (Math.abs(y - 0.6) < 0.02 ? 0.3 : 0) + 0.14 * Math.sin(px * 9),
      );
  const spots: readonly (readonly [number, number, number])[] = [
    [0, 0, 0.42],
    [0.82, 0.1, 0.36],
    [0.3, 0.8, 0.46],
    [1.2, 0.8, 0.42],
    [-0.42, 0.62, 0.3],
    [0.38, -0.5, 0.24],
    [-0.2, -0.42, 0.2],
    [0.95, -0.5, 0.28],
  ];
  return [
    slab([x - side * 0.9, x + side * 1.9], [0, 0.16], [z - 0.85, z + 1.4], flat([0.6, 0.58, 0.55])),
    ...spots.flatMap(([dx, dz, r], n) => {
      const [px, pz] = [x + side * dx, z + dz];
      const high = 2 * r + 0.16;
      return [
        ball([px - r, 0.04, pz - r], [px + r, high, pz + r], glaze(n)),
        drum([px, pz], [0.16, 0.3], [r * 0.62, r * 0.8], glaze(n)),
        drum(
          [px, pz],
          [high - 0.08, high + 0.02],
          [r * 0.66, r * 0.72],
          flat(scaleColour(CLAY, 0.7)),
        ),
        ball(
          [px - r * 0.74, high - 0.04, pz - r * 0.74],
          [px + r * 0.74, high + r * 0.36, pz + r * 0.74],
          glaze(n + 9),
        ),
      ];
    }),
  ];
}

/** A persimmon tree with its fruit over a wing. */
function tree(x: number, z: number): Solid[] {
  const bark = flat([0.3, 0.22, 0.17]);
  const boughs: readonly (readonly Point[])[] = [
    [
      [x, 0, z],
      [x + 0.1, 1.7, z],
      [x - 0.2, 3.3, z + 0.2],
    ],
    [
      [x + 0.1, 1.8, z],
      [x + 0.9, 2.9, z - 0.2],
      [x + 1.3, 3.9, z],
    ],
    [
      [x, 1.9, z],
      [x - 0.8, 2.9, z + 0.1],
      [x - 1.3, 3.7, z + 0.3],
    ],
    [
      [x, 2.6, z + 0.1],
      [x + 0.3, 3.6, z + 0.4],
      [x + 0.5, 4.6, z + 0.5],
    ],
  ];
  return [
    ...boughs.flatMap((bough, n) => limb(bough, n === 0 ? [0.17, 0.06] : [0.07, 0.02], bark)),
    ...Array.from({ length: 110 }, (_, n) => {
      const turn = n * 2.4;
      const out = 0.35 + 1.35 * Math.sqrt(chance(n, 21));
      const [px, py, pz] = [
        x + out * Math.cos(turn),
        3.5 + 1.1 * (chance(n, 22) - 0.4),
        z + 0.6 * out * Math.sin(turn),
      ];
      const r = n % 5 === 0 ? 0.085 : 0.1 + 0.08 * chance(n, 23);
      return ball(
        [px - r, py - r * 0.8, pz - r],
        [px + r, py + r * 0.8, pz + r],
        flat(
          n % 3 === 0
            ? [1, 0.46, 0.06]
            : scaleColour([0.36, 0.46, 0.16], 0.8 + 0.4 * chance(n, 24)),
        ),
      );
    }),
  ];
}

/** What both courts are: the house with its wings, the jars, a tree. */
const court = (middle: number, side: number): Solid[] => [
  ...house(middle),
  ...wing(middle, 1),
  ...wing(middle, -1),
  ...jars(middle + side * 2.1, 4.6, side),
  ...tree(middle - side * 3.3, 5.5),
];

/** In the dress of Korea: a short jacket over a wide skirt, or over wide trousers. */
const hanbok = (n: number) =>
  attireOf(n, {
    skin: SKIN,
    hair: n % 3 === 2 ? [0.7, 0.7, 0.7] : HAIR,
    hairForm: n % 2 === 0 ? 'bun' : 'short',
    top: [
      [0.96, 0.86, 0.5],
      [0.5, 0.7, 0.8],
      [0.94, 0.93, 0.9],
    ][n % 3] as unknown as Colour,
    legs: [
      [0.82, 0.24, 0.34],
      [0.3, 0.42, 0.56],
      [0.62, 0.62, 0.66],
    ][n % 3] as unknown as Colour,
    ...(n % 2 === 0 && { gown: 'gown' as const }),
  });

/** The court of a Korean house: its floor of boards open to the court, paper doors, roofs with bent eaves, jars of clay on their terrace; somebody sits on the edge of the floor, another tends the jars. */
export function hanokCourt({ shell, side, isAttended, isFull }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const { floor, z } = HOUSE;
  return {
    lamps: [[middle, 2.2, z + 1.4]],
    solids: [
      ...court(middle, side),
      ...shoes(at(-0.4), z - 0.75),
      ...(isAttended || isFull
        ? [
            ...posed(
              { at: [at(-0.5), z + 0.16], turn: -Math.PI / 2, seat: floor - 0.02 },
              hanbok(1),
            ),
            ...posed(
              { at: [at(0.35), z + 0.16], turn: -Math.PI / 2 - side * 0.3, seat: floor - 0.02 },
              { ...hanbok(2), gown: 'gown' },
            ),
            ...posed(
              {
                at: [at(1.1), 4.3],
                turn: side > 0 ? 0.3 : Math.PI - 0.3,
                lean: 0.16,
                hands: [
                  [0.5, 0.14, 0.98],
                  [0.5, -0.14, 0.98],
                ],
              },
              hanbok(0),
            ),
          ]
        : []),
    ],
  };
}

/** White shoes of rubber on the stone before the floor. */
const shoes = (x: number, z: number): Solid[] =>
  [-0.12, 0.04, 0.3, 0.46].map((dx) =>
    ball(
      [x + dx - 0.06, 0.16, z - 0.14],
      [x + dx + 0.06, 0.27, z + 0.12],
      flat([0.95, 0.95, 0.94]),
    ),
  );

/** A café in the court of a Korean house: low tables with cups and cakes in the court and on the floor, guests at them, a board with its name. */
export function hanokCafe({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const { floor, z } = HOUSE;
  const tables: readonly (readonly [number, number, number])[] = [
    [at(-1.15), 0, 3.7],
    [at(0.2), 0, 5.3],
    [at(0.9), floor, z + 1],
  ];
  return {
    lamps: [[middle, 2.2, z + 1.4]],
    solids: [
      ...court(middle, side),
      ...tables.flatMap(([x, y, tz]) => table(x, y, tz)),
      ...sign(at(1.25), 3.7),
      ...(isAttended || isFull
        ? tables.flatMap(([x, y, tz], n) => (y > 0 ? onFloor(x, tz) : seated(x, tz, n, guests)))
        : []),
    ],
  };
}

/** A table of wood with cups of coffee and a cake; on the ground with chairs. */
function table(x: number, y: number, z: number): Solid[] {
  const high = y > 0 ? 0.34 : 0.7;
  const top = y + high;
  const oak = flat([0.66, 0.46, 0.28]);
  return [
    drum([x, z], [top - 0.04, top], [0.4, 0.4], oak),
    drum([x, z], [y, top - 0.04], [0.05, 0.05], flat([0.2, 0.18, 0.17])),
    drum([x, z], [y, y + 0.03], [0.24, 0.22], flat([0.2, 0.18, 0.17])),
    ...[-0.18, 0.18].flatMap((dx) => [
      drum([x + dx, z - 0.06], [top, top + 0.012], [0.09, 0.09], flat([0.95, 0.95, 0.93])),
      drum(
        [x + dx, z - 0.06],
        [top + 0.012, top + 0.085],
        [0.036, 0.052],
        flat([0.95, 0.95, 0.93]),
      ),
      drum([x + dx, z - 0.06], [top + 0.08, top + 0.09], [0.045, 0.045], flat([0.42, 0.25, 0.14])),
    ]),
    pad([x - 0.08, top, z + 0.1], [x + 0.08, top + 0.09, z + 0.24], flat([0.95, 0.86, 0.66]), 0.02),
    ball(
      [x - 0.03, top + 0.08, z + 0.14],
      [x + 0.03, top + 0.14, z + 0.2],
      flat([0.86, 0.14, 0.14]),
    ),
    ...(y > 0
      ? []
      : [-1, 1].flatMap((to) => [
          drum([x + to * 0.7, z], [0.4, 0.46], [0.2, 0.2], oak),
          drum([x + to * 0.7, z], [0, 0.4], [0.14, 0.05], flat([0.2, 0.18, 0.17])),
        ])),
  ];
}

/** Two at a table in the court, cups in their hands. */
const seated = (x: number, z: number, n: number, guests: Furnishing['guests']): Solid[] =>
  [-1, 1].flatMap((to, k) => {
    const look = namedLook(n === 0 ? guests : undefined, k, n * 5 + k * 2 + 2).attire;
    const up = k === 0 ? 0.98 : 0.78;
    const hx = x + to * 0.36;
    return [
      ...posed(
        {
          at: [x + to * 0.7, z],
          turn: to > 0 ? Math.PI : 0,
          seat: 0.46,
          lean: 0.06,
          hands: [
            [0.34, 0.06, up],
            [0.34, -0.06, up],
          ],
        },
        {
          ...look,
          skin: SKIN,
          hair: HAIR,
          top: [
            [0.9, 0.86, 0.78],
            [0.36, 0.46, 0.56],
            [0.76, 0.5, 0.42],
            [0.3, 0.4, 0.34],
          ][n * 2 + k] as unknown as Colour,
        },
      ),
      ...(k === 0
        ? [drum([hx, z], [up - 0.01, up + 0.08], [0.036, 0.05], flat([0.95, 0.95, 0.93]))]
        : []),
    ];
  });

/** Who sits on a cushion on the floor of boards. */
const onFloor = (x: number, z: number): Solid[] =>
  posed(
    {
      at: [x, z + 0.6],
      turn: -Math.PI / 2,
      seat: HOUSE.floor + 0.1,
      isLegless: true,
      hands: [
        [0.36, 0.1, 1],
        [0.36, -0.1, 1],
      ],
    },
    attireOf(6, { skin: SKIN, hair: HAIR, hairForm: 'long', top: [0.86, 0.6, 0.6] }),
  );

/** A board that stands before the café, a cup painted on it. */
const sign = (x: number, z: number): Solid[] => [
  box([x - 0.3, 0.08, z], [x + 0.3, 0.98, z + 0.04], (px, y) => {
    const [u, v] = [px - x, y - 0.52];
    if (Math.abs(u) > 0.26 || Math.abs(v) > 0.42) return TIMBER;
    const isCup = Math.abs(u) < 0.12 - 0.1 * Math.max(0, -v) && v < 0.08 && v > -0.14;
    const isHandle = Math.abs(Math.hypot(u - 0.14, v + 0.02) - 0.055) < 0.016;
    const isSteam =
      v > 0.12 && v < 0.28 && Math.abs(Math.abs(u) - 0.05 - 0.02 * Math.sin(v * 40)) < 0.013;
    return isCup || isHandle || isSteam ? [0.96, 0.94, 0.9] : [0.14, 0.16, 0.15];
  }),
  ...[-0.26, 0.26].map((dx) =>
    box([x + dx - 0.02, 0, z + 0.02], [x + dx + 0.02, 0.9, z + 0.26], flat(TIMBER)),
  ),
];
