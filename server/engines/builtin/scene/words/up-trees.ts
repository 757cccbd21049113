import type { Subject } from './idea.ts';
import type { Trait } from './trait.ts';

/** Somebody who climbs and one tree that is named with that one are drawn as one: who climbs it is up its trunk. */
export function upTrees(things: readonly Subject[]): readonly Subject[] {
  const tree = things.find(({ thing, count }) => thing === 'tree' && count === 1);
  const climbs = ({ thing, traits = [], company }: Subject): boolean =>
    thing === 'person' && company === undefined && traits.includes('climbing');
  const climber = things.find(climbs);
  if (tree === undefined || climber === undefined) return things;
  return things
    .filter((one) => one !== tree)
    .map((one) =>
      one === climber
        ? {
            ...one,
            posture: null,
            traits: (one.traits ?? []).map(
              (trait): Trait => (trait === 'climbing' ? 'treeclimbing' : trait),
            ),
          }
        : one,
    );
}
