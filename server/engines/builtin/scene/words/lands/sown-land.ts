import type { Composition, Crop, Subject, Thing } from '../idea.ts';
import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';

/** What stands in fields beside what they are sown with. */
const IN_FIELDS: ReadonlySet<Thing> = new Set<Thing>(['flower', 'house', 'barn', 'windmill']);
/** What is named in the singular where there is much of it. */
const MASSES: readonly Crop[] = ['lavender', 'rape'];

/** The land of flowers that are sown: named in no number and without much else they are a field of them; else null. */
export function sownLand(
  things: readonly Subject[],
  meanings: readonly Meaning[],
  composition: Composition | null,
): Land | null {
  const flowers = meanings.filter(({ thing }) => thing === 'flower');
  const crop = flowers[0]?.crop;
  // What is sown besides other flowers is a bunch of them.
  if (crop === undefined || flowers.some((one) => one.crop !== crop)) return null;
  if (composition === 'close' || composition === 'portrait') return null;
  const isMuch = things.some(
    ({ thing, exact }) =>
      thing === 'flower' &&
      (exact === undefined || (exact === 'singular' && MASSES.includes(crop))),
  );
  return isMuch && things.every(({ thing }) => IN_FIELDS.has(thing)) ? 'field' : null;
}
