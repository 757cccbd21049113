import type { Idea, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import type { Trait } from '../words/trait.ts';

/** Who lives in the castles of tales, and where those are. */
const OF_TALES: ReadonlySet<Thing | Trait | Land | null> = new Set<Thing | Trait | Land | null>([
  ...(['dragon', 'unicorn', 'mermaid', 'royal', 'knight', 'mage', 'clouds', 'underwater'] as const),
]);

/** Whether what is called a palace is one to be drawn in a land: those of which a tale tells are castles. */
export const hasPalace = (idea: Pick<Idea, 'subjects'>, land: Land | null): boolean =>
  !OF_TALES.has(land) &&
  idea.subjects.some(({ traits }) => traits?.includes('palace')) &&
  !idea.subjects.some(
    ({ thing, traits }) => OF_TALES.has(thing) || traits?.some((trait) => OF_TALES.has(trait)),
  );
