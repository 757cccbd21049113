import { isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** From what size on something is a giant of its kind. */
const GIANT = 2.4;

/** Where houses, trees or mountains tell how large that is. */
const TOWERING_OVER: ReadonlySet<Land> = new Set<Land>([
  'street',
  'city',
  'field',
  'forest',
  'woods',
  'mountain',
  'plain',
  'desert',
]);

/** What else than people and animals is seen as large. */
const ELSE: ReadonlySet<Thing> = new Set<Thing>(['teddy', 'duck']);

/** Whether it is one giant that stands or walks in the open, far off and above all that is there. */
export const isColossal = (
  { land, composition }: Pick<Idea, 'land' | 'composition'>,
  { thing, size, count, on, company, far, relation, traits = [] }: Subject,
): boolean =>
  (size >= GIANT || traits.includes('titan')) &&
  (isWalker(thing) || ELSE.has(thing)) &&
  count === 1 &&
  (on ?? company ?? relation) === undefined &&
  far !== true &&
  !traits.includes('mounted') &&
  composition !== 'close' &&
  composition !== 'portrait' &&
  (land === null ? traits.includes('titan') : TOWERING_OVER.has(land));
