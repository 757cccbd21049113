import { IS_FRUIT } from '../meals/served-outdoors.ts';
import type { Piece, Pieces } from '../pieces.ts';

const isFruit = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(({ thing }) => IS_FRUIT.has(thing));

const isTree = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(({ thing }) => thing === 'tree');

/** Hindi words for "of", behind what that is of. */
const HINDI_OF: ReadonlySet<string> = new Set(['का', 'के', 'की']);

/** The words of a prompt: fruit that says right beside a tree of what kind that is ("a pomegranate tree") is none in a bowl. */
export function fruitTrees(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    const next = pieces[HINDI_OF.has(pieces[at + 1]?.text ?? '') ? at + 2 : at + 1];
    const isBefore = isTree(next) && next?.afterStop === false;
    const isBehind = isTree(pieces[at - 1]) && !piece.afterStop;
    return isFruit(piece) && (isBefore || isBehind)
      ? { ...piece, role: 'other', meanings: [] }
      : piece;
  });
}
