import type { Idea, Subject } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** The flowers that were named for the beds of a garden; null where the picture is of none. */
export function bedsOf(
  { garden, settled, composition, subjects, crop }: Idea,
  land: Land,
): readonly Subject[] | null {
  const isNear = composition === 'close' || composition === 'portrait';
  if (!garden || land !== 'field' || settled !== null || isNear) return null;
  // The word for a garden may have taken their kind.
  const bloom = crop === 'tulip' || crop === 'sunflower' ? crop : undefined;
  return subjects
    .filter(growsInBed)
    .map((one) => (bloom === undefined ? one : { ...one, bloom: one.bloom ?? bloom }));
}

/** Flowers of which no number is said grow in the beds; those that are counted stand by themselves. */
const growsInBed = ({ thing, exact }: Subject): boolean => thing === 'flower' && exact !== 'said';

/** What a garden has of which nothing is said: a seat in every other picture. */
const BENCH: Subject = {
  thing: 'bench',
  count: 1,
  posture: null,
  colour: null,
  size: 1,
  isDressing: true,
};

/** The idea of a garden: its flowers are in its beds and not a field of them, and a paved path leads to its end. */
export function inGarden(idea: Idea, turn: number): Idea {
  if (bedsOf(idea, idea.land ?? 'plain') === null) return idea;
  const others = idea.subjects.filter((one) => !growsInBed(one));
  if (idea.raked !== null) return { ...idea, crop: null, path: null, subjects: others };
  const isEmpty = others.every(({ thing }) => thing === 'house');
  const seat = isEmpty && turn % 2 === 0 ? [BENCH] : [];
  return { ...idea, crop: null, path: idea.path ?? 'paved', subjects: [...others, ...seat] };
}

/** Whether a picture is of a path between beds of flowers. */
export const isInBeds = (idea: Idea, land: Land): boolean =>
  idea.raked === null && bedsOf(idea, land) !== null;
