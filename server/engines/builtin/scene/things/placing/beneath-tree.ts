import type { Idea, Subject, Thing } from '../../words/idea.ts';
import { INDOORS } from '../../world/room/plan-room.ts';

/** Trees with room beneath their crowns. */
const CROWNS: ReadonlySet<Thing> = new Set<Thing>(['tree', 'blossom', 'palm']);

/** What people sit on that is named with them. */
const SEATS: ReadonlySet<Thing> = new Set<Thing>([
  'bench',
  'chair',
  'armchair',
  'picnic',
  'swings',
]);

/** A tree over who sits at its foot: its height in heights of somebody upright, how much nearer to the horizon its foot is, and how far to the back of who sits, as a share of the width. */
export const SHELTER = { height: 2.7, feet: 0.95, aside: 0.075 } as const;

/** How high somebody is who sits at the foot of a tree, of the height upright. */
export const AT_FOOT = 0.6;

type Named = Pick<Idea, 'land' | 'composition' | 'subjects'>;

const rests = ({ thing, posture, count, traits = [], company, on, far, holds }: Subject): boolean =>
  thing === 'person' &&
  count === 1 &&
  company === undefined &&
  on === undefined &&
  far !== true &&
  (posture === 'sitting' ||
    posture === 'sleeping' ||
    (posture === null && (traits.includes('reading') || holds?.thing === 'book')));

/** Whether somebody listens to who reads there: they sit before them, not at the trunk. */
const listens = ({ traits = [] }: Pick<Subject, 'traits'>): boolean => traits.includes('listening');

/** Who sits, sleeps or reads at the foot of the one tree that is named, to others or alone; null if nobody does. */
function sitterOf({ land, composition, subjects }: Named): Subject | null {
  if (composition === 'portrait' || (land !== null && INDOORS.includes(land))) return null;
  const people = subjects.filter((one) => one.thing === 'person' && !listens(one));
  const trees = subjects.filter((one) => CROWNS.has(one.thing) && one.count === 1);
  const [sitter] = people;
  const isFree = !subjects.some(({ thing }) => SEATS.has(thing));
  return sitter !== undefined &&
    people.length === 1 &&
    trees.length === 1 &&
    isFree &&
    rests(sitter)
    ? sitter
    : null;
}

/** Whether somebody sits or lies at the foot of a tree. */
export const sitsBeneath = (idea: Named, subject: Pick<Subject, 'thing' | 'traits'>): boolean =>
  subject.thing === 'person' && !listens(subject) && sitterOf(idea) !== null;

/** Who stands beneath the one tree in blossom that is named, alone with it: its blossoms are over them; null if nobody does. */
function standerOf({ land, composition, subjects }: Named): Subject | null {
  if (composition !== null || (land !== null && INDOORS.includes(land))) return null;
  const [first, second] = subjects;
  if (first === undefined || second === undefined || subjects.length !== 2) return null;
  const [who, tree] = first.thing === 'person' ? [first, second] : [second, first];
  const isBlossom = tree.thing === 'blossom' && tree.count === 1 && tree.isDressing !== true;
  const stands =
    who.thing === 'person' &&
    who.count === 1 &&
    (who.posture === null || who.posture === 'standing') &&
    [who.company, who.on, who.far].every((said) => said === undefined);
  return isBlossom && stands ? who : null;
}

/** Over whom that tree is; null if it is over nobody. */
export const sheltered = (idea: Named, { thing, count, far }: Subject): Subject | null =>
  CROWNS.has(thing) && count === 1 && far !== true ? (sitterOf(idea) ?? standerOf(idea)) : null;

/** The tree at whose foot somebody sits; null if it is none. */
export const treeAbove = (
  idea: Idea,
  subject: Pick<Subject, 'thing' | 'traits'>,
): Subject | null =>
  sitsBeneath(idea, subject)
    ? (idea.subjects.find((one) => sheltered(idea, one) !== null) ?? null)
    : null;
