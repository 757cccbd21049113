import type { Piece } from '../../../words/reader.ts';
import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';

type Pieces = readonly Piece<Meaning>[];

/** Words for her, and for him. Those that also mean others ("sie") or nothing ("il pleut") count only right before what somebody does. */
const HER: ReadonlySet<string> = new Set(
  'she elle ella lei ela она 她 彼女 그녀 그녀는 그녀가 sie هي'.split(' '),
);
const HIM: ReadonlySet<string> = new Set('he il él lui ele он 他 彼 er هو'.split(' '));

/** How many small words may stand between somebody and what is done ("彼女 は 本 を 読む"). */
const NEAR = 6;

/** Whether a piece says what only people do. */
const isDeed = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ trait, thing }) => trait !== undefined && thing === undefined);

/** Whether words say of somebody that she or he does something: where that is in them, or −1. */
export const spokenOf = (pieces: Pieces): number =>
  pieces.findIndex((piece, at) => {
    const word = piece.text.toLowerCase();
    if (piece.meanings.length > 0 || !(HER.has(word) || HIM.has(word))) return false;
    return pieces.slice(at + 1, at + 1 + NEAR).some((next) => !next.afterStop && isDeed(next));
  });

/** Whether words name anybody, or an animal. */
export const namesAnybody = (pieces: Pieces): boolean =>
  pieces.some(
    ({ meanings, negated }) =>
      !negated &&
      meanings.some(({ thing }) => thing !== undefined && (thing === 'person' || isBeast(thing))),
  );

/** The words of a prompt; she or he who does something is somebody where nobody else is named. */
export function withPronouns(pieces: Pieces): Pieces {
  const at = spokenOf(pieces);
  if (at < 0 || namesAnybody(pieces)) return pieces;
  return pieces.map((piece, index) => {
    if (index !== at) return piece;
    const isHer = HER.has(piece.text.toLowerCase());
    const meanings: Meaning[] = [{ thing: 'person', ...(isHer && { trait: 'woman' as const }) }];
    return { ...piece, role: null, meanings };
  });
}
