import type { Nation } from '../nation.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What those of a nation mostly look like; missing: nothing in common. */
const LOOKS: Partial<Readonly<Record<Nation, Trait>>> = {
  northern: 'fairskinned',
  arab: 'brownskinned',
  indian: 'brownskinned',
  colonial: 'brownskinned',
  chinese: 'blackhaired',
  japanese: 'blackhaired',
  korean: 'blackhaired',
};

/** How many words may stand between whose somebody is and who that is ("an Indian old woman"). */
const NEAR = 2;

const names = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing, land }) => thing !== undefined || land !== undefined) ?? false;

/** Whether what is named next, or was named right before, is somebody. */
function isOfPerson(pieces: Pieces, at: number): boolean {
  const isPerson = (piece: Piece | undefined) =>
    piece?.meanings.some(({ thing }) => thing === 'person') ?? false;
  for (let next = at + 1; next <= at + NEAR; next++) {
    const piece = pieces[next];
    if (piece === undefined || piece.afterStop || piece.role !== null) break;
    if (names(piece)) return isPerson(piece);
  }
  return pieces[at]?.afterStop === false && isPerson(pieces[at - 1]);
}

/** The words of a prompt; who is called Indian or Japanese has the hair and the skin of most there. */
export const withOrigins = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const nation = piece.meanings.find((one) => one.nation !== undefined)?.nation;
    const trait = nation === undefined ? undefined : LOOKS[nation];
    if (trait === undefined || piece.negated || !isOfPerson(pieces, at)) return piece;
    return { ...piece, meanings: [...piece.meanings, { trait }] };
  });
