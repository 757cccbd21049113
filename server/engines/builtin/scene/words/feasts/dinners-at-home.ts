import { ROOM_KEYS } from '../keys/places/room-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words that say that the house is looked at, or that dinner is still to come. */
const OUTSIDE =
  /^(?:outside|front|in front of|rising|before|smoke|waiting|looking|draußen|vor|außerhalb|dehors|devant|avant|fuera|delante|antes|fuori|davanti|prima|fora|frente|снаружи|перед|у|dışında|önünde|önce|خارج|أمام|قبل|बाहर|सामने|外面|门前|外|前|앞|밖|앞에서|밖에서)$/iu;
/** Words behind that for a dinner which make another thing of it. */
const OF_DINNER = /^(?:jackets?|bells?|plates?|time|suits?|dress(?:es)?)$/iu;

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
  const isDinner = (piece: Piece) => {
    const next = pieces[pieces.indexOf(piece) + 1];
    const isOther = next?.afterStop === false && OF_DINNER.test(next.text);
    return !piece.negated && piece.meanings.length === 0 && DINNER.test(piece.text) && !isOther;
  };
  const isAtHome = named.some((one) => isFeast(one) || isHome(one)) && !named.some(isElsewhere);
  const isOutside =
    named.some(({ thing }) => thing === 'house') && pieces.some(({ text }) => OUTSIDE.test(text));
  if (!isAtHome || isOutside || !pieces.some(isDinner)) return pieces;
  return pieces.map((piece): Piece => {
    if (isDinner(piece)) return { ...piece, role: null, meanings: [ROOM_KEYS.familydinner] };
    return { ...piece, meanings: piece.meanings.filter(({ thing }) => thing !== 'house') };
  });
}
