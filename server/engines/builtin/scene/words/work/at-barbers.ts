import { isCustomer } from '../../world/room/people/beast-customer.ts';
import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Trait } from '../trait.ts';

/** Who serves somebody at a barber's, or is served there. */
export const AT_BARBERS: readonly Trait[] = ['barber', 'shaving', 'haircut'];

/** Who is served at a barber's, an animal too, and who serves them are one: they are together at a chair; where hair is named it is cut. */
export function atBarbers(
  land: Land | null,
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const [first] = people;
  const traits = people.flatMap((one) => one.traits ?? []);
  const isServed = AT_BARBERS.some((trait) => traits.includes(trait));
  if (land !== 'barbershop' || first === undefined || !isServed) return things;
  const { company: _, relation: _related, exact: _exact, ...rest } = first;
  const beast = things.find(({ thing }) => isCustomer(thing));
  const isHair = meanings.some(({ hair }) => hair === true) && !traits.includes('shaving');
  const both: Subject = {
    ...rest,
    count: 2,
    traits: [...new Set([...traits, ...(isHair ? (['haircut'] as const) : [])])],
    ...(beast !== undefined && { served: beast.thing }),
  };
  return things
    .filter((one) => one === first || (one.thing !== 'person' && one !== beast))
    .map((one) => (one === first ? both : one));
}

/** An animal at the dentist's is the patient in the chair, where nobody else is named. */
export function atDentists(land: Land | null, things: readonly Subject[]): readonly Subject[] {
  const beast = things.find(({ thing, on }) => isCustomer(thing) && on === undefined);
  const isAlone = !things.some(({ thing }) => thing === 'person');
  if (land !== 'dentist' || beast === undefined || !isAlone) return things;
  const patient: Subject = {
    ...{ thing: 'person', count: 1, posture: null, colour: null, size: 1 },
    served: beast.thing,
  };
  return things.map((one) => (one === beast ? patient : one));
}
