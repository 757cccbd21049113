import type { Subject } from '../idea.ts';
import type { Posture } from '../trait.ts';

/** How somebody is of whom it may be said that they lie in a hammock. */
const AT_REST: ReadonlySet<Posture | null> = new Set<Posture | null>([
  null,
  'lying',
  'sleeping',
  'sitting',
]);
/** How many palms a hammock hangs between. */
const PALMS = 2;

const mayLie = ({ thing, posture, count, company, on, far }: Subject): boolean =>
  thing === 'person' && count === 1 && AT_REST.has(posture) && (company ?? on ?? far) === undefined;

/** Whether it is what one lies in, and is free for somebody who is at nothing that is done otherwise. */
const holdsOne = ({ thing }: Subject, one: Subject | undefined): boolean =>
  thing === 'hammock' ||
  (thing === 'deckchair' && one?.holds === undefined && one?.traits?.includes('reading') !== true);

/** The one who is named with a hammock or a deck chair lies in it; the palms that are named are those between which it hangs. */
export function inHammocks(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const [one] = people;
  const hammock = things.find((thing) => holdsOne(thing, one));
  if (hammock === undefined || one === undefined || people.length > 1 || !mayLie(one))
    return things;
  const { isDressing: _, ...own } = hammock;
  const taken: Subject = {
    ...own,
    count: 1,
    ...(one.hair !== undefined && { hair: one.hair }),
    traits: [...(one.traits ?? []), 'crewed'],
  };
  return things
    .filter(
      (other) =>
        other !== one &&
        !(hammock.thing === 'hammock' && other.thing === 'palm' && other.count <= PALMS),
    )
    .map((other) => (other === hammock ? taken : other));
}
