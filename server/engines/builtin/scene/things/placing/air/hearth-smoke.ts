import { createRandom } from '../../../../kernels/random.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import { isFarm } from '../../buildings/homes/farms.ts';
import { STEAM, smokePuff } from '../../smoke-puff.ts';
import type { Planted, Stage } from '../stage.ts';
import { tops } from './chimney-smoke.ts';

/** How many of the nearest houses have a fire in, and how many puffs rise from each. */
const HOUSES = 7;
const PUFFS = 9;
/** How far smoke of a hearth rises and drifts, and how large its first and its last puff are, in heights of the house. */
const PLUME = { rises: 0.85, drifts: 0.3, first: 0.07, last: 0.36 } as const;
/** How much a puff hides near the chimney and where it thins out. */
const DENSE = [0.5, 0.3, 0.14] as const;
/** How light it is beside a cloud's shade: smoke of wood is white. */
const PALE: Colour = [1.5, 1.5, 1.55];

/** What has a hearth and a chimney. */
const HOMES: ReadonlySet<Thing | undefined> = new Set<Thing>(['house', 'gingerbreadhouse']);

/** Whether farms are houses too in which people live. */
const hasFarmhouse = ({ setting }: Stage): boolean =>
  setting.subjects.some(({ traits }) => traits?.some(isFarm) === true);

/** The smoke that was asked for, of the houses that were. */
export const askedSmoke = (stage: Stage, wished: readonly Planted[]): Planted[] =>
  stage.setting.idea.smoking
    ? hearthSmoke(
        stage,
        wished.filter(({ thing }) => HOMES.has(thing) || (thing === 'barn' && hasFarmhouse(stage))),
      )
    : [];

/** The smoke that rises from the chimneys of houses, in still air almost straight. */
export function hearthSmoke({ setting }: Stage, houses: readonly Planted[]): Planted[] {
  const random = createRandom(setting.random.uint32());
  const kinds = DENSE.map((dense) => smokePuff(setting.light, STEAM, dense, random));
  const near = houses.toSorted((a, b) => a.z - b.z).slice(0, HOUSES);
  return near.flatMap(({ sprite, x, z, base, size }) => {
    const [chimney] = tops(sprite);
    if (chimney === undefined) return [];
    const [across, high] = chimney;
    const wide = (size * sprite.width) / sprite.height;
    return Array.from({ length: PUFFS }, (_, n): Planted => {
      const share = n / (PUFFS - 1);
      const large = size * (PLUME.first + (PLUME.last - PLUME.first) * share);
      const astray = (random.unit() - 0.5) * 0.3 * large;
      return {
        sprite: kinds[Math.min(2, Math.floor(share * 3))] as Planted['sprite'],
        x: x + (across - 0.5) * wide + setting.side * PLUME.drifts * size * share ** 1.6 + astray,
        z: z + 0.01 * n,
        base: base + size * (high + PLUME.rises * share) - 0.45 * large,
        size: large,
        tone: PALE,
      };
    });
  });
}
