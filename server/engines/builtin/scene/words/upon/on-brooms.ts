import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

const isMage = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('mage');

/** Who is named with a broom to ride flies on it, a witch before others; so does a witch who is said to fly. */
export function onBrooms(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const hasBroom = pieces.some(({ meanings }) => meanings.some(({ onBroom }) => onBroom === true));
  const flies = (one: Subject): boolean => isMage(one) && one.posture === 'flying';
  const rider =
    things.find(flies) ??
    (hasBroom
      ? (things.find(isMage) ?? things.find(({ thing }) => thing === 'person'))
      : undefined);
  if (rider === undefined) return things;
  return things.map((one) =>
    one === rider ? { ...one, thing: 'broomrider', posture: null } : one,
  );
}
