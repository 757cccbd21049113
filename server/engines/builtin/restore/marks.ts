import { blurBox } from '../kernels/blur-box.ts';
import { partAt } from '../kernels/components.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { lineStrength } from './line-strength.ts';
import { topHat } from './top-hat.ts';

/** A connected spot of a picture that stands out of its surroundings. */
export interface Mark {
  /** Indices of its pixels. */
  readonly pixels: readonly number[];
  /** Along its main direction and across it, in pixels. */
  readonly length: number;
  readonly breadth: number;
  /** Mean height over what is around it, 0 to 255. */
  readonly height: number;
  /** Mean height of everything else that stands out nearby, 0 to 255: fine texture. */
  readonly texture: number;
  /** Share of pixels nearby, itself left out, that stand out as well. */
  readonly crowd: number;
  /** The same of those that are allowed to stand out; 1 where all are. */
  readonly alike: number;
  /** How much lighter one of its sides is than the other, 0 to 255: an edge has unlike sides. */
  readonly step: number;
  /** Mean level of the surroundings in the plane it was found in, 0 to 255. */
  readonly ground: number;
  readonly dark: boolean;
}

/** What stands out of a plane, as spots and as lines. The same pixels may be in both. */
export interface Marks {
  readonly spots: readonly Mark[];
  readonly lines: readonly Mark[];
}

/** Marks are at most about so broad, in pixels. */
const RADIUS = 3;
/** Where texture is judged: a window of this radius. */
const NEARBY = 14;
/** A spot stands out when it is this much above its surroundings, and above their texture. */
const LEAST_HEIGHT = 20;
const OVER_TEXTURE = 3;
/** So does a line, by its strength. */
const LEAST_STRENGTH = 22;
const STRENGTH_OVER_TEXTURE = 3;
/** Around a firm pixel, weaker ones belong too when they have this share of what firm ones need. */
const WEAK = 0.5;
/** The least height of a line's pixel, as a share of the line's strength. */
const ON_LINE = 0.4;

/** How much each pixel of a luma plane is lighter, or darker, than what is wider than a mark around it. */
export function heightsOf(luma: Uint8Array, width: number, dark: boolean): Uint8Array {
  return topHat(dark ? luma.map((value) => 255 - value) : luma, width, RADIUS);
}

/**
 * Finds what stands out of a luma plane as lighter or, with `dark`, as darker. With `allowed` (a byte
 * a pixel) only pixels above 0 in it are seen: nothing else is a mark, nor texture around one.
 * `onShare` is told the share of the work that is done.
 */
export function findMarks(
  luma: Uint8Array,
  width: number,
  dark: boolean,
  allowed: Uint8Array | null,
  onShare: OnShare,
): Marks {
  const [onHeights, onStrength, onSpots, onLines] = divideShare(onShare, [6, 2, 1, 1]);
  const standing = heightsOf(luma, width, dark);
  onHeights(1);
  const heights =
    allowed === null
      ? standing
      : standing.map((height, at) => ((allowed[at] as number) > 0 ? height : 0));
  const texture = blurBox(Float32Array.from(heights), width, NEARBY);
  const ground = blurBox(Float32Array.from(luma), width, NEARBY);
  const measure = { luma, width, dark, heights, texture, ground, allowed };
  const spotLimit = (at: number) => Math.max(LEAST_HEIGHT, OVER_TEXTURE * (texture[at] as number));
  const strength = lineStrength(heights, width);
  onStrength(1);
  const lineLimit = (at: number) =>
    Math.max(LEAST_STRENGTH, STRENGTH_OVER_TEXTURE * (texture[at] as number));
  const spots = gather(
    measure,
    heights.map((height, at) => (height > spotLimit(at) * WEAK ? 1 : 0)),
    (at) => (heights[at] as number) > spotLimit(at),
  );
  onSpots(1);
  const lines = gather(
    measure,
    heights.map((height, at) => {
      const own = strength[at] as number;
      return own > lineLimit(at) * 0.75 && height > ON_LINE * own ? 1 : 0;
    }),
    (at) => (strength[at] as number) > lineLimit(at),
  );
  onLines(1);
  return { spots, lines };
}

interface Measure {
  readonly luma: Uint8Array;
  readonly width: number;
  readonly dark: boolean;
  readonly heights: Uint8Array;
  readonly texture: Float32Array;
  readonly ground: Float32Array;
  readonly allowed: Uint8Array | null;
}

/** Measures the connected parts of `standing` that hold at least one firm pixel. */
function gather(
  { luma, width, dark, heights, texture, ground, allowed }: Measure,
  standing: Uint8Array,
  isFirm: (at: number) => boolean,
): Mark[] {
  const crowd = blurBox(Float32Array.from(standing), width, NEARBY);
  const alike = allowed && blurBox(Float32Array.from(allowed), width, NEARBY);
  const seen = new Uint8Array(standing.length);
  const marks: Mark[] = [];
  const window = (2 * NEARBY + 1) ** 2;
  for (let start = 0; start < standing.length; start++) {
    if (seen[start] === 1 || standing[start] !== 1 || !isFirm(start)) continue;
    const pixels = partAt(standing, width, start, seen);
    const mean = (plane: ArrayLike<number>) =>
      pixels.reduce((sum, at) => sum + (plane[at] as number), 0) / pixels.length;
    const height = mean(heights);
    const { angle, ...size } = sizeOf(pixels, width);
    // What of the mark itself lies in the windows around its pixels must not count against it.
    const own = Math.min(pixels.length, size.breadth * (2 * NEARBY + 1)) / window;
    marks.push({
      pixels,
      ...size,
      height,
      texture: Math.max(0, mean(texture) - own * height),
      crowd: Math.max(0, mean(crowd) - own),
      alike: alike ? Math.max(0, mean(alike) - own) : 1,
      step: stepAcross(luma, width, pixels, angle, size.breadth),
      ground: mean(ground),
      dark,
    });
  }
  return marks;
}

/** How far beyond a mark's edge its sides are looked at, in pixels. */
const BESIDE = 3;

/** How unlike the two sides of a mark are in the middle of all places along it. */
function stepAcross(
  luma: Uint8Array,
  width: number,
  pixels: readonly number[],
  angle: number,
  breadth: number,
): number {
  const reach = breadth / 2 + BESIDE;
  const away = Math.round(reach * Math.cos(angle)) * width - Math.round(reach * Math.sin(angle));
  const steps = pixels.flatMap((at) => {
    const [one, other] = [luma[at + away], luma[at - away]];
    return one === undefined || other === undefined ? [] : [one - other];
  });
  return Math.abs(steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0);
}

interface Size {
  readonly length: number;
  readonly breadth: number;
  /** Of the main direction, in radians. */
  readonly angle: number;
}

/** Length along the main direction of the pixels' spread, and mean breadth across it. */
function sizeOf(pixels: readonly number[], width: number): Size {
  const n = pixels.length;
  const xs = pixels.map((at) => at % width);
  const ys = pixels.map((at) => Math.floor(at / width));
  const meanX = xs.reduce((sum, x) => sum + x, 0) / n;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / n;
  let [xx, xy, yy] = [0, 0, 0];
  for (let index = 0; index < n; index++) {
    const dx = (xs[index] as number) - meanX;
    const dy = (ys[index] as number) - meanY;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const along = xs.map(
    (x, index) => (x - meanX) * Math.cos(angle) + ((ys[index] as number) - meanY) * Math.sin(angle),
  );
  const length = extent(along) + 1;
  return { length, breadth: n / length, angle };
}

function extent(values: readonly number[]): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}
