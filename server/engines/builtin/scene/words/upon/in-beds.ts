import type { Company, Idea, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Trait } from '../trait.ts';

/** Rooms in which who reads does so in bed where nothing else to sit on is named. */
const BEDROOMS: ReadonlySet<Land | null> = new Set<Land>(['bedroom', 'kidsroom', 'teenroom']);

/** Who comes to see the sick. */
const TENDING: ReadonlySet<Trait> = new Set<Trait>(['doctor', 'nurse']);

const isOne = ({ thing, count }: Subject): boolean => thing === 'person' && count === 1;

/** Whether somebody lies in a bed. */
const isAbed = (one: Subject): boolean =>
  isOne(one) && one.on === 'bed' && one.posture === 'sleeping';

/** Whether somebody reads in a room whose bed is what there is to be on. */
const readsThere = (land: Land | null, one: Subject): boolean => {
  const { on, posture, company, holds, traits = [] } = one;
  return (
    BEDROOMS.has(land) &&
    isOne(one) &&
    traits.includes('reading') &&
    !traits.includes('newspaper') &&
    (on ?? company) === undefined &&
    (posture === null || posture === 'lying') &&
    (holds === undefined || holds.thing === 'book' || holds.thing === 'flashlight')
  );
};

/** Somebody who is there and has nothing else to do than to be beside a bed. */
const isBeside = ({ thing, count, posture, on, company, holds, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  count === 1 &&
  (posture === null || posture === 'sitting' || posture === 'standing') &&
  (on ?? company ?? holds) === undefined &&
  traits.every((one) => AT_BEDSIDE.has(one));
const AT_BEDSIDE: ReadonlySet<Trait> = new Set<Trait>([
  ...(['woman', 'girl', 'child', 'boy', 'old', 'doctor', 'nurse', 'talking', 'bearded'] as const),
]);

const asPatient = (traits: readonly Trait[]): readonly Trait[] => [
  ...new Set<Trait>([...traits, 'patient']),
];

/** Somebody in a bed with those who are there. */
const abed = (
  { on: _on, holds: _holds, relation: _relation, ...one }: Subject,
  bond: 'inbed' | 'asleep',
  members: Company['members'],
): Subject => ({ ...one, count: members.length, posture: null, company: { bond, members } });

/** The two of a talk in a hospital of whom one tends the other, who is in bed; null where it is none. */
function atSickbed({ company }: Subject): Company['members'] | null {
  if (company?.bond !== 'talk' || company.members.length !== 2) return null;
  const tends = (one: readonly Trait[]) => one.some((trait) => TENDING.has(trait));
  const tending = company.members.find(tends);
  const sick = company.members.find((one) => !tends(one));
  return tending === undefined || sick === undefined ? null : [asPatient(sick), tending];
}

/** What a prompt asks for, with who is in a bed drawn with it: asleep under its quilt, or sitting up over a book or before who is there too. */
export function inBeds(idea: Idea): Idea {
  const { land, subjects } = idea;
  if (land === 'hospital') {
    const at = subjects.findIndex((one) => atSickbed(one) !== null);
    const members = subjects[at] && atSickbed(subjects[at]);
    if (members)
      return {
        ...idea,
        subjects: subjects.map((one, n) => (n === at ? abed(one, 'inbed', members) : one)),
      };
  }
  const lying = subjects.find((one) => isAbed(one) || readsThere(land, one));
  if (lying === undefined || subjects.filter(isAbed).length > 1) return idea;
  const people = subjects.filter(({ thing }) => thing === 'person');
  const [other] = people.filter((one) => one !== lying);
  const isVisited = people.length === 2 && other !== undefined && isBeside(other);
  const own = lying.traits ?? [];
  const traits = land === 'hospital' ? asPatient(own) : own;
  const isUp = isVisited || traits.includes('reading');
  const members = isVisited ? [traits, other.traits ?? []] : [traits];
  const one = abed(lying, isUp ? 'inbed' : 'asleep', members);
  return {
    ...idea,
    land: land ?? 'bedroom',
    subjects: subjects.flatMap((each) =>
      each === lying ? [one] : isVisited && each === other ? [] : [each],
    ),
  };
}
