import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const WAX: Material = flat([0.93, 0.88, 0.74]);
const FLAME: Material = flat([1.5, 1.05, 0.45]);
const HEART: Material = flat([1.9, 1.7, 1.1]);

/** The light of candles and of an open fire, beside daylight. */
export const CANDLELIGHT: Colour = [1.3, 0.78, 0.36];

/** A burning candle on a place, so high without its flame, metres. */
export const candle = ([x, y, z]: Point, high: number, radius = 0.022): Solid[] => {
  const top = y + high;
  return [
    drum([x, z], [y, top], [radius, radius * 0.92], WAX, 0.25),
    ball(
      [x - radius * 0.8, top, z - radius * 0.8],
      [x + radius * 0.8, top + radius * 4.4, z + radius * 0.8],
      FLAME,
      1.5,
    ),
    ball(
      [x - radius * 0.45, top + radius * 0.3, z - radius * 0.95],
      [x + radius * 0.45, top + radius * 2.2, z],
      HEART,
      1.6,
    ),
  ];
};

/** A candle in a low holder of metal. */
export const candlestick = ([x, y, z]: Point, high: number, metal: Material): Solid[] => [
  drum([x, z], [y, y + 0.015], [0.075, 0.085], metal),
  drum([x, z], [y + 0.015, y + 0.05], [0.02, 0.032], metal),
  ...candle([x, y + 0.05, z], high),
];

/** A wheel of candles on a chain from the ceiling: its middle, its radius, how many candles. */
export function wheelOfCandles(
  [x, y, z]: Point,
  radius: number,
  many: number,
  ceiling: number,
  rim: Material,
): Solid[] {
  const steps = 36;
  const around = (n: number, count: number): readonly [number, number] => {
    const angle = ((n + 0.3) / count) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  };
  const spoke = (dx: number, dz: number) =>
    box([x - dx, y - 0.02, z - dz], [x + dx, y + 0.02, z + dz], rim);
  return [
    ...Array.from({ length: steps }, (_, n) => {
      const [rx, rz] = around(n, steps);
      return drum([rx, rz], [y - 0.035, y + 0.035], [0.06, 0.06], rim);
    }),
    spoke(radius, 0.02),
    spoke(0.02, radius),
    drum([x, z], [y - 0.06, y + 0.1], [0.06, 0.05], rim),
    drum([x, z], [y, ceiling], [0.014, 0.014], rim),
    ...Array.from({ length: many }, (_, n) => {
      const [rx, rz] = around(n, many);
      return [
        drum([rx, rz], [y + 0.03, y + 0.05], [0.05, 0.06], rim),
        ...candle([rx, y + 0.05, rz], 0.13, 0.02),
      ];
    }).flat(),
  ];
}

/** A stand of metal on the floor that carries three candles at a height. */
export function candelabrum(x: number, z: number, high: number, metal: Material): Solid[] {
  return [
    drum([x, z], [0, 0.05], [0.2, 0.12], metal),
    drum([x, z], [0.05, high], [0.022, 0.018], metal),
    box([x - 0.25, high - 0.14, z - 0.015], [x + 0.25, high - 0.11, z + 0.015], metal),
    ...[-0.23, 0, 0.23].flatMap((dx) => [
      drum([x + dx, z], [high - 0.14, high], [0.014, 0.014], metal),
      drum([x + dx, z], [high, high + 0.03], [0.03, 0.055], metal),
      ...candle([x + dx, high + 0.03, z], 0.2, 0.024),
    ]),
  ];
}
