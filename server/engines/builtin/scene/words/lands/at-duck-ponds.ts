import type { Idea, Thing } from '../idea.ts';

const FOWL: ReadonlySet<Thing> = new Set<Thing>(['duck', 'swan']);

/** What a prompt asks for in which people feed the birds of a lake that is told no more of: it is a small pond, to whose bank they come, and not a wide water far behind. */
export function atDuckPonds(idea: Idea): Idea {
  const { land, scenery, subjects, wooded, fjord, snowy, frozen } = idea;
  const areFed =
    subjects.some(({ thing, traits }) => thing === 'person' && traits?.includes('feeding')) &&
    subjects.some(({ thing }) => FOWL.has(thing));
  const isAnyLake = land === 'lake' && scenery === null && !(wooded || fjord || snowy || frozen);
  return areFed && isAnyLake ? { ...idea, scenery: 'parkpond' } : idea;
}
