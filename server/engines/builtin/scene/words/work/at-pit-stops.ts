import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';

/** What stands at a pit stop, whatever it is called. */
const CARS: ReadonlySet<Thing> = new Set<Thing>(['car', 'racecar']);

const isMechanic = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('repairing');

/** The things of a prompt in a pit lane: the car there is the racing car in its box, in the colour that is said, and its mechanics are around it. */
export function atPitStops(
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  if (!meanings.some(({ scenery }) => scenery === 'pitlane')) return things;
  const cars = things.filter(({ thing }) => CARS.has(thing));
  const others = things.filter((one) => !cars.includes(one) && !isMechanic(one));
  const [first] = cars;
  if (first === undefined) return others;
  const colour = cars.find((one) => one.colour !== null)?.colour ?? null;
  return [
    { thing: 'racecar', count: 1, exact: 'singular', posture: null, colour, size: 1 },
    ...others,
  ];
}
