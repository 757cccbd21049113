import { PETS } from '../creatures.ts';
import type { Subject } from '../idea.ts';

/** Whether it is an animal on a vet's table. */
export const isExamined = ({ thing, traits = [] }: Pick<Subject, 'thing' | 'traits'>): boolean =>
  thing !== 'person' && traits.includes('examining');

const isDoctor = ({ thing, traits, count }: Subject): boolean =>
  thing === 'person' && count === 1 && traits?.includes('doctor') === true;

const withoutLook = ({ traits = [] }: Subject) => traits.filter((trait) => trait !== 'examining');

/** A doctor who is named with one small animal, and nobody else, examines it: it stands on the table before them and is drawn with them. */
export function atVets(things: readonly Subject[]): readonly Subject[] {
  const vet = things.find(isDoctor);
  const pet = things.find(({ thing, count }) => PETS.has(thing) && count === 1);
  const isAlone = things.filter(({ thing }) => thing === 'person').length === 1;
  if (vet === undefined || pet === undefined || !isAlone) return things;
  const { relation: _relation, on: _on, treat: _treat, ...animal } = pet;
  const examined: Subject = {
    ...animal,
    posture: null,
    traits: [...withoutLook(pet), 'examining', 'crewed'],
    crew: [withoutLook(vet)],
  };
  return things.flatMap((one) => (one === vet ? [] : one === pet ? [examined] : [one]));
}
