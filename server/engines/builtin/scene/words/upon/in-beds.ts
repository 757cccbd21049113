import type { Company, Idea, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Trait } from '../trait.ts';

/** Rooms in which who reads does so in bed where nothing else to sit on is named. */
const BEDROOMS: ReadonlySet<Land | null> = new Set<Land>(['bedroom', 'kidsroom', 'teenroom']);

/** Who comes to see the sick. */
const TENDING: ReadonlySet<Trait> = new Set<Trait>(['doctor', 'nurse']);

const isOne = ({ thing, count }: Subject): boolean => thing === 'person' && count === 1;

/** How many sleep in one bed at the most. */
const ABREAST = 3;

/** Who is tended, or tends nobody. */
const tends = (traits: readonly Trait[] = []): boolean => traits.some((one) => TENDING.has(one));

/** Whether somebody lies in a bed; who tends the sick stands beside it. */
const isAbed = ({ thing, on, posture, traits }: Subject): boolean =>
  thing === 'person' && on === 'bed' && posture === 'sleeping' && !tends(traits);

/** Each of those who lie in a bed, by what is said of them: of a couple one is a woman. */
const eachOf = ({ count, traits = [] }: Subject): Company['members'] => {
  const own = traits.filter((one) => one !== 'couple');
  const isCouple = own.length < traits.length;
  return Array.from({ length: count }, (_, n) =>
    isCouple && n === 1 ? [...own, 'woman' as const] : own,
  );
};

/** What is named where one reads beside a bed. */
const BESIDE_BED: ReadonlySet<string> = new Set([
  'desk',
  'armchair',
  'rockingchair',
  'beanbag',
  'windowseat',
]);

/** Whether somebody reads in a room whose bed is what there is to be on: at no desk or window there, and not on the floor. */
const readsThere = ({ land, fittings, grounded }: Idea, one: Subject): boolean => {
  const { on, at, posture, company, holds, traits = [] } = one;
  return (
    BEDROOMS.has(land) &&
    at === undefined &&
    !grounded &&
    fittings.every(({ name }) => !BESIDE_BED.has(name)) &&
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
  (tends(traits) ||
    (on === undefined && (posture === null || posture === 'sitting' || posture === 'standing'))) &&
  (company ?? holds) === undefined &&
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

/** Whether somebody is there for their work, as a colleague is. */
const isAtWork = (traits: readonly Trait[]): boolean => traits.includes('business');

/** The two of a talk in a hospital of whom one tends the other, who is in bed; null where it is none. */
function atSickbed({ company }: Subject): Company['members'] | null {
  if (company?.bond !== 'talk' || company.members.length !== 2) return null;
  const tending = company.members.find((one) => tends(one));
  const sick = company.members.find((one) => !tends(one) && !isAtWork(one));
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
  const asleep = subjects.filter(isAbed);
  const reader = subjects.find((one) => readsThere(idea, one));
  const lying = asleep.length > 0 ? asleep : reader === undefined ? [] : [reader];
  const [first] = lying;
  const each = lying.flatMap(eachOf);
  if (first === undefined || each.length > ABREAST) return idea;
  const others = subjects.filter((one) => one.thing === 'person' && !lying.includes(one));
  const [other] = others;
  const isVisited =
    each.length === 1 && others.length === 1 && other !== undefined && isBeside(other);
  const isOfWard = land === 'hospital' || others.some(({ traits }) => tends(traits));
  const inIt = isOfWard ? each.map(asPatient) : each;
  const isUp = isVisited || lying.some(({ traits = [] }) => traits.includes('reading'));
  const one = abed(first, isUp && each.length === 1 ? 'inbed' : 'asleep', [
    ...inIt,
    ...(isVisited ? [other.traits ?? []] : []),
  ]);
  return {
    ...idea,
    land: land ?? 'bedroom',
    subjects: subjects.flatMap((each) => {
      if (each === first) return [one];
      return lying.includes(each) || (isVisited && each === other) ? [] : [each];
    }),
  };
}
