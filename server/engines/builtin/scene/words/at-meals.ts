import { INDOORS } from '../world/room/plan-room.ts';
import type { Company, Idea, Subject, Thing } from './idea.ts';
import { WITH_TABLES } from './served-outdoors.ts';
import { FOOD } from './thing.ts';
import type { Trait } from './trait.ts';

/** What people eat or drink at a table. */
const SERVED: ReadonlySet<Thing> = new Set<Thing>([...FOOD, 'cup', 'fruit']);

/** Most who sit at one table. */
const MOST = 4;

/** What somebody may be who eats or drinks and does nothing else. */
const IDLE: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'girl',
  'child',
  'boy',
  'old',
  'bearded',
  'laughing',
  'couple',
  'family',
  'talking',
  'hatted',
]);

/** Who is there together, and is nothing that each of them is like. */
const TOGETHER: ReadonlySet<Trait> = new Set<Trait>(['couple', 'family', 'talking']);

/** Whether something is eaten or drunk; candles are blown out before a birthday's cake. */
const isServed = ({ thing, on, traits = [] }: Subject): boolean =>
  SERVED.has(thing) && on === undefined && !traits.includes('festive');

/** Whether somebody only sits there, or has not been told to do anything. */
const isFree = ({ posture, traits = [], holds, on, far, inLine, relation, company }: Subject) =>
  (posture === null || posture === 'sitting' || posture === 'standing') &&
  (holds ?? on ?? far ?? inLine ?? relation) === undefined &&
  (company === undefined || company.bond === 'hands' || company.bond === 'talk') &&
  traits.every((one) => IDLE.has(one));

/** What each of those is like who sit down together. */
function membersOf({ traits = [], company, count }: Subject): Company['members'] {
  if (company !== undefined) return company.members;
  const own = traits.filter((one) => !TOGETHER.has(one));
  // Of several of whom nobody is told apart every second is a woman.
  const isMixed = count > 1 && !own.includes('woman') && !own.includes('girl');
  return Array.from({ length: Math.min(MOST, count) }, (_, n) =>
    isMixed && n % 2 === 1 ? [...own, 'woman' as const] : own,
  );
}

/** Whether the land of an idea has room for a table. */
const hasRoom = ({ land, town, composition, scenery, subjects }: Idea): boolean =>
  (land === null || INDOORS.includes(land) || WITH_TABLES.has(land)) &&
  town === null &&
  scenery === null &&
  composition !== 'portrait' &&
  subjects.every(({ thing }) => thing !== 'picnic' && thing !== 'stall');

/** What a prompt asks for that names people with what they eat or drink: that is before them on the table at which they sit, as large as it is, and not before the eye. */
export function atMeals(idea: Idea): Idea {
  const { subjects } = idea;
  const people = subjects.filter(({ thing }) => thing === 'person');
  const served = subjects.filter(isServed);
  const [first, dish] = [people[0], served[0]];
  if (first === undefined || dish === undefined || !people.every(isFree) || !hasRoom(idea))
    return idea;
  const members = people.flatMap(membersOf).slice(0, MOST);
  const guests: Subject = {
    ...first,
    count: Math.max(members.length, first.count),
    posture: 'sitting',
    company: { bond: 'meal', members, served: dish.thing },
  };
  return {
    ...idea,
    subjects: subjects.flatMap((one) =>
      one === first ? [guests] : people.includes(one) || served.includes(one) ? [] : [one],
    ),
  };
}
