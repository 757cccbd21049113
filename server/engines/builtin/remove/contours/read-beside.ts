import type { Curve } from './curves.ts';
import { CHANNELS, type View } from './edges.ts';

/** A place between the middles of pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The colour `beside` pixels to the right of a sample of a curve, mixed of the four pixels around; null where one
 * of them is in the hole or outside.
 */
export function readBeside(
  view: View,
  curve: Curve,
  sample: number,
  beside: number,
): number[] | null {
  const place = placeBeside(curve, sample, beside);
  return place && readMixed(view, place);
}

/** The same with its fine detail (Catmull and Rom's cubic) where the sixteen pixels around are known. */
export function readSharp(
  view: View,
  curve: Curve,
  sample: number,
  beside: number,
): number[] | null {
  const place = placeBeside(curve, sample, beside);
  return place && (readCubic(view, place) ?? readMixed(view, place));
}

function placeBeside(curve: Curve, sample: number, beside: number): Place | null {
  const count = curve.x.length;
  if (sample < 0 || sample >= count) return null;
  const before = Math.max(0, sample - 2);
  const after = Math.min(count - 1, sample + 2);
  const alongX = (curve.x[after] as number) - (curve.x[before] as number);
  const alongY = (curve.y[after] as number) - (curve.y[before] as number);
  const length = Math.max(1e-9, Math.hypot(alongX, alongY));
  return {
    x: (curve.x[sample] as number) - (beside * alongY) / length,
    y: (curve.y[sample] as number) + (beside * alongX) / length,
  };
}

function readMixed({ data, hole, width, height }: View, { x, y }: Place): number[] | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return null;
  const at = row * width + column;
  const corners = [at, at + 1, at + width, at + width + 1];
  if (corners.some((corner) => hole[corner] === 1)) return null;
  const [u, v] = [x - column, y - row];
  const shares = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
  return [0, 1, 2, 3].map((c) =>
    corners.reduce((sum, corner, n) => sum + (shares[n] ?? 0) * (data[corner * 4 + c] ?? 0), 0),
  );
}

function readCubic({ data, hole, width, height }: View, { x, y }: Place): number[] | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 1 || row < 1 || column + 2 >= width || row + 2 >= height) return null;
  const [across, down] = [cubicShares(x - column), cubicShares(y - row)];
  const colour = [0, 0, 0, 0];
  for (let v = 0; v < 4; v++) {
    for (let u = 0; u < 4; u++) {
      const at = (row - 1 + v) * width + column - 1 + u;
      if (hole[at] === 1) return null;
      const share = (across[u] as number) * (down[v] as number);
      for (let c = 0; c < CHANNELS; c++)
        colour[c] = (colour[c] as number) + share * (data[at * CHANNELS + c] as number);
    }
  }
  return colour;
}

/** The shares of four values in a row at a place from 0 to 1 between the middle two. */
const cubicShares = (t: number): number[] => [
  0.5 * t * (t * (2 - t) - 1),
  0.5 * (t * t * (3 * t - 5) + 2),
  0.5 * t * (t * (4 - 3 * t) + 1),
  0.5 * t * t * (t - 1),
];
