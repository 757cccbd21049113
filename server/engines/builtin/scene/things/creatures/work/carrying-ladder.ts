import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import { between, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

/** Half how long a ladder is that is carried, how wide, and how far its rungs are apart. */
const LADDER = { half: 0.78, wide: 0.1, apart: 0.15 } as const;

/** Somebody who walks with a ladder on the near shoulder, an arm through it. */
export function ladderCarrying(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder, shoulders } = figureOf(traits);
  const wood = plain([0.74, 0.54, 0.3]);
  const high = shoulder - 0.02;
  const side = -shoulders - 0.06;
  const end = (ahead: number, up: number): Vector => [ahead, high + up, side];
  const rail = (up: number): readonly [Vector, Vector] => [
    end(-LADDER.half + 0.1, up - 0.07),
    end(LADDER.half + 0.1, up + 0.05),
  ];
  const [lower, upper] = [rail(-LADDER.wide), rail(LADDER.wide)];
  const rungs = Math.floor((2 * LADDER.half) / LADDER.apart);
  return [
    ...one('walking', { near: [0.2, high - LADDER.wide + 0.01, side - 0.02] }),
    ...[lower, upper].map(([from, to]) => limb(wood, from, to, 0.016, 0.016)),
    ...Array.from({ length: rungs - 1 }, (_, n) => {
      const share = (n + 1) / rungs;
      return limb(wood, between(...lower, share), between(...upper, share), 0.012, 0.012);
    }),
  ];
}
