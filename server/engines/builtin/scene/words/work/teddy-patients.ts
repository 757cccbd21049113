import type { Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What is said of who looks on, or of the doctor's look itself. */
const LOOKS: ReadonlySet<Trait> = new Set<Trait>(['examining', 'watching']);
const YOUNG: ReadonlySet<Trait> = new Set<Trait>(['child', 'girl', 'boy']);

const isPerson = ({ thing, count }: Subject): boolean => thing === 'person' && count < 3;

/** A teddy bear that is named with a doctor and at the most one child is their patient: it sits on the table before them and is drawn with them, the child at its other end. */
export function teddyPatients(things: readonly Subject[]): readonly Subject[] {
  const teddy = things.find(({ thing }) => thing === 'teddy');
  const people = things.filter(isPerson);
  const doctor = people.find(({ traits }) => traits?.includes('doctor'));
  if (teddy === undefined || doctor === undefined || people.length > 2) return things;
  const said = (doctor.traits ?? []).filter((trait) => !LOOKS.has(trait));
  // A child who plays doctor has nobody beside it.
  const isPlayed = said.includes('playing');
  const own = said.filter((trait) => isPlayed || !YOUNG.has(trait));
  const others = people.filter((one) => one !== doctor).map(({ traits = [] }) => traits);
  const inWord = !isPlayed && said.some((trait) => YOUNG.has(trait));
  const isBoth = doctor.count === 2 && doctor.exact === undefined;
  const watcher = (
    others[0] ??
    (isBoth ? ['child' as const] : inWord ? said.filter((trait) => YOUNG.has(trait)) : null)
  )?.filter((trait) => !LOOKS.has(trait) && trait !== 'doctor');
  const { relation: _relation, on: _on, ...bear } = teddy;
  const patient: Subject = {
    ...bear,
    count: 1,
    traits: ['examining', 'crewed'],
    crew: watcher === undefined ? [own] : [own, watcher],
  };
  return things.flatMap((one) => (one === teddy ? [patient] : isPerson(one) ? [] : [one]));
}
