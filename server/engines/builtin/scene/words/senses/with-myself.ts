import type { Piece, Pieces } from '../pieces.ts';

/** Whether a word names somebody who is told of. */
const namesSomebody = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(({ thing }) => thing === 'person');

/** Whether it is a parent or a grandparent, of whom who tells it is the child. */
export const isElder = ({ meanings }: Piece): boolean =>
  meanings.some(({ kin, trait }) => kin === 'mother' || kin === 'father' || trait === 'old');

/** Where somebody is named right beside a word, no more than "my" between; −1: nobody is. */
function besideOf(pieces: Pieces, at: number): number {
  const places = [-1, 1].map((step) => {
    let next = at + step;
    while (pieces[next]?.role === 'other') next += step;
    return next;
  });
  return places.find((place) => namesSomebody(pieces[place])) ?? -1;
}

/**
 * The words of a prompt: who tells it is one more person beside who is named ("my grandma and me"), a child beside the
 * old and its parents, and named before these, so that what is said behind them is theirs; elsewhere "I" is nobody.
 */
export function withMyself(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ meanings }) => meanings.some(({ self }) => self === true));
  const self = pieces[at];
  if (self === undefined) return pieces;
  const joint: Piece = { ...self, meanings: [], role: 'and' };
  const beside = besideOf(pieces, at);
  const other = pieces[beside];
  const rest = withMyself(pieces.slice(at + 1));
  if (other === undefined) return [...pieces.slice(0, at), joint, ...rest];
  if (!isElder(other)) {
    const teller: Piece = { ...self, meanings: [{ thing: 'person' }], plural: false };
    return [...pieces.slice(0, at), joint, teller, ...rest];
  }
  const child: Piece = { ...self, meanings: [{ thing: 'person', trait: 'child' }] };
  const first = Math.min(at, beside);
  return [...pieces.slice(0, first), child, joint, ...pieces.slice(first, at), ...rest];
}
