import { lumaOf } from '../../kernels/luma.ts';
import { awayFromHole } from '../hole.ts';

/** How far around a hole edges are looked for, in pixels. */
export const FAR = 38;
/** Nearer to the hole than this an edge cannot be measured. */
const NEAR = 2.5;
/** Least difference of one channel over two pixels. */
const STRENGTH = 14;
/** Colour differences count more than those of light: few edges are of colour alone. */
const COLOUR_WEIGHT = 1.5;

/** A place on an edge between two grounds. */
export interface Edgel {
  readonly x: number;
  readonly y: number;
  /** Unit vector across the edge, to where its channel is higher. */
  readonly normalX: number;
  readonly normalY: number;
  /** 0 luma, 1 and 2 the colour differences: what changes most here. */
  readonly channel: number;
  readonly strength: number;
  /** Pixels to the hole. */
  readonly away: number;
}

/** Channels of a view's pixels: RGBA. */
export const CHANNELS = 4;

/** What is looked at: RGBA, colours multiplied by alpha, and 1 where pixels are still to be made. */
export interface View {
  readonly data: Uint8ClampedArray;
  readonly hole: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The edges around a hole, thinned to their crests and placed between pixels (Canny 1986), by pixel;
 * of the luma and the colour differences together, after so many `passes` of smoothing over 3×3 pixels.
 */
export function findEdges(view: View, passes: number): Map<number, Edgel> {
  const away = awayFromHole(view.hole, view.width);
  const within = (least: number, most: number) => (at: number) =>
    (away[at] as number) >= least && (away[at] as number) < most;
  const isSeen = within(0.5, FAR + 4);
  const planes = smoothed(rawPlanes(view, isSeen), view, passes, isSeen);
  const slope = slopes(planes, view, within(1, FAR + 3));
  return crests(slope, view, away, within(NEAR, FAR));
}

/** The edges below the mask and within so many pixels around it, of what is to be removed too; by pixel. */
export function findEdgesBelow(view: View, passes: number, around: number): Map<number, Edgel> {
  const away = awayFromHole(view.hole, view.width);
  const isNear = (reach: number) => (at: number) => (away[at] as number) <= reach;
  const isSeen = isNear(around + 4);
  const planes = smoothed(rawPlanes(view, isSeen), view, passes, isSeen);
  const slope = slopes(planes, view, isNear(around + 2));
  return crests(slope, view, away, isNear(around));
}

function crests(
  slope: Slopes,
  { width, height }: View,
  away: Float32Array,
  isWanted: IsWanted,
): Map<number, Edgel> {
  const found = new Map<number, Edgel>();
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      if (!isWanted(at)) continue;
      const edgel = crestAt(slope, width, at, away[at] as number);
      if (edgel !== null) found.set(at, edgel);
    }
  }
  return found;
}

type IsWanted = (at: number) => boolean;

/** Luma and the two colour differences. */
function rawPlanes({ data, width, height }: View, isWanted: IsWanted): Float32Array[] {
  const raw = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let at = 0; at < width * height; at++) {
    if (!isWanted(at)) continue;
    const red = data[at * 4] as number;
    const blue = data[at * 4 + 2] as number;
    const luma = lumaOf(red, data[at * 4 + 1] as number, blue);
    const values = [luma, 0.564 * (blue - luma), 0.713 * (red - luma)];
    raw.forEach((plane, c) => {
      plane[at] = (c === 0 ? 1 : COLOUR_WEIGHT) * (values[c] as number);
    });
  }
  return raw;
}

/** Means of 3×3 pixels, weighed 1 2 1 each way, so many times over, of what is wanted alone. */
function smoothed(
  planes: readonly Float32Array[],
  { width, height }: View,
  passes: number,
  isWanted: IsWanted,
): Float32Array[] {
  const wanted: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (isWanted(y * width + x)) wanted.push(y * width + x);
  const spread = (plane: Float32Array) => {
    const to = new Float32Array(plane.length);
    const three = (at: number) =>
      (plane[at - 1] as number) + 2 * (plane[at] as number) + (plane[at + 1] as number);
    for (const at of wanted) to[at] = (three(at - width) + 2 * three(at) + three(at + width)) / 16;
    return to;
  };
  const spreadOften = (plane: Float32Array) => {
    let now = plane;
    for (let pass = 0; pass < passes; pass++) now = spread(now);
    return now;
  };
  const own = new Float32Array(width * height);
  for (const at of wanted) own[at] = 1;
  const weight = spreadOften(own);
  return planes.map((plane) => {
    const sums = spreadOften(plane.map((value, at) => value * (own[at] as number)));
    for (const at of wanted) sums[at] = (sums[at] as number) / (weight[at] as number);
    return sums;
  });
}

/** How all channels together change, and which does so most. */
interface Slopes {
  /** The way in which they change most, to where that channel is higher, as long as they change. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  readonly strength: Float32Array;
  readonly channel: Uint8Array;
}

/**
 * The largest change of all channels together (Di Zenzo 1986): along an edge between two colours now
 * one channel changes most and now another, but together they change the same way.
 */
function slopes(
  planes: readonly Float32Array[],
  { width, height }: View,
  isWanted: IsWanted,
): Slopes {
  const count = width * height;
  const plane = () => new Float32Array(count);
  const slope = {
    ...{ across: plane(), down: plane(), strength: plane() },
    channel: new Uint8Array(count),
  };
  const across = [0, 0, 0];
  const down = [0, 0, 0];
  for (let at = width + 1; at < count - width - 1; at++) {
    if (!isWanted(at)) continue;
    let [xx, yy, xy] = [0, 0, 0];
    planes.forEach((values, c) => {
      const x = (values[at + 1] as number) - (values[at - 1] as number);
      const y = (values[at + width] as number) - (values[at - width] as number);
      across[c] = x;
      down[c] = y;
      xx += x * x;
      yy += y * y;
      xy += x * y;
    });
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const changes = across.map((value, c) => value * x + (down[c] as number) * y);
    const sizes = changes.map(Math.abs);
    const channel = sizes.indexOf(Math.max(...sizes));
    const strength = Math.hypot(...changes) * Math.sign(changes[channel] as number);
    slope.across[at] = x * strength;
    slope.down[at] = y * strength;
    slope.strength[at] = Math.abs(strength);
    slope.channel[at] = channel;
  }
  return slope;
}

/** The edge at a pixel if it is stronger there than to both sides, moved to where it is strongest between pixels. */
function crestAt(
  { across, down, strength, channel }: Slopes,
  width: number,
  at: number,
  away: number,
): Edgel | null {
  const here = strength[at] as number;
  if (here < STRENGTH) return null;
  const normalX = (across[at] as number) / here;
  const normalY = (down[at] as number) / here;
  const step = Math.round(normalY) * width + Math.round(normalX);
  const before = strength[at - step] as number;
  const after = strength[at + step] as number;
  if (before > here || after >= here) return null;
  const shift = (after - before) / (2 * Math.max(1e-6, 2 * here - before - after));
  const length = Math.hypot(Math.round(normalX), Math.round(normalY));
  return {
    ...{ normalX, normalY, away },
    x: (at % width) + shift * length * normalX,
    y: Math.floor(at / width) + shift * length * normalY,
    channel: channel[at] as number,
    strength: here,
  };
}
