import { isWalker } from '../words/creatures.ts';
import type { Idea, Thing } from '../words/idea.ts';
import type { Scenery } from '../words/scenery.ts';

/** On which ground the landmarks stand that are looked at over a lawn or a garden. */
const GROUNDS: Partial<Readonly<Record<Thing, Scenery>>> = {
  irontower: 'champdemars',
  tajmahal: 'charbagh',
  pisatower: 'pisasquare',
};

/** What else than people and animals is before a landmark without hiding it or standing on it. */
const BEFORE_THEM: ReadonlySet<Thing> = new Set<Thing>([
  'bicycle',
  'bench',
  'umbrella',
  'kite',
  'picnic',
  'balloons',
  'bird',
  'tree',
]);

/** The idea of a landmark as it is in the world, on its own ground or over its water, where nothing says that it is elsewhere. */
export function atLandmarks(idea: Idea): Idea {
  const { land, scenery, town, crop, hill, subjects } = idea;
  const isElsewhere =
    scenery !== null ||
    town !== null ||
    crop !== null ||
    hill !== null ||
    idea.garden ||
    idea.forsaken ||
    idea.halloween ||
    idea.settled !== null;
  if (isElsewhere) return idea;
  const marks = subjects.filter(
    ({ thing, count, on, relation }) =>
      (GROUNDS[thing] !== undefined || thing === 'libertystatue') &&
      count === 1 &&
      on === undefined &&
      relation === undefined,
  );
  const [mark] = marks;
  const others = subjects.filter((one) => one !== mark);
  const isClear = others.every(
    ({ thing, on, relation }) =>
      (isWalker(thing) || BEFORE_THEM.has(thing)) && on === undefined && relation === undefined,
  );
  if (mark === undefined || !isClear) return idea;
  if (mark.thing === 'libertystatue')
    return land === 'city' ? { ...idea, land: 'lake', scenery: 'libertyharbour' } : idea;
  const ground = GROUNDS[mark.thing];
  const isOpen = land === null || land === 'field' || land === 'plain';
  return ground === undefined || !isOpen ? idea : { ...idea, land: 'field', scenery: ground };
}
