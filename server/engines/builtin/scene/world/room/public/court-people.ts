import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { sitterAtDesk } from '../people/sitter.ts';
import { ball, type Solid } from '../solids/solid.ts';

const ROBE: Colour = [0.06, 0.055, 0.065];
const SUIT: Colour = [0.12, 0.14, 0.2];
const WHITE: Colour = [0.95, 0.95, 0.93];

/** Who is in a court of law: the judge at the bench, a witness, counsel, a lawyer who speaks, the jury. `middle`, `back`: of the room, `wall`: where the jury sits, metres. */
export function courtPeople(middle: number, back: number, wall: number, side: number): Solid[] {
  const [jx, jz] = [middle, back - 1.52];
  const front = -Math.PI / 2;
  return [
    ...posed(
      {
        at: [jx, jz],
        turn: front,
        seat: 1.32,
        isLegless: true,
        hands: [
          [0.34, 0.22, 1.68],
          [0.4, -0.34, 1.82],
        ],
      },
      attireOf(4, {
        top: ROBE,
        legs: ROBE,
        hair: [0.82, 0.81, 0.8],
        hairForm: 'short',
        skin: [0.84, 0.62, 0.5],
      }),
    ),
    ball([jx - 0.07, 1.62, jz - 0.2], [jx + 0.07, 1.86, jz - 0.08], flat(WHITE)),
    // The gavel in the hand.
    ball([jx + 0.2, 1.84, jz - 0.5], [jx + 0.44, 1.94, jz - 0.38], flat([0.4, 0.22, 0.1])),
    ...posed(
      { at: [middle - side * 2.75, back - 2.3], turn: front + side * 0.3, seat: 0.5 },
      attireOf(7, { top: [0.3, 0.46, 0.62] }),
    ),
    ...posed(
      {
        at: [middle + side * 0.95, back - 3.3],
        turn: front + side * 0.75,
        hands:
          side > 0
            ? [
                [0.2, 0.5, 1.32],
                [0.1, -0.26, 0.9],
              ]
            : [
                [0.1, 0.26, 0.9],
                [0.2, -0.5, 1.32],
              ],
      },
      attireOf(2, { top: SUIT, legs: SUIT, hairForm: 'short' }),
    ),
    ...[-1.6, 1.1].flatMap((dx, n) =>
      [-0.45, 0.45].flatMap((out, k) =>
        sitterAtDesk(middle + dx - side * 0.5 + out, back - 5.3, 0.5, n * 2 + k + 3),
      ),
    ),
    ...[0, 1].flatMap((row) =>
      [0, 1, 2, 3, 4].flatMap((n) =>
        posed(
          {
            at: [wall - side * (1.28 - row * 0.75), back - 5.35 + n * 0.78],
            turn: side > 0 ? Math.PI : 0,
            seat: 0.66 + row * 0.3,
            isLegless: true,
          },
          attireOf(row * 5 + n + 11),
        ),
      ),
    ),
  ];
}
