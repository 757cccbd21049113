import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { barrel } from '../furnishings/cask.ts';
import { flames } from '../furnishings/fireplace.ts';
import { beams, oldWood } from '../furnishings/timbered.ts';
import { besideWall, type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { brick, chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { anvil, grindstone } from './anvil.ts';
import { toolsInRow } from './smith-tools.ts';

const BRICK: Colour = [0.44, 0.3, 0.23];
const TIMBER: Colour = [0.25, 0.155, 0.09];
const OAK: Colour = [0.4, 0.26, 0.15];
const IRON: Material = flat([0.15, 0.15, 0.16]);
const LEATHER: Colour = [0.34, 0.2, 0.11];

/** The hearth: how far its middle is toward the heavy side, half its width, how deep and high it is; where its hood begins. Metres. */
const HEARTH = { out: 1.15, half: 0.95, deep: 1.15, high: 0.86, hood: 1.78 } as const;
/** Where the anvil stands: toward the heavy side from the room's middle, and how far off; metres. */
export const ANVIL = { out: -0.6, away: 3.15 } as const;

/** Walls of brick that the smoke has blackened, a floor of trodden earth, boards above. */
export function forgeSurfaces(noise: Noise): Surfaces {
  const bricks = brick(BRICK, noise);
  const planks = oldWood(TIMBER, noise, 2);
  return {
    walls: (x, y, z, axis) => {
      const soot = 0.95 - 0.16 * Math.max(0, y - 1.2) + 0.25 * noise.fbm(x * 0.9 + z * 0.8, y, 3);
      return scaleColour(bricks(x, y, z, axis), Math.max(0.3, soot));
    },
    floor: (x, _y, z) => {
      const ash = noise.fbm(x * 1.3, z * 1.3, 4);
      const own = mixColour([0.3, 0.24, 0.18], [0.2, 0.19, 0.18], 0.5 + ash);
      return scaleColour(own, 0.9 + 0.25 * noise.at(x * 14, z * 14));
    },
    ceiling: (x, y, z, axis) =>
      scaleColour(planks(x, y, z, axis), Math.abs((x / 0.24) % 1) < 0.06 ? 0.4 : 0.9),
  };
}

/** A smithy: coals that glow on a hearth beneath its hood, bellows, an anvil with hot iron on it, tools on the walls, water to quench in. */
export function forge(furnishing: Furnishing): Furnished {
  const { noise, shell, side, random } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const fire: Point = [at(HEARTH.out), HEARTH.high, back - HEARTH.deep / 2];
  const hot: Point = [at(ANVIL.out), 0.86, ANVIL.away];
  const other = side > 0 ? left : right;
  return {
    lamps: [
      [fire[0], 1.35, back - HEARTH.deep - 0.25],
      [fire[0] - side * 0.2, 1.1, back - HEARTH.deep - 0.7],
      [hot[0], 1.3, hot[2] - 0.35],
    ],
    solids: [
      ...beams(noise, shell, at(-0.2)),
      ...hearth(furnishing, at, random.unit() * 9),
      ...bellows(at(HEARTH.out - 1.6), back - 0.75, side, noise),
      ...anvil([hot[0], 0, hot[2]], side, noise),
      ...sparks([hot[0], hot[1] + 0.04, hot[2] - 0.06]),
      ...quenching([at(ANVIL.out + 1.15), 0, ANVIL.away + 0.35], noise),
      slab(
        [at(-2.6), at(-0.7)],
        [0.98, 2.24],
        [back - 0.03, back],
        oldWood([0.5, 0.36, 0.22], noise, 0),
      ),
      ...toolsInRow([at(-2.5), at(-0.8)], 2.1, back, 'tongs'),
      ...toolsInRow([at(-2.5), at(-0.8)], 1.45, back, 'hammers'),
      ...bench(furnishing, other),
      ...grindstone([at(1.95), 0, 3.3], noise),
      ...windowBars(shell),
      ...coals([at(2.3), 0, back - 1.7]),
    ],
  };
}

/** A block of masonry with a bed of coals, flames over them, and a hood that gathers the smoke. */
function hearth(
  { shell, noise, random }: Furnishing,
  at: (out: number) => number,
  turn: number,
): Solid[] {
  const { back, high } = shell;
  const x = at(HEARTH.out);
  const stone = brick(scaleColour(BRICK, 0.92), noise);
  const front = back - HEARTH.deep;
  const lick = flames(random, x);
  const steps = 12;
  return [
    box([x - HEARTH.half, 0, front], [x + HEARTH.half, HEARTH.high, back], stone),
    box(
      [x - HEARTH.half - 0.05, HEARTH.high - 0.1, front - 0.05],
      [x + HEARTH.half + 0.05, HEARTH.high, back],
      flat([0.3, 0.28, 0.26]),
    ),
    // An arch beneath it for the wood.
    box([x - 0.45, 0.08, front - 0.004], [x + 0.45, 0.5, front + 0.02], flat([0.03, 0.025, 0.02])),
    ...[-0.3, -0.02, 0.26].map((dx) =>
      drum([x + dx, front - 0.01], [0.08, 0.3], [0.11, 0.11], oldWood(OAK, noise, 1)),
    ),
    box(
      [x - HEARTH.half, HEARTH.high, back - 0.3],
      [x + HEARTH.half, HEARTH.hood + 0.1, back - 0.25],
      (u, y, z) => {
        const own = lick(x + (u - x) * 0.72, (y - HEARTH.high) * 0.72 + 0.06, z, 2);
        return own;
      },
    ),
    {
      ...ball(
        [x - 0.72, HEARTH.high - 0.2, front + 0.12],
        [x + 0.72, HEARTH.high + 0.16, back - 0.2],
        embers(noise, turn),
      ),
      glow: 0.35,
    },
    ...[-1, 1].flatMap((to) => [
      slab(
        [x + to * HEARTH.half, x + to * (HEARTH.half - 0.14)],
        [HEARTH.high, HEARTH.hood],
        [back - 0.45, back],
        stone,
      ),
      box(
        [x + to * (HEARTH.half - 0.08) - 0.025, HEARTH.high, front + 0.06],
        [x + to * (HEARTH.half - 0.08) + 0.025, HEARTH.hood, front + 0.11],
        IRON,
      ),
    ]),
    ...Array.from({ length: steps }, (_, n) => {
      const share = n / steps;
      const half = HEARTH.half + 0.06 - 0.6 * share;
      const low = HEARTH.hood + (high - HEARTH.hood) * share;
      return box(
        [x - half, low, front + 0.02 + 0.55 * share],
        [x + half, low + (high - HEARTH.hood) / steps + 0.002, back],
        n === 0 ? IRON : brick(scaleColour(BRICK, 0.62), noise),
      );
    }),
  ];
}

/** Coals, black above and glowing between. */
const embers =
  (noise: Noise, turn: number): Material =>
  (x, y, z) => {
    const heat = noise.fbm(x * 7 + turn, z * 7 + y * 3, 3) + 0.28;
    if (heat < 0) return [0.12, 0.03, 0.02];
    return heat < 0.3
      ? mixColour([0.5, 0.06, 0.01], [1.5, 0.42, 0.06], heat / 0.3)
      : mixColour([1.5, 0.42, 0.06], [2, 1.5, 0.6], Math.min(1, (heat - 0.3) / 0.3));
  };

/** Sparks that fly from the hot iron, the farther the smaller. */
export const sparks = ([x, y, z]: Point): Solid[] =>
  Array.from({ length: 46 }, (_, n) => {
    const turn = 2 * Math.PI * chance(n, 31);
    const far = 0.06 + 0.62 * chance(n, 32) ** 1.4;
    const rise = Math.sin(0.15 + 1.25 * chance(n, 33)) * far;
    const half = 0.011 - 0.009 * far;
    const at: Point = [x + Math.cos(turn) * far, y + rise, z + Math.sin(turn) * far * 0.4];
    return ball(
      [at[0] - half, at[1] - half * 1.8, at[2] - half],
      [at[0] + half, at[1] + half * 1.8, at[2] + half],
      flat([2, 1.3, 0.45]),
      1.6,
    );
  });

/** Bellows of leather between two boards, their nose toward the fire, on a stand. */
function bellows(x: number, z: number, side: number, noise: Noise): Solid[] {
  const board = oldWood(OAK, noise, 0);
  const fold = (n: number) => flat(scaleColour(LEATHER, n % 2 === 0 ? 1 : 0.6));
  return [
    slab([x - side * 0.55, x + side * 0.45], [0.72, 0.77], [z - 0.32, z + 0.32], board),
    ...Array.from({ length: 7 }, (_, n) => {
      const out = 0.55 - 0.03 * (n % 2);
      const [a, b] = [x - side * out, x + side * 0.4];
      return pad(
        [Math.min(a, b), 0.77 + n * 0.05, z - 0.3 + 0.03 * (n % 2)],
        [Math.max(a, b), 0.825 + n * 0.05, z + 0.3 - 0.03 * (n % 2)],
        fold(n),
        0.025,
      );
    }),
    slab([x - side * 0.6, x + side * 0.45], [1.12, 1.17], [z - 0.32, z + 0.32], board),
    slab([x + side * 0.4, x + side * 0.8], [0.88, 0.98], [z - 0.05, z + 0.05], IRON),
    ...[-0.45, 0.3].flatMap((dx) =>
      [-0.26, 0.22].map((dz) =>
        slab([x + side * dx, x + side * (dx + 0.07)], [0, 0.72], [z + dz, z + dz + 0.06], board),
      ),
    ),
    slab([x - side * 0.5, x - side * 0.46], [1.17, 1.9], [z - 0.02, z + 0.02], board),
  ];
}

/** A cask of water, tongs in it. */
const quenching = ([x, y, z]: Point, noise: Noise): Solid[] => [
  ...barrel([x, y, z], 0.72, 0.32, OAK, noise),
  drum([x, z], [0.7, 0.724], [0.245, 0.245], flat([0.1, 0.16, 0.18])),
  box([x - 0.05, 0.5, z - 0.015], [x - 0.02, 1.15, z + 0.015], IRON),
  box([x + 0.02, 0.5, z - 0.015], [x + 0.05, 1.12, z + 0.015], IRON),
];

/** A bench along the wall across from the fire, with a vice, hammers and horseshoes on it; long iron leans on the wall behind it. */
function bench({ shell, side, noise }: Furnishing, other: number): Solid[] {
  const { part } = besideWall({ shell, side: -side } as Furnishing);
  const { back } = shell;
  const plank = oldWood(OAK, noise, 2);
  const inward = side;
  return [
    part(0, 0.62, [0.8, 0.88], [3.1, back - 0.5], plank),
    ...[3.2, back - 0.7].flatMap((z) => [
      part(0.05, 0.16, [0, 0.8], [z, z + 0.11], plank),
      part(0.48, 0.58, [0, 0.8], [z, z + 0.11], plank),
    ]),
    part(0.02, 0.56, [0.25, 0.29], [3.2, back - 0.6], plank),
    part(0.44, 0.62, [0.88, 1.06], [3.7, 3.92], IRON),
    part(0.36, 0.72, [1.0, 1.1], [3.76, 3.86], IRON),
    part(0.6, 0.64, [0.9, 0.94], [3.6, 4.02], IRON),
    ...[4.3, 4.75].flatMap((z) => [
      part(0.15, 0.5, [0.88, 0.91], [z, z + 0.035], plank),
      part(0.12, 0.2, [0.88, 0.96], [z - 0.05, z + 0.085], IRON),
    ]),
    ...[0.1, 0.22, 0.31].map((dz, n) =>
      slab(
        [other + inward * 0.03, other + inward * 0.05],
        [0.9, 2 + 0.2 * n],
        [5.2 + dz, 5.23 + dz],
        IRON,
      ),
    ),
  ];
}

/** Bars before the window, in a frame of wood. */
function windowBars({ window: [left, right, low, high], back }: Furnishing['shell']): Solid[] {
  const bar = (x: readonly [number, number], y: readonly [number, number], of: Material) =>
    slab(x, y, [back - 0.05, back + 0.02], of);
  const wood = flat(TIMBER);
  return [
    bar([left - 0.08, left], [low - 0.08, high + 0.08], wood),
    bar([right, right + 0.08], [low - 0.08, high + 0.08], wood),
    bar([left, right], [low - 0.08, low], wood),
    bar([left, right], [high, high + 0.08], wood),
    ...[0.25, 0.5, 0.75].map((share) => {
      const x = left + share * (right - left);
      return bar([x - 0.012, x + 0.012], [low, high], IRON);
    }),
  ];
}

/** A heap of coal. */
const coals = ([x, , z]: Point): Solid[] =>
  Array.from({ length: 26 }, (_, n) => {
    const [turn, far] = [2 * Math.PI * chance(n, 41), 0.42 * Math.sqrt(chance(n, 42))];
    const size = 0.07 + 0.05 * chance(n, 43);
    const [cx, cz] = [x + far * Math.cos(turn), z + far * Math.sin(turn)];
    const up = 0.3 * (1 - far / 0.46);
    return ball(
      [cx - size, up - 0.02, cz - size],
      [cx + size, up + size * 1.5, cz + size],
      flat([0.05, 0.05, 0.055]),
    );
  });
