import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { candle } from '../furnishings/candles.ts';
import { flat } from '../furniture.ts';
import type { Guest } from '../people/table-guest.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const COLOURS: readonly Colour[] = [
  [0.93, 0.24, 0.3],
  [0.98, 0.76, 0.2],
  [0.26, 0.62, 0.86],
  [0.4, 0.72, 0.36],
  [0.68, 0.4, 0.78],
];
const CREAM: Colour = [0.98, 0.94, 0.86];
const PINK: Colour = [0.96, 0.62, 0.7];
const PLATE: Material = flat([0.97, 0.97, 0.95]);

/** A cake in two tiers with burning candles on it, on its stand. Metres. */
export function partyCake([x, y, z]: Point): Solid[] {
  const tier =
    (colour: Colour): Material =>
    (px, py, pz) => {
      const turn = Math.atan2(pz - z, px - x) * 5;
      const drip = (py - y) % 0.17 > 0.11 - 0.03 * Math.sin(turn * 2);
      return drip ? CREAM : scaleColour(colour, 1);
    };
  return [
    drum([x, z], [y, y + 0.06], [0.1, 0.05], PLATE),
    drum([x, z], [y + 0.06, y + 0.075], [0.27, 0.28], PLATE),
    drum([x, z], [y + 0.075, y + 0.225], [0.22, 0.22], tier(PINK)),
    drum([x, z], [y + 0.225, y + 0.36], [0.145, 0.145], tier([0.56, 0.78, 0.92])),
    ...Array.from({ length: 7 }, (_, n) => {
      const turn = (n / 7) * 2 * Math.PI;
      return candle([x + 0.1 * Math.cos(turn), y + 0.36, z + 0.1 * Math.sin(turn)], 0.1, 0.009);
    }).flat(),
  ];
}

/** A pointed hat of paper on the head of who sits at a table: the middle of the seat, how high seat and table are, metres. */
export function partyHat(
  [x, z]: readonly [number, number],
  [seat, table]: readonly [number, number],
  { size }: Guest,
  number: number,
): Solid[] {
  const head = Math.max(seat + 0.5 * size, table + 0.22) + 0.24 * size;
  const colour = COLOURS[number % COLOURS.length] as Colour;
  const other = COLOURS[(number + 2) % COLOURS.length] as Colour;
  const striped: Material = (_px, py) => (Math.floor(py / 0.05) % 2 === 0 ? colour : other);
  const foot = head + 0.1 * size;
  return [
    drum([x, z], [foot, foot + 0.24], [0.085, 0.008], striped),
    drum([x, z], [foot + 0.225, foot + 0.26], [0.028, 0.028], flat(other)),
  ];
}

/** Pennants with the letters of a wish on a cord before the wall ahead: its middle, how high, how far off, how wide one is. Metres. */
export function wishOnPennants(middle: number, high: number, z: number, wide: number): Solid[] {
  const words = ['HAPPY', 'BIRTHDAY'];
  return words.flatMap((word, row) => {
    const y = high - row * wide * 1.5;
    const half = (word.length * wide) / 2;
    return [
      box(
        [middle - half - 0.3, y - 0.006, z - 0.006],
        [middle + half + 0.3, y + 0.006, z + 0.006],
        flat(CREAM),
      ),
      ...Array.from(word).map((letter, n): Solid => {
        const left = middle - half + n * wide;
        const colour = COLOURS[(n + row) % COLOURS.length] as Colour;
        const face: Material = (px, py) => {
          const [u, v] = [
            (px - left - wide * 0.25) / (wide * 0.5),
            (py - y + wide * 0.95) / (wide * 0.75),
          ];
          return inkAt(letter, u, v, 0.05) > 0.5 ? CREAM : colour;
        };
        return box(
          [left + wide * 0.05, y - wide * 1.15, z - 0.008],
          [left + wide * 0.95, y, z + 0.008],
          face,
        );
      }),
    ];
  });
}

/** A bunch of balloons on strings that meet at a place, rising over it. Metres. */
export function floatingBalloons([x, y, z]: Point, many: number): Solid[] {
  return Array.from({ length: many }, (_, n) => {
    const turn = n * 2.4;
    const out = 0.1 + 0.1 * Math.sqrt(n);
    const [bx, bz] = [x + out * Math.cos(turn), z + 0.6 * out * Math.sin(turn)];
    const by = y + 1.15 + 0.13 * ((n * 5) % 4);
    const colour = COLOURS[n % COLOURS.length] as Colour;
    const shiny: Material = (px, py) =>
      Math.hypot(px - bx + 0.04, py - by - 0.07) < 0.03 ? [1, 1, 1] : colour;
    return [
      ball([bx - 0.13, by - 0.16, bz - 0.13], [bx + 0.13, by + 0.16, bz + 0.13], shiny),
      bone([x, y, z], [bx, by - 0.15, bz], [0.004, 0.004], flat(CREAM)),
    ];
  }).flat();
}
