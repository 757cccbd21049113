import { type Components, components, partsAtSides } from '../kernels/components.ts';
import type { View } from './contours/edges.ts';
import { awayFromHole, holeDepth, largest } from './hole.ts';

/** What is left of a thing is looked for so many pixels beyond the brushed area: results are blended over as many (`BLEND_BAND` of the composer). */
export const BEYOND = 8;
/** Surroundings are what lies beyond that, up to so many pixels away. */
const SURROUNDINGS = 26;
/** Colours of the surroundings count within the cell of so many pixels that they lie in, and those beside it. */
const CELL = 20;
/** What is nearer to a colour of the surroundings than this belongs to them, in grey levels over all channels. */
const OWN = 10;
/** The thing is seen so many pixels below the mask's edge; shallower areas show nothing that is surely below. */
const BELOW = 4;
const SHALLOW = 6;
/** What is left is at least this share of the thing and else of the surroundings, */
const SHARE = 0.12;
/** and lies this near to the line between both colours, as a share of its distance from the surroundings'. */
const OFF_LINE = 0.6;
/** A pixel counts where this share of those around it that are no farther from the area do. */
const AGREEING = 0.6;
const VOTERS = 3;
/** Smaller pieces are texture, in pixels; larger ones fade out over so many pixels more than can be told. */
const LEAST = 20;
const FADE = 2;
/** A scrap that sticks out of the hole has at least so many pixels, ends so near, and so much of it shows the thing. */
const LEAST_SCRAP = 4;
const ENDING = BEYOND - 1;
const EXPLAINED = 0.35;
/** It is this far from all colours around, in grey levels over all channels. */
const STRANGE = 20;

/**
 * Marks (1) the known pixels right beside a hole that still show what is to be removed: who brushes
 * closely leaves its rim, its glow, the pixels in which it mixes with what is behind. Such are those that no
 * colour around the hole explains, but a mixture of what lies below the mask and of what lies farther out does
 * (alpha matting's model of a rim), and scraps of colours that are seen below the mask alone, which end beside it. At most
 * {@link BEYOND} pixels away. `view.data` holds, in the hole, what is to be removed.
 */
export function findRemains(view: View): Uint8Array {
  const { hole, width } = view;
  const depth = holeDepth(hole, width);
  if (largest(depth) < SHALLOW) return new Uint8Array(hole.length);
  const away = awayFromHole(hole, width, SURROUNDINGS);
  const around = new Uint8Array(hole.length);
  for (let at = 0; at < around.length; at++)
    if ((away[at] as number) > BEYOND && (away[at] as number) <= SURROUNDINGS) around[at] = 1;
  const isOwn = seenNear(view, around);
  const unlike = hole.map((_, at) => (isBeside(away, at) && !isOwn(at, OWN) ? 1 : 0));
  const likely = unlike.map((value, at) =>
    value === 1 && isMixture(view, depth, away, at) ? 1 : 0,
  );
  const found = connected(agreeing(likely, away, width), hole, width);
  const ending = endingBeside(unlike, away, width);
  if (ending.sizes.length > 1) {
    const isBelow = seenNear(view, hole);
    const isShown = (at: number) => !isOwn(at, STRANGE) && (likely[at] === 1 || isBelow(at, OWN));
    markScraps(found, ending, isShown);
  }
  return found.includes(1) ? faded(found, away, width) : found;
}

const isBeside = (away: Float32Array, at: number): boolean =>
  (away[at] as number) > 0 && (away[at] as number) <= BEYOND;

/** Whether a pixel has a colour, within so many grey levels over all channels, that is seen near it where a plane is above 0. */
function seenNear(
  { data, hole, width }: View,
  where: Uint8Array,
): (at: number, within: number) => boolean {
  const columns = Math.ceil(width / CELL);
  const colours = new Map<number, Set<number>>();
  const cellOf = (at: number) =>
    Math.floor(Math.floor(at / width) / CELL) * columns + Math.floor((at % width) / CELL);
  for (let at = 0; at < hole.length; at++) {
    if (where[at] === 0) continue;
    const cell = cellOf(at);
    const seen = colours.get(cell) ?? new Set();
    if (seen.size === 0) colours.set(cell, seen);
    // Four levels a step.
    seen.add(
      ((data[at * 4] as number) >> 2) |
        (((data[at * 4 + 1] as number) >> 2) << 6) |
        (((data[at * 4 + 2] as number) >> 2) << 12),
    );
  }
  const around = (cell: number) =>
    [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].flatMap((column) => [...(colours.get(cell + row * columns + column) ?? [])]),
    );
  const known = new Map<number, number[]>();
  return (at, within) => {
    const cell = cellOf(at);
    const seen = known.get(cell) ?? [...new Set(around(cell))];
    known.set(cell, seen);
    const found = seen.findIndex((colour) => {
      const red = ((colour & 63) << 2) + 2 - (data[at * 4] as number);
      const green = (((colour >> 6) & 63) << 2) + 2 - (data[at * 4 + 1] as number);
      const blue = ((colour >> 12) << 2) + 2 - (data[at * 4 + 2] as number);
      return red * red + green * green + blue * blue < within ** 2;
    });
    // The next pixel is most likely like this one.
    if (found > 0) [seen[0], seen[found]] = [seen[found] as number, seen[0] as number];
    return found >= 0;
  };
}

/** Whether a pixel's colour lies between that of the thing below the mask and that of what is farther out. */
function isMixture(view: View, depth: Float32Array, away: Float32Array, at: number): boolean {
  const { data } = view;
  const thing = walk(at, -1, view, depth, away);
  const ground = walk(at, 1, view, depth, away);
  if (thing === null || ground === null) return false;
  let [along, thick, off] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const step = (data[thing * 4 + c] as number) - (data[ground * 4 + c] as number);
    const own = (data[at * 4 + c] as number) - (data[ground * 4 + c] as number);
    along += step * own;
    thick += step * step;
    off += own * own;
  }
  const share = along / Math.max(1, thick);
  const beside = Math.sqrt(Math.max(0, off - share * share * thick));
  return share > SHARE && beside < OFF_LINE * Math.sqrt(off);
}

/** The pixel that is reached by going straight away from the hole (1) until the surroundings, or into it (-1); null beyond the picture. */
function walk(
  from: number,
  way: 1 | -1,
  { width, height }: View,
  depth: Float32Array,
  away: Float32Array,
): number | null {
  const rise = (at: number) => (away[at] as number) - (depth[at] as number);
  let at = from;
  for (let steps = 0; steps < 2 * (BEYOND + BELOW); steps++) {
    if (way === 1 ? rise(at) > BEYOND + 2 : rise(at) <= -BELOW) return at;
    const x = at % width;
    const y = (at - x) / width;
    let best = at;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const other = row * width + column;
        if ((rise(other) - rise(best)) * way > 0) best = other;
      }
    }
    if (best === at) return null;
    at = best;
  }
  return null;
}

/** Those on which enough of the pixels around agree that are no farther away: a rim is there all along. */
function agreeing(likely: Uint8Array, away: Float32Array, width: number): Uint8Array {
  const height = likely.length / width;
  return likely.map((value, at) => {
    if (!isBeside(away, at)) return 0;
    const x = at % width;
    const y = (at - x) / width;
    let [all, agree] = [0, 0];
    for (let row = Math.max(0, y - VOTERS); row <= Math.min(height - 1, y + VOTERS); row++) {
      for (
        let column = Math.max(0, x - VOTERS);
        column <= Math.min(width - 1, x + VOTERS);
        column++
      ) {
        const other = row * width + column;
        if (!isBeside(away, other) || (away[other] as number) > (away[at] as number) + 0.5)
          continue;
        all++;
        agree += likely[other] as number;
      }
    }
    return value === 1 || (away[at] as number) <= 2 ? (agree >= AGREEING * all ? 1 : 0) : 0;
  });
}

/** The pieces that touch the hole and are no texture. */
function connected(marks: Uint8Array, hole: Uint8Array, width: number): Uint8Array {
  const { labels, sizes } = components(marks, width);
  const touching = new Set<number>();
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] === 0) continue;
    const x = at % width;
    const beside = [x > 0 ? at - 1 : at, x + 1 < width ? at + 1 : at, at - width, at + width];
    if (beside.some((other) => hole[other] === 1)) touching.add(labels[at] as number);
  }
  return marks.map((_, at) => {
    const label = labels[at] as number;
    return touching.has(label) && (sizes[label] as number) >= LEAST ? 1 : 0;
  });
}

/** The connected parts of what is unlike its surroundings that touch the hole and end near it. */
function endingBeside(unlike: Uint8Array, away: Float32Array, width: number): Components {
  const { labels, sizes } = components(unlike, width);
  // There is no ground around what lies at a side of the picture.
  const cut = partsAtSides(labels, width);
  const nearest = new Float32Array(sizes.length).fill(BEYOND);
  const farthest = new Float32Array(sizes.length);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if (label === 0) continue;
    nearest[label] = Math.min(nearest[label] as number, away[at] as number);
    farthest[label] = Math.max(farthest[label] as number, away[at] as number);
  }
  const isEnding = sizes.map(
    (_, label) =>
      !cut.has(label) && (nearest[label] as number) <= 1 && (farthest[label] as number) <= ENDING,
  );
  return components(
    labels.map((label) => (isEnding[label] === true ? 1 : 0)),
    width,
  );
}

/** Marks, in place, the parts that show the thing: the tip of a handle, a bar of a railing. */
function markScraps(
  found: Uint8Array,
  { labels, sizes }: Components,
  isShown: (at: number) => boolean,
): void {
  const shown = new Int32Array(sizes.length);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if (label > 0 && isShown(at)) shown[label] = (shown[label] as number) + 1;
  }
  const isScrap = sizes.map(
    (size, label) =>
      label > 0 && (shown[label] as number) >= Math.max(LEAST_SCRAP, EXPLAINED * size),
  );
  for (let at = 0; at < labels.length; at++) if (isScrap[labels[at] as number]) found[at] = 1;
}

/** With the pixels around them over which a rim fades out. */
function faded(found: Uint8Array, away: Float32Array, width: number): Uint8Array {
  const near = awayFromHole(found, width, FADE);
  return found.map((_, at) => (isBeside(away, at) && (near[at] as number) <= FADE ? 1 : 0));
}
