import type { Piece } from '../../words/reader.ts';
import { ACTORS } from './creatures.ts';
import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import { says } from './neighbours.ts';

/** Vehicles in which an animal that drives is seen. */
const OPEN: ReadonlySet<Thing> = new Set<Thing>(['tractor', 'car']);

/** The things of a prompt: an animal that is said to drive sits at the wheel of the vehicle that is named, where no human is there who could. */
export function beastsAtTheWheel(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const beast = things.find(({ thing, on }) => ACTORS.has(thing) && on === undefined);
  const vehicle = things.find(({ thing }) => OPEN.has(thing));
  const isDriven = says(pieces, ({ drives }) => drives === true);
  if (beast === undefined || vehicle === undefined || !isDriven) return things;
  if (things.some(({ thing }) => thing === 'person')) return things;
  const { relation: _, ...rest } = vehicle;
  const crewed: Subject = {
    ...rest,
    rider: beast.thing,
    traits: [
      ...(vehicle.traits ?? []),
      'crewed',
      ...(beast.count > 1 && vehicle.count === 1 ? (['shared'] as const) : []),
    ],
  };
  return things.flatMap((one) => (one === beast ? [] : [one === vehicle ? crewed : one]));
}
