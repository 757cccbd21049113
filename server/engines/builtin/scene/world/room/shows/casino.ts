import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const FELT: Colour = [0.03, 0.36, 0.2];
const MAHOGANY: Colour = [0.34, 0.12, 0.06];
const GOLD: Colour = [0.88, 0.66, 0.22];
const RED: Colour = [0.72, 0.05, 0.07];
const BLACK: Colour = [0.04, 0.04, 0.045];
const IVORY: Colour = [0.93, 0.92, 0.86];
const CHIPS: readonly Colour[] = [
  [0.8, 0.08, 0.1],
  [0.1, 0.2, 0.62],
  [0.08, 0.08, 0.09],
  [0.9, 0.88, 0.82],
  [0.1, 0.5, 0.25],
];
/** Colours of the slot machines' cases and their lights. */
const CASES: readonly Colour[] = [
  [0.62, 0.05, 0.1],
  [0.26, 0.08, 0.5],
  [0.05, 0.22, 0.55],
  [0.6, 0.36, 0.05],
];
/** From machine to machine along a wall, metres. */
const PITCH = 0.95;
/** Half the roulette table's width, half its length, its height. */
const TABLE = { wide: 0.85, long: 1.55, high: 0.86 } as const;

/** Walls of dark red with golden strips, a carpet of golden fans on red, a ceiling of gold coffers. */
export const casinoSurfaces = (middle: number) => ({
  walls: ((x, y, z, axis) => {
    const u = (axis === 0 ? z : x) / 1.3;
    const at = Math.abs(u - Math.round(u));
    if (y > 3.3 && y < 3.38) return [1.4, 1.1, 0.5];
    return at < 0.03 ? GOLD : scaleColour([0.4, 0.06, 0.09], 0.85 + 0.5 * at);
  }) as Material,
  floor: ((x, _y, z) => {
    const row = Math.floor(z / 0.5);
    const u = (x - middle) / 1 + 0.5 * (row & 1);
    const [a, b] = [u - Math.floor(u) - 0.5, z / 0.5 - row];
    const out = Math.hypot(a * 2, b) * 4;
    if (out > 4) return [0.3, 0.03, 0.08];
    return out - Math.floor(out) < 0.3 ? [0.72, 0.5, 0.16] : [0.46, 0.05, 0.09];
  }) as Material,
  ceiling: ((x, _y, z) => {
    const [a, b] = [(x - middle) / 1.6, z / 1.6].map((at) => Math.abs(at - Math.round(at)));
    const edge = Math.max(a ?? 0, b ?? 0);
    return edge > 0.46 ? [0.6, 0.42, 0.14] : edge > 0.4 ? [1.1, 0.85, 0.4] : [0.32, 0.12, 0.1];
  }) as Material,
});

/** A casino: a roulette table, a table of cards, slot machines along both walls, stools before them, chandeliers. */
export function casino({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const machines = [-1, 1].flatMap((to) => {
    const wall = to < 0 ? left : right;
    return Array.from({ length: Math.floor((back - 2) / PITCH) }, (_, n) =>
      slotMachine(wall, to, 1.7 + n * PITCH, n * 2 + (to > 0 ? 1 : 0)),
    ).flat();
  });
  const across = Array.from({ length: 7 }, (_, n) =>
    endMachine(middle + (n - 3) * 1.05, back - 0.1, n + 31),
  ).flat();
  return {
    lamps: [
      [middle, high - 1, 3.2],
      [middle, high - 1, 6.4],
      [middle - 2.6, 1.9, 4.6],
      [middle + 2.6, 1.9, 4.6],
      [middle, 2, back - 1.4],
    ],
    solids: [
      ...machines,
      ...across,
      ...rouletteTable(middle - side * 0.5, 3.9, side),
      ...cardTable(middle + side * 1.5, 7),
      ...cardTable(middle - side * 1.7, 8),
      ...[3.6, 7].flatMap((z) => chandelier(middle, high, z)),
    ],
  };
}

/** What a machine shows from its foot upward: buttons, three reels of signs, a bright crown; both ways in metres from its middle and the floor. */
function faceOf(u: number, y: number, number: number): Colour {
  const own = CASES[number % CASES.length] as Colour;
  const light = scaleColour(own, 2.4);
  if (y > 1.62) {
    const bulb = Math.hypot(u / 0.09 - Math.round(u / 0.09), (y - 1.73) / 0.09);
    return bulb < 0.3 ? [1.6, 1.4, 0.8] : light;
  }
  if (y > 1.02 && y < 1.5 && Math.abs(u) < 0.3) {
    const reel = Math.round(u / 0.19);
    const [a, b] = [u - reel * 0.19, (y - 1.26) / 0.16];
    if (Math.abs(a) > 0.084) return BLACK;
    const row = Math.round(b);
    return signOf(
      a / 0.084,
      (b - row) * 1.9,
      row === 0 && number % 3 === 0 ? 0 : Math.floor(4 * chance(number * 5 + reel, row + 3)),
    );
  }
  if (y > 0.99 && y < 1.53 && Math.abs(u) < 0.34) return GOLD;
  if (y > 0.8 && y < 0.92) {
    const at = u / 0.13 - Math.round(u / 0.13);
    return Math.hypot(at * 0.13, y - 0.86) < 0.035
      ? scaleColour(CHIPS[Math.abs(Math.round(u / 0.13)) % 2] as Colour, 1.7)
      : BLACK;
  }
  return Math.abs(u) > 0.36 ? light : scaleColour(own, y < 0.75 ? 0.7 : 1);
}

/** A sign on a reel: a seven, a cherry, a bar, a bell; both ways −1 to 1. */
function signOf(u: number, v: number, sign: number): Colour {
  const ground: Colour = [1.1, 1.08, 1];
  if (sign === 0) {
    const top = v > 0.4 && v < 0.7 && Math.abs(u) < 0.6;
    const stroke = v <= 0.5 && v > -0.75 && Math.abs(u - 0.1 - 0.42 * v) < 0.2;
    return top || stroke ? [1, 0.06, 0.08] : ground;
  }
  if (sign === 1) {
    const fruit = Math.hypot(u + 0.35, v + 0.3) < 0.36 || Math.hypot(u - 0.38, v + 0.35) < 0.36;
    return fruit
      ? [0.85, 0.03, 0.1]
      : Math.abs(v - 0.3) < 0.3 && Math.abs(Math.abs(u) - 0.3 + 0.3 * v) < 0.07
        ? [0.1, 0.5, 0.12]
        : ground;
  }
  if (sign === 2) return Math.abs(v) < 0.35 ? [0.08, 0.1, 0.3] : ground;
  return Math.abs(u) < 0.25 + 0.4 * (0.5 - v) && v > -0.5 && v < 0.6 ? [1, 0.72, 0.1] : ground;
}

/** A slot machine against a side wall with its stool. */
function slotMachine(wall: number, to: number, z: number, number: number): Solid[] {
  const look: Material = (_x, y, pz, axis) =>
    axis === 0
      ? faceOf(pz - z, y, number)
      : scaleColour(CASES[number % CASES.length] as Colour, 0.6);
  const inner = wall - to * 0.62;
  const shelf = wall - to * 0.82;
  return [
    slab([wall, inner], [0, 1.84], [z - 0.41, z + 0.41], look),
    slab([wall, shelf], [0.74, 0.8], [z - 0.41, z + 0.41], flat(GOLD)),
    ball(
      [inner - to * 0.14 - 0.04, 1.3, z - 0.5],
      [inner - to * 0.14 + 0.04, 1.38, z - 0.42],
      flat(RED),
    ),
    drum([inner - to * 0.1, z - 0.46], [0.95, 1.32], [0.014, 0.014], flat([0.8, 0.8, 0.82])),
    ...stool(wall - to * 1.2, z),
  ];
}

/** A slot machine against the wall ahead with its stool. */
function endMachine(x: number, z: number, number: number): Solid[] {
  const look: Material = (px, y, _z, axis) =>
    axis === 2
      ? faceOf(px - x, y, number)
      : scaleColour(CASES[number % CASES.length] as Colour, 0.6);
  return [
    box([x - 0.41, 0, z - 0.62], [x + 0.41, 1.84, z], look),
    box([x - 0.41, 0.74, z - 0.82], [x + 0.41, 0.8, z], flat(GOLD)),
    ...stool(x, z - 1.2),
  ];
}

/** A round seat of red leather on a post. */
const stool = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.03], [0.22, 0.18], flat(GOLD)),
  drum([x, z], [0.03, 0.62], [0.03, 0.03], flat(GOLD)),
  drum([x, z], [0.62, 0.72], [0.19, 0.21], flat(RED)),
];

/** The felt of a roulette table: numbers in three rows of red and black squares, fields beside them. */
const layout =
  (x: number, z: number): Material =>
  (px, _y, pz) => {
    const [u, v] = [px - x, pz - z];
    const [a, b] = [(u + 0.3) / 0.2, (v + 1.25) / 0.145];
    const [col, row] = [Math.floor(a), Math.floor(b)];
    if (col >= 0 && col < 3 && row >= 0 && row < 12) {
      const line =
        Math.min(a - col, 1 - a + col) * 0.2 < 0.008 ||
        Math.min(b - row, 1 - b + row) * 0.145 < 0.008;
      if (line) return IVORY;
      const isIn = Math.hypot((a - col - 0.5) * 1.1, b - row - 0.5) < 0.36;
      return isIn ? ((col + row) % 2 === 0 ? RED : BLACK) : FELT;
    }
    if (u > 0.3 && u < 0.52 && row >= 0 && row < 12) {
      const half = b / 4 - Math.floor(b / 4);
      return Math.min(half, 1 - half) < 0.015 || Math.abs(u - 0.51) < 0.006 ? IVORY : FELT;
    }
    return FELT;
  };

/** A roulette table seen along it: its felt with chips at the near end, the wheel at the far end. */
function rouletteTable(x: number, z: number, side: number): Solid[] {
  const wood = flat(MAHOGANY);
  const { wide, long, high } = TABLE;
  const wheel: readonly [number, number] = [x, z + long - 0.68];
  return [
    pad([x - wide, high - 0.16, z - long], [x + wide, high, z + long], wood, 0.07),
    box(
      [x - wide + 0.1, high - 0.02, z - long + 0.1],
      [x + wide - 0.1, high + 0.006, z + long - 0.1],
      layout(x, z),
    ),
    ...[-0.5, 0.5].map((dx) =>
      box([x + dx - 0.2, 0, z - 1], [x + dx + 0.2, high - 0.15, z + 1], wood),
    ),
    drum(wheel, [high, high + 0.1], [0.62, 0.6], wood),
    drum(wheel, [high + 0.1, high + 0.115], [0.56, 0.54], pockets(wheel)),
    drum(wheel, [high + 0.115, high + 0.2], [0.22, 0.05], flat(GOLD)),
    ball(
      [x - 0.045, high + 0.19, wheel[1] - 0.045],
      [x + 0.045, high + 0.28, wheel[1] + 0.045],
      flat(GOLD),
    ),
    ball(
      [x + 0.3, high + 0.11, wheel[1] - 0.37],
      [x + 0.35, high + 0.16, wheel[1] - 0.32],
      flat([1, 1, 1]),
    ),
    ...Array.from({ length: 13 }, (_, n) => {
      const [cx, cz] = [x - 0.3 + 0.85 * chance(n, 61), z - 1.25 + 1.6 * chance(n, 62)];
      return chips(cx, high, cz, 1 + Math.floor(5 * chance(n, 63)), n);
    }).flat(),
    ...[-0.95, -0.3].flatMap((dz) => stool(x + side * (wide + 0.4), z + dz)),
    ...[-0.95, -0.3].flatMap((dz) => stool(x - side * (wide + 0.4), z + dz)),
  ];
}

/** The pockets of the wheel, red and black in turn, one green, within rims of gold. */
const pockets =
  ([x, z]: readonly [number, number]): Material =>
  (px, _y, pz) => {
    const out = Math.hypot(px - x, pz - z);
    if (out > 0.5 || Math.abs(out - 0.34) < 0.012) return GOLD;
    if (out < 0.33) return [0.42, 0.17, 0.08];
    const pocket = Math.floor((Math.atan2(pz - z, px - x) / (2 * Math.PI) + 0.5) * 37);
    return pocket === 0 ? [0.05, 0.6, 0.2] : pocket % 2 === 0 ? RED : BLACK;
  };

/** A pile of so many chips. */
const chips = (x: number, y: number, z: number, many: number, number: number): Solid[] => [
  drum([x, z], [y, y + 0.016 * many], [0.042, 0.042], (px, py, pz) => {
    const spoke = Math.sin(Math.atan2(pz - z, px - x) * 6) > 0.72;
    const line = ((py - y) / 0.016) % 1 < 0.14;
    const own = CHIPS[number % CHIPS.length] as Colour;
    return spoke ? IVORY : scaleColour(own, line ? 0.5 : 1);
  }),
];

/** A round table of green felt with cards dealt on it, chips and stools. */
function cardTable(x: number, z: number): Solid[] {
  const card: Material = (px, _y, pz) =>
    Math.hypot((px * 9) % 1, (pz * 9) % 1) < 0.3 ? RED : [1, 0.99, 0.96];
  return [
    drum([x, z], [0, 0.78], [0.4, 0.28], flat(MAHOGANY)),
    drum([x, z], [0.76, 0.84], [0.98, 1], flat(MAHOGANY)),
    drum([x, z], [0.84, 0.846], [0.9, 0.9], flat(FELT)),
    ...Array.from({ length: 6 }, (_, n) => {
      const turn = (n * Math.PI) / 3 + 0.3;
      const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
      const [cx, cz] = [x + 0.5 * dx, z + 0.5 * dz];
      return [
        box([cx - 0.1, 0.846, cz - 0.06], [cx - 0.01, 0.85, cz + 0.06], card),
        box([cx + 0.01, 0.846, cz - 0.05], [cx + 0.1, 0.85, cz + 0.07], card),
        ...chips(x + 0.72 * dx, 0.846, z + 0.72 * dz, 2 + (n % 5), n),
        ...stool(x + 1.35 * dx, z + 1.35 * dz),
      ];
    }).flat(),
  ];
}

/** Rings of small bright lamps beneath the ceiling, the lower ones smaller. */
const chandelier = (x: number, ceiling: number, z: number): Solid[] => [
  drum([x, z], [ceiling - 0.5, ceiling], [0.02, 0.02], flat(GOLD)),
  ...[0, 1, 2].flatMap((tier) => {
    const [radius, y] = [0.75 - 0.24 * tier, ceiling - 0.42 - 0.2 * tier];
    return [
      drum([x, z], [y, y + 0.05], [radius, radius], flat(GOLD)),
      ...Array.from({ length: 16 - 4 * tier }, (_, n) => {
        const turn = (2 * Math.PI * n) / (16 - 4 * tier);
        const [lx, lz] = [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
        return ball(
          [lx - 0.05, y - 0.12, lz - 0.05],
          [lx + 0.05, y + 0.02, lz + 0.05],
          flat([1.3, 1.1, 0.75]),
          1,
        );
      }),
    ];
  }),
];
