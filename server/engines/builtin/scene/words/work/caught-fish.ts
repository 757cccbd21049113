import type { Subject, Thing } from '../idea.ts';

/** Who is after fish. */
const ANGLERS: ReadonlySet<Thing> = new Set<Thing>(['person', 'rowboat', 'trawler', 'bear']);

/** Fish named with people are what they are after ("balık tutan bir adam"), and not to be seen. */
export const caught = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ thing }) => ANGLERS.has(thing))
    ? things
        .filter(({ thing }) => thing !== 'fish')
        .map((one) =>
          one.thing === 'bear' && things.some(({ thing }) => thing === 'fish')
            ? { ...one, traits: [...(one.traits ?? []), 'fisher' as const] }
            : one,
        )
    : things;
