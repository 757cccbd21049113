import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { isOfHerd } from './one-of-herd.ts';
import { isOfGroup } from './one-of-several.ts';

/** How much less and more than evenly apart two neighbours of a group are: people, who come together in twos and threes, and animals, which are long. */
const UNEVEN = { people: 0.38, animals: 0.16 } as const;

/** How much nearer to the horizon than the nearest the farthest of a group is, as a share of how far below it that one is: people who fill a picture stand before and behind each other, the more the deeper, and so do many animals. */
const DEEP = { few: 0.28, many: 0.42, others: 0.24, herd: 0.34 } as const;
/** From how many on people and animals are many. */
const MANY = 5;

/** So far apart are the numbers that are taken one after another from a group's own start: no two alike, and none beside the next (the golden ratio). */
const GOLDEN = 0.618034;

type Seen = Pick<Setting, 'noise'>;

/** A number of a picture's own that is the same for all of a group, 0 to just under 1. */
const startOf = ({ noise }: Seen, of: number): number => {
  const at = 40 * (1 + noise.at(7.31 + of, 2.77));
  return at - Math.floor(at);
};

const partOf = (setting: Seen, of: number, index: number): number =>
  (startOf(setting, of) + GOLDEN * index) % 1;

/** Whether those of a subject stand about as a loose group, and not in a row, a couple or a circle. */
export const isLoose = (subject: Subject): boolean =>
  (isOfGroup(subject) || isOfHerd(subject)) &&
  subject.inLine !== true &&
  subject.on === undefined &&
  subject.relation === undefined &&
  !subject.traits?.some((trait) => trait === 'couple' || trait === 'family' || trait === 'racing');

/** What two do with each other: apart they would not. */
const IN_TOUCH: ReadonlySet<Trait> = new Set<Trait>([
  'couple',
  'racing',
  'cuddling',
  'stroking',
  'feeding',
  'playing',
  'listening',
]);

/** Whether one of a subject stands somewhere by itself, and could as well a little farther aside or back. */
export const standsFree = ({ on, relation, inLine, far, traits = [] }: Subject): boolean =>
  (on ?? relation ?? inLine ?? far) === undefined && !traits.some((trait) => IN_TOUCH.has(trait));

/** From how many on people are looked at as a group. */
const GROUP = 3;

/** Whether so many people are loosely about that they are a group: one before the other, and near. */
export const fillsPicture = (subject: Subject): boolean =>
  subject.count >= GROUP && isOfGroup(subject) && isLoose(subject);

/** Whether so many animals are loosely about that they are a herd to be seen near, one before the other. */
export const isBand = (subject: Subject): boolean =>
  subject.count >= GROUP && isOfHerd(subject) && isLoose(subject);

/** How far from their middle the one of so many is, in even steps: left below 0. Those of a loose group are unevenly far apart. */
export function asideOf(setting: Seen, subject: Subject, index: number, count: number): number {
  // Strings that rise side by side need room: no two who hold them come together.
  if (!isLoose(subject) || subject.thing === 'kite') return index - (count - 1) / 2;
  const uneven = isOfHerd(subject) ? UNEVEN.animals : UNEVEN.people;
  const gaps = Array.from(
    { length: count - 1 },
    (_, n) => 1 + uneven * (2 * partOf(setting, 1, n) - 1),
  );
  const upTo = (many: number) => gaps.slice(0, many).reduce((sum, gap) => sum + gap, 0);
  return upTo(index) - upTo(count - 1) / 2;
}

/** How much nearer to the horizon every second and every third of several that stand side by side is, as in `STANDS`; of two who have to do with each other, that share of it; and how near to the first all of them stay. */
const BACK = { second: 0.08, third: 0.03, facing: 0.3, least: 0.6 } as const;

/** How near to the eye the one of several is beside the nearest of them, whose feet are at `feet`, as in `STANDS`: 1, or less. As small as that it is seen, too. */
export function nearnessIn(setting: Seen, subject: Subject, index: number, feet: number): number {
  if (!isLoose(subject)) {
    const back = (index % 2) * BACK.second + (index % 3) * BACK.third;
    const share = subject.relation?.party === 'both' ? BACK.facing : 1;
    return Math.max(BACK.least, 1 - (share * back) / feet);
  }
  // Neighbours are never as far off as each other.
  const share = (partOf(setting, 2, 0) * 0.4 + (index % 2) * 0.36 + (index % 3) * 0.32) % 1;
  const isMany = subject.count >= MANY;
  const people = isMany ? DEEP.many : DEEP.few;
  const others = isMany && isBand(subject) ? DEEP.herd : DEEP.others;
  return 1 - (fillsPicture(subject) ? people : others) * share;
}
