import type { Piece } from '../../../words/reader.ts';
import { isInstrument } from '../dress/holding.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Trait } from '../trait.ts';

type Pieces = readonly Piece<Meaning>[];

/** What who performs is known by, beside an instrument or a microphone. */
const PERFORMS: ReadonlySet<Trait> = new Set<Trait>(['musician', 'juggling', 'conjuror']);

/** Whether a word names one who performs alone. */
const isPerformer = ({ negated, plural, meanings }: Piece<Meaning>): boolean =>
  !negated &&
  !plural &&
  meanings.some(({ thing, count = 1 }) => thing === 'person' && count === 1) &&
  meanings.some(
    ({ held, trait }) =>
      isInstrument(held) || held === 'microphone' || (trait !== undefined && PERFORMS.has(trait)),
  );

/**
 * The words of a prompt: a crowd that is named with one who performs in a street is the people there, and none of those
 * has the instrument; who sings to an instrument of their own has no microphone.
 */
export function beforeCrowds(pieces: Pieces): Pieces {
  const at = pieces.findIndex(isPerformer);
  const performer = pieces[at];
  if (performer === undefined || !says(pieces, ({ land }) => land === 'street')) return pieces;
  const plays = performer.meanings.some(({ held }) => isInstrument(held));
  return pieces.map((piece, n) => {
    if (n === at || piece.negated) return piece;
    const isCrowd = piece.meanings.some(({ trait }) => trait === 'crowd');
    if (isCrowd) return { ...piece, meanings: [{ crowded: 'busy' }] };
    const sings = piece.meanings.some(({ held }) => held === 'microphone');
    return plays && sings ? { ...piece, meanings: [{ land: 'street', ifNone: true }] } : piece;
  });
}
