import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { fountainModel } from '../../outdoors/park.ts';
import { moved } from '../../sculpt/move.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How high those who run round a fountain are drawn with it, of the height upright. */
export const ROUND_FOUNTAIN = 1.62;

/** How far from the middle they run, ahead and across. */
const RING = { wide: 1.22, deep: 1.06 } as const;

/** Where on the ring each is, radians, and in which moment of running. */
const RUNNERS: readonly { readonly way: number; readonly doing: Doing }[] = [
  { way: 4.3, doing: 'running' },
  { way: 5.25, doing: 'bounding' },
  { way: 0.35, doing: 'sprinting' },
  { way: 3.2, doing: 'running' },
];

/** Those who chase each other round a fountain; in heights of the tallest. */
export function roundFountain(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const sizes = sizesOf(all);
  const runners = RUNNERS.slice(0, all.length).flatMap(({ way, doing }, n) => {
    const at: Vector = [RING.wide * Math.cos(way), 0, RING.deep * Math.sin(way)];
    // Along the ring, counterclockwise as seen from above.
    const turned = Math.atan2(-RING.deep * Math.cos(way), -RING.wide * Math.sin(way));
    return member(
      random,
      doing,
      n === 0 ? colour : null,
      all[n] ?? [],
      { at, turned, size: sizes[n] ?? 1 },
      {},
    );
  });
  return {
    model: [...runners, ...moved(fountainModel(null), { size: 1.2 })],
    turn: 0.05 + vary,
    above: 0.2,
  };
}
