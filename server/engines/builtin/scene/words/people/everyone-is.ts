import { ACTORS, type Actor, folkFor } from '../creatures.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { WORKPLACES } from '../work/at-work.ts';

/** How many are seen of all who are in a place. */
const ALL = 5;
/** How many words may stand between everyone and the animal they are ("everyone is a penguin"). */
const NEAR = 6;
/** Words for all of them that mean no more than that by themselves. */
const EVERYONE: ReadonlySet<string> = new Set('alle tous todos tutti все hepsi'.split(' '));

const actorIn = (piece: Piece | undefined): Actor | undefined =>
  piece === undefined || piece.negated
    ? undefined
    : (piece.meanings.find(({ thing }) => ACTORS.has(thing))?.thing as Actor | undefined);

/** Whether a word names all who are there. */
const isEveryone = ({ text, negated, role, meanings }: Piece): boolean =>
  !negated &&
  (meanings.some(({ others }) => others === true) ||
    (role === 'other' && EVERYONE.has(text.toLowerCase())));

/** Whether a word may stand between them and the animal they are: an article or the like, or the place they are in. */
const isBetween = ({ role, meanings }: Piece): boolean =>
  role !== 'and' && meanings.every(({ land, thing }) => land !== undefined && thing === undefined);

/** Where the animal is that all are who are named at `from`. */
function animalOf(pieces: Pieces, from: number): number | undefined {
  for (let at = from + 1; at <= from + NEAR; at++) {
    const piece = pieces[at];
    if (piece === undefined || piece.afterStop) return undefined;
    if (actorIn(piece) !== undefined) return at;
    if (!isBetween(piece)) return undefined;
  }
  return undefined;
}

/** Whether all who are named at `from` wear a colour ("everyone in green"): it describes nothing that comes soon behind it. */
function wearColour(pieces: Pieces, from: number): boolean {
  for (let at = from + 1; at <= from + NEAR; at++) {
    const piece = pieces[at];
    if (piece === undefined || piece.afterStop) return false;
    if (piece.meanings.some(({ colour }) => colour !== undefined)) return !isOfMore(pieces[at + 1]);
    if (piece.meanings.length > 0 && !isWorn(piece)) return false;
  }
  return false;
}

/** Whether a word right behind a colour may be what has it, and does not only say that it is worn. */
const isOfMore = (next: Piece | undefined): boolean =>
  next?.afterStop === false && next.meanings.some(({ wears }) => wears !== true);

/** Whether a word says that something is worn, and by nobody new. */
const isWorn = ({ meanings }: Piece): boolean =>
  meanings.every(({ thing, land }) => (thing ?? land) === undefined);

/** The words of a prompt: where everyone wears a colour and nobody else is named, that is people. */
function everyoneWears(pieces: Pieces): Pieces {
  const all = pieces.findIndex(isEveryone);
  const isPeopled = says(pieces, ({ thing }) => thing === 'person');
  if (all < 0 || isPeopled || !wearColour(pieces, all)) return pieces;
  return pieces.map(
    (piece, at): Piece =>
      at === all
        ? { ...piece, plural: true, meanings: [{ thing: 'person', count: ALL, vague: true }] }
        : piece,
  );
}

/** The words of a prompt: who everyone is, at work or in a colour that all wear. */
export const everyoneIs = (pieces: Pieces): Pieces => everyoneWears(everyoneAtWork(pieces));

/** The words of a prompt: where everyone at a workplace is an animal, they are its people, at what is done there, and nobody else is there. */
function everyoneAtWork(pieces: Pieces): Pieces {
  const all = pieces.findIndex(isEveryone);
  const animal = all < 0 ? undefined : animalOf(pieces, all);
  const actor = animal === undefined ? undefined : actorIn(pieces[animal]);
  if (actor === undefined || !says(pieces, ({ land }) => WORKPLACES.has(land))) return pieces;
  return pieces.map((piece, at): Piece => {
    if (at === all) return { ...piece, meanings: [{ trait: 'working', vacant: true }] };
    return at === animal
      ? { ...piece, meanings: [{ thing: 'person', trait: folkFor(actor), count: ALL }] }
      : piece;
  });
}
