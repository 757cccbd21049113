import { isWalker } from '../creatures.ts';
import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { OldPlace } from '../scenery.ts';
import { wordFor } from './within.ts';

/** What buildings are from within where they are ruins. */
const RUIN_OF: Partial<Readonly<Record<Thing, OldPlace>>> = {
  church: 'ruinednave',
  abbey: 'ruinednave',
  temple: 'ruinedtemple',
  egyptiantemple: 'ruinedtemple',
  ruin: 'ruinedtemple',
  castle: 'castlecourt',
};
/** Things that are ruins anyway. */
const FALLEN: ReadonlySet<Thing | undefined> = new Set<Thing>(['abbey', 'ruin']);

/** Temples in a jungle, whose ruins are all around who is in them. */
const OF_JUNGLE: ReadonlySet<Thing | undefined> = new Set<Thing>(['khmertemple', 'steppyramid']);

/** Whether somebody is among the ruins of such a temple. */
function isAmongRuins(pieces: Pieces): boolean {
  const named = pieces.flatMap(({ meanings, negated }) => (negated ? [] : meanings));
  return (
    named.some(({ thing }) => OF_JUNGLE.has(thing)) &&
    named.some(({ thing }) => thing !== undefined && isWalker(thing))
  );
}

/** The words of a prompt; a church that people have left, or what is left of one, is its nave where it says that it is seen from within, an observatory the hall under its dome; ruins of a temple in a jungle are all around who is named with it. */
export function withinOldPlaces(pieces: Pieces): Pieces {
  const isRuined = pieces.some(saysRuined);
  if (isRuined && isAmongRuins(pieces))
    return pieces.map((piece) =>
      saysRuined(piece)
        ? { ...piece, meanings: [{ land: 'field', scenery: 'ruinedtemple' }] }
        : piece,
    );
  const at = placeAt(pieces, isRuined);
  const place = placeIn(pieces[at], isRuined);
  if (place === undefined || !isWithin(pieces, at)) return pieces;
  const within = wordFor(pieces, at);
  const end = endAfter(pieces, at);
  const inside: Meaning = { land: 'field', scenery: place };
  return pieces.map((piece, n) =>
    n === at || n === within || (n > at && n <= end) || saysRuined(piece)
      ? { ...piece, role: null, meanings: [inside] }
      : piece,
  );
}

/** Where the building is named: a word that only says that it is a ruin names one where no other does. */
function placeAt(pieces: Pieces, isRuined: boolean): number {
  const places = pieces.map((piece) => (piece.negated ? undefined : placeIn(piece, isRuined)));
  const building = pieces.findIndex(
    ({ meanings }, n) => places[n] !== undefined && meanings.every(({ thing }) => thing !== 'ruin'),
  );
  return building >= 0 ? building : places.findIndex((place) => place !== undefined);
}

const isWithin = (pieces: Pieces, at: number): boolean =>
  wordFor(pieces, at) >= 0 ||
  pieces[at]?.meanings.some(({ land }) => land === 'nave') === true ||
  endAfter(pieces, at) >= 0;

/** Words that say so at the end: "seen from within", "von innen". */
const ENDS: ReadonlySet<string> = new Set(
  'inside within innen intérieur dentro interno изнутри içeriden الداخل'.split(' '),
);

/** How many words may stand between a building and such a word ("vu de l'intérieur"). */
const FAR = 4;

/** Where a word is that ends what is said of the building before it ("an abandoned church inside"); -1 where none is. */
const endAfter = (pieces: Pieces, at: number): number =>
  pieces.findIndex((_, n) => n > at && n <= at + FAR && isLast(pieces, n));

/** Whether a word that says no more ends what is said of the building before it ("an abandoned church inside"). */
const isLast = (pieces: Pieces, at: number): boolean =>
  ENDS.has(pieces[at]?.text.toLowerCase() ?? '') &&
  pieces[at]?.afterStop === false &&
  pieces[at + 1]?.afterStop !== false;

const saysRuined = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ thing, forsaken }) => FALLEN.has(thing) || forsaken === true);

/** The hall that a word names if it is seen from within. */
const placeIn = (piece: Piece | undefined, isRuined: boolean): OldPlace | undefined =>
  piece?.meanings
    .map(({ thing, land, scenery, ifNone }): OldPlace | undefined => {
      if (scenery === 'observatory' && ifNone !== true) return 'observatoryhall';
      if (!isRuined) return undefined;
      return land === 'nave' ? 'ruinednave' : thing && RUIN_OF[thing];
    })
    .find((place) => place !== undefined);
