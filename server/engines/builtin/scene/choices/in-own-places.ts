import type { Idea, Subject } from '../words/idea.ts';
import type { Trait } from '../words/trait.ts';

/** What is said of somebody who is nobody but a girl, a boy, a woman or a man: age and hair. */
const PLAIN: ReadonlySet<Trait> = new Set<Trait>([
  ...(['girl', 'woman', 'boy', 'child', 'teen', 'youthful'] as const),
  ...(['longhaired', 'shorthaired', 'braided', 'bun', 'curly', 'blackhaired'] as const),
  ...(['greeneyed', 'blueeyed', 'browneyed', 'greyeyed', 'glasses'] as const),
]);

const isPlain = ({
  thing,
  count,
  posture,
  holds,
  company,
  on,
  far,
  traits = [],
}: Subject): boolean =>
  thing === 'person' &&
  count === 1 &&
  posture === null &&
  [holds, company, on, far].every((said) => said === undefined) &&
  traits.every((trait) => PLAIN.has(trait));

/** Whether somebody alone is asked for in a style, and no more is said: neither where nor when nor what is done. */
function isOfSomebodyInStyle(idea: Idea): boolean {
  const { style, medium, subjects, sky, colours } = idea;
  const [somebody] = subjects;
  return (
    (style !== null || medium !== null) &&
    subjects.length === 1 &&
    somebody !== undefined &&
    isPlain(somebody) &&
    [idea.land, idea.scenery, idea.town, idea.city, idea.path, idea.perch, idea.settled].every(
      (said) => said === null,
    ) &&
    [idea.composition, idea.flat, idea.backdrop, idea.homeland, idea.time, idea.weather].every(
      (said) => said === null,
    ) &&
    [idea.season, idea.mood, idea.outlook].every((said) => said === null) &&
    sky.length === 0 &&
    colours.length === 0 &&
    ![idea.snowy, idea.hearth, idea.square, idea.garden, idea.neon, idea.forsaken].includes(true)
  );
}

/** Where a face is shown, in turn: by the sea, at a lake among autumn's trees, in a garden, in a street. */
const PLACES: readonly Pick<Idea, 'land' | 'season' | 'garden'>[] = [
  { land: 'beach', season: 'summer', garden: false },
  { land: 'lake', season: 'autumn', garden: false },
  { land: 'field', season: 'summer', garden: true },
  { land: 'street', season: 'spring', garden: false },
];

/** The idea of somebody alone in a style as a picture of that face, in each of the four at another place by day. */
export const inOwnPlaces = (idea: Idea, turn: number): Idea =>
  isOfSomebodyInStyle(idea)
    ? { ...idea, composition: 'portrait', time: 'day', ...PLACES[turn % PLACES.length] }
    : idea;
