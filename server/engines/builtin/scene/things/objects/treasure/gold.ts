import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { after, pitch, type Rotation, roll, type Vector, yaw } from '../../sculpt/vector.ts';

const GOLD: Colour = [0.93, 0.68, 0.22];
const BRIGHT: Colour = [1, 0.86, 0.46];
const DEEP: Colour = [0.4, 0.22, 0.05];
const GEMS: readonly Colour[] = [
  [0.85, 0.05, 0.15],
  [0.08, 0.3, 0.85],
  [0.05, 0.62, 0.3],
  [0.62, 0.2, 0.8],
];

/** Polished gold. */
export const POLISHED: Look = plain(GOLD, { gloss: 0.85 });

/** A number of 0 to 1 for three whole numbers. */
function dice(a: number, b: number, c: number): number {
  const mixed =
    Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(c, 0x9e3779b1);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 65_536;
}

/** The coin that lies on top at a place of a heap: how far from its middle that is (its radius is 1), how it is tilted, and how light it is; null between coins. */
interface Coin {
  readonly out: number;
  readonly rise: number;
  readonly tone: number;
}

/** Layers of coins that lie over each other. */
const LAYERS = 3;

/** The top coin at a place on a heap; coins are so large (radius). */
function coinAt(u: number, v: number, radius: number): Coin | null {
  const cell = radius * 1.75;
  for (let layer = 0; layer < LAYERS; layer++) {
    const [across, down] = [u / cell + layer * 0.37, v / cell + layer * 0.61];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    let best: Coin | null = null;
    let order = -1;
    for (let i = column - 1; i <= column + 1; i++)
      for (let j = row - 1; j <= row + 1; j++) {
        const first = dice(i, j, layer);
        if (first <= order) continue;
        const dx = (across - i - 0.5 - 0.5 * (dice(i, j, layer + 17) - 0.5)) * 1.75;
        const dy = (down - j - 0.5 - 0.5 * (dice(i, j, layer + 23) - 0.5)) * 1.75;
        // A tilted coin is narrower than a flat one.
        if (dx * dx + dy * dy > 1) continue;
        const lying = 0.55 + 0.45 * dice(i, j, layer + 11);
        const turn = 6.28 * dice(i, j, layer + 5);
        const cos = Math.cos(turn);
        const sin = Math.sin(turn);
        const along = dx * cos + dy * sin;
        const over = (dy * cos - dx * sin) / lying;
        const out = Math.hypot(along, over);
        if (out > 1) continue;
        order = first;
        best = { out, rise: over * (1 - lying) * 1.5, tone: dice(i, j, layer + 31) };
      }
    if (best !== null) return best;
  }
  return null;
}

/** The surface of a heap of coins that are so large (radius), in model units. */
export const coined = (radius: number): Look => {
  // Down a slope toward the eye a coin covers as much as on level ground.
  const at = (x: number, y: number, z: number) => coinAt(x, z + y, radius);
  return {
    paint: (x, y, z) => {
      const coin = at(x, y, z);
      if (coin === null) return DEEP;
      const { out, tone } = coin;
      const face = mixColour(GOLD, BRIGHT, tone * tone);
      if (out > 0.93) return scaleColour(mixColour(face, DEEP, 0.6), 0.9);
      if (out > 0.76) return mixColour(face, BRIGHT, 0.4);
      if (out > 0.68) return mixColour(face, DEEP, 0.45);
      return scaleColour(face, 0.86 + 0.14 * tone);
    },
    bump: (x, y, z) => {
      const coin = at(x, y, z);
      return coin === null ? -0.3 * radius : (coin.rise + (coin.out > 0.76 ? 0.05 : 0)) * radius;
    },
    gloss: 0.7,
  };
};

/** A coin that lies at a place, so large (radius). */
export const coin = (at: Vector, radius: number, turned: Rotation): Solid =>
  frustum(POLISHED, at, radius * 0.28, radius, radius, turned);

/** Coins strewn around an oval in the plane of the ground, from its edge outward. */
export const spilled = (
  random: Random,
  [middleX, middleZ]: readonly [number, number],
  [wide, deep]: readonly [number, number],
  radius: number,
  count: number,
): Solid[] =>
  Array.from({ length: count }, (_, n): Solid => {
    const around = (n / count) * Math.PI * 2 + 0.2 * random.unit();
    const out = 0.97 + 0.16 * random.unit() ** 2;
    const at: Vector = [
      middleX + wide * out * Math.cos(around),
      0.004,
      middleZ + deep * out * Math.sin(around),
    ];
    return n % 9 === 4
      ? ball(gem(n), [at[0], radius * 0.6, at[2]], radius * 0.7)
      : coin(
          at,
          radius,
          after(roll(0.5 * (random.unit() - 0.5)), pitch(0.4 * (random.unit() - 0.5))),
        );
  });

const gem = (n: number): Look => plain(GEMS[n % GEMS.length] ?? GOLD, { gloss: 0.95 });

/** A cut stone at a place. */
export const jewel = (at: Vector, size: number, n: number): Solid => ball(gem(n), at, size);

/** A goblet, its foot at a place, so high, leaning by an angle. */
export const goblet = (at: Vector, high: number, lean: number, n: number): Solid[] =>
  moved(
    [
      frustum(POLISHED, [0, 0, 0], 0.06, 0.26, 0.14),
      limb(POLISHED, [0, 0.05, 0], [0, 0.42, 0], 0.06, 0.05, 0.03),
      ball(POLISHED, [0, 0.26, 0], 0.09, 0.02),
      ellipsoid(POLISHED, [0, 0.58, 0], [0.24, 0.2, 0.24], 0.03),
      frustum(POLISHED, [0, 0.58, 0], 0.42, 0.24, 0.3),
      frustum(plain(DEEP), [0, 0.97, 0], 0.035, 0.26, 0.27),
      ...[0, 1, 2, 3, 4].map((k) =>
        jewel(
          [0.26 * Math.cos(k * 1.26 + 0.3), 0.72, 0.26 * Math.sin(k * 1.26 + 0.3)],
          0.05,
          n + k,
        ),
      ),
    ],
    { size: high, by: roll(lean), to: at },
  );

/** A crown with points, its foot at a place, so wide, leaning by an angle. */
export const circlet = (at: Vector, wide: number, lean: number): Solid[] =>
  moved(
    [
      ring(POLISHED, [0, 0.12, 0], 0.45, 0.05),
      ring(POLISHED, [0, 0.34, 0], 0.45, 0.045),
      ...Array.from({ length: 8 }, (_, n): Solid[] => {
        const around = (n / 8) * Math.PI * 2 + 0.2;
        const on = (out: number, up: number): Vector => [
          out * Math.cos(around),
          up,
          out * Math.sin(around),
        ];
        return [
          limb(POLISHED, on(0.45, 0.1), on(0.52, 0.72), 0.07, 0.025, 0.02),
          jewel(on(0.53, 0.77), 0.055, n),
          jewel(on(0.49, 0.24), 0.06, n + 1),
        ];
      }).flat(),
    ],
    { size: wide, by: roll(lean), to: at },
  );

/** A sword that stands in a heap, its point below a place, so long from there, leaning by an angle. */
export const stuckSword = (at: Vector, long: number, lean: number): Solid[] =>
  moved(
    [
      box(plain([0.8, 0.82, 0.87], { gloss: 0.95 }), [0, 0.3, 0], [0.045, 0.42, 0.012]),
      box(POLISHED, [0, 0.72, 0], [0.17, 0.025, 0.03]),
      limb(plain([0.32, 0.1, 0.08]), [0, 0.74, 0], [0, 0.93, 0], 0.028, 0.026),
      ball(POLISHED, [0, 0.96, 0], 0.045),
      jewel([0, 0.72, -0.035], 0.03, 0),
    ],
    { size: long, by: after(yaw(0.5), roll(lean)), to: at },
  );
