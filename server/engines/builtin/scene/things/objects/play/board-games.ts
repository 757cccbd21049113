import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { type Rotation, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const IVORY: Colour = [0.94, 0.91, 0.83];
const RED: Colour = [0.72, 0.08, 0.08];
const PIPS: Colour = [0.05, 0.05, 0.055];
const LIGHT: Colour = [0.9, 0.78, 0.56];
const DARK: Colour = [0.3, 0.15, 0.07];
const WHITE_MAN: Colour = [0.93, 0.86, 0.7];
const BLACK_MAN: Colour = [0.09, 0.075, 0.07];

/** Where the pips of a face are, in a quarter of its side from its middle. */
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** One die around the origin, 1 from face to face: three faces toward the eye show what is said. */
function die(colour: Colour, [top, front, side]: readonly [number, number, number]): Solid[] {
  const body = plain(colour, { gloss: 0.6 });
  const pip = plain(Math.min(...colour) > 0.5 ? PIPS : IVORY, { gloss: 0.3 });
  const pips = (many: number, at: (u: number, v: number) => Vector): Solid[] =>
    (FACES[many - 1] ?? []).map(([u, v]) => cut(ball(pip, at(0.25 * u, 0.25 * v), 0.1)));
  return [
    box(body, [0, 0, 0], [0.5, 0.5, 0.5], undefined, 0.11),
    ...pips(top, (u, v) => [u, 0.55, v]),
    ...pips(front, (u, v) => [u, v, -0.55]),
    ...pips(side, (u, v) => [-0.55, v, u]),
    ...pips(7 - side, (u, v) => [0.55, v, u]),
  ];
}

/** Two dice, one of ivory and one red, or both of the colour that is said; one leans on the other. */
export function twoDice(wish: Wish): Sprite {
  const put = (pieces: readonly Solid[], by: Rotation, to: Vector) => moved(pieces, { by, to });
  const model = [
    ...put(die(wish.colour ?? IVORY, [6, 5, 4]), yaw(0.5), [-0.36, 0.5, 0.1]),
    ...put(die(wish.colour ?? RED, [2, 3, 1]), yaw(-0.62), [0.82, 0.5, -0.34]),
  ];
  return portray(wish, model, 0.1, 0.42, 3);
}

/** A turned chessman on its foot at a place: rings at its base and neck, and the head of its rank. */
function man(
  kind: 'pawn' | 'rook' | 'bishop' | 'queen' | 'king' | 'knight',
  colour: Colour,
  at: Vector,
): Solid[] {
  const look = plain(colour, { gloss: 0.55 });
  const tall = { pawn: 0.2, rook: 0.25, knight: 0.28, bishop: 0.33, queen: 0.39, king: 0.43 }[kind];
  const foot = [
    frustum(look, [0, 0, 0], 0.035, 0.085, 0.08),
    ring(look, [0, 0.04, 0], 0.062, 0.018),
    limb(look, [0, 0.05, 0], [0, tall * 0.74, 0], 0.055, 0.03, 0.03),
    ring(look, [0, tall * 0.72, 0], 0.034, 0.014),
  ];
  const heads: Readonly<Record<typeof kind, readonly Solid[]>> = {
    pawn: [ball(look, [0, tall * 0.9, 0], 0.05)],
    rook: [
      frustum(look, [0, tall * 0.72, 0], 0.08, 0.045, 0.062),
      cut(frustum(look, [0, tall * 0.72 + 0.05, 0], 0.06, 0.036, 0.036)),
    ],
    bishop: [
      ellipsoid(look, [0, tall * 0.86, 0], [0.046, 0.07, 0.046]),
      ball(look, [0, tall * 0.86 + 0.078, 0], 0.016),
    ],
    queen: [
      frustum(look, [0, tall * 0.72, 0], 0.1, 0.03, 0.062),
      ring(look, [0, tall * 0.72 + 0.1, 0], 0.056, 0.014),
      ball(look, [0, tall * 0.72 + 0.125, 0], 0.024),
    ],
    king: [
      frustum(look, [0, tall * 0.72, 0], 0.09, 0.03, 0.058),
      ball(look, [0, tall * 0.72 + 0.09, 0], 0.04, 0.02),
      box(look, [0, tall * 0.72 + 0.165, 0], [0.013, 0.05, 0.013]),
      box(look, [0, tall * 0.72 + 0.175, 0], [0.036, 0.013, 0.013]),
    ],
    knight: [
      limb(look, [0, tall * 0.6, 0], [0.02, tall * 0.98, 0], 0.052, 0.042, 0.02),
      limb(look, [0.02, tall * 0.95, 0], [-0.075, tall * 0.84, 0], 0.042, 0.026, 0.02),
      limb(look, [0.03, tall * 1.0, 0.018], [0.035, tall * 1.12, 0.02], 0.016, 0.006),
      limb(look, [0.03, tall * 1.0, -0.018], [0.035, tall * 1.12, -0.02], 0.016, 0.006),
    ],
  };
  return moved([...foot, ...heads[kind]], { to: at });
}

/** A game that has begun, seen from white's side: kind, file and rank of the men of either side. */
const WHITES = [
  ['rook', 0, 0],
  ['knight', 5, 2],
  ['bishop', 2, 3],
  ['queen', 3, 0],
  ['king', 6, 0],
  ['rook', 5, 0],
  ['pawn', 0, 1],
  ['pawn', 1, 1],
  ['pawn', 4, 3],
  ['pawn', 5, 1],
  ['pawn', 6, 1],
  ['pawn', 7, 2],
] as const;
const BLACKS = [
  ['rook', 0, 7],
  ['knight', 2, 5],
  ['bishop', 6, 6],
  ['queen', 3, 7],
  ['king', 4, 7],
  ['rook', 7, 7],
  ['pawn', 0, 6],
  ['pawn', 1, 5],
  ['pawn', 3, 5],
  ['pawn', 4, 4],
  ['pawn', 5, 6],
  ['pawn', 7, 5],
] as const;

/** A chessboard near the eye with a game on it. */
export function chessGame(wish: Wish): Sprite {
  const square = 0.25;
  const squares: Look = {
    paint: (x, _y, z) => {
      const [file, rank] = [Math.floor(x / square) + 4, Math.floor(z / square) + 4];
      if (Math.min(file, rank) < 0 || Math.max(file, rank) > 7) return DARK;
      const wood = (file + rank) % 2 === 0 ? DARK : LIGHT;
      return scaleColour(wood, 1 + 0.14 * blotch(x * 4 + file, z * 18));
    },
    gloss: 0.35,
  };
  const at = (file: number, rank: number): Vector => [
    (file - 3.5) * square,
    0.1,
    (rank - 3.5) * square,
  ];
  const model = [
    box(worn(DARK, 0.1, { gloss: 0.3 }), [0, 0.045, 0], [1.12, 0.045, 1.12], undefined, 0.02),
    box(squares, [0, 0.09, 0], [1.01, 0.012, 1.01]),
    ...WHITES.flatMap(([kind, file, rank]) => man(kind, WHITE_MAN, at(file, rank))),
    ...BLACKS.flatMap(([kind, file, rank]) => man(kind, BLACK_MAN, at(file, rank))),
  ];
  return portray(wish, moved(model, { by: yaw(0.2) }), 0.3, 0.5, 3);
}
