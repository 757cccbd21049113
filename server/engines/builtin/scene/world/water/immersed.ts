import type { Noise } from '../../noise.ts';
import { type Camera, type Frame, THING, WATER } from '../frame.ts';

/** Something that stands, lies or swims in the water, as it is drawn into a frame. */
export interface Immersed {
  /** Its outermost columns, the row of the water at its distance, and its height in pixels. */
  readonly left: number;
  readonly right: number;
  readonly row: number;
  readonly tall: number;
  /** How far off it is, world units. */
  readonly z: number;
  /** Whether it is a hull, whose form meets the water by itself; else the water is drawn round what is round. */
  readonly isHull: boolean;
  /** Whether the water already hides what is below its row: it has no rounded underside. */
  readonly isCut: boolean;
  /** Which way it moves through the water, −1 left and 1 right; 0: it does not. */
  readonly heading: -1 | 0 | 1;
  /** How much foam it churns up as it moves, 0 to 1. */
  readonly churns: number;
}

/** Columns side by side along which a thing meets the water, and the last row of it in each. */
export interface Waterline {
  readonly thing: Immersed;
  readonly from: number;
  readonly rows: number[];
}

/** How far above and below the row of the water a thing may end in it, in its heights; above where the water cuts it. */
const ENDS = { above: 0.13, cut: 0.05, below: 0.07 } as const;
/** How much farther than it is the parts of a thing may be. */
const DEEP = { before: 0.03, behind: 0.65 } as const;
/** How much of its own half width the water rises at the sides of what is round, by how steeply the eye looks down; and the most, in its heights. */
const ROUND = { share: 0.85, most: 0.05 } as const;
/** How much the line is bent by ripples, in heights of the thing, at the most in pixels; and the length of a bend, in its heights. */
const BENT = { share: 0.012, most: 2.4, long: 0.07 } as const;
/** How high above the line a thing is wet, in its heights, and how much light that takes. */
const WET = { high: 0.06, hull: 0.03, dark: 0.42 } as const;

/**
 * Lets the water close round things: the straight lines in which they end become round and ragged, and what is right
 * above is wet. Answers where each of them meets the water now. Call it before the water is painted: what it takes of
 * a thing is water.
 */
export function immerse(
  frame: Frame,
  camera: Camera,
  noise: Noise,
  things: readonly Immersed[],
): Waterline[] {
  const lines = things.flatMap((thing) => waterlinesOf(frame, thing));
  for (const line of lines) {
    roundOff(frame, camera, noise, line);
    wetAbove(frame, noise, line);
  }
  return lines;
}

/** Where a thing ends in water. */
function waterlinesOf({ width, height, kind, depth }: Frame, thing: Immersed): Waterline[] {
  const { left, right, row, tall, z, isCut } = thing;
  const lowest = Math.min(height - 4, Math.round(row + ENDS.below * tall + 1));
  const highest = Math.max(0, Math.round(row - (isCut ? ENDS.cut : ENDS.above) * tall - 2));
  const lines: Waterline[] = [];
  let open: Waterline | null = null;
  for (let column = Math.max(0, left); column <= Math.min(width - 1, right); column++) {
    let found = lowest;
    const isOwn = (at: number): boolean => {
      const far = depth[at] as number;
      return kind[at] === THING && far > (1 - DEEP.before) * z && far < (1 + DEEP.behind) * z;
    };
    while (found >= highest && !isOwn(found * width + column)) found--;
    if (found >= highest)
      // Its outermost pixels have no distance of their own.
      for (let k = 0; k < 2 && kind[(found + 1) * width + column] === THING; k++) found++;
    const ends = found >= highest && kind[(found + 1) * width + column] === WATER;
    const last: number | undefined = open?.rows.at(-1);
    // A step as high as that is another part of it: a leg behind a leg.
    if (!ends || (last !== undefined && Math.abs(last - found) > 0.04 * tall + 2)) open = null;
    if (!ends) continue;
    if (open === null) {
      open = { thing, from: column, rows: [] };
      lines.push(open);
    }
    open.rows.push(found);
  }
  return lines;
}

function roundOff(
  { width, kind, depth }: Frame,
  camera: Camera,
  noise: Noise,
  { thing: { tall, z, isHull }, from, rows }: Waterline,
): void {
  const half = rows.length / 2;
  const steep = camera.height / Math.hypot(z, camera.height);
  const most = isHull ? 0 : Math.min(ROUND.share * steep * half, ROUND.most * tall);
  const bend = Math.min(BENT.most, BENT.share * tall);
  for (const [n, row] of rows.entries()) {
    const aside = (n + 0.5 - half) / half;
    const rise = most * (1 - Math.sqrt(Math.max(0, 1 - aside * aside)));
    const bent = bend * (0.5 + noise.at((from + n) / (BENT.long * tall + 2), 0.37 * z));
    const up = Math.round(Math.max(0, rise + bent));
    for (let k = 0; k < up; k++) {
      const at = (row - k) * width + from + n;
      if (kind[at] !== THING) break;
      kind[at] = WATER;
      depth[at] = z;
      rows[n] = row - k - 1;
    }
  }
}

function wetAbove(
  { width, kind, rgb }: Frame,
  noise: Noise,
  { thing: { tall, z, isHull }, from, rows }: Waterline,
): void {
  const high = (isHull ? WET.hull : WET.high) * tall;
  for (const [n, row] of rows.entries()) {
    const own = high * (0.8 + 0.6 * noise.at((from + n) / (0.05 * tall + 2), 0.61 * z));
    for (let k = 0; k < own && row - k >= 0; k++) {
      const at = (row - k) * width + from + n;
      if (kind[at] !== THING) break;
      const left = 1 - WET.dark * (1 - k / own) ** 0.7;
      for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * left;
    }
  }
}
