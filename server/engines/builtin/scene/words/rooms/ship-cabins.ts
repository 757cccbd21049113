import type { Piece } from '../../../words/reader.ts';
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

/** The words of a prompt; a cabin in which somebody is, that is named with a ship or with those who sail one, is within that ship. */
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
  return pieces.map((piece, n) =>
    n === at
      ? { ...piece, role: null, meanings: [ROOM_KEYS.captaincabin] }
      : isShip(piece)
        ? { ...piece, meanings: [] }
        : piece,
  );
}
