import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';

/** What does not float by itself: if it is said to, it is in the air. */
const HEAVY: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'temple',
  'tower',
  'church',
  'monastery',
  'house',
  'mosque',
  'windmill',
  'pyramid',
  'colosseum',
  'stonecircle',
  'ruin',
  'villa',
  'floatingisland',
]);

/** Lands that may be named with it: what it stands on, and what is around it. */
const AROUND: ReadonlySet<Land> = new Set<Land>([
  'clouds',
  'waterfall',
  'plain',
  'island',
  'city',
  'field',
  'forest',
  'woods',
]);

/** Whether the words put buildings, an island or a town into the air: "a castle floating in the clouds", but no house on a lake. */
export function isAloft(meanings: readonly Meaning[]): boolean {
  const lands = meanings.flatMap(({ land }) => (land === undefined ? [] : [land]));
  const isHeavy = meanings.some(
    ({ thing, settled, land }) =>
      (thing !== undefined && HEAVY.has(thing)) || settled !== undefined || land === 'island',
  );
  return (
    (isHeavy || namesTown(meanings)) &&
    lands.every((land) => AROUND.has(land)) &&
    meanings.some(({ aloft }) => aloft === true)
  );
}

/** Whether a town is named: above the clouds it floats. */
export const namesTown = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land, thing }) => land === 'city' && thing === undefined);

/** The things with the island among them that is named as a land. */
export function withIsland(
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  const isNamed = meanings.some(({ land }) => land === 'island');
  if (!isNamed || things.some(({ thing }) => thing === 'floatingisland')) return things;
  return [...things, FLOATING];
}

/** An island in the air, with others farther off. */
export const FLOATING: Subject = {
  thing: 'floatingisland',
  count: 3,
  posture: null,
  colour: null,
  size: 1,
};
