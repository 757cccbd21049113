import { blurBox } from '../kernels/blur-box.ts';

/** What a translucent mark is made of: `seen = (1 − opacity) × picture + opacity × colour`. */
export interface Paint {
  /** 0 to 1. */
  readonly opacity: number;
  /** Red, green, blue, 0 to 255. */
  readonly colour: readonly [number, number, number];
}

/** Radius within which inside and outside of a mark are compared, and the distance of places, in pixels. */
const RADIUS = 7;
const STEP = 3;
/** Covers that count as inside and outside. */
const INSIDE = 0.9;
const OUTSIDE = 0.04;
/** The least share of the window that each has to have. */
const LEAST = 0.06;
/** Rounds of leaving out pairs that fit badly, and how badly in deviations. */
const ROUNDS = 4;
const BAD = 2;
/** Less spread than this over a picture (standard deviation) tells nothing about opacity. */
const FLAT = 6;
/** Colours this far beyond black and white are no colours, so what was found is no mark. */
const BEYOND = 50;

/**
 * Solves a mark's opacity and colour from the ratio of contrasts: beside its edges, what is seen
 * inside changes with what is outside by 1 − opacity (a line fitted with errors on both sides, after
 * Deming). `cover` has a value a pixel, 0 outside to 1 inside. Null if no paint explains it.
 */
export function solvePaint(
  pixels: Uint8ClampedArray,
  cover: Float32Array,
  width: number,
): Paint | null {
  const inside = meanWhere(pixels, width, cover, (value) => value > INSIDE);
  const outside = meanWhere(pixels, width, cover, (value) => value < OUTSIDE);
  let pairs: Pair[] = [];
  for (let at = 0; at < cover.length; at++) {
    const x = at % width;
    if (x % STEP !== 0 || ((at - x) / width) % STEP !== 0) continue;
    if ((inside.share[at] as number) < LEAST || (outside.share[at] as number) < LEAST) continue;
    pairs.push({
      inside: inside.colours.map((plane) => plane[at] as number),
      outside: outside.colours.map((plane) => plane[at] as number),
    });
  }
  if (pairs.length < 12) return null;
  let line = fitLine(pairs);
  for (let round = 0; round < ROUNDS; round++) {
    const errors = pairs.map((pair) => errorOf(pair, line));
    const limit = BAD * Math.sqrt(errors.reduce((sum, one) => sum + one * one, 0) / errors.length);
    pairs = pairs.filter((_, index) => (errors[index] as number) <= limit + 1e-6);
    line = fitLine(pairs);
  }
  return paintOf(line);
}

interface Pair {
  readonly inside: readonly number[];
  readonly outside: readonly number[];
}

interface Line {
  readonly slope: number;
  readonly offsets: readonly number[];
  /** Standard deviation of the outside values. */
  readonly spread: number;
}

function paintOf({ slope, offsets, spread }: Line): Paint | null {
  // On flat ground every pair of opacity and colour explains the same: take white or black.
  const opacity = spread < FLAT ? flatOpacity(offsets, slope) : 1 - slope;
  if (!(opacity > 0.03 && opacity <= 1.05)) return null;
  const colour = offsets.map((offset) => offset / opacity);
  if (colour.some((value) => value < -BEYOND || value > 255 + BEYOND)) return null;
  const [red = 0, green = 0, blue = 0] = colour.map((value) => Math.min(255, Math.max(0, value)));
  return { opacity: Math.min(1, opacity), colour: [red, green, blue] };
}

function flatOpacity(offsets: readonly number[], slope: number): number {
  const mean = offsets.reduce((sum, value) => sum + value, 0) / offsets.length;
  return mean >= 0 ? Math.max(1 - slope, mean / 255) : 1 - slope;
}

function fitLine(pairs: readonly Pair[]): Line {
  const mean = (read: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + read(pair), 0) / pairs.length;
  const middles = [0, 1, 2].map((c) => ({
    inside: mean((pair) => pair.inside[c] as number),
    outside: mean((pair) => pair.outside[c] as number),
  }));
  let [xx, xy, yy] = [0, 0, 0];
  for (const pair of pairs) {
    for (const [c, middle] of middles.entries()) {
      const x = (pair.outside[c] as number) - middle.outside;
      const y = (pair.inside[c] as number) - middle.inside;
      xx += x * x;
      xy += x * y;
      yy += y * y;
    }
  }
  const half = (yy - xx) / 2;
  const slope = xy <= 0 ? 0 : (half + Math.hypot(half, xy)) / xy;
  return {
    slope,
    offsets: middles.map(({ inside, outside }) => inside - slope * outside),
    spread: Math.sqrt(xx / pairs.length / 3),
  };
}

const errorOf = ({ inside, outside }: Pair, { slope, offsets }: Line): number =>
  Math.hypot(
    ...inside.map((value, c) => value - slope * (outside[c] as number) - (offsets[c] as number)),
  );

/** The mean colour around each pixel of those pixels whose cover fits, and what share they are. */
function meanWhere(
  pixels: Uint8ClampedArray,
  width: number,
  cover: Float32Array,
  fits: (cover: number) => boolean,
): { share: Float32Array; colours: Float32Array[] } {
  const chosen = cover.map((value) => (fits(value) ? 1 : 0));
  const share = blurBox(chosen, width, RADIUS);
  const colours = [0, 1, 2].map((c) => {
    const plane = chosen.map((value, at) => value * (pixels[at * 4 + c] as number));
    return blurBox(plane, width, RADIUS).map(
      (sum, at) => sum / Math.max(1e-3, share[at] as number),
    );
  });
  return { share, colours };
}
