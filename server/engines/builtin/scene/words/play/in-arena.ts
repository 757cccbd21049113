import type { Colour, Subject } from '../idea.ts';
import type { Town } from '../place.ts';

/** How many fight where it is not said. */
const FIGHTERS = 4;

/** The colour of a fighting bull. */
const BLACK: Colour = [0.07, 0.06, 0.06];

/** A bull of a bullring: black where nothing is said of it, and it grazes on no sand. */
const asBull = (one: Subject): Subject => ({
  ...one,
  colour: one.colour ?? BLACK,
  posture: one.posture ?? 'walking',
});

/** The things of a prompt in an arena: its crowd sits on its seats anyway, and those who fight are not as many. */
export function inArena(town: Town | null, things: readonly Subject[]): readonly Subject[] {
  if (town !== 'colosseum' && town !== 'bullring') return things;
  return things.flatMap((one): Subject[] => {
    const { thing, traits = [], count, exact } = one;
    if (town === 'bullring' && thing === 'cow') return [asBull(one)];
    if (thing !== 'person' || !traits.includes('crowd')) return [one];
    const own = traits.filter((trait) => trait !== 'crowd');
    if (own.length === 0) return [];
    return [{ ...one, traits: own, count: exact === 'said' ? count : FIGHTERS }];
  });
}
