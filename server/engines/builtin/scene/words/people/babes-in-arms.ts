import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isYoung } from '../trait.ts';

/** Who is too young to have a baby. */
const isBaby = ({ meanings, negated, plural }: Piece): boolean =>
  !negated && !plural && meanings.some(({ thing, kin }) => thing === 'person' && kin === 'baby');

/** Whether it names one grown person. */
const isGrown = ({ meanings, negated, plural }: Piece): boolean =>
  !negated &&
  !plural &&
  meanings.some(({ thing, count = 1 }) => thing === 'person' && count === 1) &&
  !meanings.some(({ trait }) => isYoung(trait));

/** What somebody sits on who has a baby in the arms. */
const isSeat = ({ seat }: Meaning): boolean =>
  seat === 'armchair' || seat === 'sofa' || seat === 'chair';

/** The words of a prompt; a baby that is named right after one grown person with something to sit on is in the arms of that one, and on no seat of its own. */
export function babesInArms(pieces: Pieces): Pieces {
  const at = pieces.findIndex(isBaby);
  const before = pieces.slice(0, Math.max(0, at)).findLast(({ role }) => role === null);
  const isSeated = pieces.some(({ meanings, negated }) => !negated && meanings.some(isSeat));
  if (at < 0 || before === undefined || !isGrown(before) || !isSeated) return pieces;
  return pieces.map((piece, n) =>
    n === at ? { ...piece, meanings: [{ held: 'baby', holding: true }] } : piece,
  );
}
