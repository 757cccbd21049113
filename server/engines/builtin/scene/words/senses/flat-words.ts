import { isWalker } from '../creatures.ts';
import type { Flat, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';

/** What a map may name besides: where it is of, and what sails there. */
const ON_MAPS: ReadonlySet<Land> = new Set<Land>([
  'island',
  'sea',
  'beach',
  'field',
  'mountain',
  'summit',
  'plain',
]);

/** What a poster of synthwave may name: it has all of that, or stands for it. */
const ON_POSTERS: ReadonlySet<Land> = new Set<Land>([
  ...(['beach', 'sea', 'mountain', 'field', 'plain', 'desert', 'city', 'street'] as const),
]);

const isSynthwave = (land: Land | null, named: readonly Subject[]): boolean =>
  (land === null || ON_POSTERS.has(land)) && named.every(({ thing }) => thing === 'palm');

/**
 * What picture without a place the words ask for, or null: nothing is abstract where something is named, a
 * pattern is of things of one or more kinds but is on somebody's clothes where people are named, and so a map is in their hands; one of synthwave is a poster unless more is named than palms; a logo shows whatever is named.
 */
export function flatOf(
  meanings: readonly Meaning[],
  land: Land | null,
  things: readonly Subject[],
): Flat | null {
  const said = meanings.flatMap(({ flat }) => (flat === undefined ? [] : [flat]));
  const named = things.filter(({ isDressing }) => isDressing !== true);
  const isOfPeople = named.some(({ thing }) => thing === 'person');
  if (said.includes('logo')) return 'logo';
  if (said.includes('synthwave') && isSynthwave(land, named)) return 'synthwave';
  if (said.includes('abstract') && land === null && named.length === 0) return 'abstract';
  if (said.includes('pattern') && land === null && !isOfPeople && said[0] !== 'abstract')
    return 'pattern';
  const isOfPlace = land === null || ON_MAPS.has(land);
  return said.includes('map') && isOfPlace && !named.some(({ thing }) => isWalker(thing))
    ? 'map'
    : null;
}
