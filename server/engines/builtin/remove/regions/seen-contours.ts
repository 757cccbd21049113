import type { View } from '../contours/edges.ts';
import { awayFromHole, holeDepth, largest } from '../hole.ts';
import { besideOf } from '../plain-ground.ts';
import { distance, type Ground, groundOf, smoothGround, unlike } from './ground.ts';
import { type Regions, segment } from './segment.ts';

/** How far around a hole's border, and how far below the mask, regions are told apart, in pixels. */
const AROUND = 24;
/** What goes on deeper below the mask than this, in pixels, may be what is to be removed. */
const DEEPEST = 20;
/** So many times as long as it is deep has to be where it comes in: a twig's end is narrow, the side of a thing beside is not. */
const BROAD = 1.5;
/** Regions on both sides of a contour differ by so much at least, in grey levels, */
const CONTRAST = 40;
/** and by this share of it within so many pixels across: shades differ too, but gradually. */
const SHARP = 0.6;
const ACROSS = 2;
/** Pixels to each side of a contour that are shown, and how far they are from anything hidden at least. */
const BESIDE = 3;
const CLEAR = 3;
/** Shallower holes, in pixels, show nothing that is clear of what is hidden. */
const SHALLOW = 5;

/**
 * Marks (1) the pixels of a hole that show how contours around it go on below the mask: people brush
 * generously, so that beside the thing to be removed there is a picket's side or the corner of a badge.
 * Shown are both sides of a sharp contour between two regions that come in from outside, are larger
 * there, and end soon within. All else may be the thing, its shadow or its rim, whatever it is like.
 * `view.data` holds, in the hole, what is to be removed.
 */
export function findSeenContours(view: View): Uint8Array {
  const { hole, width, height } = view;
  const shown = new Uint8Array(hole.length);
  const depth = holeDepth(hole, width);
  if (largest(depth) < SHALLOW) return shown;
  const band = bandAlong(hole, awayFromHole(hole, width, AROUND), depth);
  const ground = smoothGround({ ...groundOf(view), hole: new Uint8Array(hole.length) }, band);
  const regions = segment(ground, band);
  const seen = seenBelow(hole, depth, regions, width, band);
  const nearHidden = awayFromHole(
    hole.map((value, at) => (value === 1 && seen[at] === 0 ? 1 : 0)),
    width,
    CLEAR,
  );
  for (const { x, y } of contoursBetween(ground, regions, hole, seen, band)) {
    for (let row = Math.max(0, Math.floor(y - BESIDE)); row < Math.min(height, y + BESIDE); row++) {
      for (
        let column = Math.max(0, Math.floor(x - BESIDE));
        column < Math.min(width, x + BESIDE);
        column++
      ) {
        const at = row * width + column;
        const isBeside = Math.hypot(column + 0.5 - x, row + 0.5 - y) <= BESIDE;
        if (isBeside && hole[at] === 1 && (nearHidden[at] as number) > CLEAR) shown[at] = 1;
      }
    }
  }
  return shown;
}

/** The pixels along a hole's border, to both sides of it, in scan order. */
function bandAlong(hole: Uint8Array, away: Float32Array, depth: Float32Array): Int32Array {
  const band: number[] = [];
  for (let at = 0; at < hole.length; at++)
    if ((hole[at] === 1 ? (depth[at] as number) : (away[at] as number)) <= AROUND) band.push(at);
  return Int32Array.from(band);
}

/** A part of a region that lies below the mask in one piece. */
interface Piece {
  readonly pixels: readonly number[];
  /** Whether it comes in from outside over a broad side and ends soon. */
  readonly isSide: boolean;
}

/** Marks (1) what is surely seen below the mask of the regions around it. */
function seenBelow(
  hole: Uint8Array,
  depth: Float32Array,
  { label }: Regions,
  width: number,
  band: Int32Array,
): Uint8Array {
  const outside = new Map<number, number>();
  for (const at of band) {
    const region = label[at] as number;
    if (hole[at] === 0) outside.set(region, (outside.get(region) ?? 0) + 1);
  }
  const pieces = new Map<number, Piece[]>();
  const visited = hole.map((value) => 1 - value);
  for (const start of band) {
    if (visited[start] === 1) continue;
    const region = label[start] as number;
    const found = pieces.get(region) ?? [];
    found.push(pieceFrom(start, hole, depth, label, width, visited));
    pieces.set(region, found);
  }
  const seen = new Uint8Array(hole.length);
  for (const [region, found] of pieces) {
    const inside = found.reduce((sum, { pixels }) => sum + pixels.length, 0);
    // Of a thing that was brushed too tightly a rim is left outside, and all the rest is within.
    if ((outside.get(region) ?? 0) < inside) continue;
    for (const { pixels, isSide } of found) if (isSide) for (const at of pixels) seen[at] = 1;
  }
  return seen;
}

function pieceFrom(
  start: number,
  hole: Uint8Array,
  depth: Float32Array,
  label: Int32Array,
  width: number,
  visited: Uint8Array,
): Piece {
  const isOwn = (at: number) => label[at] === label[start];
  const pixels = [start];
  visited[start] = 1;
  let broad = 0;
  let front: number[] = [];
  for (let n = 0; n < pixels.length; n++) {
    const at = pixels[n] as number;
    let known = 0;
    for (const other of besideOf(at, width, hole.length)) {
      if (!isOwn(other)) continue;
      if (hole[other] === 0) known++;
      if (visited[other] === 1) continue;
      visited[other] = 1;
      pixels.push(other);
    }
    broad += known;
    if (known > 0) front.push(at);
  }
  let deepest = 0;
  const reached = new Set(front);
  for (; front.length > 0; deepest++) {
    const next: number[] = [];
    for (const at of front) {
      for (const other of besideOf(at, width, hole.length)) {
        if (hole[other] === 0 || !isOwn(other) || reached.has(other)) continue;
        reached.add(other);
        next.push(other);
      }
    }
    front = next;
  }
  const isEnded = pixels.every((at) => (depth[at] as number) < AROUND - 1);
  return { pixels, isSide: isEnded && deepest <= DEEPEST && broad > 0 && broad >= BROAD * deepest };
}

/** The middles of the sides between pixels of two regions that are seen and sharply differ, in pixels from the upper left corner. */
function* contoursBetween(
  ground: Ground,
  { label, means }: Regions,
  hole: Uint8Array,
  seen: Uint8Array,
  band: Int32Array,
): Generator<{ readonly x: number; readonly y: number }> {
  const { width } = ground;
  const isSeen = (at: number) => (label[at] ?? -1) >= 0 && (hole[at] === 0 || seen[at] === 1);
  for (const one of band) {
    const x = one % width;
    const y = (one - x) / width;
    for (const step of [1, width]) {
      const other = one + step;
      if ((step === 1 && x === width - 1) || !isSeen(one) || !isSeen(other)) continue;
      if (label[one] === label[other] || (hole[one] === 0 && hole[other] === 0)) continue;
      const apart = distance(
        means[label[one] as number] ?? [],
        means[label[other] as number] ?? [],
      );
      if (apart < CONTRAST) continue;
      const before = label[one - ACROSS * step] === label[one] ? one - ACROSS * step : one;
      const after = label[other + ACROSS * step] === label[other] ? other + ACROSS * step : other;
      if (unlike(ground, before, after) < SHARP * apart) continue;
      yield step === 1 ? { x: x + 1, y: y + 0.5 } : { x: x + 0.5, y: y + 1 };
    }
  }
}
