import { cheapestOrder, type Source } from './cheapest-order.ts';
import type { Curve } from './curves.ts';
import type { View } from './edges.ts';
import { offsetOf, STEP, type Strip } from './profile.ts';
import { readBeside, readSharp } from './read-beside.ts';
import { restFrom, SEEN, type Trend, trendsOf } from './trends.ts';

/** Fewer columns beyond an end than this say nothing. */
const LEAST_SEEN = 6;
/** Columns to each side of a jump over which one stretch gives way to the other. */
const FADE = 2;

/** What goes on along a curve: its ends' strips, those from `first` to `last` of them. */
export interface Ends {
  readonly curve: Curve;
  readonly before: readonly (Strip | null)[];
  readonly after: readonly (Strip | null)[];
  readonly first: number;
  readonly last: number;
  /** Whether something is seen beyond the far end too. */
  readonly isClosed: boolean;
}

/** Columns across a curve that are copied along its way through a hole, one for each pixel of the way in the picture that it was found in. */
export interface Columns {
  readonly before: readonly Trend[];
  readonly after: readonly Trend[];
  /** The sample of the first column, and how many samples there are to each. */
  readonly begin: number;
  readonly step: number;
  /** The samples that the columns are copied from. */
  readonly source: Int32Array;
  /** Beside jumps, what would have been copied without, and its share. */
  readonly other: Int32Array;
  readonly share: Float32Array;
}

/**
 * Chooses columns of what is seen along a contour beyond a hole to be copied along its way through it, bent
 * as the way bends, so that they go on into each other (structure propagation, Sun et al. 2005). Null where too little is seen.
 */
export function chooseColumns(view: View, ends: Ends): Columns | null {
  const { curve, first, last, isClosed } = ends;
  const before = trendsOf(view, curve, -1, ends.before, [first, last]);
  const after = isClosed
    ? trendsOf(view, curve, 1, ends.after, [first, last])
    : (before?.map((trend) => ({ ...trend, begin: curve.leave })) ?? null);
  if (before === null || after === null) return null;
  const step = STEP * curve.scale;
  const begin = Math.min(...before.map((trend) => trend.begin));
  const end = isClosed ? Math.max(...after.map((trend) => trend.begin)) : curve.leave + step;
  const near = seenFrom(view, ends, begin, -1, before).reverse();
  const far = isClosed ? seenFrom(view, ends, end, 1, after) : [];
  const count = Math.floor((end - begin) / step) - 1;
  if (near.length < LEAST_SEEN || (isClosed && far.length < LEAST_SEEN) || count < 1) return null;
  const sources = [...near, ...far];
  const order = cheapestOrder(sources, near.length, count);
  const source = order.map((n) => (sources[n] as Source).sample);
  return { before, after, begin: begin + step, step, source, ...fading(source, sources, step) };
}

/** The columns from a sample outward, as far as all their strips are known. */
function seenFrom(
  view: View,
  { curve, first, last }: Ends,
  begin: number,
  outward: -1 | 1,
  trends: readonly Trend[],
): Source[] {
  const found: Source[] = [];
  for (let n = 0; n < SEEN; n++) {
    const sample = begin + n * STEP * curve.scale * outward;
    const rest: number[] = [];
    for (let index = first; index <= last; index += 2) {
      const colour = readBeside(view, curve, sample, offsetOf(curve, index));
      if (colour === null) return found;
      rest.push(...restFrom(colour, trends[index - first] as Trend, sample));
    }
    found.push({ sample, rest: Float32Array.from(rest) });
  }
  return found;
}

function fading(
  source: Int32Array,
  sources: readonly Source[],
  step: number,
): Pick<Columns, 'other' | 'share'> {
  const seen = new Set(sources.map(({ sample }) => sample));
  const other = source.slice();
  const share = new Float32Array(source.length);
  const mix = (at: number, from: number, weight: number) => {
    if (at < 0 || at >= share.length || !seen.has(from) || weight <= (share[at] as number)) return;
    other[at] = from;
    share[at] = weight;
  };
  for (let jump = 1; jump < source.length; jump++) {
    const [last, next] = [source[jump - 1] as number, source[jump] as number];
    if (next === last + step) continue;
    for (let away = 0; away < FADE; away++) {
      const weight = 0.5 * (1 - (away + 0.5) / FADE);
      mix(jump + away, last + (away + 1) * step, weight);
      mix(jump - 1 - away, next - (away + 1) * step, weight);
    }
  }
  return { other, share };
}

/**
 * The colour to copy to a sample of the way, beside it by strips (`index` may lie between two): that of one end goes
 * over to that of the other, and the column that is copied there differs from it as it does where it is seen. Null if that is not known.
 */
export function copiedColour(
  view: View,
  ends: Ends,
  columns: Columns,
  sample: number,
  index: number,
): number[] | null {
  const { begin, step, source, other, share } = columns;
  const column = Math.max(0, Math.min(source.length - 1, Math.round((sample - begin) / step)));
  const offset = sample - begin - column * step;
  const rest = restAt(view, ends, columns, (source[column] as number) + offset, index);
  if (rest === null) return null;
  const weight = share[column] as number;
  const fresh =
    weight > 0 ? restAt(view, ends, columns, (other[column] as number) + offset, index) : null;
  return mixed(ends, index, (strip) => baseAt(columns, strip, sample)).map((value, c) => {
    const own = rest[c] as number;
    return value + own + weight * ((fresh?.[c] ?? own) - own);
  });
}

/** What a strip's trends say of a sample between its ends. */
function baseAt({ before, after }: Columns, strip: number, sample: number): number[] {
  const [one, two] = [before[strip] as Trend, after[strip] as Trend];
  const way = (sample - one.begin) / Math.max(1, two.begin - one.begin);
  const share = Math.max(0, Math.min(1, way));
  const eased = share * share * (3 - 2 * share);
  return one.base.map((value, c) => value + eased * ((two.base[c] as number) - value));
}

/** How what is seen at a sample beyond the ends differs from the trend there. */
function restAt(
  view: View,
  ends: Ends,
  { before, after }: Columns,
  sample: number,
  index: number,
): number[] | null {
  const { curve } = ends;
  const colour = readSharp(view, curve, sample, offsetOf(curve, index));
  if (colour === null) return null;
  const trends = sample < (curve.enter + curve.leave) / 2 ? before : after;
  return mixed(ends, index, (strip) => restFrom(colour, trends[strip] as Trend, sample));
}

/** Values of two strips, as near as a place lies to each. */
function mixed(
  { first, last }: Ends,
  index: number,
  read: (strip: number) => readonly number[],
): number[] {
  const low = Math.floor(index);
  const [one, two] = [read(low - first), read(Math.min(last, low + 1) - first)];
  return one.map((value, c) => value + (index - low) * ((two[c] as number) - value));
}
