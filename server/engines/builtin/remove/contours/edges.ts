import { lumaOf } from '../../kernels/luma.ts';
import { awayFromHole } from '../hole.ts';
import type { ThreePlanes } from '../three-planes.ts';

/** How far around a hole edges are looked for, in pixels. */
export const FAR = 38;
/** Pixels so far around it tell of those edges. */
export const READ = FAR + 4;
/** Nearer to the hole than this an edge cannot be measured. */
const NEAR = 2.5;
/** Least difference of one channel over two pixels. */
const STRENGTH = 14;
/** Squared changes up to which the strength is less for certain, whatever is lost in rounding. */
const CERTAINLY_WEAK = 0.999 * STRENGTH ** 2;
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
 * `away` has the pixels' distances to the hole, up to {@link READ}.
 */
export function findEdges(view: View, away: Float32Array, passes: number): Map<number, Edgel> {
  const planes = smoothed(view, passes, pixelsWithin(view, away, 0.5, READ));
  const slopes = createSlopes(planes, view.width, pixelsWithin(view, away, 1, FAR + 3));
  return crests(slopes, view, away, pixelsWithin(view, away, NEAR, FAR, 2));
}

/** The edges below the mask and within so many pixels around it, of what is to be removed too; by pixel. */
export function findEdgesBelow(view: View, passes: number, around: number): Map<number, Edgel> {
  const away = awayFromHole(view.hole, view.width, around + 5);
  // What is just so far is near too.
  const upTo = (reach: number) => reach * (1 + Number.EPSILON);
  const planes = smoothed(view, passes, pixelsWithin(view, away, 0, upTo(around + 4)));
  const slopes = createSlopes(planes, view.width, pixelsWithin(view, away, 0, upTo(around + 2)));
  return crests(slopes, view, away, pixelsWithin(view, away, 0, upTo(around), 2));
}

/** The pixels at least and less than so far from the hole, and `inward` pixels from the picture's border; in scan order. */
function pixelsWithin(
  { width, height }: View,
  away: Float32Array,
  least: number,
  most: number,
  inward = 1,
): Int32Array {
  const found = new Int32Array(away.length);
  let count = 0;
  for (let y = inward; y < height - inward; y++) {
    for (let at = y * width + inward; at < (y + 1) * width - inward; at++) {
      const distance = away[at] as number;
      if (distance >= least && distance < most) found[count++] = at;
    }
  }
  return found.subarray(0, count);
}

function crests(
  slopes: Slopes,
  { width }: View,
  away: Float32Array,
  wanted: Int32Array,
): Map<number, Edgel> {
  const found = new Map<number, Edgel>();
  for (const at of wanted) {
    const edgel = crestAt(slopes, width, at, away[at] as number);
    if (edgel !== null) found.set(at, edgel);
  }
  return found;
}

/** Luma and the two colour differences of what is wanted alone: means of 3×3 pixels, weighed 1 2 1 each way, so many times over. */
function smoothed({ data, width, height }: View, passes: number, wanted: Int32Array): ThreePlanes {
  const plane = () => new Float32Array(width * height);
  const [light, blueness, redness, own] = [plane(), plane(), plane(), plane()];
  for (const at of wanted) {
    const red = data[at * 4] as number;
    const blue = data[at * 4 + 2] as number;
    const luma = lumaOf(red, data[at * 4 + 1] as number, blue);
    light[at] = luma;
    blueness[at] = COLOUR_WEIGHT * (0.564 * (blue - luma));
    redness[at] = COLOUR_WEIGHT * (0.713 * (red - luma));
    own[at] = 1;
  }
  const weight = spreadOften(own, width, passes, wanted);
  const spread = (values: Float32Array) => {
    const sums = spreadOften(values, width, passes, wanted);
    for (const at of wanted) sums[at] = (sums[at] as number) / (weight[at] as number);
    return sums;
  };
  return [spread(light), spread(blueness), spread(redness)];
}

/** Means of a plane that is 0 beside what is wanted; the plane is used up. */
function spreadOften(
  plane: Float32Array,
  width: number,
  passes: number,
  wanted: Int32Array,
): Float32Array {
  let now = plane;
  let next: Float32Array = new Float32Array(plane.length);
  for (let pass = 0; pass < passes; pass++) {
    for (let index = 0; index < wanted.length; index++) {
      const at = wanted[index] as number;
      next[at] =
        (threeAcross(now, at - width) + 2 * threeAcross(now, at) + threeAcross(now, at + width)) /
        16;
    }
    [now, next] = [next, now];
  }
  return now;
}

const threeAcross = (plane: Float32Array, at: number): number =>
  (plane[at - 1] as number) + 2 * (plane[at] as number) + (plane[at + 1] as number);

/** How all channels together change, and which does so most; measured where and when it is asked for. */
interface Slopes {
  /** Luma and the two colour differences. */
  readonly planes: ThreePlanes;
  readonly width: number;
  /** By pixel: whether it can be measured, or is. */
  readonly state: Uint8Array;
  /** The way in which they change most, to where that channel is higher, as long as they change. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  readonly strength: Float32Array;
  readonly channel: Uint8Array;
}

const [WANTED, MEASURED] = [1, 2] as const;

/** Slopes that can be measured at some pixels; elsewhere nothing changes. */
function createSlopes(planes: ThreePlanes, width: number, wanted: Int32Array): Slopes {
  const count = planes[0].length;
  const plane = () => new Float32Array(count);
  const state = new Uint8Array(count);
  for (const at of wanted) state[at] = WANTED;
  return {
    ...{ planes, width, state },
    ...{ across: plane(), down: plane(), strength: plane() },
    channel: new Uint8Array(count),
  };
}

/** How much all channels together change at a pixel at most, whichever way: squared. */
function mostChange({ planes: [light, blueness, redness], width }: Slopes, at: number): number {
  return (
    squaredChange(light, width, at) +
    squaredChange(blueness, width, at) +
    squaredChange(redness, width, at)
  );
}

function squaredChange(plane: Float32Array, width: number, at: number): number {
  const x = (plane[at + 1] as number) - (plane[at - 1] as number);
  const y = (plane[at + width] as number) - (plane[at - width] as number);
  return x * x + y * y;
}

/**
 * The largest change of all channels together (Di Zenzo 1986): along an edge between two colours now
 * one channel changes most and now another, but together they change the same way.
 */
function strengthAt(slopes: Slopes, at: number): number {
  const { state, strength } = slopes;
  if (state[at] === WANTED) measure(slopes, at);
  return strength[at] as number;
}

function measure(slopes: Slopes, at: number): void {
  const { planes, width, state } = slopes;
  const [light, blueness, redness] = planes;
  const [lightX, lightY] = [
    (light[at + 1] as number) - (light[at - 1] as number),
    (light[at + width] as number) - (light[at - width] as number),
  ];
  const [blueX, blueY] = [
    (blueness[at + 1] as number) - (blueness[at - 1] as number),
    (blueness[at + width] as number) - (blueness[at - width] as number),
  ];
  const [redX, redY] = [
    (redness[at + 1] as number) - (redness[at - 1] as number),
    (redness[at + width] as number) - (redness[at - width] as number),
  ];
  const xx = lightX * lightX + blueX * blueX + redX * redX;
  const yy = lightY * lightY + blueY * blueY + redY * redY;
  const xy = lightX * lightY + blueX * blueY + redX * redY;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const first = lightX * x + lightY * y;
  const second = blueX * x + blueY * y;
  const third = redX * x + redY * y;
  const [most, channel] = farthest(first, second, third);
  const strength = Math.hypot(first, second, third) * Math.sign(most);
  slopes.across[at] = x * strength;
  slopes.down[at] = y * strength;
  slopes.strength[at] = Math.abs(strength);
  slopes.channel[at] = channel;
  state[at] = MEASURED;
}

/** Which of three numbers is farthest from 0, the first of those that are as far, and its place. */
function farthest(first: number, second: number, third: number): readonly [number, number] {
  const [one, two, three] = [Math.abs(first), Math.abs(second), Math.abs(third)];
  if (one >= two && one >= three) return [first, 0];
  return two >= three ? [second, 1] : [third, 2];
}

/** The edge at a pixel if it is stronger there than to both sides, moved to where it is strongest between pixels. */
function crestAt(slopes: Slopes, width: number, at: number, away: number): Edgel | null {
  // Most of a picture is smooth: directions are measured only where there may be an edge.
  if (mostChange(slopes, at) < CERTAINLY_WEAK) return null;
  const here = strengthAt(slopes, at);
  if (here < STRENGTH) return null;
  const normalX = (slopes.across[at] as number) / here;
  const normalY = (slopes.down[at] as number) / here;
  const step = Math.round(normalY) * width + Math.round(normalX);
  const before = strengthAt(slopes, at - step);
  const after = strengthAt(slopes, at + step);
  if (before > here || after >= here) return null;
  const shift = (after - before) / (2 * Math.max(1e-6, 2 * here - before - after));
  const length = Math.hypot(Math.round(normalX), Math.round(normalY));
  return {
    ...{ normalX, normalY, away },
    x: (at % width) + shift * length * normalX,
    y: Math.floor(at / width) + shift * length * normalY,
    channel: slopes.channel[at] as number,
    strength: here,
  };
}
