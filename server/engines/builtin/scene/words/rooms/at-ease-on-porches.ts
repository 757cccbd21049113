import type { Held } from '../held.ts';
import type { Idea, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Trait } from '../trait.ts';

/** Where people sit with the house behind them, and nobody walks through. */
const PORCHES: ReadonlySet<Land> = new Set<Land>(['porch', 'engawa']);

/** What somebody is, by which they do nothing yet. */
const WHO: ReadonlySet<Trait> = new Set<Trait>([
  ...(['woman', 'old', 'blackhaired', 'darkskinned', 'brownskinned', 'bearded'] as const),
  ...(['braided', 'laughing', 'farmer'] as const),
]);

/** What is eaten out of the hand at leisure. */
const TREATS: ReadonlySet<Held | undefined> = new Set<Held>(['icecream', 'melon', 'foodbowl']);

/** Whether it is a child who is there with one who is so at ease, and does nothing yet but eat. */
const isChildAlong = ({ thing, count, posture, holds, traits = [] }: Subject) =>
  thing === 'person' &&
  count === 1 &&
  posture === null &&
  (holds === undefined || TREATS.has(holds.thing)) &&
  traits.every((trait) => trait === 'child' || trait === 'girl' || trait === 'boy');

/** Whether it is one grown person of whom nothing is said that they do, or on what they are. */
const isIdle = ({
  thing,
  count,
  posture,
  on,
  at,
  holds,
  relation,
  company,
  traits = [],
}: Subject) =>
  thing === 'person' &&
  count === 1 &&
  posture === null &&
  (on ?? at ?? holds ?? relation ?? company) === undefined &&
  traits.some((trait) => trait === 'old' || trait === 'woman') &&
  traits.every((trait) => WHO.has(trait));

/** Where one sits down on what is beneath one to eat what one has in the hand. */
const LOUNGES: ReadonlySet<Land | null> = new Set<Land>(['engawa', 'beach']);

/** What a prompt asks for: who eats something out of the hand on the boards of a veranda or on a beach sits there. */
export function eatingAtEase(idea: Idea): Idea {
  if (!LOUNGES.has(idea.land)) return idea;
  const eatsThere = ({ thing, posture, on, at, company, relation, holds }: Subject) =>
    thing === 'person' &&
    posture === null &&
    (on ?? at ?? company ?? relation) === undefined &&
    TREATS.has(holds?.thing);
  return {
    ...idea,
    subjects: idea.subjects.map(
      (one): Subject => (eatsThere(one) ? { ...one, posture: 'sitting' } : one),
    ),
  };
}

/** What a prompt asks for: whoever is alone on a porch, and does nothing there that is known, sits in a chair that rocks, or on the boards of a Japanese veranda. */
export function atEaseOnPorches(idea: Idea): Idea {
  const { land, subjects } = idea;
  if (land === null || !PORCHES.has(land)) return idea;
  const isOnBoards = land === 'engawa' && subjects.length === 2 && subjects.some(isIdle);
  if (isOnBoards && subjects.every((one) => isIdle(one) || isChildAlong(one)))
    return { ...idea, subjects: subjects.map((one) => ({ ...one, posture: 'sitting' as const })) };
  if (subjects.length !== 1) return idea;
  return {
    ...idea,
    subjects: subjects.map((one): Subject => {
      if (!isIdle(one)) return one;
      return land === 'engawa'
        ? { ...one, posture: 'sitting' }
        : {
            ...one,
            posture: 'sitting',
            on: 'armchair',
            traits: [...(one.traits ?? []), 'rocking'],
          };
    }),
  };
}
