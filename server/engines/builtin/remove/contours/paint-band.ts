import { type Columns, chooseColumns, copiedColour, type Ends } from './columns.ts';
import type { Curve } from './curves.ts';
import type { View } from './edges.ts';
import type { Changes } from './meetings.ts';
import { SIDE, type Strip, stripBeside } from './profile.ts';

/** Share of the way over which the grain of one end gives way to that of the other. */
const CHANGE = 0.2;

/** A contour to paint: its curve, what its ends show beside it, and which of those strips go on. */
export interface Shape extends Ends {
  /** Where, to one side, what one end shows gives way to what the other does; null where it does so all along. */
  readonly changes: Changes | null;
}

/**
 * Paints the hole's pixels beside a curve: colours go over from one end's to the other's, with columns of what
 * is seen across it copied along; where too little is seen, with the grain of the nearer end, mirrored. Those
 * it paints are marked as `painted`; what is painted already stays, but
 * where `away` tells that it belongs to a curve farther off, in pixels. A curve goes behind what is marked
 * as `front`: nothing is painted beyond that.
 */
export function paintBand(
  view: View,
  shape: Shape,
  painted: Uint8Array,
  away: Float32Array | null,
  front: Uint8Array | null = null,
): void {
  const { curve, first, last } = shape;
  const columns = chooseColumns(view, shape);
  const widest = (Math.max(SIDE - first, last - SIDE) + 1) / 2;
  for (const [pixel, sample] of nearestSamples(view, curve, Math.ceil(widest * curve.scale))) {
    if (view.hole[pixel] !== 1) continue;
    // Beyond the curve's ends nothing is beside it.
    if (sample === 0 || sample === curve.x.length - 1) continue;
    const beside = besideOf(curve, sample, pixel, view.width);
    if (painted[pixel] === 1 && (away?.[pixel] ?? 0) <= Math.abs(beside)) continue;
    const index = stripBeside(curve, beside);
    if (index < first || index > last) continue;
    if (front !== null && isHidden(front, view.width, pixel, curve, sample)) continue;
    const colour = colourAt(view, shape, columns, sample, index);
    if (colour === null) continue;
    view.data.set(colour, pixel * 4);
    painted[pixel] = 1;
    if (away !== null) away[pixel] = Math.abs(beside);
  }
}

/** The pixels near a curve, each with its nearest sample. */
function* nearestSamples(
  { width, height }: View,
  { x, y, scale }: Curve,
  reach: number,
): Generator<readonly [pixel: number, sample: number]> {
  const last = x.length - 1;
  const away = (pixel: number, sample: number) =>
    Math.hypot(
      (pixel % width) - (x[sample] as number),
      Math.floor(pixel / width) - (y[sample] as number),
    );
  const nearest = new Int32Array(width * height).fill(-1);
  // A wide band has many pixels: of a curve that was found in a smaller picture its places there are looked at first.
  for (let sample = 0; sample <= last; sample += scale) {
    const [column, row] = [Math.round(x[sample] as number), Math.round(y[sample] as number)];
    const [left, right] = [Math.max(0, column - reach), Math.min(width - 1, column + reach)];
    for (let v = Math.max(0, row - reach); v <= Math.min(height - 1, row + reach); v++) {
      for (let pixel = v * width + left; pixel <= v * width + right; pixel++) {
        const known = nearest[pixel] as number;
        if (known < 0 || away(pixel, sample) < away(pixel, known)) nearest[pixel] = sample;
      }
    }
  }
  for (let pixel = 0; pixel < nearest.length; pixel++) {
    const found = nearest[pixel] as number;
    if (found < 0) continue;
    let best = found;
    for (let near = found - scale + 1; near < found + scale; near++)
      if (near >= 0 && near <= last && away(pixel, near) < away(pixel, best)) best = near;
    yield [pixel, best];
  }
}

/** Whether something in front lies between a pixel and a sample of a curve. */
function isHidden(
  front: Uint8Array,
  width: number,
  pixel: number,
  { x, y }: Curve,
  sample: number,
): boolean {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const [toX, toY] = [(x[sample] as number) - column, (y[sample] as number) - row];
  const steps = Math.ceil(2 * Math.hypot(toX, toY));
  for (let n = 1; n < steps; n++) {
    const share = n / steps;
    const at = Math.round(row + share * toY) * width + Math.round(column + share * toX);
    if (front[at] === 1) return true;
  }
  return false;
}

/** How far a pixel lies beside a sample of a curve, in pixels, to the right of its way above 0. */
function besideOf(curve: Curve, sample: number, pixel: number, width: number): number {
  const before = Math.max(0, sample - 2);
  const after = Math.min(curve.x.length - 1, sample + 2);
  const alongX = (curve.x[after] as number) - (curve.x[before] as number);
  const alongY = (curve.y[after] as number) - (curve.y[before] as number);
  const x = (pixel % width) - (curve.x[sample] as number);
  const y = Math.floor(pixel / width) - (curve.y[sample] as number);
  return (y * alongX - x * alongY) / Math.max(1e-9, Math.hypot(alongX, alongY));
}

/** The colour at a sample, between two strips. */
function colourAt(
  view: View,
  shape: Shape,
  columns: Columns | null,
  sample: number,
  index: number,
): number[] | null {
  const { changes } = shape;
  const isOther = changes !== null && (index - SIDE) * changes.side >= 0;
  if (columns !== null && !isOther) {
    const copied = copiedColour(view, shape, columns, sample, index);
    if (copied !== null) return copied;
  }
  const low = Math.floor(index);
  const one = stripColour(shape, sample, low);
  const two = stripColour(shape, sample, Math.min(shape.last, low + 1));
  if (one === null || two === null) return null;
  return one.map((value, c) => value + (index - low) * ((two[c] ?? 0) - value));
}

function stripColour(
  { before, after, changes }: Shape,
  sample: number,
  index: number,
): number[] | null {
  const [one, two] = [before[index], after[index]];
  if (!one || !two) return null;
  // The edge itself is half of what lies beside it.
  if (changes !== null && (index - SIDE) * changes.side >= 0) {
    if (sample <= changes.first) return plus(one, grainAt(one, sample - one.begin));
    return sample < changes.last ? null : plus(two, grainAt(two, two.begin - sample));
  }
  const share = Math.max(0, Math.min(1, (sample - one.begin) / Math.max(1, two.begin - one.begin)));
  const eased = share * share * (3 - 2 * share);
  const change = Math.max(0, Math.min(1, 0.5 + (share - 0.5) / CHANGE));
  const grainOne = grainAt(one, sample - one.begin);
  const grainTwo = grainAt(two, two.begin - sample);
  return one.mean.map((value, c) => {
    const mean = value + eased * ((two.mean[c] ?? 0) - value);
    const grain = (grainOne[c] as number) * (1 - change) + (grainTwo[c] as number) * change;
    return mean + grain;
  });
}

const plus = ({ mean }: Strip, grain: Float32Array): number[] =>
  mean.map((value, c) => value + (grain[c] as number));

/** The grain that is so many samples from where it begins, mirrored to and fro. */
function grainAt({ grain }: Strip, away: number): Float32Array {
  const count = grain.length / 4;
  const turn = Math.max(1, 2 * count - 2);
  const place = Math.abs(away) % turn;
  const at = place < count ? place : turn - place;
  return grain.subarray(at * 4, at * 4 + 4);
}
