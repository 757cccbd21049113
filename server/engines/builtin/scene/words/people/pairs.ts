import { INDOORS } from '../../world/room/plan-room.ts';
import { PETS } from '../creatures.ts';
import type { Pairing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { withTelevision } from '../play/on-television.ts';
import type { Trait } from '../trait.ts';

/** What a grown person and a child, a doctor and a child, or somebody and who is in a wheelchair do with each other: how it is known of both. */
const DONE: Readonly<Record<Pairing | 'carry', Trait>> = {
  shoulders: 'shouldering',
  lesson: 'cyclelesson',
  bedtime: 'bedtime',
  checkup: 'examining',
  wheelchair: 'wheeling',
  carry: 'carrying',
};

const YOUNG: ReadonlySet<Trait | undefined> = new Set<Trait>(['child', 'girl', 'boy']);

const namesPerson = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ thing }) => thing === 'person');

const namesChild = ({ meanings }: Piece): boolean => meanings.some(({ trait }) => YOUNG.has(trait));

/** Whether two people are named, each alone. */
function areTwo(pieces: Pieces): boolean {
  const people = pieces.filter(namesPerson);
  return people.length === 2 && people.every(({ plural }) => !plural);
}

/** Whether a grown person and a child are named, and nobody else. */
const areGrownAndChild = (pieces: Pieces): boolean =>
  areTwo(pieces) && pieces.filter((one) => namesPerson(one) && namesChild(one)).length === 1;

/** Whether parents are named and a child, and nobody else. */
const areParentsAndChild = (pieces: Pieces): boolean => {
  const people = pieces.filter(namesPerson);
  return people.length === 2 && people.some(namesParents) && people.some(namesChild);
};

const namesParents = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ thing, trait, count }) => thing === 'person' && trait === 'couple' && count === 2,
  );

/** Whether a doctor is named and one small animal, and nobody else. */
function areDoctorAndPet(pieces: Pieces): boolean {
  const people = pieces.filter(namesPerson);
  const pets = pieces.filter(({ meanings }) =>
    meanings.some(({ thing }) => thing !== undefined && (PETS.has(thing) || thing === 'teddy')),
  );
  return (
    people.length === 1 &&
    says(people, ({ trait }) => trait === 'doctor') &&
    [...people, ...pets].every(({ plural }) => !plural) &&
    pets.length === 1
  );
}

/** Whether a grown person and one or more children are named, and nobody else. */
function areGrownAndChildren(pieces: Pieces): boolean {
  const people = pieces.filter(namesPerson);
  const [grown] = people.filter((one) => !namesChild(one));
  return people.length === 2 && people.some(namesChild) && grown?.plural === false;
}

const isBed = ({ seat, land }: Meaning): boolean => seat === 'bed' || land === 'bedroom';
const isTreehouse = ({ thing }: Meaning): boolean => thing === 'treehouse';
const isOfLesson = ({ thing, trait }: Meaning): boolean =>
  thing === 'bicycle' || trait === 'mounted';
const isBook = ({ thing, trait, held }: Meaning): boolean =>
  thing === 'book' || held === 'book' || trait === 'reading';

/** Whether a word says that a child is held: nothing that else could be held stands between it and the child. */
function carries(pieces: Pieces, at: number): boolean {
  const child = pieces.findIndex((one) => namesPerson(one) && namesChild(one));
  const [first, last] = [Math.min(at, child), Math.max(at, child)];
  const between = pieces.slice(first + 1, last);
  return (
    !says(pieces, ({ held, kin }) => held !== undefined || kin === 'baby') &&
    !between.some(({ afterStop, meanings }) => afterStop || meanings.some(({ thing }) => thing))
  );
}

/** What those two do with each other, by all that is said; null: nothing of that. */
function pairingOf(pieces: Pieces): Pairing | 'carry' | null {
  const said = (one: Pairing) => says(pieces, ({ pairing }) => pairing === one);
  if (said('wheelchair') && areTwo(pieces)) return 'wheelchair';
  const isRead = says(pieces, ({ trait }) => trait === 'reading');
  const isInBed = said('bedtime') || (isRead && says(pieces, isBed));
  if (isInBed && areGrownAndChildren(pieces)) return 'bedtime';
  // Who repairs one teaches nobody to ride it.
  const isRepaired = says(pieces, ({ trait }) => trait === 'repairing');
  const isLesson = said('lesson') && !isRepaired && says(pieces, isOfLesson);
  if (isLesson && (areGrownAndChild(pieces) || areParentsAndChild(pieces))) return 'lesson';
  if (!areGrownAndChild(pieces)) return null;
  if (said('shoulders')) return 'shoulders';
  if (said('checkup') && says(pieces, ({ trait }) => trait === 'doctor')) return 'checkup';
  const holds = pieces.findIndex(({ meanings }) => meanings.some(({ holding }) => holding));
  return holds >= 0 && carries(pieces, holds) ? 'carry' : null;
}

/** What a word means where those two do that, besides that they do. */
const ALSO: Readonly<Record<Pairing | 'carry', Meaning>> = {
  shoulders: {},
  lesson: { land: 'field', ifNone: true, park: true, path: 'paved' },
  bedtime: { land: 'bedroom' },
  checkup: {},
  wheelchair: {},
  carry: {},
};

/** Which words are no thing and no deed of their own beside that. */
const TAKEN: Readonly<Record<Pairing | 'carry', (meaning: Meaning) => boolean>> = {
  shoulders: ({ pairing, trait, posture, holding }) =>
    pairing === 'shoulders' || trait === 'mounted' || posture === 'sitting' || holding === true,
  lesson: (one) => one.pairing === 'lesson' || isOfLesson(one),
  bedtime: (one) => one.pairing === 'bedtime' || isBed(one) || isBook(one),
  checkup: ({ pairing }) => pairing === 'checkup',
  wheelchair: ({ pairing }) => pairing === 'wheelchair' || pairing === 'pushes',
  carry: ({ holding }) => holding === true,
};

/** What is meant by a word of such a deed of which nobody has a part: who pushes does so with the whole weight, others mean nothing. */
const asShoving = (meaning: Meaning): readonly Meaning[] =>
  meaning.pairing === undefined
    ? [meaning]
    : meaning.pairing === 'pushes'
      ? [{ trait: 'shoving' }]
      : [];

/** The words of a prompt, with a queue read as one before a counter in a room, or of which no place is said; elsewhere they merely go one behind the other. */
function withQueues(pieces: Pieces): Pieces {
  const isOutside = says(
    pieces,
    ({ land, ifNone }) => land !== undefined && ifNone !== true && !INDOORS.includes(land),
  );
  const areOthers = !pieces.some(namesPerson) && says(pieces, ({ thing }) => thing !== undefined);
  return pieces.map((piece) => {
    const queue = piece.meanings.find(({ pairing }) => pairing === 'queue');
    if (queue === undefined) return piece;
    const { pairing: _, ...place } = queue;
    const waits = isOutside || areOthers ? { inLine: true as const } : { trait: 'queue' as const };
    return { ...piece, meanings: [{ ...waits, ...place }] };
  });
}

/** Reads what a grown person and a child do with each other as one deed of both: a ride on shoulders, a lesson on a bicycle, a story in bed, a doctor's look; words for that mean nothing of anybody else. */
export function withPairs(all: Pieces): Pieces {
  const pieces = withQueues(withTelevision(all));
  const done = pairingOf(pieces);
  const isAtVets = areDoctorAndPet(pieces);
  // A story in a treehouse is read in it, and in no bedroom.
  const isInTree = done === 'bedtime' && says(pieces, isTreehouse);
  return pieces.map((piece) => {
    const { meanings } = piece;
    // One of the parents holds the bicycle.
    if (done === 'lesson' && namesParents(piece))
      return { ...piece, plural: false, meanings: [{ thing: 'person', count: 1 }] };
    if (done !== null && !namesPerson(piece) && meanings.some(TAKEN[done]))
      return { ...piece, meanings: [{ trait: DONE[done], ...(isInTree ? {} : ALSO[done]) }] };
    if (isInTree && meanings.some(isTreehouse))
      return { ...piece, role: null, meanings: [{ land: 'treehouseroom' }] };
    // It is seen on the table before the doctor.
    if (isAtVets && meanings.some(TAKEN.checkup))
      return { ...piece, meanings: [{ trait: 'examining' }] };
    // Who is in one that nobody pushes merely sits in it.
    if (meanings.some(({ pairing }) => pairing === 'wheelchair'))
      return { ...piece, meanings: [{ trait: 'inwheelchair' }] };
    return meanings.some(({ pairing }) => pairing !== undefined)
      ? { ...piece, meanings: meanings.flatMap(asShoving) }
      : piece;
  });
}
