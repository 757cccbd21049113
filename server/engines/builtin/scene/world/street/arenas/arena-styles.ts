import type { Colour } from '../../../words/idea.ts';

/** How an arena is built: of what colours its stone, its inner wall and the panels on that, its cloths and its sand are, and what its crowd wears. World units. */
export interface ArenaStyle {
  readonly stone: Colour;
  readonly wall: Colour;
  readonly panel: Colour;
  readonly cloths: readonly [Colour, Colour];
  readonly crowd: readonly Colour[];
  /** How high the wall around the sand is, and whether it is one of boards. */
  readonly podium: number;
  readonly isOfBoards: boolean;
  /** How many storeys of arches stand over the seats, and whether cloths are spread over those. */
  readonly arcades: number;
  readonly hasAwnings: boolean;
}

/** The amphitheatre of Rome, and a bullring of Spain. */
export const ARENAS: Readonly<Record<'colosseum' | 'bullring', ArenaStyle>> = {
  colosseum: {
    stone: [0.76, 0.67, 0.53],
    wall: [0.8, 0.74, 0.64],
    panel: [0.5, 0.16, 0.13],
    cloths: [
      [0.74, 0.14, 0.1],
      [0.93, 0.83, 0.62],
    ],
    crowd: [
      [0.92, 0.88, 0.79],
      [0.86, 0.78, 0.62],
      [0.95, 0.93, 0.88],
      [0.7, 0.2, 0.14],
      [0.82, 0.56, 0.2],
      [0.5, 0.42, 0.3],
      [0.34, 0.4, 0.52],
      [0.9, 0.84, 0.7],
    ],
    podium: 3.4,
    isOfBoards: false,
    arcades: 1,
    hasAwnings: true,
  },
  bullring: {
    stone: [0.86, 0.78, 0.62],
    wall: [0.62, 0.1, 0.08],
    panel: [0.94, 0.9, 0.82],
    cloths: [
      [0.8, 0.12, 0.1],
      [0.96, 0.76, 0.16],
    ],
    crowd: [
      [0.95, 0.94, 0.9],
      [0.86, 0.16, 0.14],
      [0.24, 0.44, 0.7],
      [0.96, 0.8, 0.3],
      [0.2, 0.22, 0.28],
      [0.36, 0.6, 0.42],
      [0.9, 0.5, 0.5],
      [0.86, 0.84, 0.8],
    ],
    podium: 1.7,
    isOfBoards: true,
    arcades: 2,
    hasAwnings: false,
  },
};
