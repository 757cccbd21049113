import type { Subject, Thing } from '../idea.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';

/** At what one eats elsewhere than on a blanket. */
const SEATS: ReadonlySet<Thing> = new Set<Thing>([
  'bench',
  'picnic',
  'campfire',
  'stall',
  'barbecue',
]);

const PICNIC: Subject = {
  ...{ thing: 'picnic', colour: null, count: 1, posture: null, size: 1 },
  isDressing: true,
};

/** People who are said to eat on the lawn of a park, or by Seoul's river, do so on a blanket, and no bench stands beside it. */
export function eatingOnLawns(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isLawn =
    says(pieces, ({ scenery }) => scenery === 'hanriver') ||
    (says(pieces, ({ park }) => park === true) &&
      says(pieces, ({ land, ground }) => land === 'field' && ground === true));
  const eats = isLawn && says(pieces, ({ dines }) => dines === true);
  const isSeated = things.some(
    ({ thing, on, isDressing }) =>
      on !== undefined || FOOD.has(thing) || (SEATS.has(thing) && isDressing !== true),
  );
  if (!eats || isSeated || !things.some(({ thing }) => thing === 'person')) return things;
  return [...things.filter(({ thing }) => thing !== 'bench'), PICNIC];
}
