import { clamp } from '../kernels/arithmetic.ts';
import { blurBox } from '../kernels/blur-box.ts';
import type { View } from './contours/edges.ts';
import { type Beside, READ, readBeside } from './halo-shares.ts';
import { partAround } from './parts.ts';
import { BEYOND } from './remains.ts';

/** The pixels at an area's edge are nearer than this to it. */
const EDGE = 1.2;
/** Shares are averaged over pixels as far from the area, but for so much, within this many pixels. */
const ALONG = 4;
const AS_FAR = 0.6;
/** A halo's share of the thing is no more than this. */
const MOST = 0.6;
/** What is farther from the colour that its share gives is hardly ground with a halo, and no more, in grey levels. */
const UNLIKE = [12, 24] as const;
/** A halo that begins with so many grey levels is hardly seen, and surely. */
const SEEN = [1.5, 4] as const;
/** A share that grows so many times below the area's edge may be the ground's own light, and is surely the thing's. */
const RISE = [1.4, 1.9] as const;
/** A halo is there along so much of all of the edge that can be told, or surely, for chance has it so in spots; and of the edge near by. */
const ALL_ROUND = [0.3, 0.45] as const;
const NEAR_BY = [0.15, 0.5] as const;

/**
 * Takes away, in place, what reaches beyond the brushed area of a thing out of focus, its glow or its soft shadow: in
 * smooth ground, up to {@link BEYOND} pixels beside the area, the share of the thing in colours that grows toward it and
 * on below its edge, and that the trend of the ground farther out does not explain. Grain stays. `view.data` holds, in the
 * hole (1), what is to be removed. Returns 1 where something changed.
 */
export function fadeHalo({ data, hole, width }: View): Uint8Array {
  const changed = new Uint8Array(hole.length);
  const own = hole.map((value) => (value === 1 ? 1 : 0));
  const near = partAround(own, width, READ);
  const pixelOf = (at: number) =>
    (near.top + Math.floor(at / near.width)) * width + near.left + (at % near.width);
  const cut = new Uint8ClampedArray(near.hole.length * 4);
  for (let at = 0; at < near.hole.length; at++)
    cut.set(data.subarray(pixelOf(at) * 4, pixelOf(at) * 4 + 4), at * 4);
  for (const { at, shift } of shiftsIn({ ...near, data: cut })) {
    const pixel = pixelOf(at);
    changed[pixel] = 1;
    for (let c = 0; c < 3; c++)
      data[pixel * 4 + c] = (data[pixel * 4 + c] as number) + (shift[c] as number);
  }
  return changed;
}

/** By how many whole grey levels a pixel changes. */
interface Shift {
  readonly at: number;
  readonly shift: readonly number[];
}

function shiftsIn(view: View): Shift[] {
  const { hole, width } = view;
  const halo = averageAlong(view, readBeside(view));
  const edge = new Float32Array(hole.length);
  const sure = new Float32Array(hole.length);
  let [found, told] = [0, 0];
  for (const { at, distance, apart, share, rise, calm } of halo) {
    if (distance >= EDGE) continue;
    edge[at] = 1;
    sure[at] = within(share * Math.max(...apart.map(Math.abs)), SEEN) * within(rise, RISE);
    found += sure[at] as number;
    told += calm;
  }
  const allRound = within(found / Math.max(1, told), ALL_ROUND);
  if (allRound === 0) return [];
  const [sums, counts] = [blurBox(sure, width, BEYOND), blurBox(edge, width, BEYOND)];
  return halo.flatMap(({ at, apart, share }) => {
    const nearBy = within((sums[at] as number) / Math.max(1e-6, counts[at] as number), NEAR_BY);
    const shift = apart.map((value) => Math.round(-allRound * nearBy * share * value));
    return shift.some((value) => value !== 0) ? [{ at, shift }] : [];
  });
}

/** How far a value is on from the first bound to the second, 0 to 1. */
const within = (value: number, [from, to]: readonly [number, number]): number =>
  clamp((value - from) / (to - from));

/** What pixels near by show together. */
interface Halo {
  readonly at: number;
  readonly distance: number;
  /** The thing's colour less the ground's. */
  readonly apart: readonly number[];
  /** The share of the thing, as much as both kinds of ground leave. */
  readonly share: number;
  /** How many times as large it is below the area's edge, at least. */
  readonly rise: number;
  /** How surely all is out of focus, 0 to 1. */
  readonly calm: number;
}

/** Means for each pixel beside an area, over those near by that are as far from it. */
function averageAlong({ data, width, height }: View, band: readonly Beside[]): Halo[] {
  const indices = new Int32Array(width * height).fill(-1);
  band.forEach(({ at }, index) => {
    indices[at] = index;
  });
  return band.flatMap(({ at, distance }) => {
    const x = at % width;
    const y = (at - x) / width;
    const [ground, apart] = [new Float64Array(3), new Float64Array(3)];
    let [flat, trend, flatBelow, trendBelow] = [0, 0, 0, 0];
    let [total, count] = [0, 0];
    for (let row = Math.max(0, y - ALONG); row <= Math.min(height - 1, y + ALONG); row++) {
      for (let c = Math.max(0, x - ALONG); c <= Math.min(width - 1, x + ALONG); c++) {
        const other = band[indices[row * width + c] as number];
        if (!other?.seen || Math.abs(other.distance - distance) > AS_FAR) continue;
        const { calm } = other.seen;
        flat += calm * other.seen.flat;
        trend += calm * other.seen.trend;
        flatBelow += calm * other.seen.flatBelow;
        trendBelow += calm * other.seen.trendBelow;
        addTo(ground, other.seen.ground, calm);
        addTo(apart, other.seen.apart, calm);
        total += calm;
        count++;
      }
    }
    if (total === 0) return [];
    const calm = total / count;
    const unlike = ground.map(
      (sum, c) =>
        (data[at * 4 + c] as number) - (sum + (flat / total) * (apart[c] as number)) / total,
    );
    const isGround = 1 - within(Math.max(...unlike.map(Math.abs)), UNLIKE);
    return {
      at,
      distance,
      apart: Array.from(apart, (sum) => sum / total),
      share: calm * isGround * clamp(Math.min(flat, trend) / total, 0, MOST),
      rise: Math.min(growth(flat, flatBelow), growth(trend, trendBelow)),
      calm,
    };
  });
}

const growth = (from: number, to: number): number => to / Math.max(1e-6, from);

function addTo(sums: Float64Array, values: readonly number[], weight: number): void {
  values.forEach((value, c) => {
    sums[c] = (sums[c] as number) + weight * value;
  });
}
