import type { Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What is done to something right beside it. */
const AT_THING: readonly Trait[] = ['repairing', 'scrubbing', 'hosing'];

/** What is told of somebody who does nothing yet. */
const IDLE: ReadonlySet<Trait> = new Set<Trait>([
  ...(['child', 'boy', 'girl', 'teen', 'woman', 'old', 'bearded', 'hatted'] as const),
]);

/** Whether somebody is there of whom it is not told what is done. */
export const isIdle = ({ thing, posture, holds, on, far, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  posture === null &&
  (holds ?? on ?? far) === undefined &&
  traits.every((trait) => IDLE.has(trait));

/** Who repairs, washes or puts out something is named right before it, and so is beside it; who is with them is on the other side and helps. */
export function besideRepairs(things: readonly Subject[]): readonly Subject[] {
  const one = things.find(({ traits = [] }) => AT_THING.some((trait) => traits.includes(trait)));
  const what = things.find(({ thing, isDressing }) => thing !== 'person' && isDressing !== true);
  if (one === undefined || what === undefined) return things;
  const deed = one.traits?.find((trait) => AT_THING.includes(trait)) as Trait;
  const helping = (other: Subject): Subject =>
    isIdle(other) ? { ...other, traits: [...(other.traits ?? []), deed] } : other;
  // Who is named before them helps from the other side.
  const at = things.indexOf(what);
  const before = things.slice(0, at).filter((other) => other !== one && isIdle(other));
  return things.flatMap((other) =>
    other === one || before.includes(other)
      ? []
      : other === what
        ? [one, what, ...before.map(helping)]
        : [helping(other)],
  );
}
