import { INDOORS } from '../../world/room/plan-room.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Words that say that nobody is there, by themselves and behind a "without". */
const NOBODY =
  /^(?:nobody|no one|menschenleer\p{L}*|nadie|ninguém|безлюд\p{L}*|誰もいない|아무도 없는|空无一人的?|空荡荡的?|无人的?|सुनसान|ıssız|kimsesiz|kimsenin|désertes?)$/iu;
const AFTER_WITHOUT = /^(?:nessuno|أحد)$/iu;

/** The words of a prompt; where nobody is said to be in the open there are no people, as where it says so of them. */
export function withNobody(pieces: Pieces): Pieces {
  const isElsewhere = says(
    pieces,
    ({ land }) =>
      land === 'street' || land === 'city' || (land !== undefined && INDOORS.includes(land)),
  );
  const hasLand = says(pieces, ({ land }) => land !== undefined);
  if (!hasLand || isElsewhere || says(pieces, isPerson)) return pieces;
  return pieces.map((piece, at) => {
    const isSaid =
      NOBODY.test(piece.text) ||
      (AFTER_WITHOUT.test(piece.text) && pieces[at - 1]?.role === 'not before');
    return isSaid
      ? { ...piece, role: null, negated: true, meanings: [{ thing: 'person' }] }
      : piece;
  });
}
