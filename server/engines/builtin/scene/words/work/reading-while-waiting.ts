import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for waiting, as they begin. */
export const WAITING =
  /^(?:wait|等|待|기다리|기다려|attend|wart|esper|aguard|жд|ожида|aspett|attes|bekle|ينتظر|تنتظر|منتظر|इंतज़ार|प्रतीक्षा)/iu;

/** Words for a comic that is read, which are styles of pictures too. */
const COMIC =
  /^(?:comic|manga|漫画|コミック|만화|bande dessinée|bd|tebeo|комикс|gibi|quadrinho|fumett|çizgi roman|karikatur)/iu;

/** How far from the word for reading what is read is named, in words. */
const NEAR = 4;

const reads = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'reading');

const isRead = (pieces: Pieces, at: number): boolean =>
  pieces.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(reads);

/** The words of a prompt; who waits over what they read sits, and a comic that is read is what is in the hands and no style of the picture. */
export function readingWhileWaiting(pieces: Pieces): Pieces {
  if (!says(pieces, ({ trait }) => trait === 'reading')) return pieces;
  return pieces.map((piece, at) => {
    if (COMIC.test(piece.text) && isRead(pieces, at))
      return { ...piece, meanings: piece.meanings.filter(({ style }) => style === undefined) };
    return WAITING.test(piece.text)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.posture === 'standing' ? { ...one, posture: 'sitting' as const } : one,
          ),
        }
      : piece;
  });
}
