import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { ball, box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

const FRAME: Colour = [0.3, 0.17, 0.09];
const LIGHT: Colour = [0.9, 0.82, 0.66];
const DARK: Colour = [0.34, 0.2, 0.12];
const WHITE: Colour = [0.95, 0.91, 0.82];
const BLACK: Colour = [0.1, 0.08, 0.08];

/** Half the side of the board, and a square's side. */
const HALF = 0.125;
const SQUARE = (2 * HALF) / 8;
/** How high a pawn and a king are. */
const TALL = { pawn: 0.038, king: 0.07 } as const;

/** Where the men of one side are in a game that has begun, in squares from its own left corner: file, rank, how high from a pawn to a king. */
const MEN: readonly (readonly [file: number, rank: number, high: number])[] = [
  [0, 0, 0.4],
  [2, 0, 0.6],
  [4, 0, 0.85],
  [6, 0, 1],
  [5, 0, 0.4],
  [2, 2, 0.55],
  [5, 2, 0.55],
  [0, 1, 0],
  [1, 1, 0],
  [3, 3, 0],
  [4, 2, 0],
  [5, 1, 0],
  [6, 1, 0],
  [7, 1, 0],
];

/** A chessboard on a table at a point, with a game on it; white is on the left. Lengths are in a man's heights. */
export function chessboard([x, y, z]: Vector): Solid[] {
  const squares: Look = {
    paint: (px, _py, pz) => {
      const [file, rank] = [(pz - z + HALF) / SQUARE, (px - x + HALF) / SQUARE];
      if (Math.min(file, rank) < 0 || Math.max(file, rank) > 8) return FRAME;
      return (Math.floor(file) + Math.floor(rank)) % 2 === 0 ? DARK : LIGHT;
    },
    gloss: 0.25,
  };
  const side = HALF + 0.008;
  const men = ([-1, 1] as const).flatMap((way) =>
    MEN.flatMap(([file, rank, high]) => {
      const across = (file + 0.5) * SQUARE - HALF;
      const at: Vector = [x + way * (HALF - (rank + 0.5) * SQUARE), y + 0.014, z - way * across];
      return man(at, high, way < 0 ? WHITE : BLACK);
    }),
  );
  return [
    box(worn(FRAME, 0.1), [x, y + 0.004, z], [side, 0.006, side]),
    box(squares, [x, y + 0.009, z], [HALF, 0.005, HALF]),
    ...men,
  ];
}

/** A chessman on its square: a foot, a body that narrows, a head. */
function man(at: Vector, high: number, colour: Colour): Solid[] {
  const look = plain(colour, { gloss: 0.4 });
  const tall = TALL.pawn + (TALL.king - TALL.pawn) * high;
  return [
    limb(look, add(at, [0, 0.003, 0]), add(at, [0, tall * 0.7, 0]), 0.011, 0.005),
    ball(look, add(at, [0, tall * 0.84, 0]), 0.008),
  ];
}
