import { holeDepth } from '../remove/hole.ts';
import type { LevelTree } from './level-tree.ts';
import type { StableNode } from './stable-regions.ts';

/** A shape that may be a letter, a part of one, or a word in one piece. */
export interface Glyph {
  /** Indices of its pixels. */
  readonly pixels: Int32Array;
  /** Those of them that are the first or the last in their row: no other touches its bounds, at any angle. */
  readonly rim: Int32Array;
  /** Bounds in pixels; `right` and `bottom` are just outside. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Levels over which it kept its shape. */
  readonly margin: number;
  /** Mean width of its strokes in pixels. */
  readonly stroke: number;
  /** Deviation of the strokes' width over their mean; 0 is even. */
  readonly unevenness: number;
  /** Mean colour, 0 to 255. */
  readonly colour: readonly [number, number, number];
  /** What it differs by from the colour just outside, channel by channel. */
  readonly lift: readonly [number, number, number];
  /** Standard deviation of the colour within, and its distance from the colour just outside. */
  readonly spread: number;
  readonly contrast: number;
}

/** Measures a node of the tree on the picture it is of. */
export function measureGlyph(
  pixels: Uint8ClampedArray,
  tree: LevelTree,
  { node, margin }: StableNode,
  scratch: Uint8Array,
): Glyph {
  const members = floodNode(tree, node, scratch);
  const left = tree.left[node] as number;
  const top = tree.top[node] as number;
  const right = (tree.right[node] as number) + 1;
  const bottom = (tree.bottom[node] as number) + 1;
  const strokes = measureStrokes(members, tree.width, left, top, right, bottom);
  const { colour, spread } = meanColour(pixels, members);
  const around = outsideColour(pixels, tree, members, scratch);
  for (const at of members) scratch[at] = 0;
  const contrast = around === null ? 0 : distance(colour, around);
  const [red, green, blue] = around ?? colour;
  return {
    pixels: members,
    rim: rimOf(members, tree.width, top, bottom),
    left,
    top,
    right,
    bottom,
    margin,
    ...strokes,
    colour,
    lift: [colour[0] - red, colour[1] - green, colour[2] - blue],
    spread,
    contrast,
  };
}

/** Euclidean distance of two colours. */
export const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Ink of more contrast than this lets no ground through. */
const FAINT = 90;

/**
 * How unlike two shapes are in colour, their lesser contrast being `contrast`. Faint ink may be translucent
 * and take on the ground's colours: there, what it adds to them counts as well.
 */
export function unlikeness(
  one: Pick<Glyph, 'colour' | 'lift'>,
  other: Pick<Glyph, 'colour' | 'lift'>,
  contrast: number,
): number {
  const colours = distance(one.colour, other.colour);
  return contrast > FAINT ? colours : Math.min(colours, distance(one.lift, other.lift));
}

type Colour = readonly [number, number, number];

/** The pixels of a node; they stay marked 1 in `scratch`. */
function floodNode(
  { plane, width, area }: LevelTree,
  node: number,
  scratch: Uint8Array,
): Int32Array {
  const level = plane[node] as number;
  const members = new Int32Array(area[node] as number);
  let count = 1;
  members[0] = node;
  scratch[node] = 1;
  for (let index = 0; index < count; index++) {
    const at = members[index] as number;
    const x = at % width;
    for (let dy = -width; dy <= width; dy += width) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x + 1 < width ? 1 : 0); dx++) {
        const other = at + dy + dx;
        if (other < 0 || other >= plane.length || scratch[other] === 1) continue;
        if ((plane[other] as number) < level) continue;
        scratch[other] = 1;
        members[count++] = other;
      }
    }
  }
  return members;
}

function rimOf(members: Int32Array, width: number, top: number, bottom: number): Int32Array {
  const rows = bottom - top;
  const rim = new Int32Array(2 * rows).fill(-1);
  for (const at of members) {
    const row = Math.floor(at / width) - top;
    if (rim[row] === -1 || at < (rim[row] as number)) rim[row] = at;
    if (at > (rim[rows + row] as number)) rim[rows + row] = at;
  }
  return rim;
}

/** Stroke widths on the ridge of the distance to the outline. */
function measureStrokes(
  members: Int32Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): { stroke: number; unevenness: number } {
  const columns = right - left + 2;
  const shape = new Uint8Array(columns * (bottom - top + 2));
  for (const at of members) {
    const x = at % width;
    shape[((at - x) / width - top + 1) * columns + x - left + 1] = 1;
  }
  const depth = holeDepth(shape, columns);
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < shape.length; at++) {
    const own = depth[at] as number;
    if (own === 0 || !isRidge(depth, columns, at, own)) continue;
    count++;
    sum += own;
    squares += own * own;
  }
  const mean = sum / count;
  return {
    stroke: 2 * mean - 0.7,
    unevenness: Math.sqrt(Math.max(0, squares / count - mean * mean)) / mean,
  };
}

/** Whether no neighbour across, in one of the four directions, is deeper. */
function isRidge(depth: Float32Array, columns: number, at: number, own: number): boolean {
  for (const step of [1, columns, columns + 1, columns - 1]) {
    if (own >= (depth[at - step] as number) && own > (depth[at + step] as number) - 0.01)
      return true;
  }
  return false;
}

function meanColour(
  pixels: Uint8ClampedArray,
  members: Int32Array,
): { colour: Colour; spread: number } {
  const sum: [number, number, number] = [0, 0, 0];
  let squares = 0;
  for (const at of members) {
    for (let c = 0; c < 3; c++) {
      const value = pixels[at * 4 + c] as number;
      sum[c] = (sum[c] as number) + value;
      squares += value * value;
    }
  }
  const n = members.length;
  const colour: Colour = [sum[0] / n, sum[1] / n, sum[2] / n];
  const variance = squares / n - colour[0] ** 2 - colour[1] ** 2 - colour[2] ** 2;
  return { colour, spread: Math.sqrt(Math.max(0, variance)) };
}

/** How far outside the outline the surroundings are read, in pixels. */
const OUTSIDE = 2;

function outsideColour(
  pixels: Uint8ClampedArray,
  { width, plane }: LevelTree,
  members: Int32Array,
  scratch: Uint8Array,
): Colour | null {
  const seen: number[] = [];
  for (const at of members) {
    const x = at % width;
    const candidates = [
      x >= OUTSIDE ? at - OUTSIDE : -1,
      x + OUTSIDE < width ? at + OUTSIDE : -1,
      at - OUTSIDE * width,
      at + OUTSIDE * width,
    ];
    for (const other of candidates) {
      if (other < 0 || other >= plane.length || scratch[other] !== 0) continue;
      scratch[other] = 2;
      seen.push(other);
    }
  }
  for (const at of seen) scratch[at] = 0;
  return seen.length === 0 ? null : meanColour(pixels, Int32Array.from(seen)).colour;
}
