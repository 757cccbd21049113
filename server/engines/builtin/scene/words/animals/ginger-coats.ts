import type { Colour } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** The coat of a ginger cat. */
const GINGER: Colour = [0.72, 0.37, 0.14];

/** Red where it is said of a cat's or a dog's coat and not of paint, as German and Italian say it; English "red" is left to be red. */
const RED = /^(?:rot|ross[oaie])/iu;
/** Orange, which a cat is called in any language. */
const ORANGE =
  /^(?:orange|naranja|laranja|arancion|turuncu|оранж|橙|橘|オレンジ|주황|برتقال|नारंगी)/iu;

const isOf = (piece: Piece | undefined, ...things: readonly Meaning['thing'][]): boolean =>
  piece !== undefined &&
  piece.meanings.some(({ thing }) => thing !== undefined && things.includes(thing));

/** Whether that piece is a colour which such an animal is called by that is named right beside it. */
function isCoat(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || piece.meanings.every(({ colour }) => colour === undefined))
    return false;
  // An article may stand between the two.
  const behind = pieces[at + 1]?.text === 'bir' ? pieces[at + 2] : pieces[at + 1];
  const beside = [
    piece.afterStop ? undefined : pieces[at - 1],
    behind?.afterStop ? undefined : behind,
  ];
  if (RED.test(piece.text)) return beside.some((one) => isOf(one, 'cat', 'dog'));
  return ORANGE.test(piece.text) && beside.some((one) => isOf(one, 'cat'));
}

/** The words of a prompt; a cat that is called red or orange is ginger ("ein roter Kater", "un gato naranja"), and so is a dog that is called red. */
export const gingerCoats = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    isCoat(pieces, at)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.colour === undefined ? one : { ...one, colour: GINGER },
          ),
        }
      : piece,
  );
