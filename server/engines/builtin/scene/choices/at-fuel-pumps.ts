import type { Idea } from '../words/idea.ts';

/** The idea of one person at a petrol station in open land: who is at a pump there fills up a car. */
export function atFuelPumps(idea: Idea): Idea {
  const { land, scenery, town, subjects } = idea;
  const isOpen = (land === null || land === 'field' || land === 'street') && scenery === null;
  const people = subjects.filter(({ thing }) => thing === 'person');
  const isThere =
    people.length === 1 &&
    people.every(({ count, on, relation }) => count === 1 && (on ?? relation) === undefined) &&
    subjects.some(({ thing, count }) => thing === 'gasstation' && count === 1) &&
    subjects.every(
      ({ thing, count }) =>
        thing === 'person' || thing === 'gasstation' || (thing === 'car' && count === 1),
    );
  return isOpen && town === null && isThere && !idea.forsaken
    ? { ...idea, land: 'field', path: null, scenery: 'forecourt' }
    : idea;
}
