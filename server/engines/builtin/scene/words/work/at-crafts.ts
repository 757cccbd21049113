import { TABLE_CRAFTS, type TableCraft } from '../deeds-at-table.ts';
import type { Subject, Thing } from '../idea.ts';
import { isIdle } from './beside-repairs.ts';

/** What lies on one's table for it, and stands nowhere else where it is named as what it is done to. */
const DONE_TO: Partial<Readonly<Record<TableCraft, readonly Thing[]>>> = {
  giftwrapping: ['gift'],
  flowerarranging: ['flower', 'vase'],
  shoepolishing: ['shoes'],
  fruitpeeling: ['apple', 'fruit'],
  cornhusking: ['maize'],
  plucking: ['hen'],
  pumpkincarving: ['pumpkin'],
};

const craftOf = ({ thing, traits = [] }: Subject): TableCraft | undefined =>
  thing === 'person' ? TABLE_CRAFTS.find((one) => traits.includes(one)) : undefined;

/** The things of a prompt; of two people of whom one is at such a thing and the other idle, both are at it: a child is shown how. */
function withLearner(things: readonly Subject[], craft: TableCraft): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const learner = people.find((one) => craftOf(one) === undefined && isIdle(one));
  if (people.length !== 2 || learner === undefined) return things;
  const learning: Subject = { ...learner, traits: [...(learner.traits ?? []), craft] };
  return things.map((one) => (one === learner ? learning : one));
}

/** Whoever shells peas, wraps presents or folds washing sits at a table with it, on whatever else it was said that they sit; what is named with it is on that table. */
export function atCrafts(things: readonly Subject[]): readonly Subject[] {
  const craft = things.map(craftOf).find((one) => one !== undefined);
  if (craft === undefined) return things;
  const done: readonly Thing[] = DONE_TO[craft] ?? [];
  return withLearner(things, craft)
    .filter(({ thing, isDressing }) => isDressing === true || !done.includes(thing))
    .map((each) => {
      if (craftOf(each) === undefined) return each;
      const { on: _, ...one } = each;
      const traits = (one.traits ?? []).filter((trait) => !OTHER_SEATS.has(trait));
      return { ...one, posture: 'sitting', traits };
    });
}

/** What somebody sits in who is said to do so, and has a chair at that table instead. */
const OTHER_SEATS: ReadonlySet<string> = new Set(['armchaired', 'rocking', 'perched']);
