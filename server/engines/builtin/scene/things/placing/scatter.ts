import { createRandom, pick, type Random } from '../../../kernels/random.ts';
import { lookUp } from '../../world/height-map.ts';
import type { Sprite } from '../sprite.ts';
import { type Wish, wishIn } from '../wish.ts';
import type { Draft, Drawing } from './as-seen.ts';
import type { Stage } from './stage.ts';

/** How something is strewn over a land; lengths in world units. */
export interface Scatter {
  readonly kinds: readonly Drawing[];
  /** How far off its rows are, and how many stand in each. */
  readonly rows: readonly { readonly z: number; readonly count: number }[];
  /** How free the middle is to each side, as a share of half the picture's width, by the nearest row. */
  readonly free: number;
  readonly size: (random: Random) => number;
  /** How much more light it gets than its place gives; missing: none. */
  readonly boost?: number;
  /** How deep it is in the ground, as a share of its height; missing: a little. */
  readonly sunk?: number;
}

const SUNK = 0.02;

/** Strews something over a land: near ones at the sides, far ones everywhere. */
export function scatter(
  { frame, camera, map, setting: { random } }: Stage,
  { kinds, rows, free: least, size: sizeOf, boost, sunk = SUNK }: Scatter,
): Draft[] {
  const half = frame.width / 2 / camera.focal;
  return rows.flatMap(({ z: row, count }, n) =>
    Array.from({ length: count }, (_, place): Draft => {
      const z = row * (0.86 + 0.3 * random.unit());
      const across = ((place + 0.2 + 0.6 * random.unit()) / count) * 2 - 1;
      const free = least * (1 - n / rows.length);
      const aside = Math.sign(across) * (free + (1.08 - free) * Math.abs(across));
      const x = aside * half * z;
      const size = sizeOf(random);
      const base = lookUp(map.heights, x, z) - sunk * size;
      const lit = boost === undefined ? {} : { boost };
      return { draw: pick(random, kinds), x, z, base, size, ...lit };
    }),
  );
}

/** A kind of thing that is drawn alike at any size. */
export function kindOf(
  { setting }: Pick<Stage, 'setting'>,
  draw: (wish: Wish) => Sprite,
  colour: Wish['colour'] = null,
): Drawing {
  const seed = setting.random.uint32();
  const wish = wishIn(setting, { colour, posture: null, tall: 0, isPortrait: false });
  return (tall) => draw({ ...wish, tall, random: createRandom(seed) });
}

/** A height between two by chance, world units; small ones are more often. */
export const sizeBetween =
  (least: number, most: number) =>
  (random: Random): number =>
    least + (most - least) * random.unit() ** 1.5;

/** So many of a kind of thing, each drawn alike at any size. */
export const varieties = (stage: Stage, count: number, draw: (wish: Wish) => Sprite) =>
  Array.from({ length: count }, () => kindOf(stage, draw));

/** The one of several kinds whose turn it is. */
export const turnOf = <Kind>(kinds: readonly Kind[], n: number): Kind =>
  kinds[n % kinds.length] as Kind;
