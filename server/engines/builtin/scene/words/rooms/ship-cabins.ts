import type { Piece } from '../../../words/reader.ts';
import { isBeast } from '../creatures.ts';
import { ROOM_KEYS } from '../keys/places/room-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Trait } from '../trait.ts';
import { isSaidIn } from './said-in.ts';

type Pieces = readonly Piece<Meaning>[];

/** A cabin by itself, by which a hut, a vehicle or a ship may be meant. */
const CABIN =
  /^(?:(?:the )?cabins?|kabinen?|in der kabine|cabines?|cabinas?|кабин[аеу]|kabin(?:de|inde|esinde)?|مقصورة|المقصورة|قمرة|القمرة|キャビン|캐빈|캐빈에서|केबिन|कैबिन)$/iu;

/** Who is aboard a ship. */
const CREW: ReadonlySet<Trait | undefined> = new Set<Trait>(['pirate', 'sailor', 'captain']);

/** What flies or drives and has a cabin and a captain too, who flies it, and in what a small ship is. */
const OTHER_CRAFT =
  /plane|aircraft|airship|car$|truck|train|elevator|lift$|^(?:co)?pilot|пилот|bottle|flasche|bouteille|botella|garrafa|bottiglia/iu;

/** Where a cabin is one of logs though there is a ship or a sailor. */
const ON_LAND =
  /^(?:by|near|beside|overlooking|am|an|bei|près|au bord|junto|cerca|perto|vicino|у|около)$/iu;

const isShip = ({ text, negated, meanings }: Piece<Meaning>): boolean =>
  !negated &&
  (meanings.some(({ thing }) => thing === 'galleon' || thing === 'liner') ||
    (meanings.some(({ thing }) => thing === 'boat') && !/boat|boot/iu.test(text)));

/** Whether wood or mountains are around it, or it is one for space: no ship goes there. */
const isInland = ({ land, thing }: Meaning): boolean =>
  land === 'forest' ||
  land === 'woods' ||
  land === 'mountain' ||
  land === 'lake' ||
  thing === 'spaceship';

/** The windows of a cabin, which are seen from outside: right behind its name. */
const WINDOWS = /^windows?$/iu;

/** Whether somebody or an animal is named, who may be in a cabin. */
const isSomebody = ({ thing }: Meaning): boolean =>
  thing === 'person' || (thing !== undefined && isBeast(thing));

/** A word that means nothing here. */
const unsaid = (piece: Piece<Meaning>): Piece<Meaning> => ({ ...piece, meanings: [] });

/** The words of a prompt without the cabin of the ship that is named before it, and without what burns in it, where it is only said to be lit or the like; null where that is not so. */
function seenFromOutside(pieces: Pieces, at: number): Pieces | null {
  const hasWindows = WINDOWS.test(pieces[at + 1]?.text ?? '');
  const isOfShip = pieces.slice(0, at).some(isShip);
  if (!isOfShip || (!hasWindows && says(pieces, isSomebody))) return null;
  const isWithin = ({ thing }: Meaning): boolean => thing === 'lantern' || thing === 'candle';
  return pieces.map((piece, n) =>
    n === at || (hasWindows && n === at + 1) || piece.meanings.some(isWithin)
      ? unsaid(piece)
      : piece,
  );
}

/** The words of a prompt; a cabin in which somebody is, that is named with a ship or with those who sail one, is within that ship. One that is only lit, or whose windows are named, is seen with its ship from outside. */
export function shipCabins(pieces: Pieces): Pieces {
  const isAboard = pieces.some(isShip) || says(pieces, ({ trait }) => CREW.has(trait));
  const isElsewhere =
    says(pieces, isInland) || pieces.some(({ text }) => OTHER_CRAFT.test(text.toLowerCase()));
  if (!isAboard || isElsewhere) return pieces;
  const at = pieces.findIndex(
    ({ text, negated }, n) =>
      !negated &&
      CABIN.test(text) &&
      isSaidIn(pieces, n) &&
      !(pieces[n + 1]?.afterStop === false && ON_LAND.test(pieces[n + 1]?.text ?? '')),
  );
  if (at < 0) return pieces;
  const outside = seenFromOutside(pieces, at);
  if (outside !== null) return outside;
  return pieces.map((piece, n) =>
    n === at
      ? { ...piece, role: null, meanings: [ROOM_KEYS.captaincabin] }
      : isShip(piece)
        ? unsaid(piece)
        : piece,
  );
}
