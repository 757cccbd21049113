import type { Idea } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { isStreet, isWashing, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isAlley = ({ alley }: Meaning): boolean => alley === true;
/** Whether another place is named than a town whose lanes there are. */
const isElsewhere = ({ land, ifNone }: Meaning): boolean =>
  land !== undefined && land !== 'street' && ifNone !== true;
/** Words that say that it hangs from house to house. */
const BETWEEN =
  /houses|street|maisons|rue|häusern|casas|domami|домами|case|evlerin|البيوت|घरों|房子|家と家|집 사이/iu;

/** Washing hangs over a street from house to house, which is a narrow one; between houses it makes one of an old town. */
export function washingOverStreets(pieces: Pieces): Pieces {
  if (!says(pieces, isWashing)) return pieces;
  const isInStreet =
    says(pieces, isStreet) || (says(pieces, isAlley) && !says(pieces, isElsewhere));
  return pieces.map((piece) => {
    const isBetween = BETWEEN.test(piece.text);
    if (!piece.meanings.some(isWashing) || !(isInStreet || isBetween)) return piece;
    const hung: Meaning = isInStreet
      ? { thing: 'washinglines', alley: true }
      : { thing: 'washinglines', land: 'street', alley: true, ifNone: true };
    return { ...piece, meanings: piece.meanings.map((one) => (isWashing(one) ? hung : one)) };
  });
}

/** What a prompt asks for; where no street is in the end, washing hangs on a line of its own. */
export const washingElsewhere = (idea: Idea): Idea =>
  idea.land === 'street' || idea.land === 'canal'
    ? idea
    : {
        ...idea,
        subjects: idea.subjects.map((one) =>
          one.thing === 'washinglines' ? { ...one, thing: 'clothesline' as const } : one,
        ),
      };
