import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import { block, post, rail } from './paved-site.ts';

const RED: Colour = [0.8, 0.13, 0.12];
const PINK: Colour = [0.98, 0.6, 0.76];
const CREAM: Colour = [0.97, 0.93, 0.84];
const GOLD: Colour = [0.86, 0.66, 0.24];
const FLOSS: readonly Colour[] = [
  [1, 0.66, 0.8],
  [0.68, 0.84, 1],
  [1, 0.74, 0.86],
];

/** Half a cart's width and depth, the height of its counter and of its roof. World units. */
const CART = { half: 0.8, deep: 0.5, counter: 1, roof: 2.25 } as const;

const powerOf = (lamps: number): number => Math.min(1, 0.1 + lamps * 2.4);

const lit =
  (colour: Colour, share: number): Paint =>
  () => ({ colour, glass: 0, glow: scaleColour(colour, share) });

/** A cart that sells cotton candy: clouds of pink and blue floss on sticks round its counter, under a striped roof; `lamps` as in `Site`. */
export function candyCart(x: number, z: number, lamps: number): Solid[] {
  const power = powerOf(lamps);
  const stick = plainPaint(CREAM);
  const flosses = [-0.66, -0.33, 0, 0.33, 0.66].flatMap((dx, n) => {
    const low = CART.counter + 0.3 + 0.14 * ((n * 2) % 3);
    const at = z - 0.3 - 0.06 * (n % 2);
    return [
      rail([x + dx, CART.counter, at], [x + dx, low, at], 0.025, stick),
      ...floss([x + dx, low + 0.16, at], FLOSS[n % FLOSS.length] as Colour, power),
    ];
  });
  return [
    ...cart(x, z, PINK, 'CANDY', power),
    ...flosses,
    // The bowl in which sugar is spun.
    frustumAt(
      [x + 0.1, LEVEL + CART.counter, z + 0.1],
      0.26,
      0.34,
      0.42,
      lit([0.75, 0.76, 0.8], 0.2 * power),
    ),
    ellipsoidAt([x + 0.1, LEVEL + CART.counter + 0.28, z + 0.1], 0.3, 0.14, lit(PINK, 0.5 * power)),
  ];
}

/** One cloud of it: a few soft balls. */
const floss = ([x, y, z]: readonly [number, number, number], colour: Colour, power: number) =>
  [
    [0, 0, 0.19],
    [0.07, 0.12, 0.14],
    [-0.08, 0.1, 0.13],
  ].map(([dx = 0, dy = 0, radius = 0.15]) =>
    ellipsoidAt([x + dx, LEVEL + y + dy, z], radius, radius, lit(colour, 0.1 + 0.26 * power)),
  );

/** A cart that sells popcorn: a case of glass full of it, lit from above, under a striped roof; `lamps` as in `Site`. */
export function popcornCart(x: number, z: number, lamps: number): Solid[] {
  const power = powerOf(lamps);
  const corn: Paint = (_, { along, up }) => {
    const [u, v] = [Math.floor(along / 0.06), Math.floor(up / 0.06)];
    const isFull = up < 0.46 + 0.08 * chance(u, 1, 5);
    const own = 0.75 + 0.35 * chance(u, v, 3);
    const colour: Colour = isFull ? [own, 0.86 * own, 0.5 * own] : [0.62, 0.5, 0.36];
    return { colour, glass: isFull ? 0 : 0.35, glow: scaleColour(colour, 0.9 * power) };
  };
  return [
    ...cart(x, z, RED, 'POPCORN', power),
    block([x - 0.62, CART.counter, z - 0.34], [x + 0.62, CART.counter + 0.86, z + 0.34], corn),
    ...[-0.62, 0.62].map((dx) =>
      post(x + dx, z - 0.36, CART.counter + 0.9, 0.03, plainPaint(GOLD)),
    ),
  ];
}

/** The body of a cart on two wheels with its name, and its roof on four rods. */
function cart(x: number, z: number, colour: Colour, word: string, power: number): Solid[] {
  const { half, deep, counter, roof } = CART;
  const named: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(colour);
    const ink = inkAt(word, (along - 0.14) / (long - 0.28), (up - 0.2) / 0.3, pixel / 0.3);
    const shown = ink > 0.5 ? CREAM : scaleColour(colour, 0.92);
    return { colour: shown, glass: 0, glow: scaleColour(shown, 0.35 * power) };
  };
  const striped: Paint = (_, { along }) => {
    const shown = Math.floor(along / 0.2) % 2 === 0 ? colour : CREAM;
    return { colour: shown, glass: 0, glow: scaleColour(shown, 0.35 * power) };
  };
  const gold = plainPaint(GOLD);
  return [
    block([x - half, 0.36, z - deep], [x + half, counter, z + deep], named),
    ...[-0.56, 0.56].map((dx) =>
      ellipsoidAt(
        [x + dx, LEVEL + 0.24, z - deep + 0.06],
        0.24,
        0.24,
        plainPaint([0.2, 0.16, 0.14]),
      ),
    ),
    ...[-0.75, 0.75].flatMap((dx) =>
      [-0.45, 0.45].map((dz) => post(x + dx, z + dz, roof, 0.028, gold)),
    ),
    block(
      [x - half - 0.1, roof - 0.24, z - deep - 0.1],
      [x + half + 0.1, roof, z + deep + 0.1],
      striped,
    ),
    frustumAt([x, LEVEL + roof, z], 0.42, 0.95, 0.2, striped, 4),
  ];
}
