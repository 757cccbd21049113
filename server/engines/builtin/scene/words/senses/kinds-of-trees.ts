import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isTree } from '../plants.ts';

/** A tree that is drawn as one of its kind: no broadleaved one, which any word for a tree means. */
const isKind = ({ thing }: Meaning): boolean => thing !== 'tree' && isTree(thing);

const isAny = ({ thing }: Meaning): boolean => thing === 'tree';

/** Words for "of" between a tree and its kind, on either side. */
const OF: ReadonlySet<string> = new Set(['of', 'de', 'di', 'von', 'का', 'के', 'की', 'の', '的']);

/** Where the word is that says right beside a tree of what kind that is; −1 where none does. */
function kindBeside(pieces: Pieces, at: number): number {
  const own = pieces[at];
  if (own === undefined || own.negated || !own.meanings.some(isAny)) return -1;
  const isOne = (beside: number): boolean =>
    pieces[beside]?.negated === false && pieces[beside].meanings.some(isKind);
  const isOf = (beside: number): boolean => OF.has(pieces[beside]?.text.toLowerCase() ?? '');
  if (!own.afterStop) {
    if (isOne(at - 1)) return at - 1;
    if (isOf(at - 1) && isOne(at - 2)) return at - 2;
  }
  const next = isOf(at + 1) ? at + 2 : at + 1;
  return isOne(next) && pieces[next]?.afterStop === false ? next : -1;
}

/** A word without the kind of tree that it tells, which is understood though nothing is left of it. */
function withoutKind(piece: Piece): Piece {
  const meanings = piece.meanings.filter((one) => !isKind(one));
  return { ...piece, meanings, role: meanings.length === 0 ? 'other' : piece.role };
}

/** The words of a prompt: a tree that says right beside it of what kind it is ("cherry blossom trees", "alberi di ciliegio") is one of that, and no other stands beside it. */
export function kindsOfTrees(pieces: Pieces): Pieces {
  const kinds = new Map(
    pieces.flatMap((_, at) => {
      const kind = kindBeside(pieces, at);
      return kind < 0 ? [] : [[at, kind] as const];
    }),
  );
  const told = new Set(kinds.values());
  return pieces.map((piece, at) => {
    const kind = pieces[kinds.get(at) ?? -1];
    if (kind !== undefined) return { ...piece, meanings: kind.meanings.filter(isKind) };
    if (told.has(at)) return withoutKind(piece);
    return piece.meanings.some(isKind) && piece.meanings.some(isAny)
      ? { ...piece, meanings: piece.meanings.filter((one) => !isAny(one)) }
      : piece;
  });
}
