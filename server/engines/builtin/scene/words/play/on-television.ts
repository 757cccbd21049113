import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';
import type { Scenery } from '../scenery.ts';

/** Where matches are held. */
const HALLS: ReadonlySet<Land | undefined> = new Set<Land>([
  'basketballhall',
  'icerink',
  'boxingring',
]);
const STADIUMS: ReadonlySet<Town | undefined> = new Set<Town>([
  'stadium',
  'streetcourt',
  'bullring',
]);
const GROUNDS: ReadonlySet<Scenery | undefined> = new Set<Scenery>([
  'villagepitch',
  'tenniscourt',
  'golfcourse',
  'racetrack',
]);

const isTelevision = ({ pairing }: Meaning): boolean => pairing === 'television';

/** Whether a word is of a match: its ground, or who plays in it. */
const isOfMatch = ({ thing, land, town, scenery, trait }: Meaning): boolean =>
  thing === undefined &&
  (HALLS.has(land) || STADIUMS.has(town) || GROUNDS.has(scenery) || trait === 'footballer');

/** Whether a word says that somebody watches or plays: what is on the television is played there. */
const isDeed = ({ thing, trait }: Meaning): boolean =>
  thing === undefined && (trait === 'watching' || trait === 'playing');

/** Whether a word names a place that is known by what stands there, where somebody can be who watches. */
const isInOpen = ({ town, scenery, square }: Meaning): boolean =>
  (town ?? scenery ?? square) !== undefined;

/** Which words are named between that somebody watches and the television ("watching a horse race on tv"): from the first to before the last. */
function objectOf(pieces: Pieces): readonly [first: number, last: number] {
  const watching = pieces.findIndex(({ meanings }) => meanings.some(isDeed));
  const screen = pieces.findIndex(({ meanings }) => meanings.some(isTelevision));
  return watching >= 0 && watching < screen ? [watching + 1, screen] : [0, 0];
}

/** Whether a word names something or a place that can be shown: no room in which somebody watches. */
const isShowable = ({ thing, land, town, scenery }: Meaning): boolean =>
  (thing ?? town ?? scenery) !== undefined || (land !== undefined && !INDOORS.includes(land));

/**
 * The words of a prompt about a television: who is named watches it at home, and what is said to be
 * watched on it, or a match that is named, is on it; who is in a street or at a place that is known by
 * what stands there ("people in a town square") merely watches.
 */
export function withTelevision(pieces: Pieces): Pieces {
  if (!says(pieces, isTelevision)) return pieces;
  const [first, last] = objectOf(pieces);
  const isOnIt = (piece: Piece, at: number) =>
    !namesPerson(piece) &&
    (piece.meanings.some((one) => isOfMatch(one) || isDeed(one)) ||
      (at >= first && at < last && piece.meanings.some(isShowable)));
  const isInside = says(pieces, ({ land }) => land !== undefined && INDOORS.includes(land));
  const isOutside =
    !isInside &&
    pieces.some(namesPerson) &&
    pieces.some((piece, at) => !isOnIt(piece, at) && says([piece], isInOpen));
  return pieces.map((piece, at): Piece => {
    if (piece.meanings.some(isTelevision))
      return {
        ...piece,
        meanings: [
          isOutside ? { trait: 'watching' } : { trait: 'television', land: 'room', ifNone: true },
        ],
      };
    if (!isOnIt(piece, at)) return piece;
    if (isOutside) return piece.meanings.some(isDeed) ? piece : { ...piece, meanings: [] };
    return {
      ...piece,
      meanings: [{ trait: piece.meanings.some(isOfMatch) ? 'match' : 'television' }],
    };
  });
}
