import { isInstrument } from '../dress/holding.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What who performs is known by, beside an instrument or a microphone. */
const PERFORMS: ReadonlySet<Trait> = new Set<Trait>(['musician', 'juggling', 'conjuror']);

const isCrowd = ({ trait }: Meaning): boolean => trait === 'crowd';

/** Games that are played at a table. */
const isGame = ({ trait }: Meaning): boolean =>
  trait === 'chess' || trait === 'cards' || trait === 'dice' || trait === 'boardgame';

/** A crowd that watches a game at a table is the people around, and plays none. */
const roundGames = (pieces: Pieces): Pieces =>
  says(pieces, isCrowd)
    ? pieces.map((piece) =>
        !piece.negated && piece.meanings.some((one) => isCrowd(one) || one.trait === 'watching')
          ? { ...piece, meanings: [{ crowded: 'busy' }] }
          : piece,
      )
    : pieces;

/** Whether a word names one who performs alone. */
const isPerformer = ({ negated, plural, meanings }: Piece): boolean =>
  !negated &&
  !plural &&
  meanings.some(({ thing, count = 1 }) => thing === 'person' && count === 1) &&
  meanings.some(
    ({ held, trait }) =>
      isInstrument(held) || held === 'microphone' || (trait !== undefined && PERFORMS.has(trait)),
  );

/**
 * The words of a prompt: a crowd that is named with one who performs in a street is the people there, and none of those
 * has the instrument; who sings to an instrument of their own has no microphone, and who watches a game at a table does not play it.
 */
export function beforeCrowds(pieces: Pieces): Pieces {
  if (says(pieces, isGame)) return roundGames(pieces);
  const at = pieces.findIndex(isPerformer);
  const performer = pieces[at];
  if (performer === undefined || !says(pieces, ({ land }) => land === 'street')) return pieces;
  const plays = performer.meanings.some(({ held }) => isInstrument(held));
  return pieces.map((piece, n) => {
    if (n === at || piece.negated) return piece;
    if (piece.meanings.some(isCrowd)) return { ...piece, meanings: [{ crowded: 'busy' }] };
    const sings = piece.meanings.some(({ held }) => held === 'microphone');
    return plays && sings ? { ...piece, meanings: [{ land: 'street', ifNone: true }] } : piece;
  });
}
