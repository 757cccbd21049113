import type { Solid } from '../solids/solid.ts';
import { type Attire, attireOf, posed } from './posed.ts';

/** What who keeps a shop wears. */
export const KEEPER: Partial<Attire> = {
  top: [0.9, 0.88, 0.83],
  legs: [0.14, 0.14, 0.18],
  apron: [0.2, 0.32, 0.3],
  hair: [0.3, 0.18, 0.1],
};

/** Somebody who stands at a place and rests both hands on a counter before them; `turn`: which way they face, radians from the right toward what is ahead; `top`: how high the counter is, metres; `number` decides their looks but for what is said of them, `tall` is their height as a share of a grown person's. */
export const atCounter = (
  at: readonly [x: number, z: number],
  turn: number,
  top: number,
  number: number,
  own: Partial<Attire>,
  tall = 1,
): Solid[] =>
  posed(
    {
      at,
      turn,
      tall,
      hands: [
        [0.34 * tall, 0.3 * tall, top + 0.05],
        [0.36 * tall, -0.22 * tall, top + 0.07],
      ],
    },
    attireOf(number, own),
  );

/** Somebody who stands and looks at what they hold before them: a book, a bunch, a tray. */
export const holding = (
  at: readonly [x: number, z: number],
  turn: number,
  number: number,
  own: Partial<Attire> = {},
): Solid[] =>
  posed(
    {
      at,
      turn,
      hands: [
        [0.32, 0.12, 1.16],
        [0.32, -0.12, 1.16],
      ],
    },
    attireOf(number, own),
  );
