import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import { add, after, roll, type Vector, yaw } from '../../sculpt/vector.ts';

const PAPER: Look = plain([0.95, 0.93, 0.88]);
const BACK: Look = plain([0.62, 0.1, 0.12]);
const CHIPS: readonly Colour[] = [
  [0.72, 0.1, 0.1],
  [0.12, 0.2, 0.52],
  [0.9, 0.88, 0.82],
  [0.1, 0.1, 0.11],
];
const MEN: readonly Colour[] = [
  [0.8, 0.1, 0.1],
  [0.12, 0.3, 0.7],
  [0.95, 0.78, 0.1],
  [0.1, 0.55, 0.22],
];
/** Half a card's sides and its thickness, in a man's heights. */
const CARD = { wide: 0.019, long: 0.027, thick: 0.0012 } as const;

/** A fan of cards in a hand at a point, whose faces look to the left. */
export const cardHand = (at: Vector): Solid[] =>
  [-2, -1, 0, 1, 2].map((n) =>
    box(
      n === 2 ? PAPER : BACK,
      add(at, [0.002 * n, 0.004 - 0.002 * n * n, 0.014 * n]),
      [CARD.thick, CARD.long, CARD.wide],
      after(roll(-0.3), yaw(0.12 * n)),
    ),
  );

/** A deck, open cards in the middle and piles of chips before each of those around a table of that radius. */
export function cardsOnTable(at: Vector, radius: number, places: readonly number[]): Solid[] {
  const open = [-1.5, -0.5, 0.5, 1.5].map((n) =>
    box(
      PAPER,
      add(at, [0.05 * n, 0.004, 0.01 * Math.sin(n * 5)]),
      [CARD.wide, CARD.thick, CARD.long],
      yaw(0.3 * Math.sin(n * 3)),
    ),
  );
  const chips = places.flatMap((way, n) =>
    [-0.3, 0.32].flatMap((aside, m) => {
      const far = radius * 0.66;
      const foot = add(at, [far * Math.cos(way + aside), 0.002, far * Math.sin(way + aside)]);
      return frustum(
        plain(CHIPS[(n + m) % CHIPS.length] as Colour),
        foot,
        0.012 + 0.008 * ((n * 2 + m) % 3),
        0.012,
        0.012,
      );
    }),
  );
  return [
    box(BACK, add(at, [0.01, 0.009, 0.075]), [CARD.wide, 0.007, CARD.long], yaw(0.4)),
    ...open,
    ...chips,
  ];
}

/** A cup of leather on its side, and the dice that fell from it. */
export const diceOnTable = (at: Vector): Solid[] => [
  frustum(plain([0.36, 0.2, 0.1]), add(at, [-0.03, 0, 0.05]), 0.075, 0.034, 0.026),
  ...[0, 1, 2, 3, 4].map((n) =>
    box(
      PAPER,
      add(at, [0.05 * Math.cos(n * 2.4) + 0.03, 0.011, 0.05 * Math.sin(n * 2.4) - 0.035]),
      [0.011, 0.011, 0.011],
      yaw(n * 0.7),
      0.003,
    ),
  ),
];

/** A board of coloured fields around its middle, half of whose side is given, with men on it and a die. */
export function boardGame(at: Vector, half: number): Solid[] {
  const fields: Look = {
    paint: (x, _y, z) => {
      const [u, v] = [(x - at[0]) / half, (z - at[2]) / half];
      const out = Math.max(Math.abs(u), Math.abs(v));
      if (out > 0.96) return [0.24, 0.16, 0.1];
      if (out < 0.62) return Math.hypot(u, v) < 0.3 ? [0.9, 0.72, 0.2] : [0.86, 0.82, 0.68];
      const along = Math.abs(u) > Math.abs(v) ? v : u;
      const field = Math.floor((along + 1) * 4.5);
      if (Math.abs((along + 1) * 4.5 - field - 0.5) > 0.44 || out < 0.65) return [0.2, 0.15, 0.12];
      const side = (u > 0 ? 1 : 0) + (v > 0 ? 2 : 0);
      return MEN[(field + side) % MEN.length] as Colour;
    },
  };
  const man = (n: number): Solid[] => {
    const foot = add(at, [half * 0.78 * Math.cos(n * 1.7), 0.008, half * 0.78 * Math.sin(n * 1.7)]);
    const look = plain(MEN[n % MEN.length] as Colour, { gloss: 0.4 });
    return [frustum(look, foot, 0.026, 0.012, 0.005), ball(look, add(foot, [0, 0.03, 0]), 0.009)];
  };
  return [
    box(fields, add(at, [0, 0.004, 0]), [half, 0.004, half], undefined, 0.002),
    ...[0, 1, 2, 3, 4, 5].flatMap(man),
    box(PAPER, add(at, [0.02, 0.018, -0.02]), [0.01, 0.01, 0.01], yaw(0.5), 0.003),
    box(BACK, add(at, [-0.04, 0.014, 0.03]), [CARD.wide, 0.008, CARD.long], yaw(0.2)),
  ];
}
