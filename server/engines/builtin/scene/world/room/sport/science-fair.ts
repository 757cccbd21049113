import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import { hallOfSport } from './basketball-hall.ts';

/** A table: half its width, its depth, how high its top is. Metres. */
const TABLE = { half: 0.95, deep: 0.75, high: 0.74 } as const;
/** A board of three leaves that stands on a table: half its middle's width, how far its wings reach to the eye, its height. Metres. */
const BOARD = { half: 0.6, wing: 0.4, high: 0.95 } as const;
/** Where tables stand: to the right of the middle on the picture's side, ahead; the volcano is on the first. Metres. */
const TABLES = [
  [1.1, 4.2],
  [-2.3, 4.7],
  [4.5, 5],
  [-4.7, 6.8],
  [-1.3, 7.2],
  [2.1, 7.1],
  [5.4, 7.3],
  [-3.2, 9.8],
  [0.2, 10],
  [3.7, 9.8],
] as const;
/** Who stands beside the tables: to the right of the middle on the picture's side, ahead, how tall, the turn beside the eye's. Metres, radians. */
const VISITORS = [
  [2.5, 4.75, 0.8, -0.7],
  [0, 5.1, 0.76, 0.6],
  [-3.7, 5.2, 0.78, 0.4],
  [-1.05, 5.6, 0.8, -0.2],
  [5.9, 5.6, 0.74, -0.5],
  [0.4, 8, 0.78, 0],
  [3.5, 7.8, 0.8, -0.5],
  [-3.1, 7.8, 1, 2.6],
  [3.4, 6.1, 1.02, 2.9],
  [-4.6, 10.4, 0.78, 0.3],
  [2.2, 10.6, 0.8, 0],
  [5.2, 9.4, 1, 2.2],
] as const;
const TO_EYE = -Math.PI / 2;

const CLOTHS: readonly Colour[] = [
  [0.14, 0.34, 0.62],
  [0.72, 0.16, 0.14],
  [0.16, 0.5, 0.34],
  [0.92, 0.68, 0.16],
  [0.44, 0.24, 0.56],
];
const CARDS: readonly Colour[] = [
  [0.96, 0.96, 0.94],
  [0.98, 0.92, 0.6],
  [0.7, 0.86, 0.96],
  [0.78, 0.94, 0.74],
  [0.98, 0.76, 0.8],
];
const INK: Colour = [0.12, 0.14, 0.3];
const LAVA: Colour = [1.25, 0.34, 0.05];
const EARTH: Colour = [0.4, 0.26, 0.16];

/** A science fair in a school's sports hall: tables in rows with boards of three leaves and what pupils have made, a model of a volcano that erupts on the nearest, pupils beside them, parents who look. */
export function scienceFair(furnishing: Furnishing): Furnished {
  const { shell, side, random } = furnishing;
  const hall = hallOfSport(furnishing);
  const middle = (shell.left + shell.right) / 2;
  const key = random.uint32() & 0xff;
  const at = (aside: number) => middle + side * aside;
  return {
    ...hall,
    solids: [
      ...hall.solids,
      ...TABLES.flatMap(([aside, z], n) => [
        ...table(at(aside), z, n),
        ...board(at(aside), z + TABLE.deep - 0.12, n),
        ...(n === 0 ? volcano(at(aside) - 0.05, z + 0.3) : made(at(aside), z + 0.28, n)),
      ]),
      ...VISITORS.flatMap(([aside, z, tall, off], n) =>
        posed({ at: [at(aside), z], turn: TO_EYE + side * off, tall }, attireOf(key + n * 3)),
      ),
    ],
  };
}

/** A table under a cloth that reaches to the floor. */
function table(x: number, z: number, number: number): Solid[] {
  const { half, deep, high } = TABLE;
  const cloth = CLOTHS[number % CLOTHS.length] as Colour;
  const folds: Material = (px, _y, pz, axis) =>
    scaleColour(cloth, axis === 1 ? 1 : 0.82 + 0.1 * Math.sin((axis === 2 ? px : pz) * 21));
  return [
    slab([x - half, x + half], [0, high], [z, z + deep], folds),
    slab([x - half - 0.02, x + half + 0.02], [high, high + 0.02], [z - 0.02, z + deep], folds),
  ];
}

/** A board of three leaves: a heading, photographs and charts on its middle, notes on its wings. */
function board(x: number, z: number, number: number): Solid[] {
  const { half, wing, high } = BOARD;
  const low = TABLE.high + 0.02;
  const card = CARDS[number % CARDS.length] as Colour;
  const accent = CLOTHS[(number + 2) % CLOTHS.length] as Colour;
  const middle: Material = (px, py) => {
    const [u, v] = [(px - x + half) / (2 * half), (py - low) / high];
    if (v > 0.8 && v < 0.93 && u > 0.12 && u < 0.88)
      return Math.floor(u * 26) % 3 === 0 ? card : accent;
    const isLeft = u > 0.07 && u < 0.46;
    const isRight = u > 0.54 && u < 0.93;
    if (v > 0.44 && v < 0.74 && isLeft)
      return mixColour([0.4, 0.66, 0.9], [0.3, 0.5, 0.2], smoothstep(0.62, 0.56, v + 0.1 * u));
    if (v > 0.44 && v < 0.74 && isRight) {
      // Bars of a chart.
      const bar = Math.floor((u - 0.54) * 15);
      return v - 0.46 < 0.08 + 0.18 * chance(bar, number) && (u * 15) % 1 > 0.2
        ? (CLOTHS[(bar + number) % CLOTHS.length] as Colour)
        : [1, 1, 1];
    }
    if (v > 0.08 && v < 0.38 && (isLeft || isRight))
      return (v * 26) % 1 < 0.4 && chance(Math.floor(u * 40), Math.floor(v * 26) + number) < 0.8
        ? INK
        : [1, 1, 1];
    return card;
  };
  const notes: Material = (_x, py, pz) => {
    const [u, v] = [(z - pz) / wing, (py - low) / high];
    const isPaper = u > 0.15 && u < 0.85 && ((v > 0.1 && v < 0.45) || (v > 0.52 && v < 0.88));
    return isPaper ? ((v * 24) % 1 < 0.4 ? INK : [1, 1, 1]) : card;
  };
  return [
    slab([x - half, x + half], [low, low + high], [z, z + 0.02], middle),
    ...[-1, 1].map((to) =>
      slab([x + to * half, x + to * (half + 0.02)], [low, low + high], [z - wing, z + 0.02], notes),
    ),
  ];
}

/** What else pupils have made: planets on sticks, plants in pots, a lamp on a battery, by turns. */
function made(x: number, z: number, number: number): Solid[] {
  const top = TABLE.high + 0.02;
  const round = ([cx, cy, cz]: Point, r: number, colour: Colour, glow = 0): Solid =>
    sphere([cx, cy, cz], r, flat(colour), glow);
  if (number % 3 === 0)
    return [-0.42, -0.12, 0.16, 0.4].flatMap((dx, n) => [
      drum([x + dx, z], [top, top + 0.2], [0.01, 0.01], flat([0.6, 0.5, 0.36])),
      round([x + dx, top + 0.26, z], 0.05 + 0.05 * chance(n, number), CLOTHS[n] as Colour),
    ]);
  if (number % 3 === 1)
    return [-0.4, 0, 0.4].flatMap((dx, n) => [
      drum([x + dx, z], [top, top + 0.14], [0.07, 0.09], flat([0.72, 0.4, 0.26])),
      ...[-0.05, 0.05, 0].map((leaf, at) =>
        round([x + dx + leaf, top + 0.2 + 0.05 * n + 0.05 * at, z], 0.07, [0.2, 0.46, 0.16]),
      ),
    ]);
  return [
    box([x - 0.3, top, z - 0.08], [x - 0.1, top + 0.12, z + 0.08], flat([0.16, 0.16, 0.18])),
    drum([x + 0.2, z], [top, top + 0.1], [0.06, 0.05], flat([0.5, 0.5, 0.52])),
    round([x + 0.2, top + 0.17, z], 0.08, [1.6, 1.4, 0.8], 0.5),
  ];
}

/** A volcano of painted plaster whose foam bursts out of it, runs down its sides and over the table. */
function volcano(x: number, z: number): Solid[] {
  const low = TABLE.high + 0.02;
  const high = 0.52;
  const slope: Material = (px, py, pz) => {
    const turn = Math.atan2(pz - z, px - x);
    const up = (py - low) / high;
    const stream = Math.sin(turn * 5 + 1.2 * Math.sin(up * 5)) + 0.6 * up;
    const grass = smoothstep(0.28, 0.1, up + 0.05 * Math.sin(turn * 9));
    const rough = 0.85 + 0.3 * chance(Math.floor(turn * 9), Math.floor(up * 14));
    const ground = mixColour(scaleColour(EARTH, rough), [0.26, 0.46, 0.16], grass);
    return mixColour(ground, LAVA, smoothstep(0.5, 0.72, stream));
  };
  const drop = (px: number, py: number, pz: number, r: number): Solid =>
    sphere(
      [px, py, pz],
      r,
      flat(scaleColour(LAVA, 0.75 + 0.25 * chance(Math.floor(px * 99), Math.floor(py * 99)))),
    );
  // Drops rise and fall in arcs to all sides.
  const arcs = Array.from({ length: 11 }, (_, n) => {
    const turn = n * 2.4;
    const out = 0.25 + 0.5 * chance(n, 4);
    const rise = 0.75 + 0.45 * chance(n, 6);
    return Array.from({ length: 8 }, (_, step) => {
      const t = (step + 1) / 8;
      const px = x + Math.cos(turn) * out * t;
      const pz = z + Math.sin(turn) * out * t * 0.5;
      return drop(px, low + high + rise * (1.7 * t - 1.5 * t * t), pz, 0.045 - 0.02 * t);
    });
  }).flat();
  const jet = Array.from({ length: 9 }, (_, n) =>
    drop(x + 0.03 * Math.sin(n * 2.3), low + high + 0.06 * n, z, 0.09 - 0.006 * n),
  );
  const steam = Array.from({ length: 6 }, (_, n) => {
    const r = 0.06 + 0.02 * n;
    const [px, py] = [x + 0.06 * Math.sin(n * 1.9), low + high + 0.6 + 0.1 * n];
    return ball([px - r, py - r, z], [px + r, py + r, z + 2 * r], flat([0.86, 0.85, 0.84]));
  });
  return [
    drum([x, z], [low, low + high], [0.46, 0.1], slope),
    ...jet,
    ...arcs,
    ...steam,
    // A puddle on the cloth.
    ball([x - 0.5, low - 0.02, z - 0.4], [x + 0.35, low + 0.03, z], flat(LAVA)),
  ];
}
