import type { Piece } from '../../../words/reader.ts';
import { ROOM_KEYS } from '../keys/places/room-keys.ts';
import type { Meaning } from '../meaning.ts';

type Pieces = readonly Piece<Meaning>[];

/** Words for a dinner that by themselves say nothing of where it is eaten. */
const DINNER =
  /^(?:dinners?|suppers?|dîners?|soupers?|abendessen|festessen|festmahl|cenas?|cenone|jantar(?:es)?|ceia|ужин\p{L}*|застоль\p{L}*|yeme[kğ]i?\p{L}*|sofra\p{L}*|(?:ال)?عشاء|(?:डिनर|रात्रिभोज)|晚餐|晚饭|年夜饭|团圆饭|夕食|ごちそう|만찬|저녁)$/iu;

/** Whether it is a feast that is known by its streets, where no other place is named. */
const isFeast = ({ festive, ifNone }: Meaning): boolean => festive === true && ifNone === true;
const isHome = ({ thing, trait }: Meaning): boolean => thing === 'house' || trait === 'family';

/** Whether another place is named than the streets of a feast, or a window of the house. */
const isElsewhere = (one: Meaning): boolean =>
  !isFeast(one) &&
  one.pane !== true &&
  (one.land !== undefined || one.perch !== undefined || one.scenery !== undefined);

/** The words of a prompt; a dinner of a feast, of a family or at somebody's house is eaten in the dining room there, and the house is not looked at. */
export function dinnersAtHome(pieces: Pieces): Pieces {
  const named = pieces.filter(({ negated }) => !negated).flatMap(({ meanings }) => meanings);
  const isDinner = ({ text, meanings, negated }: Piece<Meaning>) =>
    !negated && meanings.length === 0 && DINNER.test(text);
  const isAtHome = named.some((one) => isFeast(one) || isHome(one)) && !named.some(isElsewhere);
  if (!isAtHome || !pieces.some(isDinner)) return pieces;
  return pieces.map((piece): Piece<Meaning> => {
    if (isDinner(piece)) return { ...piece, role: null, meanings: [ROOM_KEYS.familydinner] };
    return { ...piece, meanings: piece.meanings.filter(({ thing }) => thing !== 'house') };
  });
}
