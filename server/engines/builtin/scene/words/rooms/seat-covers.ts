import type { Piece, Pieces } from '../pieces.ts';

/** What is upholstered in a train, and what with. */
const COVERED: ReadonlySet<string> = new Set(
  'seat seats bench benches velvet upholstery cushion cushions siège sièges banquette banquettes velours sitz sitze sitzen sitzbänke polster polstern samt samtsitze samtsitzen asiento asientos terciopelo sedile sedili velluto assento assentos veludo сиденье сиденья сиденьями сиденьях бархат бархатные бархатными koltuk koltuklar koltuklu kadife 座椅 天鹅绒 座席 ビロード ベルベット 좌석 벨벳 مقاعد مخمل مخملية सीट सीटें सीटों मखमल मखमली'.split(
    ' ',
  ),
);

/** How many words may stand between a colour and what has it ("red velvet seats"). */
const NEAR = 2;

/** The words of a prompt; in a train's compartment the colour of its seats is nobody's dress. */
export function withoutCovers(pieces: Pieces): Pieces {
  if (!pieces.some(({ meanings }) => meanings.some(({ land }) => land === 'compartment')))
    return pieces;
  return pieces.map((piece, at) =>
    piece.meanings.some(({ colour }) => colour !== undefined) && isOfSeats(pieces, at)
      ? { ...piece, meanings: [] }
      : piece,
  );
}

/** Whether the colour at a place stands beside what is covered, nothing else that it could be of between them. */
const isOfSeats = (pieces: Pieces, at: number): boolean => {
  const isSeat = ({ text }: Piece) => COVERED.has(text.toLowerCase());
  return pieces.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(isSeat);
};
