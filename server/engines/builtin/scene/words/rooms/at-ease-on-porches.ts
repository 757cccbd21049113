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

/** Whether it is a child who is there with one who is so at ease, and does nothing yet. */
const isChildAlong = ({ thing, count, posture, holds, traits = [] }: Subject) =>
  thing === 'person' &&
  count === 1 &&
  posture === null &&
  holds === undefined &&
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
