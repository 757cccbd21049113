import type { Subject } from '../idea.ts';

/** Who plays a piano, or is named with one, sits at it. */
export function atPianos(things: readonly Subject[]): readonly Subject[] {
  const player = things.find(
    ({ thing, traits = [] }) => thing === 'person' && traits.includes('pianist'),
  );
  const piano = things.find(({ thing }) => thing === 'piano');
  const one = player ?? (piano && things.find(({ thing }) => thing === 'person'));
  if (one === undefined) return things;
  const traits = (one.traits ?? []).filter((trait) => trait !== 'pianist' && trait !== 'playing');
  const played: Subject = {
    ...(piano ?? { thing: 'piano', count: 1, posture: null, colour: null, size: 1 }),
    ...(one.hair !== undefined && { hair: one.hair }),
    count: 1,
    traits: [...traits, 'crewed'],
  };
  return things.filter((other) => other !== piano).map((other) => (other === one ? played : other));
}
