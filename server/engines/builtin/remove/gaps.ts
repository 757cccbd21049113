import { components, partsAtSides } from '../kernels/components.ts';
import { awayFromHole, holeDepth, largest } from './hole.ts';
import { BEYOND } from './remains.ts';

/** A gap is at most this share as deep as the brushed area: a frame may be brushed away from around a thing. */
const NARROW = 0.5;
/** All gaps are at most this share of the brushed area: a net may be brushed away from before a thing. */
const FEW = 0.1;

/**
 * Marks (1) the known pixels that a hole encloses and that lie no farther than {@link BEYOND} pixels within: where strokes
 * of a brush leave gaps between them, what is seen there is a scrap of the thing that they cover, or of what is behind it.
 * What is wide for the brush, or more than a few, was left out on purpose. `hole` is above 0 where marked.
 */
export function findGaps(hole: Uint8Array, width: number): Uint8Array {
  const gaps = new Uint8Array(hole.length);
  const marked = hole.map((value) => (value === 0 ? 0 : 1));
  const away = awayFromHole(marked, width, BEYOND + 1);
  const near = new Uint8Array(hole.length);
  for (let at = 0; at < near.length; at++)
    if (marked[at] === 0 && (away[at] as number) <= BEYOND + 1) near[at] = 1;
  const { labels, sizes } = components(near, width);
  const open = partsAtSides(labels, width);
  const deepest = deepestOf(labels, sizes.length, away);
  const isNarrow = (most: number) =>
    sizes.map((_, label) => !open.has(label) && label > 0 && (deepest[label] as number) <= most);
  // Seldom is there any, and depths take time.
  if (!isNarrow(BEYOND).includes(true)) return gaps;
  const found = isNarrow(Math.min(BEYOND, NARROW * largest(holeDepth(marked, width))));
  let [brushed, left] = [0, 0];
  for (let at = 0; at < hole.length; at++) {
    brushed += marked[at] as number;
    if (found[labels[at] as number] !== true) continue;
    gaps[at] = 1;
    left++;
  }
  return left > FEW * brushed ? gaps.fill(0) : gaps;
}

/** How far from the hole the innermost pixel of each piece lies. */
function deepestOf(labels: Uint32Array, count: number, away: Float32Array): Float32Array {
  const deepest = new Float32Array(count);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    deepest[label] = Math.max(deepest[label] as number, away[at] as number);
  }
  return deepest;
}
