import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour, Season } from '../../../words/idea.ts';
import { masonry, withPanes } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, type Rotation, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STONE: Colour = [0.68, 0.6, 0.48];
const WOODS: Readonly<Record<Season, readonly [Colour, Colour]>> = {
  spring: [
    [0.24, 0.4, 0.12],
    [0.42, 0.56, 0.2],
  ],
  summer: [
    [0.14, 0.3, 0.1],
    [0.3, 0.46, 0.16],
  ],
  autumn: [
    [0.5, 0.24, 0.08],
    [0.72, 0.5, 0.14],
  ],
  winter: [
    [0.3, 0.27, 0.2],
    [0.44, 0.4, 0.3],
  ],
};

/** The crowns of the woods on the slopes; no part of what a seed decides. */
const noise = createNoise(21_196);

/** Half the length, which reaches beyond both sides of a picture. */
const HALF = 2.7;
/** The pieces of wall along it, how high and half how wide it is, and how deep in the ground. */
const PIECES = 72;
const WALL = { high: 0.13, half: 0.046, deep: 0.14 } as const;
/** Where its watchtowers are, as shares of its length. */
const TOWERS = [0.06, 0.23, 0.38, 0.55, 0.68, 0.84, 0.97] as const;

/** One hill of the ridge: its top, and how far it reaches. */
interface Hill {
  readonly at: Vector;
  readonly radii: Vector;
}

/** The Great Wall of China: a wall with battlements and watchtowers that winds over the tops of wooded hills. */
export function greatWall(wish: Wish, season: Season): Sprite {
  const { random, rays, sight, tall } = wish;
  const shift = random.unit() * 7;
  const hills = ridge(shift);
  const stone = wish.colour ?? STONE;
  const model = [
    ...hills.map(({ at, radii }) => ({ ...ellipsoid(wooded(season), at, radii), blend: 0.16 })),
    ...wall(hills, masonry(stone, 0.016), shift),
    ...TOWERS.flatMap((share) => tower(stone, wayAt(hills, share, shift))),
  ];
  const above = Math.min(0.34, Math.max(0.24, sight?.above ?? 0.24));
  return sculpt(model, { yaw: 0, pitch: above, away: 7 }, rays, tall, random);
}

/** Hills side by side, high and low by turns, others before them. */
const ridge = (shift: number): readonly Hill[] => [
  ...Array.from({ length: 11 }, (_, n): Hill => {
    const x = -HALF + (n / 10) * 2 * HALF;
    const high = 0.8 + 0.3 * Math.sin(n * 1.3 + shift) + 0.14 * Math.sin(n * 2.9 + 2 * shift);
    return { at: [x, 0, 0.25 * Math.sin(n * 2.3 + shift)], radii: [0.66, high, 1] };
  }),
  ...Array.from({ length: 8 }, (_, n): Hill => {
    const x = -HALF + ((n + 0.5) / 8) * 2 * HALF;
    return { at: [x, 0, -0.85], radii: [0.7, 0.32 + 0.12 * Math.sin(n * 2.1 + shift), 0.5] };
  }),
];

/** How high the hills are at a place. */
const heightAt = (hills: readonly Hill[], x: number, z: number): number =>
  Math.max(
    0,
    ...hills.map(({ at, radii }) => {
      const out = ((x - at[0]) / radii[0]) ** 2 + ((z - at[2]) / radii[2]) ** 2;
      return at[1] + radii[1] * Math.sqrt(Math.max(0, 1 - out));
    }),
  );

/** Where the wall is at a share of its length: it winds to both sides of the tops. */
function wayAt(hills: readonly Hill[], share: number, shift: number): Vector {
  const x = -HALF + 2 * HALF * share;
  const z = -0.4 + 0.26 * Math.sin(2.4 * x + shift) + 0.12 * Math.sin(5.3 * x);
  return [x, heightAt(hills, x, z), z];
}

/** Round crowns close together, lighter on top. */
function wooded(season: Season): Look {
  const [dark, pale] = WOODS[season];
  const crowns = (x: number, y: number, z: number): number =>
    Math.abs(noise.fbm(x * 17 + z * 4, y * 17 + z * 11, 2));
  return {
    paint: (x, y, z) => {
      const stand = noise.fbm(x * 3, z * 3 + y * 2, 2);
      return mixColour(dark, pale, smoothstep(-0.1, 0.7, 1.3 * crowns(x, y, z) + 0.8 * stand));
    },
    bump: (x, y, z) => 0.045 * crowns(x, y, z),
  };
}

/** The wall piece by piece, each along its slope, with battlements on both sides. */
function wall(hills: readonly Hill[], look: Look, shift: number): Solid[] {
  return Array.from({ length: PIECES }, (_, n) => {
    const [a, b] = [wayAt(hills, n / PIECES, shift), wayAt(hills, (n + 1) / PIECES, shift)];
    const run = Math.hypot(b[0] - a[0], b[2] - a[2]);
    const long = Math.hypot(run, b[1] - a[1]) / 2;
    const turned = after(
      yaw(-Math.atan2(b[2] - a[2], b[0] - a[0])),
      roll(Math.atan2(b[1] - a[1], run)),
    );
    const middle: Vector = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    const put = (along: number, up: number, aside: number, half: Vector): Solid =>
      box(look, shifted(middle, turned, [along, up, aside]), half, turned);
    const { high, half, deep } = WALL;
    return [
      put(0, (high - deep) / 2, 0, [long + 0.012, (high + deep) / 2, half]),
      ...[-1, 1].flatMap((side) => [
        put(0, high + 0.008, side * (half - 0.006), [long + 0.012, 0.012, 0.007]),
        ...[-0.5, 0.5].map((along) =>
          put(along * long, high + 0.028, side * (half - 0.006), [long * 0.26, 0.014, 0.007]),
        ),
      ]),
    ];
  }).flat();
}

/** A place beside another, measured along turned axes. */
function shifted(at: Vector, m: Rotation, [x, y, z]: Vector): Vector {
  return [
    at[0] + m[0] * x + m[1] * y + m[2] * z,
    at[1] + m[3] * x + m[4] * y + m[5] * z,
    at[2] + m[6] * x + m[7] * y + m[8] * z,
  ];
}

/** A watchtower astride the wall: square, with openings, wider and with battlements above. */
function tower(stone: Colour, [x, y, z]: Vector): Solid[] {
  const half = 0.105;
  const top = y + 0.31;
  const look = withPanes(
    masonry(stone, 0.018),
    [-0.05, 0, 0.05].map((by) => ({
      side: '-z' as const,
      at: [x + by, y + 0.215] as const,
      half: [0.013, 0.026] as const,
      kind: 'arch' as const,
    })),
    scaleColour(stone, 0.8),
  );
  const plain = masonry(stone, 0.018);
  return [
    box(look, [x, y + 0.08, z], [half, 0.23, half]),
    box(plain, [x, top + 0.006, z], [half + 0.012, 0.014, half + 0.012]),
    ...[-1, 1].flatMap((side) =>
      [-0.8, -0.27, 0.27, 0.8].flatMap((along) => [
        box(plain, [x + along * half, top + 0.034, z + side * half], [0.014, 0.018, 0.008]),
        box(plain, [x + side * half, top + 0.034, z + along * half], [0.008, 0.018, 0.014]),
      ]),
    ),
  ];
}
