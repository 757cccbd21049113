import type { Subject } from './idea.ts';
import type { Trait } from './trait.ts';

/** What is done to something right beside it. */
const AT_THING: readonly Trait[] = ['repairing', 'scrubbing', 'hosing'];

/** Who repairs, washes or puts out something is named right before it, and so is beside it; who is with them is on the other side. */
export function besideRepairs(things: readonly Subject[]): readonly Subject[] {
  const one = things.find(({ traits = [] }) => AT_THING.some((trait) => traits.includes(trait)));
  const what = things.find(({ thing, isDressing }) => thing !== 'person' && isDressing !== true);
  if (one === undefined || what === undefined) return things;
  return things.flatMap((other) => (other === one ? [] : other === what ? [one, what] : [other]));
}
