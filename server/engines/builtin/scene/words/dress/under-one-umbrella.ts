import type { Subject } from '../idea.ts';
import { isYoung, type Trait } from '../trait.ts';

/** What two do with each other who may be under an umbrella, and that they belong together. */
const TOGETHER: ReadonlySet<Trait> = new Set<Trait>([
  'carrying',
  'talking',
  'couple',
  'handinhand',
  'watching',
]);

/** Whether somebody stands or goes and has the hands free for an umbrella. */
const isFree = ({ posture, holds, on, inLine, far, company }: Subject): boolean =>
  (posture === null || posture === 'standing' || posture === 'walking' || posture === 'running') &&
  (holds ?? on ?? inLine ?? far ?? company) === undefined;

/** What each of those is like. */
function membersOf({ traits = [], count }: Subject): (readonly Trait[])[] {
  const own = traits.filter((one) => !TOGETHER.has(one));
  if (traits.includes('wedding')) return [['groom'], ['bride', 'woman']];
  const isCouple = traits.includes('couple');
  return Array.from({ length: count }, (_, n) =>
    isCouple && n === 1 ? [...own, 'woman' as const] : own,
  );
}

/** Two who are named with one umbrella are both under it: the one who is named last before it holds it ("a woman who cries, a stranger holds his umbrella over her"), and of a child and somebody grown the latter. */
export function underOneUmbrella(things: readonly Subject[]): readonly Subject[] {
  const at = things.findIndex(({ thing }) => thing === 'umbrella');
  const umbrella = things[at];
  const people = things.filter(({ thing }) => thing === 'person');
  const many = people.reduce((sum, { count }) => sum + count, 0);
  const isOne = umbrella?.count === 1 && (umbrella.exact !== undefined || people.length === 2);
  const [first] = people;
  if (first === undefined || !isOne || many !== 2 || !people.every(isFree)) return things;
  const holder = things.slice(0, at).findLast((one) => people.includes(one)) ?? first;
  const members = [holder, ...people.filter((one) => one !== holder)].flatMap(membersOf);
  members.sort((a, b) => Number(a.some(isYoung)) - Number(b.some(isYoung)));
  const run = people.some(({ posture }) => posture === 'running');
  const both: Subject = {
    thing: 'person',
    count: 2,
    exact: 'said',
    posture: null,
    colour: umbrella.colour,
    size: first.size,
    company: { bond: run ? 'hurrying' : 'sheltering', members },
  };
  return things.flatMap((one) => (one === umbrella ? [both] : people.includes(one) ? [] : [one]));
}
