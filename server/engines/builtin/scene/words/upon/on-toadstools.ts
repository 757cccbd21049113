import type { Subject } from '../idea.ts';

/** Somebody who sits and one mushroom that is named with that one are drawn as one: who sits on it. */
export function onToadstools(things: readonly Subject[]): readonly Subject[] {
  const mushroom = things.find(({ thing, count }) => thing === 'mushroom' && count === 1);
  const sitter = things.find(
    ({ thing, company, on, holds }) =>
      thing === 'person' && company === undefined && on === undefined && holds === undefined,
  );
  // The word for sitting may be told of what it stands beside.
  const isSaid = [mushroom, sitter].some((one) => one?.posture === 'sitting');
  if (mushroom === undefined || sitter === undefined || !isSaid) return things;
  return things
    .filter((one) => one !== mushroom)
    .map((one) =>
      one === sitter
        ? { ...one, posture: null, traits: ['ontoadstool', ...(one.traits ?? [])] }
        : one,
    );
}
