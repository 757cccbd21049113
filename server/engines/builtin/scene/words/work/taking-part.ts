import type { Subject } from '../idea.ts';
import { TASKS } from '../tasks.ts';
import type { Trait } from '../trait.ts';
import { isIdle } from './beside-repairs.ts';

/** At what of those somebody is, or nothing. */
const taskOf = ({ traits = [] }: Subject): Trait | undefined =>
  traits.find((trait) => TASKS.has(trait));

/** Whether somebody is at a task whom another can help. */
const isAtTask = (one: Subject): boolean =>
  one.thing === 'person' &&
  (one.posture === null || one.posture === 'standing') &&
  (one.holds ?? one.on ?? one.far ?? one.company ?? one.relation) === undefined &&
  taskOf(one) !== undefined;

/** What is told of somebody beside the task. */
const othersOf = (one: Subject): readonly Trait[] =>
  (one.traits ?? []).filter((trait) => trait !== taskOf(one));

const isYoung = ({ traits = [] }: Subject): boolean =>
  traits.some((trait) => trait === 'child' || trait === 'girl' || trait === 'boy');

/** Two of whom one is at a task as that one with a helper: who is grown is at it, and a child helps. */
function asOne(doer: Subject, idle: Subject): Subject {
  const task = taskOf(doer);
  if (task === undefined) return doer;
  if (!isYoung(doer) || isYoung(idle)) return { ...doer, aide: idle.traits ?? [] };
  return {
    ...doer,
    ...idle,
    ...(doer.baked !== undefined && { baked: doer.baked }),
    ...(doer.paint !== undefined && { paint: doer.paint }),
    traits: [...(idle.traits ?? []), task],
    aide: othersOf(doer),
  };
}

/** Two who are at a task as one of them and the helper; two who are a couple are a man and a woman. */
function shared(two: Subject): Subject {
  const task = taskOf(two);
  const own = othersOf(two).filter((trait) => trait !== 'couple');
  const isCouple = two.traits?.includes('couple') === true;
  return {
    ...two,
    count: 1,
    traits: [...own, ...(task === undefined ? [] : [task])],
    aide: isCouple ? [...own, 'woman'] : own,
  };
}

/** Whether all who are there are two who share a task by one name ("two women baking"). */
const areTwo = (one: Subject): boolean => one.count === 2 && isAtTask(one);

/** The things of a prompt; of two people, one at a task and the other idle, the other takes part in it. */
export function takingPart(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const [first, second] = people;
  if (first === undefined || people.length > 2) return things;
  if (second === undefined)
    return areTwo(first) ? things.map((one) => (one === first ? shared(one) : one)) : things;
  const [doer, idle] = isAtTask(first) ? [first, second] : [second, first];
  const areSingle = doer.count === 1 && idle.count === 1;
  const isOnlyAtThat = !isYoung(doer) || isIdle({ ...doer, traits: othersOf(doer) });
  if (
    !areSingle ||
    !isAtTask(doer) ||
    !isOnlyAtThat ||
    !isIdle(idle) ||
    idle.relation !== undefined
  )
    return things;
  return things.flatMap((one) => (one === idle ? [] : one === doer ? [asOne(doer, idle)] : [one]));
}
