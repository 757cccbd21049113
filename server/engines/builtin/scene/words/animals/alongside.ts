import type { Subject } from '../idea.ts';

/** Most dogs that one person walks. */
const MOST = 5;

/** Who walks alone with one dog of which no more is said has it on a leash; several are on leads. */
function onLeash(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const dogs = things.filter(({ thing }) => thing === 'dog');
  const [walker, dog] = [people[0], dogs[0]];
  if (people.length !== 1 || walker === undefined || dog === undefined) return things;
  const isPlain =
    walker.posture === 'walking' &&
    walker.count === 1 &&
    (walker.holds?.thing ?? 'lead') === 'lead' &&
    walker.far === undefined;
  const areLed = dogs.every(
    ({ posture, far, carries, on }) =>
      (posture ?? 'walking') === 'walking' && (far ?? carries ?? on) === undefined,
  );
  if (!isPlain || !areLed) return things;
  const count = dogs.reduce((all, one) => all + one.count, 0);
  const having = (holds: NonNullable<Subject['holds']>) =>
    things.map((one) => (one === walker ? { ...one, holds } : one));
  if (count > 1 || dog.size !== 1)
    return count > MOST ? things : having({ thing: 'lead', colour: null });
  return having({ thing: 'leash', colour: dog.colour }).filter((one) => one !== dog);
}

/** A dog goes with who goes somewhere, on a leash or beside them, unless something else is said of it. */
export function alongside(all: readonly Subject[]): readonly Subject[] {
  const things = onLeash(all);
  const leader = things.find(
    ({ thing, posture }) =>
      thing === 'person' &&
      (posture === 'walking' || posture === 'running' || posture === 'jumping'),
  );
  if (leader === undefined) return things;
  return things.map((one) =>
    one.thing === 'dog' && one.posture === null ? { ...one, posture: leader.posture } : one,
  );
}
