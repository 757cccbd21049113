import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Words for a mill that don't say what drives it, in all languages. */
const MILL =
  /^(?:mill|mühle|moulin|molino|mulino|moinho|мельниц\p{L}*|değirmen\p{L}*|(?:ال)?طاحونة|磨坊|방앗간\p{L}*|चक्की)$/iu;

/** Whether it is water that runs. */
const runs = ({ land }: Meaning): boolean => land === 'river';

/** The words of a prompt; a mill at a brook or a river has its wheel in it. */
export function millsAtBrooks(pieces: Pieces): Pieces {
  if (!says(pieces, runs)) return pieces;
  return pieces.map((piece) =>
    MILL.test(piece.text)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.thing === 'windmill' ? { ...one, thing: 'watermill' as const } : one,
          ),
        }
      : piece,
  );
}
