import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for a house, whose roof somebody is on: it stands nowhere else. */
const isHouse = ({ meanings }: Piece): boolean => meanings.some(({ thing }) => thing === 'house');

/** The words of a prompt: who is on a roof of Paris is among its roofs, beyond which its tower stands. */
export function onParisRoofs(pieces: Pieces): Pieces {
  const find = (test: (meaning: Meaning) => boolean) =>
    pieces.findIndex(({ negated, meanings }) => !negated && meanings.some(test));
  const roof = find(({ perch }) => perch === 'roof');
  const paris = find(({ thing, land }) => thing === 'irontower' && land === 'street');
  if (roof < 0 || paris < 0) return pieces;
  const view = { land: 'field' as const, scenery: 'parisroofs' as const };
  return pieces.map((piece, at) => {
    if (at === roof) return { ...piece, role: null, meanings: [view] };
    const isPart =
      at === paris || isHouse(piece) || piece.meanings.some(({ thing }) => thing === 'irontower');
    return isPart ? { ...piece, role: null, meanings: [view] } : piece;
  });
}
