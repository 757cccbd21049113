import { holeDepth, largest } from '../hole.ts';
import { candidates, insideOf } from './candidates.ts';
import { type Chain, chainsAround } from './chains.ts';
import { type Curve, enlarged, turned } from './curves.ts';
import { CHANNELS, type View } from './edges.ts';
import type { Shape } from './paint-band.ts';
import { stripsOf } from './profile.ts';

/** How many times smaller the picture is looked at, at most. */
const SMALLEST = 8;
/** A hole is at least so deep in a smaller picture, in its pixels. */
const SHALLOWEST = 6;
/** How far contours lie from a curve at most, in pixels of the picture: what bends on a smaller scale is seen to end at the hole's border. */
const MOST_OFF = 1;
/** They go nearly straight on, in radians: arcs would join the outlines of things beside each other. */
const STRAIGHT = 0.3;

/**
 * The contours that one smooth curve joins in the picture two, four and eight times smaller, to be painted in the picture
 * itself: there soft edges are sharp, what is rough is smooth, and wide holes are narrow. The finest scale first, and
 * within it the best.
 */
export function coarseJoins(view: View): Shape[] {
  const found: Shape[] = [];
  const deepest = largest(holeDepth(view.hole, view.width));
  let small = view;
  for (let scale = 2; scale <= SMALLEST && deepest / scale >= SHALLOWEST; scale *= 2) {
    small = halved(small);
    const used = new Set<Chain>();
    for (const { one, two, shape } of candidates(
      small,
      chainsAround(small),
      insideOf(small),
      false,
    )) {
      if (used.has(one) || used.has(two)) continue;
      if (shape.curve.misfit * scale > MOST_OFF || turnOf(shape.curve) > STRAIGHT) continue;
      used.add(one).add(two);
      const curve = enlarged(shape.curve, scale);
      const [before, after] = [stripsOf(view, curve, -1), stripsOf(view, curve, 1)];
      found.push({ ...shape, curve, before, after });
    }
  }
  return found;
}

/** By how many radians a curve turns on its way through the hole. */
function turnOf({ x, y, enter, leave }: Curve): number {
  const direction = (from: number, to: number) =>
    Math.atan2((y[to] as number) - (y[from] as number), (x[to] as number) - (x[from] as number));
  return Math.abs(turned(direction(leave - 2, leave) - direction(enter, enter + 2)));
}

/** The picture half as large: means of four pixels, unknown where one of them is. */
function halved({ data, hole, width, height }: View): View {
  const [columns, rows] = [width >> 1, height >> 1];
  const small = new Uint8ClampedArray(columns * rows * CHANNELS);
  const unknown = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [at, from] = [y * columns + x, 2 * y * width + 2 * x];
      const four = [from, from + 1, from + width, from + width + 1];
      if (four.some((pixel) => hole[pixel] === 1)) unknown[at] = 1;
      for (let c = 0; c < CHANNELS; c++) {
        let sum = 0;
        for (const pixel of four) sum += data[pixel * CHANNELS + c] as number;
        small[at * CHANNELS + c] = sum / 4;
      }
    }
  }
  return { data: small, hole: unknown, width: columns, height: rows };
}
