import type { Subject } from '../idea.ts';

const isReader = ({ thing, count, traits = [] }: Subject): boolean =>
  thing === 'person' && count === 1 && traits.includes('reading') && !traits.includes('child');

const mayListen = ({ thing, posture, traits = [], on, far, company }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'sitting') &&
  (traits.includes('child') || traits.includes('girl')) &&
  (on ?? far ?? company) === undefined;

/** Children who are named with one grown person who reads sit on the ground before that person and listen. */
export function listening(things: readonly Subject[]): readonly Subject[] {
  const reader = things.find(isReader);
  if (reader === undefined || !things.some(mayListen)) return things;
  return things.map((one): Subject => {
    if (one === reader) return { ...one, relation: { is: 'meets', party: 'first' } };
    if (!mayListen(one)) return one;
    return {
      ...one,
      posture: 'sitting',
      traits: [...(one.traits ?? []), 'listening'],
      relation: { is: 'meets', party: 'second' },
    };
  });
}
