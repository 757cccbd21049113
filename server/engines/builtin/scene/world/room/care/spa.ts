import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const SPA = { half: 2.7, high: 2.8, back: 5.2 } as const;
/** The massage table: from where to where it lies aside of the middle, half its depth, its height. */
const COUCH = { half: 0.98, deep: 0.36, high: 0.78, away: 3.1 } as const;

const WHITE: Material = flat([0.96, 0.95, 0.92]);
const TEAK: Colour = [0.5, 0.32, 0.18];
const STONE: Material = flat([0.17, 0.17, 0.18]);

/** Walls of warm plaster, a wall of stacked stone ahead, a floor of teak. */
export function spaSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      if (axis !== 2)
        return scaleColour([0.8, 0.72, 0.6], 1 + 0.05 * noise.fbm(z * 1.4, y * 1.4, 3));
      const row = Math.floor(y / 0.085);
      const at = x / (0.3 + 0.2 * chance(row, 2)) + chance(row, 5) * 3;
      const [u, v] = [at - Math.floor(at), y / 0.085 - row];
      return scaleColour(
        [0.6, 0.53, 0.45],
        (u < 0.03 || v < 0.1 ? 0.45 : 0.78 + 0.36 * chance(Math.floor(at), row)) *
          (1 + 0.1 * noise.at(x * 14, y * 14)),
      );
    },
    floor: boards(TEAK, noise),
    ceiling: flat([0.86, 0.8, 0.7]),
  };
}

/** A spa: who lies on the massage table with hot stones down the back, whose hands work on the shoulders, candles, orchids, towels in rolls, bamboo, a bowl of petals, water down the stone. */
export function spa({ noise, shell, side, random, isAttended, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const x = at(-0.1);
  return {
    lamps: [
      [at(-1.7), 1.6, 3.8],
      [at(1.6), 1.6, 3.4],
      [middle, 2.2, 2.2],
    ],
    solids: [
      ...couch(x),
      ...fall(at(0.55), back, noise),
      ...bamboo(at(-2.05), back - 0.4, key),
      ...sideboard(at(1.75), back - 0.35, side),
      ...bowl(at(-1.55), 2.5),
      ...stool(at(1.6), 2.45),
      ...candles(at),
      ...curtain(side > 0 ? right : left, -side, high),
      ...(isAttended === true || isFull
        ? guest(x, side, key)
        : towels(x, COUCH.high + 0.06, COUCH.away)),
    ],
  };
}

/** The table with its sheet, a rest for the face at its head. */
const couch = (x: number): Solid[] => {
  const { half, deep, high, away } = COUCH;
  return [
    box([x - half, 0.5, away - deep], [x + half, high - 0.1, away + deep], flat(TEAK)),
    pad(
      [x - half - 0.02, high - 0.12, away - deep - 0.02],
      [x + half + 0.02, high, away + deep + 0.02],
      WHITE,
      0.05,
    ),
    // The sheet hangs over the near edge.
    box(
      [x - half * 0.9, 0.3, away - deep - 0.035],
      [x + half * 0.9, high - 0.03, away - deep - 0.02],
      (px, y) =>
        scaleColour([0.95, 0.93, 0.88], (0.9 + 0.1 * Math.sin(px * 22)) * (y < 0.34 ? 0.85 : 1)),
    ),
    ...[-1, 1].flatMap((to) =>
      [-1, 1].map((dz) =>
        box(
          [x + to * (half - 0.1) - 0.05, 0, away + dz * (deep - 0.1) - 0.05],
          [x + to * (half - 0.1) + 0.05, 0.5, away + dz * (deep - 0.1) + 0.05],
          flat(TEAK),
        ),
      ),
    ),
  ];
};

/** A sheet of water that runs down slate into a basin of pebbles. */
function fall(x: number, back: number, noise: Noise): Solid[] {
  const water: Material = (px, y) => {
    const streak = noise.at(px * 26, y * 1.6 + 3);
    return scaleColour(
      [0.44, 0.58, 0.62],
      0.7 + 0.5 * Math.max(0, streak) + (streak > 0.5 ? 0.5 : 0),
    );
  };
  return [
    box([x - 0.62, 0.3, back - 0.06], [x + 0.62, 2.3, back - 0.01], water),
    box([x - 0.7, 2.26, back - 0.2], [x + 0.7, 2.4, back], flat([0.26, 0.26, 0.27])),
    box([x - 0.85, 0, back - 0.5], [x + 0.85, 0.3, back], flat([0.3, 0.3, 0.31])),
    box([x - 0.78, 0.28, back - 0.44], [x + 0.78, 0.305, back - 0.06], (px, _y, pz) =>
      scaleColour([0.36, 0.56, 0.6], 0.8 + 0.4 * noise.at(px * 9, pz * 9)),
    ),
    ...Array.from({ length: 14 }, (_, n) =>
      ball(
        [x - 0.82 + n * 0.115, 0.26, back - 0.52],
        [x - 0.7 + n * 0.115, 0.35, back - 0.42],
        flat(scaleColour([0.6, 0.58, 0.55], 0.6 + 0.6 * chance(n, 3))),
      ),
    ),
  ];
}

/** Stalks of bamboo in a trough. */
function bamboo(x: number, z: number, key: number): Solid[] {
  return [
    box([x - 0.4, 0, z - 0.2], [x + 0.4, 0.36, z + 0.2], flat([0.2, 0.18, 0.17])),
    ...[-0.28, -0.1, 0.08, 0.26].flatMap((dx, n) => {
      const [px, tall] = [x + dx, 1.9 + 0.5 * chance(n, key)];
      const stalk: Material = (_mx, y) =>
        (y / 0.24) % 1 < 0.06 ? [0.7, 0.74, 0.4] : [0.36, 0.54, 0.2];
      return [
        drum([px, z], [0.34, tall], [0.035, 0.03], stalk),
        ...Array.from({ length: 6 }, (_, k) => {
          const y = 1 + k * 0.22 + 0.1 * chance(k, n);
          const turn = k * 2.4 + n;
          const from: Point = [px, y, z];
          const to: Point = [px + 0.3 * Math.cos(turn), y + 0.1, z + 0.16 * Math.sin(turn)];
          return limb(
            [from, [(from[0] + to[0]) / 2, y + 0.1, (from[2] + to[2]) / 2], to],
            [0.03, 0.008],
            flat([0.3, 0.52, 0.2]),
          );
        }).flat(),
      ];
    }),
  ];
}

/** A low board with rolled towels, bottles of oil, an orchid. */
function sideboard(x: number, z: number, side: number): Solid[] {
  const top = 0.82;
  const stem: Point[] = [0, 1, 2, 3, 4].map((n) => [
    x + side * 0.42 - side * 0.09 * n * (n / 4),
    top + 0.14 + 0.16 * n - 0.02 * n * n,
    z,
  ]);
  return [
    box([x - 0.75, 0, z - 0.25], [x + 0.75, top, z + 0.3], (px, y) =>
      scaleColour(TEAK, Math.abs(px - x) < 0.01 || y > top - 0.05 ? 0.6 : 1.15),
    ),
    ...towels(x - side * 0.36, top, z),
    ...[0, 0.14].flatMap((dx, n) => [
      drum(
        [x + side * (0.06 + dx), z],
        [top, top + 0.2],
        [0.045, 0.045],
        flat(n === 0 ? [0.8, 0.56, 0.2] : [0.5, 0.62, 0.3]),
      ),
      drum(
        [x + side * (0.06 + dx), z],
        [top + 0.2, top + 0.27],
        [0.018, 0.018],
        flat([0.3, 0.2, 0.12]),
      ),
    ]),
    drum([x + side * 0.42, z], [top, top + 0.14], [0.08, 0.1], flat([0.93, 0.92, 0.9])),
    ...limb(stem, [0.012, 0.008], flat([0.3, 0.46, 0.18])),
    ...stem.slice(2).flatMap(([px, py, pz], n) =>
      [0, 1, 2, 3, 4].map((k) => {
        const turn = k * 1.2566 + n;
        const [ox, oy] = [px + 0.055 * Math.cos(turn), py + 0.055 * Math.sin(turn)];
        return ball(
          [ox - 0.05, oy - 0.05, pz - 0.04],
          [ox + 0.05, oy + 0.05, pz + 0.02],
          flat(k === 0 ? [0.8, 0.3, 0.56] : [0.96, 0.86, 0.93]),
        );
      }),
    ),
  ];
}

const towels = (x: number, y: number, z: number): Solid[] =>
  [-0.17, 0, 0.17, -0.085, 0.085].map((dx, n) =>
    roll(
      2,
      [x + dx, y + (n > 2 ? 0.235 : 0.085)],
      [z - 0.17, z + 0.17],
      [0.085, 0.085],
      (px, py, _z, axis) =>
        axis === 2 &&
        Math.sin(Math.hypot(px - x - dx, py - y - (n > 2 ? 0.235 : 0.085)) * 130) > 0.4
          ? [0.8, 0.76, 0.68]
          : n % 2 === 0
            ? [0.96, 0.94, 0.9]
            : [0.7, 0.8, 0.74],
    ),
  );

/** A bowl of water with petals on a stand. */
const bowl = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.5], [0.2, 0.14], flat(TEAK)),
  drum([x, z], [0.5, 0.62], [0.14, 0.3], flat([0.42, 0.3, 0.2])),
  drum([x, z], [0.6, 0.625], [0.27, 0.27], flat([0.4, 0.62, 0.66])),
  ...Array.from({ length: 9 }, (_, n) => {
    const [dx, dz] = [
      0.18 * Math.sqrt((n + 1) / 9) * Math.cos(n * 2.4),
      0.18 * Math.sqrt((n + 1) / 9) * Math.sin(n * 2.4),
    ];
    return ball(
      [x + dx - 0.05, 0.615, z + dz - 0.05],
      [x + dx + 0.05, 0.65, z + dz + 0.05],
      flat(n % 3 === 0 ? [0.98, 0.95, 0.9] : n % 3 === 1 ? [0.95, 0.56, 0.68] : [0.98, 0.78, 0.3]),
    );
  }),
];

/** A stool with stones in a tower on a folded towel. */
const stool = (x: number, z: number): Solid[] => [
  drum([x, z], [0.4, 0.46], [0.26, 0.26], flat(TEAK)),
  ...[0, 1, 2].map((n) =>
    drum(
      [x + 0.17 * Math.cos(n * 2.1), z + 0.17 * Math.sin(n * 2.1)],
      [0, 0.4],
      [0.03, 0.025],
      flat(TEAK),
    ),
  ),
  pad([x - 0.2, 0.46, z - 0.16], [x + 0.2, 0.53, z + 0.16], WHITE, 0.03),
  ...[0.1, 0.08, 0.06].map((r, n) =>
    ball([x - r, 0.52 + n * 0.07, z - r], [x + r, 0.61 + n * 0.07, z + r], STONE),
  ),
];

/** Candles on the floor and on the board. */
const candles = (at: (out: number) => number): Solid[] =>
  (
    [
      [-1.05, 0, 2.35],
      [-0.8, 0, 2.2],
      [0.85, 0, 2.25],
      [1.15, 0, 2.05],
      [1.35, 0.82, 4.7],
      [-0.1, 0.3, 4.8],
      [0.2, 0.3, 4.78],
    ] as const
  ).flatMap(([out, y, z], n) => {
    const [x, tall] = [at(out), 0.1 + 0.07 * (n % 3)];
    return [
      drum([x, z], [y, y + tall], [0.06, 0.06], flat([0.96, 0.9, 0.78])),
      ball(
        [x - 0.026, y + tall, z - 0.026],
        [x + 0.026, y + tall + 0.11, z + 0.026],
        flat([1.6, 1, 0.35]),
        0.8,
      ),
    ];
  });

/** A white curtain in folds along the heavy side. */
const curtain = (wall: number, inward: number, high: number): Solid[] => [
  slab([wall + inward * 0.06, wall + inward * 0.14], [0.03, high - 0.1], [1.6, 3.6], (_x, _y, z) =>
    scaleColour([0.95, 0.93, 0.88], 0.82 + 0.2 * Math.abs(Math.sin(z * 15))),
  ),
  slab([wall, wall + inward * 0.2], [high - 0.12, high - 0.06], [1.5, 3.7], flat(TEAK)),
];

/** Who lies face down under a towel with stones down the back, and who massages the shoulders. */
function guest(x: number, side: number, key: number): Solid[] {
  const { high, away } = COUCH;
  const own = attireOf(key);
  const skin = flat(own.skin);
  const at = (out: number) => x - side * out;
  const orb = (
    out: number,
    up: number,
    dz: number,
    [rx, ry, rz]: readonly [number, number, number],
    material: Material,
  ): Solid =>
    ball(
      [at(out) - rx, high + up - ry, away + dz - rz],
      [at(out) + rx, high + up + ry, away + dz + rz],
      material,
    );
  return [
    // The head lies on crossed hands, turned to the eye.
    orb(0.74, 0.13, -0.02, [0.12, 0.105, 0.1], skin),
    orb(0.78, 0.17, 0.03, [0.125, 0.1, 0.11], flat(own.hair)),
    orb(0.86, 0.2, 0.08, [0.07, 0.07, 0.07], flat(own.hair)),
    orb(0.7, 0.12, -0.105, [0.012, 0.006, 0.008], flat([0.2, 0.12, 0.1])),
    orb(0.34, 0.1, 0, [0.32, 0.115, 0.23], skin),
    ...[-1, 1].flatMap((dz) =>
      limb(
        [
          [at(0.48), high + 0.12, away + dz * 0.2],
          [at(0.62), high + 0.06, away + dz * 0.31],
          [at(0.84), high + 0.05, away + dz * 0.1],
        ],
        [0.055, 0.04],
        skin,
      ),
    ),
    pad(
      [Math.min(at(0.16), at(-0.72)), high - 0.02, away - 0.27],
      [Math.max(at(0.16), at(-0.72)), high + 0.2, away + 0.27],
      (px) => (Math.abs((px - x) * side + 0.1) < 0.03 ? [0.5, 0.66, 0.62] : [0.95, 0.93, 0.88]),
      0.11,
    ),
    ...[-0.09, 0.09].map((dz) => orb(-0.84, 0.06, dz, [0.16, 0.055, 0.055], skin)),
    ...[0.5, 0.38, 0.26].map((out) => orb(out, 0.225, 0, [0.055, 0.03, 0.05], STONE)),
    // A flower behind the ear.
    ...[0, 1, 2, 3, 4].map((n) =>
      orb(
        0.72 + 0.035 * Math.cos(n * 1.2566),
        0.22 + 0.035 * Math.sin(n * 1.2566),
        -0.08,
        [0.026, 0.026, 0.02],
        flat([0.98, 0.95, 0.92]),
      ),
    ),
    ...posed(
      {
        at: [at(0.5), away + 0.62],
        turn: -Math.PI / 2,
        lean: 0.16,
        hands: [
          [0.52, 0.14, high + 0.24],
          [0.52, -0.16, high + 0.24],
        ],
      },
      attireOf(key + 3, { top: [0.3, 0.46, 0.44], legs: [0.86, 0.84, 0.78], hairForm: 'bun' }),
    ),
  ];
}
