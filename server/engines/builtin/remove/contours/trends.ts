import type { Curve } from './curves.ts';
import { CHANNELS, type View } from './edges.ts';
import { offsetOf, STEP, type Strip } from './profile.ts';
import { readBeside } from './read-beside.ts';

/** Pixels of a contour beyond each end of the hole that are looked at, in the picture that it was found in. */
export const SEEN = 40;
/** Over how many pixels from the hole what is seen loses its say. */
const FADING = 12;

/** How the colours of a strip usually change beyond an end of a curve. */
export interface Trend {
  /** The sample at which what is known begins, and the colour there, RGBA. */
  readonly begin: number;
  readonly base: readonly number[];
  /** What is added with each sample of the curve. */
  readonly slope: readonly number[];
}

/**
 * The trends of the strips from `first` to `last` of one end of a curve; null if one is not seen. `outward` is −1
 * for the end that the curve comes from, 1 for the other.
 */
export function trendsOf(
  view: View,
  curve: Curve,
  outward: -1 | 1,
  strips: readonly (Strip | null)[],
  [first, last]: readonly [number, number],
): Trend[] | null {
  const found: Trend[] = [];
  for (let index = first; index <= last; index++) {
    const begin = strips[index]?.begin;
    const trend =
      begin === undefined ? null : trendOf(view, curve, outward, begin, offsetOf(curve, index));
    if (trend === null) return null;
    found.push(trend);
  }
  return found;
}

/** The straight line of least squares through a strip's colours. */
function trendOf(
  view: View,
  curve: Curve,
  outward: -1 | 1,
  begin: number,
  beside: number,
): Trend | null {
  let [total, along, square] = [0, 0, 0];
  const sums = [0, 0, 0, 0];
  const products = [0, 0, 0, 0];
  for (let n = 0; n < SEEN; n++) {
    const away = n * STEP * curve.scale * outward;
    const colour = readBeside(view, curve, begin + away, beside);
    if (colour === null) break;
    const weight = Math.exp(-n / FADING);
    total += weight;
    along += weight * away;
    square += weight * away * away;
    for (let c = 0; c < CHANNELS; c++) {
      sums[c] = (sums[c] as number) + weight * (colour[c] as number);
      products[c] = (products[c] as number) + weight * away * (colour[c] as number);
    }
  }
  const spread = total * square - along * along;
  if (spread < 1) return null;
  const slope = products.map((value, c) => (total * value - along * (sums[c] as number)) / spread);
  const base = sums.map((value, c) => (value - (slope[c] as number) * along) / total);
  return { begin, base, slope };
}

/** How a colour that is seen at a sample differs from its strip's trend. */
export const restFrom = (
  colour: readonly number[],
  { begin, base, slope }: Trend,
  sample: number,
): number[] =>
  colour.map((value, c) => value - (base[c] as number) - (slope[c] as number) * (sample - begin));
