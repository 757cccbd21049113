import { type Paint, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';
import { off, type Spot } from './pieces.ts';

/** A hill of overlapping knolls along the picture: how far each is aside, how far ahead, how wide its foot and its top, how high. World units. */
type Knoll = readonly [x: number, z: number, foot: number, top: number, high: number];

/** The knolls of a hill around a spot. World units. */
export const knolls = (spot: Spot, all: readonly Knoll[], paint: Paint): Solid[] =>
  all.flatMap(([x, z, foot, top, high]) =>
    turned(
      off(spot, x, z),
      [
        [foot, -2],
        [foot * 0.5 + top * 0.5, 0.62 * high],
        [top, high],
      ],
      13,
      paint,
    ),
  );
