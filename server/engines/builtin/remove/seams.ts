import { leastTexture } from './least-texture.ts';
import { type Level, REACH } from './level.ts';

/** More than any pixel costs that may be copied. */
export const FORBIDDEN = 100_000;
/** A join that is seen from neither side, and what every join costs, in grey levels. */
const UNSEEN = 400;
const JOIN = 1;
/** The mean gradient (across and down together) up to which ground is smooth, and from which on it is textured, in grey levels. */
const SMOOTH = 8;
const TEXTURED = 16;
/** On smooth ground a difference of so many grey levels and the mean gradient counts once; a smaller one less, a larger one at most so many times. */
const SPREAD = 4;
const MOST_SEEN = 1.25;
/** The share of what every join costs that it costs on smooth ground. */
const SMOOTH_JOIN = 0.5;
/** Steps of the texture feature for each grey level of the mean gradient. */
const TEXTURE_STEPS = 3;
/** What it costs to copy from one picture height (or width) away, a pixel, in grey levels. */
const HEIGHT_COST = 40;
const WIDTH_COST = 4;
/** What it costs to copy from another ground, a pixel, in grey levels. */
const STRANGE = 60;
/** What it costs to copy from where there is less texture than all around, a pixel, for each step of the feature. */
const FLAT = 3;
/** What a pixel near the border costs for each difference of a patch to what is known there. */
const BORDER_SHARE = 0.2;

/** What copies of known pixels cost in whole eighths of a grey level. Steps are given as x and y. */
export interface SeamCosts {
  /** A hole pixel copied with a step; {@link FORBIDDEN} if there is nothing to copy. */
  readonly own: (pixel: number, x: number, y: number) => number;
  /** A hole pixel and a hole pixel right of it or below, copied with two steps. */
  readonly between: (
    pixel: number,
    other: number,
    x: number,
    y: number,
    otherX: number,
    otherY: number,
  ) => number;
  /** What is seen of a join at one of its two pixels, which shows what two steps bring there; {@link HIDDEN} if nothing is. */
  readonly seenAt: (pixel: number, x: number, y: number, otherX: number, otherY: number) => number;
}

/** That a pixel shows nothing of a join. */
const HIDDEN = -1;

/** What a join costs by what is seen of it at its two pixels (see {@link SeamCosts}). */
export function joinCost(one: number, two: number): number {
  if (one === HIDDEN && two === HIDDEN) return 8 * UNSEEN;
  if (one === HIDDEN) return Math.round(8 * two);
  return Math.round(8 * (two === HIDDEN ? one : (one + two) / 2));
}

/**
 * The costs for a level: where copies meet, what each shows should be what the other shows (Kwatra et al. 2003).
 * On smooth ground small differences count for less, as if divided by gradients: the finish spreads them. Else few
 * pieces with a hard join across a fold of cloth or ground out of focus would cost less than many that flow into each
 * other. Where there is texture it would only make more joins, each of which breaks that.
 */
export function createSeamCosts(level: Level): SeamCosts {
  const { width, own: columns, height, feature, hole, valid, depth, grounds } = level;
  const least = leastTexture(level);
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const difference = (one: number, other: number) => {
    let sum = 0;
    for (let channel = 0; channel < 4; channel++) {
      const apart =
        (feature[one * 4 + channel] as number) - (feature[other * 4 + channel] as number);
      sum += apart * apart;
    }
    return Math.sqrt(sum);
  };
  /** What a join shows where two copies differ, in grey levels. */
  const shown = (one: number, other: number) => {
    const texture = (feature[one * 4 + 3] as number) + (feature[other * 4 + 3] as number);
    const gradient = texture / (2 * TEXTURE_STEPS);
    const smooth = Math.max(0, Math.min(1, (TEXTURED - gradient) / (TEXTURED - SMOOTH)));
    const apart = difference(one, other);
    const seen = apart * Math.min(MOST_SEEN, apart / (SPREAD + gradient));
    const join = JOIN * (1 + smooth * (SMOOTH_JOIN - 1));
    return join + 2 * (apart + smooth * (seen - apart));
  };
  /** How a copy with a step differs from what is known around a pixel. */
  const misfit = (column: number, row: number, x: number, y: number) => {
    let sum = 0;
    for (let v = Math.max(0, row - REACH); v <= Math.min(height - 1, row + REACH); v++) {
      for (let u = Math.max(0, column - REACH); u <= Math.min(width - 1, column + REACH); u++) {
        const at = v * width + u;
        if (hole[at] === 0) sum += difference(at, at + y * width + x);
      }
    }
    return sum;
  };
  const seenAt = (at: number, x: number, y: number, otherX: number, otherY: number) => {
    const column = at % width;
    const row = (at - column) / width;
    if (!isInside(column + x, row + y) || !isInside(column + otherX, row + otherY)) return HIDDEN;
    const one = at + y * width + x;
    const two = at + otherY * width + otherX;
    return hole[one] === 1 || hole[two] === 1 ? HIDDEN : shown(one, two);
  };
  return {
    seenAt,
    own(pixel, x, y) {
      const column = pixel % width;
      const row = (pixel - column) / width;
      if (!isInside(column + x, row + y) || valid[pixel + y * width + x] !== 1) return FORBIDDEN;
      const isMirrored = column + x >= columns;
      const across = isMirrored ? 2 * (columns - column) - 1 - x : x;
      let cost = HEIGHT_COST * (y / height) ** 2 + WIDTH_COST * (across / columns) ** 2;
      const source = pixel + y * width + x;
      const shared = (grounds[pixel] as number) & (grounds[source] as number);
      if (shared === 0) cost += STRANGE;
      const texture = feature[source * 4 + 3] as number;
      cost += FLAT * Math.max(0, (least[pixel] as number) - texture);
      if ((depth[pixel] as number) <= REACH + 1) cost += BORDER_SHARE * misfit(column, row, x, y);
      return Math.round(8 * cost);
    },
    between(pixel, other, x, y, otherX, otherY) {
      if (x === otherX && y === otherY) return 0;
      return joinCost(seenAt(pixel, x, y, otherX, otherY), seenAt(other, x, y, otherX, otherY));
    },
  };
}
