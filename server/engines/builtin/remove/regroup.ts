import { components } from '../kernels/components.ts';
import type { Random } from '../kernels/random.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { type Level, REACH } from './level.ts';
import type { Matcher } from './matcher.ts';
import { type Capacities, cheapestCut, createNetwork, type Network } from './min-cut.ts';
import { fieldOffsets, knownOffsets, mirrorOffsets, type Offset } from './offsets.ts';
import { createSeamCosts, FORBIDDEN, joinCost, type SeamCosts } from './seams.ts';
import type { Workspace } from './workspace.ts';

/** Steps that are tried: the most frequent of the known part, and of the present field. */
const KNOWN_OFFSETS = 60;
const FIELD_OFFSETS = 30;
/** And at which it repeats itself in its mirror image. */
const MIRROR_OFFSETS = 20;
/** Times that the steps are gone through; after the first only those in use. */
const CYCLES = 2;
/** A connected part of a hole with more pixels than this is left as it is: cutting it takes longer than all else. */
const MOST_PIXELS = 6000;

/**
 * Makes a field copy large pieces whole instead of a patchwork: each hole pixel keeps its step to its
 * source or takes one of the steps at which picture or field repeat themselves, so that the joins
 * between pieces are seen least (shift maps, Pritch et al. 2009; offsets, He and Sun 2012; expansion
 * moves by graph cuts, Boykov et al. 2001). Without it busy texture is averaged and structure frays.
 * `onShare` is told the share of the work that is done.
 */
export function regroup(
  workspace: Workspace,
  matcher: Matcher,
  random: Random,
  onShare: OnShare,
): void {
  const { level } = workspace;
  const [onOffsets, onMirror, onParts] = divideShare(onShare, [2, 2, 1]);
  const offsets = [
    ...knownOffsets(workspace, random, KNOWN_OFFSETS, onOffsets),
    ...fieldOffsets(workspace, FIELD_OFFSETS),
    ...mirrorOffsets(workspace, random, MIRROR_OFFSETS, onMirror),
  ];
  const costs = createSeamCosts(level);
  const regrouped = new Map<number, Offset>();
  // One by one: cuts of a page of writing take far longer than those of its letters.
  let done = 0;
  for (const pixels of connectedParts(level)) {
    done += pixels.length;
    if (pixels.length > MOST_PIXELS) continue;
    const { x, y } = regroupPart(begin(workspace, costs, pixels), offsets);
    pixels.forEach((pixel, n) => {
      regrouped.set(pixel, { x: x[n] as number, y: y[n] as number });
    });
    onParts(done / level.holePixels.length);
  }
  takeOver(workspace, matcher, regrouped);
}

/** The pixels of each connected part of the hole, in scan order. */
function connectedParts({ hole, width, holePixels }: Level): Int32Array[] {
  const { labels, sizes } = components(hole, width);
  const parts = sizes.map((size) => new Int32Array(size));
  const filled = sizes.map(() => 0);
  for (const pixel of holePixels) {
    const part = labels[pixel] as number;
    (parts[part] as Int32Array)[filled[part] as number] = pixel;
    filled[part] = (filled[part] as number) + 1;
  }
  return parts.slice(1);
}

function regroupPart(pieces: Pieces, offsets: readonly Offset[]): Pieces {
  let tried = offsets;
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    let changed = 0;
    for (const offset of tried) changed += expand(pieces, offset);
    if (changed === 0) break;
    const used = new Set(pieces.pixels.map((_, index) => keyOf(pieces, index)));
    tried = tried.filter(({ x, y }) => used.has(y * 2 * pieces.level.width + x));
  }
  return pieces;
}

/** Which step each pixel of a connected part has, by its number among them, and what joins them. */
interface Pieces {
  readonly level: Level;
  readonly pixels: Int32Array;
  readonly costs: SeamCosts;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** What each pixel costs by itself. */
  readonly own: Int32Array;
  /** Numbers of the pixels that lie beside each other, two a pair. */
  readonly pairs: Int32Array;
  /** What each pair costs. */
  readonly joins: Int32Array;
  readonly network: Network;
  readonly capacities: Capacities;
}

const keyOf = ({ x, y, level }: Pieces, index: number): number =>
  (y[index] as number) * 2 * level.width + (x[index] as number);

function begin({ level, field }: Workspace, costs: SeamCosts, pixels: Int32Array): Pieces {
  const { width } = level;
  const count = pixels.length;
  const x = new Int32Array(count);
  const y = new Int32Array(count);
  pixels.forEach((pixel, index) => {
    const source = sourceNear(level, field.source, pixel);
    x[index] = (source % width) - (pixel % width);
    y[index] = Math.floor(source / width) - Math.floor(pixel / width);
  });
  const own = pixels.map((pixel, n) => costs.own(pixel, x[n] as number, y[n] as number));
  const pairs = pairsOf(level, pixels);
  const pieces = {
    ...{ level, pixels, costs, x, y, own, pairs },
    joins: new Int32Array(pairs.length / 2),
    network: createNetwork(count, pairs),
    capacities: { terminal: new Int32Array(count), arc: new Int32Array(pairs.length) },
  };
  for (let pair = 0; pair < pairs.length / 2; pair++) pieces.joins[pair] = joinOf(pieces, pair);
  return pieces;
}

/** The source of a pixel, or where it has none (at the picture's border) of one near it. */
function sourceNear({ width, height, sources }: Level, source: Int32Array, pixel: number): number {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  const column = Math.max(REACH, Math.min(width - 1 - REACH, x));
  const row = Math.max(REACH, Math.min(height - 1 - REACH, y));
  const found = source[row * width + column] as number;
  return found >= 0 ? found : (sources[0] as number);
}

function pairsOf({ width, height }: Level, pixels: Int32Array): Int32Array {
  const number = new Map<number, number>();
  pixels.forEach((pixel, index) => {
    number.set(pixel, index);
  });
  const pairs: number[] = [];
  pixels.forEach((pixel, index) => {
    const right = (pixel + 1) % width === 0 ? undefined : number.get(pixel + 1);
    const below = pixel + width < width * height ? number.get(pixel + width) : undefined;
    for (const other of [right, below]) if (other !== undefined) pairs.push(index, other);
  });
  return Int32Array.from(pairs);
}

/** What a pair costs with the steps that its pixels have, or with others given instead. */
function joinOf(
  { pixels, costs, pairs, x, y }: Pieces,
  pair: number,
  first: Offset | null = null,
  second: Offset | null = null,
): number {
  const [one, two] = [pairs[2 * pair] as number, pairs[2 * pair + 1] as number];
  return costs.between(
    pixels[one] as number,
    pixels[two] as number,
    first === null ? (x[one] as number) : first.x,
    first === null ? (y[one] as number) : first.y,
    second === null ? (x[two] as number) : second.x,
    second === null ? (y[two] as number) : second.y,
  );
}

/** Gives the step to those pixels for which that makes the whole cheapest; how many they are. */
function expand(pieces: Pieces, offset: Offset): number {
  const { pixels, costs, x, y, own, pairs, joins, network, capacities } = pieces;
  const { terminal, arc } = capacities;
  const taken = pixels.map((pixel) => costs.own(pixel, offset.x, offset.y));
  if (taken.every((cost) => cost >= FORBIDDEN)) return 0;
  // The sink's side takes the step, the source's keeps what it has.
  for (let n = 0; n < taken.length; n++) terminal[n] = (taken[n] as number) - (own[n] as number);
  const seen = seenWith(pieces, offset);
  for (let pair = 0; pair < joins.length; pair++) {
    const [one, two] = [pairs[2 * pair] as number, pairs[2 * pair + 1] as number];
    const both = joins[pair] as number;
    // Within a piece it costs as much whichever of two pixels takes the step.
    const isWithin = x[one] === x[two] && y[one] === y[two];
    const onlySecond = isWithin
      ? joinCost(seen[one] as number, seen[two] as number)
      : joinOf(pieces, pair, null, offset);
    const onlyFirst = isWithin ? onlySecond : joinOf(pieces, pair, offset, null);
    terminal[one] = (terminal[one] as number) + onlyFirst - both;
    terminal[two] = (terminal[two] as number) - onlyFirst;
    arc[2 * pair] = Math.max(0, onlySecond + onlyFirst - both);
    arc[2 * pair + 1] = 0;
  }
  const keeps = cheapestCut(network, capacities);
  return give(pieces, offset, taken, keeps);
}

/** What is seen at each pixel where a join parts the step that it has from another; nothing where it has that. */
function seenWith({ pixels, costs, x, y }: Pieces, offset: Offset): Float64Array {
  const seen = new Float64Array(pixels.length);
  for (let n = 0; n < seen.length; n++) {
    const [ownX, ownY] = [x[n] as number, y[n] as number];
    if (ownX !== offset.x || ownY !== offset.y)
      seen[n] = costs.seenAt(pixels[n] as number, ownX, ownY, offset.x, offset.y);
  }
  return seen;
}

function give(pieces: Pieces, offset: Offset, taken: Int32Array, keeps: Uint8Array): number {
  const { x, y, own, joins } = pieces;
  let changed = 0;
  for (let n = 0; n < keeps.length; n++) {
    if (keeps[n] === 1 || (taken[n] as number) >= FORBIDDEN) continue;
    if (x[n] === offset.x && y[n] === offset.y) continue;
    x[n] = offset.x;
    y[n] = offset.y;
    own[n] = taken[n] as number;
    changed++;
  }
  if (changed > 0)
    for (let pair = 0; pair < joins.length; pair++) joins[pair] = joinOf(pieces, pair);
  return changed;
}

/** Writes the steps into the field; targets around the hole take that of the nearest hole pixel. */
function takeOver(
  { level: { width, height, targets, valid } }: Workspace,
  matcher: Matcher,
  steps: ReadonlyMap<number, Offset>,
): void {
  for (const target of targets) {
    const step = nearestStep(steps, width, target);
    if (step === null) continue;
    const column = (target % width) + step.x;
    const row = Math.floor(target / width) + step.y;
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if (valid[row * width + column] === 1) matcher.assign(target, row * width + column);
  }
}

function nearestStep(
  steps: ReadonlyMap<number, Offset>,
  width: number,
  target: number,
): Offset | null {
  let [found, least]: [Offset | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let row = -REACH; row <= REACH; row++) {
    for (let column = -REACH; column <= REACH; column++) {
      const away = row * row + column * column;
      const step = away < least ? steps.get(target + row * width + column) : undefined;
      if (step !== undefined) [found, least] = [step, away];
    }
  }
  return found;
}
