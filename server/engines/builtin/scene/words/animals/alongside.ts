import type { Subject } from '../idea.ts';

/** Who walks alone with one dog of which no more is said has it on a leash. */
function onLeash(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const dogs = things.filter(({ thing }) => thing === 'dog');
  const [walker, dog] = [people[0], dogs[0]];
  if (people.length !== 1 || dogs.length !== 1 || walker === undefined || dog === undefined)
    return things;
  const isPlain =
    walker.posture === 'walking' &&
    walker.count === 1 &&
    (walker.holds ?? walker.far) === undefined;
  const isLed =
    dog.count === 1 &&
    (dog.posture ?? 'walking') === 'walking' &&
    (dog.far ?? dog.carries ?? dog.on) === undefined &&
    dog.size === 1;
  if (!isPlain || !isLed) return things;
  return things
    .filter((one) => one !== dog)
    .map((one) =>
      one === walker ? { ...one, holds: { thing: 'leash', colour: dog.colour } } : one,
    );
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
