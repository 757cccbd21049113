import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { BOATS, MOTOR_SHIPS } from '../vehicles.ts';

/** Houses of a town to which people go every day, and are seen on their way. */
const GONE_TO: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['classroom', 'library', 'office', 'museum', 'hospital', 'supermarket', 'mall'] as const),
  ...(['cinema', 'theatre', 'gym', 'station', 'bakery'] as const),
]);

/** Words for "to" before the name of a house. */
const TO = /^(?:to|zur|zum|nach|ins|a|al|alla|à|au|aux|ao|para|pra|vers|hacia|до|إلى|去|上)$/iu;
/** Words for "in" that mean "into" where they are said of who goes there, and what tells so: a German article, or the ending of a name. */
const INTO = /^(?:in|в|на)$/iu;
const GERMAN_GOAL = /^(?:die|den)$/iu;
const RUSSIAN_GOAL = /[ую]$/iu;
const TURKISH_GOAL = /[ae]$/iu;
/** How Turkish words for going begin. */
const TURKISH = /^(?:gid|yürü|koş)/u;
/** What stands behind the name of a house where somebody goes there: in Japanese, Korean and Hindi. */
const GOES_BEHIND = /^(?:へ|行く|行き|向|通う|가는|가고|가다|जा|जाते|जाती|जाने|gid|yürü|koş)/u;
/** Words that say that somebody goes, beside those that the painter knows. */
const GOES =
  /^(?:go|goes|going|way|ride|rides|riding|heading|headed|hurrying|late|commuting|drives?|driving|biking|cycling|get|getting|fährt|fahren|geht|gehen|reitet|eilt|weg|va|vont|vais|aller|chemin|pédale|van|voy|camino|rumbo|yendo|vanno|andare|andando|strada|corre|vai|vão|indo|caminho|едет|едут|идёт|идет|идут|бежит|бегут|спешит|дороге|gid\p{L}*|yürü\p{L}*|koş\p{L}*|يذهب|تذهب|يذهبون|ذاهب\p{L}*|طريق\p{L}*|يمشي|تمشي|जा|去|上)$/iu;

const goes = ({ text, negated, meanings }: Piece): boolean =>
  !negated &&
  (GOES.test(text) ||
    meanings.some(
      ({ posture, trait, path }) =>
        posture === 'walking' || posture === 'running' || trait === 'mounted' || path !== undefined,
    ));

/** How many words may stand between the word for "to" and the name of a house. */
const NEAR = 3;

/** Whether the words around the name at an index say that somebody is on the way there. */
function isBoundFor(pieces: Pieces, at: number): boolean {
  const name = pieces[at];
  if (name === undefined) return false;
  const next = pieces.slice(at + 1, at + 3).find(({ text }) => text !== 'に' && text !== '에');
  if (next?.afterStop === false && GOES_BEHIND.test(next.text))
    return !TURKISH.test(next.text) || TURKISH_GOAL.test(name.text);
  for (let back = 1; back <= NEAR; back++) {
    const piece = pieces[at - back];
    if (piece === undefined || pieces[at - back + 1]?.afterStop === true) return false;
    // English has an article that is written like "to" in Spanish.
    const isArticle = piece.text === 'a' && pieces[at - back - 1]?.role === 'with';
    if (TO.test(piece.text) && !isArticle) return pieces.slice(0, at - back + 1).some(goes);
    if (INTO.test(piece.text))
      return (
        (RUSSIAN_GOAL.test(name.text) || GERMAN_GOAL.test(pieces[at - back + 1]?.text ?? '')) &&
        pieces.slice(0, at - back).some(goes)
      );
    if (piece.meanings.length > 0) return false;
  }
  return false;
}

/** A street with houses around who is on the way, unless another land is named. */
const ON_THE_WAY: Meaning = { land: 'street', ifNone: true, town: 'suburb' };

/** Words for home, to which boats come back. */
const HOME = /^(?:home|hause|maison|casa|дом\p{L}*|ev\p{L}*|家|집\p{L}*|البيت|للبيت|घर)$/iu;

/** The words of a prompt: who goes to school, or rides there, is on a street and not in the classroom yet, and who is in a boat on the way home has no house there. */
export function boundFor(pieces: Pieces): Pieces {
  const isAfloat = says(
    pieces,
    ({ thing }) => thing !== undefined && (BOATS.has(thing) || MOTOR_SHIPS.has(thing)),
  );
  return pieces.map((piece, at) => {
    const isHome = isAfloat && HOME.test(piece.text);
    if (isHome && piece.meanings.some(({ thing }) => thing === 'house'))
      return { ...piece, meanings: [], role: 'other' as const };
    return piece.meanings.some(({ land, ifNone }) => ifNone !== true && GONE_TO.has(land)) &&
      isBoundFor(pieces, at)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) => (GONE_TO.has(one.land) ? ON_THE_WAY : one)),
        }
      : piece;
  });
}
