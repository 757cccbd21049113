import { isBeast } from '../creatures.ts';
import type { Idea, Subject } from '../idea.ts';

/** Words for a coast, in all languages; not those for a beach. */
const COAST =
  /\bcoast|küste|\bcôte|\bcosta\b|litoral|litorale|побереж|берегов|kıyı|açıklar|ساحل|سواحل|海岸|沿岸|沖|近海|해안|앞바다|तट/iu;

/** Whether words of a prompt name a coast. */
export const isAtCoast = (words: readonly string[]): boolean =>
  words.some((word) => COAST.test(word));

/** An animal that goes aboard with people. */
type Pet = NonNullable<Subject['pet']>;

const isPet = (thing: Subject['thing']): thing is Pet => thing === 'dog' || thing === 'cat';

const isCrewed = ({ thing, traits = [] }: Subject): boolean =>
  (thing === 'boat' || thing === 'rowboat') && traits.includes('crewed');

/** Whether it is one animal of which no colour is said, and nothing by which it would be elsewhere. */
const mayBoard = ({
  thing,
  count,
  colour,
  on,
  far,
  relation,
  carries,
  traits = [],
}: Subject): boolean =>
  isPet(thing) &&
  count === 1 &&
  colour === null &&
  (on ?? far ?? relation ?? carries) === undefined &&
  traits.every((trait) => trait === 'young');

/** The things of a prompt: the dog or cat of those in a boat is in it with them, unless there is a jetty on which it may be. */
export function withPetsAboard(things: readonly Subject[]): readonly Subject[] {
  const boat = things.find(isCrewed);
  const pet = things.find(mayBoard);
  const isLanding = things.some(({ thing }) => thing === 'pier');
  if (boat === undefined || pet === undefined || !isPet(pet.thing) || isLanding) return things;
  const { thing } = pet;
  return things
    .filter((one) => one !== pet)
    .map((one) => (one === boat ? { ...one, pet: thing } : one));
}

/** What a prompt of those words asks for: who is in a boat before a coast is on its sea, and on no beach. */
export function offTheCoast(idea: Idea, words: readonly string[]): Idea {
  const isAfloat = idea.subjects.some(isCrewed);
  const isAshore = idea.subjects.some(({ thing }) => thing === 'person' || isBeast(thing));
  return idea.land === 'beach' && isAtCoast(words) && isAfloat && !isAshore
    ? { ...idea, land: 'sea' }
    : idea;
}
