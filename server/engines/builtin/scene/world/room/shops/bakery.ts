import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { flames } from '../furnishings/fireplace.ts';
import { type Bake, baked, basketOfBaguettes, cakeOnStand, row } from '../furnishings/loaves.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { brick, chalkboard, paint, tiles, wood } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Attire } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const PINE: Colour = [0.68, 0.47, 0.28];
const BRICK: Colour = [0.62, 0.36, 0.25];
const IRON: Material = flat([0.16, 0.16, 0.17]);
const CORD: Material = flat([0.42, 0.3, 0.18]);
const BRASS: Material = flat([0.78, 0.58, 0.26]);
const CREAM: Colour = [0.94, 0.89, 0.78];
const RED: Colour = [0.66, 0.16, 0.13];

/** What a baker wears. */
const BAKER: Partial<Attire> = {
  top: [0.95, 0.94, 0.9],
  apron: [0.98, 0.97, 0.94],
  legs: [0.3, 0.32, 0.38],
  hat: ['cap', [0.97, 0.96, 0.93]],
};

/** Where the shelves and the counter begin and end, and where the oven's middle is: toward the heavy side from the room's middle, metres. */
const SHELVES = { from: -2.6, to: 0.62, low: 0.95, level: 0.44, deep: 0.42 } as const;
const COUNTER = { from: -2.6, to: 0.8, high: 1.02, front: 2.1, deep: 0.7 } as const;
const OVEN = { out: 1.78, half: 0.98, deep: 0.75, mouth: 0.42, sill: 0.98 } as const;
/** What lies on each of the shelves, from below. */
const ON_SHELVES: readonly Bake[] = ['boule', 'loaf', 'baguette', 'tin'];

/** Walls tiled up to the shoulder and cream above, a floor of two kinds of tiles. */
export function bakerySurfaces(noise: Noise): Surfaces {
  const plaster = paint([0.93, 0.84, 0.68], noise);
  const glazed = tiles([0.92, 0.91, 0.86], [0.88, 0.87, 0.82], 0.16);
  return {
    walls: (x, y, z, axis) => {
      if (y > 1.42 && y < 1.48) return RED;
      return y < 1.42 ? glazed(x, y, z, axis) : plaster(x, y, z, axis);
    },
    floor: tiles([0.82, 0.74, 0.6], [0.56, 0.33, 0.22], 0.42),
    ceiling: paint([0.93, 0.9, 0.84], noise),
  };
}

/** A baker's shop: shelves full of bread behind a counter of pastries, a brick oven with its fire, baskets of long loaves. */
export function bakery(furnishing: Furnishing): Furnished {
  const { shell, side, noise, hasSomebody, isAttended } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hung = [-1.9, -0.9, 0.1].map((out): Point => [at(out), 2.32, back - COUNTER.front + 0.3]);
  return {
    lamps: [...hung, [at(OVEN.out), 1.3, back - OVEN.deep - 0.5], [at(0.6), high - 0.6, 2.2]],
    solids: [
      ...hung.flatMap((place) => hungLamp(place, high, 0.19, [0.95, 0.86, 0.66])),
      ...shelves(furnishing, at),
      ...counter(furnishing, at),
      ...oven(furnishing, at(OVEN.out)),
      ...basketOfBaguettes([at(-1.95), 0, 2.75]),
      // Before the oven there is room for who bakes.
      ...tableOfBread([at(hasSomebody ? 2.12 : 1.5), 0, hasSomebody ? 2.7 : 2.9], side, noise),
      ...sacks([at(2.35), 0, back - 1.25], side),
      ...(isAttended
        ? [
            ...atCounter([at(-0.35), back - 1.02], -Math.PI / 2, COUNTER.high, 3, BAKER),
            ...holding([at(-1.25), back - 2.75], Math.PI / 2 - 0.3 * side, 6),
          ]
        : []),
    ],
  };
}

/** Two numbers of a span, the smaller first. */
const span = (a: number, b: number): readonly [number, number] => [Math.min(a, b), Math.max(a, b)];

/** Shelves on the wall behind the counter under a striped valance, a board with prices above. */
function shelves(
  { shell: { back, high }, noise }: Furnishing,
  at: (out: number) => number,
): Solid[] {
  const plank = wood(PINE, noise);
  const [left, right] = span(at(SHELVES.from), at(SHELVES.to));
  const top = SHELVES.low + SHELVES.level * ON_SHELVES.length;
  const front = back - SHELVES.deep;
  const board = [left + 0.5, right - 0.5, top + 0.2, Math.min(high - 0.06, top + 0.5)] as const;
  return [
    box([left, 0, back - 0.05], [right, top, back], wood(scaleColour(PINE, 0.7), noise)),
    ...[left, (left + right) / 2 - 0.02, right - 0.04].map((x) =>
      box([x, 0, front], [x + 0.04, top, back], plank),
    ),
    ...ON_SHELVES.flatMap((kind, n) => {
      const y = SHELVES.low + SHELVES.level * n;
      return [
        box([left, y - 0.04, front], [right, y, back], plank),
        box([left, y, front], [right, y + 0.035, front + 0.02], BRASS),
        ...[0, 1].flatMap((half) => {
          const from = left + 0.05 + (half * (right - left)) / 2;
          const to = from + (right - left) / 2 - 0.1;
          return kind === 'baguette'
            ? [
                ...row(kind, [from, to], y, back - 0.32, n + half),
                ...row(kind, [from + 0.06, to - 0.06], y + 0.07, back - 0.3, n + 4),
              ]
            : [
                ...row(kind, [from, to], y, back - 0.28, n + half * 3),
                ...(kind === 'loaf'
                  ? row(kind, [from + 0.15, to - 0.15], y + 0.11, back - 0.26, 9)
                  : []),
              ];
        }),
      ];
    }),
    box([left - 0.06, top, front - 0.05], [right + 0.06, top + 0.16, back], (x) =>
      Math.floor(x / 0.14) % 2 === 0 ? RED : CREAM,
    ),
    box([board[0], board[2], back - 0.06], [board[1], board[3], back - 0.03], chalkboard(board)),
  ];
}

/** A counter whose front is open between its posts: pastries on two shelves in it, cakes and buns on top, a till. */
function counter({ shell: { back }, noise }: Furnishing, at: (out: number) => number): Solid[] {
  const plank = wood(PINE, noise);
  const dark = wood(scaleColour(PINE, 0.6), noise);
  const [left, right] = span(at(COUNTER.from), at(COUNTER.to));
  const front = back - COUNTER.front;
  const rear = front + COUNTER.deep;
  const y = COUNTER.high;
  const kinds: readonly Bake[] = ['croissant', 'bun'];
  return [
    box([left, 0, front], [right, 0.34, rear], wood(scaleColour(PINE, 0.85), noise)),
    box([left, 0.34, rear - 0.05], [right, y, rear], dark),
    box([left - 0.05, y - 0.06, front - 0.06], [right + 0.05, y, rear + 0.05], plank),
    ...[0, 1, 2, 3].map((n) => {
      const x = left + ((right - left - 0.05) * n) / 3;
      return box([x, 0.34, front], [x + 0.05, y - 0.06, front + 0.05], BRASS);
    }),
    box([left, 0.64, front + 0.06], [right, 0.66, rear], flat([0.85, 0.87, 0.86])),
    ...kinds.flatMap((kind, n) =>
      [0.2, 0.42].flatMap((dz) =>
        row(kind, [left + 0.1, right - 0.1], 0.345 + 0.32 * n, front + dz, n + dz * 10),
      ),
    ),
    ...cakeOnStand([at(COUNTER.from + 0.5), y, front + 0.3], [0.92, 0.66, 0.7]),
    ...cakeOnStand([at(COUNTER.from + 1.05), y, front + 0.34], [0.4, 0.2, 0.11]),
    ...[0, 1].flatMap((n) =>
      row(
        'croissant',
        [at(-1) - 0.34, at(-1) + 0.34],
        y + 0.03 + 0.06 * n,
        front + 0.2 + 0.08 * n,
        n,
      ),
    ),
    box([at(-1) - 0.38, y, front + 0.08], [at(-1) + 0.38, y + 0.03, front + 0.42], dark),
    // A till.
    slab([at(0.2), at(0.6)], [y, y + 0.14], [front + 0.2, front + 0.5], IRON),
    slab([at(0.24), at(0.56)], [y + 0.14, y + 0.34], [front + 0.36, front + 0.46], (x, up) =>
      up > y + 0.2 && Math.abs(x - at(0.4)) < 0.12 ? [0.5, 0.72, 0.6] : [0.16, 0.16, 0.17],
    ),
  ];
}

/** An oven of brick up to the ceiling: a fire in its arched mouth, loaves before it, a peel that leans beside. */
function oven({ shell: { back, high }, noise, random }: Furnishing, x: number): Solid[] {
  const stone = brick(BRICK, noise);
  const front = back - OVEN.deep;
  const lick = flames(random, x);
  const mouth: Material = (px, y, z, axis) => {
    const [u, v] = [(px - x) / OVEN.mouth, (y - OVEN.sill) / OVEN.mouth];
    const out = v < 0.35 ? Math.abs(u) : Math.hypot(u, v - 0.35);
    if (v < 0 || out > 1.28) return stone(px, y, z, axis);
    if (out > 1) {
      const turn = (Math.atan2(v - 0.35, u) / Math.PI) * 11;
      return scaleColour(BRICK, Math.abs(turn - Math.round(turn)) < 0.08 ? 0.5 : 1.25);
    }
    const fire = lick(x + u * 0.3, (y - OVEN.sill) * 0.85 + 0.02, z, axis);
    return [fire[0] + 0.12 * (1 - v), fire[1] + 0.04 * (1 - v), fire[2]];
  };
  return [
    box([x - OVEN.half, 0, front], [x + OVEN.half, high, back], mouth),
    box(
      [x - OVEN.half - 0.02, OVEN.sill - 0.09, front - 0.3],
      [x + OVEN.half + 0.02, OVEN.sill - 0.02, front],
      flat([0.56, 0.53, 0.49]),
    ),
    box([x - OVEN.half, 0, front - 0.26], [x + OVEN.half, OVEN.sill - 0.09, front], stone),
    ...row('boule', [x - 0.85, x - 0.25], OVEN.sill - 0.02, front - 0.15, 3),
    ...baked('loaf', [x + 0.62, OVEN.sill - 0.02, front - 0.14], 5),
    {
      ...ball(
        [x - 0.3, OVEN.sill - 0.05, front - 0.03],
        [x + 0.3, OVEN.sill + 0.06, front + 0.01],
        flat([1.3, 0.4, 0.08]),
      ),
      glow: 0.5,
    },
    box([x - OVEN.half, 0.28, front - 0.265], [x - OVEN.half + 0.7, 0.7, front - 0.25], IRON),
    box([x + 0.72, 0.0, front - 0.36], [x + 0.76, 1.9, front - 0.32], wood(PINE, noise)),
    box([x + 0.6, 1.9, front - 0.36], [x + 0.88, 2.3, front - 0.335], wood(PINE, noise)),
  ];
}

/** A table with loaves heaped on it and buns in a shallow basket. */
function tableOfBread([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const plank = wood(scaleColour(PINE, 0.8), noise);
  const y = 0.78;
  return [
    box([x - 0.68, y - 0.05, z - 0.36], [x + 0.68, y, z + 0.36], plank),
    ...[-0.64, 0.57].flatMap((dx) =>
      [-0.32, 0.25].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.07, y - 0.05, z + dz + 0.07], plank),
      ),
    ),
    box([x - 0.64, 0.2, z - 0.32], [x + 0.64, 0.24, z + 0.32], plank),
    ...row('loaf', [x - 0.6, x + 0.1], 0.24, z - 0.12, 4),
    ...row('loaf', [x - 0.62, x + 0.04], y, z + 0.2, 2),
    // Croissants before them, heaped on a board.
    box([x - 0.64, y, z - 0.34], [x + 0.06, y + 0.025, z - 0.02], wood(PINE, noise)),
    ...[0, 1].flatMap((n) =>
      row('croissant', [x - 0.64, x + 0.06], y + 0.035, z - 0.26 + 0.15 * n, 5 * n),
    ),
    ...row('croissant', [x - 0.53, x - 0.05], y + 0.1, z - 0.19, 9),
    drum([x + 0.36, z - 0.02], [y, y + 0.09], [0.2, 0.26], flat([0.62, 0.43, 0.23])),
    ...Array.from({ length: 12 }, (_, n) => {
      const far = n < 9 ? 0.16 : 0.06;
      return baked(
        'bun',
        [
          x + 0.36 + far * Math.cos(n * 0.7 + side),
          y + (n < 9 ? 0.07 : 0.12),
          z - 0.02 + far * Math.sin(n * 0.7 + side),
        ],
        n,
      );
    }).flat(),
  ];
}

/** Sacks of flour. */
const sacks = ([x, , z]: Point, side: number): Solid[] => {
  const linen: Material = (px, y) =>
    y > 0.3 && y < 0.42 && Math.abs(px - x) < 0.12 ? [0.4, 0.3, 0.2] : [0.86, 0.79, 0.65];
  const sack = ([cx, high, cz]: Point, wide: number): Solid[] => [
    drum([cx, cz], [0, 0.68 * high], [wide, 1.06 * wide], linen),
    drum([cx, cz], [0.68 * high, 0.86 * high], [1.06 * wide, 0.34 * wide], linen),
    // Tied, its rim turned out above the cord.
    drum([cx, cz], [0.85 * high, 0.88 * high], [0.36 * wide, 0.36 * wide], CORD),
    drum([cx, cz], [0.88 * high, high], [0.34 * wide, 0.62 * wide], linen),
  ];
  return [...sack([x, 0.78, z], 0.25), ...sack([x - side * 0.44, 0.62, z + 0.21], 0.22)];
};
