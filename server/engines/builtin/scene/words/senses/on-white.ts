import type { Piece, Pieces } from '../pieces.ts';

/** Whether a word ends what is said: nothing is named behind it that it could be the colour of. */
const endsHere = (next: Piece | undefined): boolean =>
  next === undefined || next.afterStop || next.role === 'with' || next.role === 'and';

/** The words of a prompt; "on white" by itself is before a sheet of that colour ("a chair on white"), and a horse, cliffs or snow behind it are white. */
export const onWhite = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const isSheet =
      /^white$/iu.test(piece.text) &&
      !piece.afterStop &&
      /^on$/iu.test(pieces[at - 1]?.text ?? '') &&
      endsHere(pieces[at + 1]);
    return isSheet ? { ...piece, meanings: [{ backdrop: 'white' }] } : piece;
  });
