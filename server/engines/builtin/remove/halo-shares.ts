import { clamp } from '../kernels/arithmetic.ts';
import { blurBox } from '../kernels/blur-box.ts';
import type { View } from './contours/edges.ts';
import { largestNear, SHARP } from './fine-detail.ts';
import { awayFromHole } from './hole.ts';
import { BEYOND } from './remains.ts';

/** The ground is read so far beyond the brushed area and its trend so far, over squares of this radius, in pixels. */
const NEAR = BEYOND + 3;
const FAR = NEAR + 10;
const RADIUS = 3;
/** What lies so far around an area is read. */
export const READ = FAR + RADIUS;
/** The thing is read so deep below the area's edge, and how its share goes on there so deep. */
const BELOW = 8;
const RISING = 3;
/** Ground has this much fine detail at most, in grey levels, and is no longer out of focus where it has {@link SHARP}. */
const GRAIN = 8;
/** What is sharp counts within so many pixels of the way outward. */
const BESIDE = 2;

/** What a pixel beside an area shows of the thing that is removed. */
export interface Beside {
  readonly at: number;
  /** How far it is from the area, in pixels. */
  readonly distance: number;
  /** What is seen on the way through it; null where the thing below or the ground farther out is not. */
  readonly seen: Seen | null;
}

/** What is seen on the way from a thing outward. */
interface Seen {
  /** The ground's colour, and the thing's less that. */
  readonly ground: readonly number[];
  readonly apart: readonly number[];
  /** The share of the thing in the pixel's colour where the ground is even, and where it goes on as farther out. */
  readonly flat: number;
  readonly trend: number;
  /** The same shares just below the area's edge. */
  readonly flatBelow: number;
  readonly trendBelow: number;
  /** How surely the way is out of focus, 0 to 1. */
  readonly calm: number;
}

/** Reads all pixels at most {@link BEYOND} beside an area. `view.data` holds, in the hole, what is to be removed. */
export function readBeside(view: View): Beside[] {
  const { hole, width } = view;
  const away = awayFromHole(hole, width, BEYOND);
  const isGround = (at: number) => (away[at] as number) > BEYOND;
  const means = {
    ground: meansOf(view, RADIUS, isGround),
    thing: meansOf(view, RADIUS, (at) => hole[at] === 1),
    edge: meansOf(view, 1, (at) => hole[at] === 1),
  };
  const fine = largestNear(detailOf(view), width, BESIDE);
  const band: Beside[] = [];
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1 || isGround(at)) continue;
    const way = wayOutward(view, at);
    band.push({ at, distance: way.distance, seen: readWay(view, at, way, isGround, means, fine) });
  }
  return band;
}

/** A way from an area's nearest pixel through one beside it. */
interface Way {
  /** How far that pixel is from the area. */
  readonly distance: number;
  /** The pixel so far out, inward below 0; −1 beyond the picture. */
  readonly place: (distance: number) => number;
}

function wayOutward({ hole, width, height }: View, at: number): Way {
  const x = at % width;
  const y = (at - x) / width;
  let [fromX, fromY, least] = [x, y, Number.POSITIVE_INFINITY];
  for (let row = Math.max(0, y - BEYOND); row <= Math.min(height - 1, y + BEYOND); row++) {
    for (let c = Math.max(0, x - BEYOND); c <= Math.min(width - 1, x + BEYOND); c++) {
      const squared = (row - y) ** 2 + (c - x) ** 2;
      if (hole[row * width + c] === 1 && squared < least) [fromX, fromY, least] = [c, row, squared];
    }
  }
  const distance = Math.sqrt(least);
  const place = (far: number) => {
    const column = Math.round(fromX + ((x - fromX) / distance) * far);
    const row = Math.round(fromY + ((y - fromY) / distance) * far);
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  };
  return { distance, place };
}

/** The mean colour around a pixel. */
type Means = (at: number) => readonly number[];

function readWay(
  { data, hole }: View,
  at: number,
  { distance, place }: Way,
  isGround: (at: number) => boolean,
  means: { readonly ground: Means; readonly thing: Means; readonly edge: Means },
  fine: Float32Array,
): Seen | null {
  const [near, far, rising, deep] = [place(NEAR), place(FAR), place(-RISING), place(-BELOW)];
  if (near < 0 || !isGround(near) || hole[rising] !== 1 || hole[deep] !== 1) return null;
  const ground = means.ground(near);
  const apart = difference(means.thing(deep), ground);
  const square = Math.max(1, dot(apart, apart));
  const shareOf = (colour: readonly number[]) => dot(apart, difference(colour, ground)) / square;
  const flat = shareOf(Array.from(data.subarray(at * 4, at * 4 + 3)));
  const flatBelow = shareOf(means.edge(rising));
  const slope = far >= 0 && isGround(far) ? -shareOf(means.ground(far)) / (FAR - NEAR) : 0;
  let sharpest = 0;
  for (let step = -BESIDE; step <= NEAR + RADIUS; step++)
    sharpest = Math.max(sharpest, fine[place(step)] ?? 0);
  return {
    ground,
    apart,
    flat,
    trend: flat - slope * (NEAR - distance),
    flatBelow,
    trendBelow: flatBelow - slope * (NEAR + RISING),
    calm: clamp((SHARP - sharpest) / (SHARP - GRAIN)),
  };
}

const difference = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, c) => value - (other[c] as number));

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, c) => sum + value * (other[c] as number), 0);

/** Means over the squares around pixels of what is taken in them. */
function meansOf(
  { data, hole, width }: View,
  radius: number,
  isTaken: (at: number) => boolean,
): Means {
  const taken = Float32Array.from(hole, (_, at) => (isTaken(at) ? 1 : 0));
  const count = blurBox(taken, width, radius);
  const sums = [0, 1, 2].map((c) =>
    blurBox(
      taken.map((value, at) => value * (data[at * 4 + c] as number)),
      width,
      radius,
    ),
  );
  return (at) => sums.map((plane) => (plane[at] as number) / Math.max(1e-6, count[at] as number));
}

/** The most that a channel of each pixel differs from its mean over 3×3: an edge between colours of one luma is sharp too. */
function detailOf({ data, width }: View): Float32Array {
  const most = new Float32Array(data.length / 4);
  for (let c = 0; c < 4; c++) {
    const plane = Float32Array.from(most, (_, at) => data[at * 4 + c] as number);
    blurBox(plane, width, 1).forEach((mean, at) => {
      most[at] = Math.max(most[at] as number, Math.abs(mean - (plane[at] as number)));
    });
  }
  return most;
}
