import type { Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What is said of somebody who may do anything. */
const OPEN: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'girl',
  'child',
  'boy',
  'old',
  'working',
  'pegging',
  'farmer',
  'headscarf',
  'gown',
]);

/** Who is named with a line of washing and does nothing else hangs it out, and stands at that very line. */
export function hangingOut(things: readonly Subject[]): readonly Subject[] {
  const line = things.find(({ thing, isDressing }) => thing === 'clothesline' && !isDressing);
  const people = things.filter(({ thing }) => thing === 'person');
  const [one] = people;
  if (one === undefined || people.length > 1) return things;
  const traits = one.traits ?? [];
  const isFree =
    (one.posture === null || one.posture === 'standing') &&
    (one.holds ?? one.on ?? one.far ?? one.company ?? one.relation) === undefined &&
    traits.every((trait) => OPEN.has(trait));
  const isAtLine = line !== undefined || traits.includes('pegging');
  if (!isFree || !isAtLine) return things;
  const own = traits.filter((trait) => trait !== 'working' && trait !== 'pegging');
  return things
    .filter((other) => other !== line)
    .map((other) => (other === one ? { ...one, traits: [...own, 'pegging'] } : other));
}
