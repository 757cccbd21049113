import { isWalker } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** Whether it names somebody or an animal, or a feast, whose own flags are there. */
const hasOthers = ({ thing, trait, fauna, scenery, sky }: Meaning): boolean =>
  (thing !== undefined && isWalker(thing)) ||
  trait !== undefined ||
  fauna === true ||
  scenery !== undefined ||
  sky === 'birds';

/** Words that say that flags are several. */
const SEVERAL =
  /flags|drapeaux|fahnen|flaggen|banderas|bandeiras|bandiere|флаг(?:и|ами|ов)|bayraklar|رايات|झंडे/iu;

/** A flag that nobody can bear flies on its pole. */
export function flagsAlone(pieces: Pieces): Pieces {
  const isFlag = ({ held }: Meaning) => held === 'flag';
  if (!pieces.some(({ meanings }) => meanings.some(isFlag))) return pieces;
  if (pieces.some(({ meanings, negated }) => !negated && meanings.some(hasOthers))) return pieces;
  return pieces.map((piece) => {
    if (!piece.meanings.some(isFlag)) return piece;
    const flown: Meaning = { thing: 'flag', ...(SEVERAL.test(piece.text) && { count: 3 }) };
    return { ...piece, meanings: piece.meanings.map((one) => (isFlag(one) ? flown : one)) };
  });
}
