import { blurBox } from '../kernels/blur-box.ts';
import { components } from '../kernels/components.ts';
import { lumaAt } from '../kernels/luma.ts';
import type { Random } from '../kernels/random.ts';
import { completeHole } from './complete.ts';
import { type Filled, gradientAround, joinVisibility } from './join-visibility.ts';
import { ANY_GROUND } from './level.ts';
import { cutOut, partAround, pasteBack } from './parts.ts';
import type { Surroundings } from './surroundings.ts';

/** Where joins are seen so much on average within so many pixels, they belong together. */
const SEEN = 6;
const NEAR = 3;
/** Of long ones what lies within so many pixels of where they are seen most: more is no repair, but another fill. */
const LONGEST = 20;
/** Joins that are seen less than this in all catch no eye. */
const LEAST = 400;
/** So many of those that are seen most are made anew, from what lies so many pixels around. */
const MOST = 3;
const CONTEXT = 72;
/**
 * The ways in which each is: with what lies within so many pixels `beside` it, and from its own grounds alone or,
 * where it `isFree`, from any: grounds that were told wrongly make a join wherever they meet.
 */
const WAYS = [
  { beside: 18, isFree: false },
  { beside: 18, isFree: true },
  { beside: 10, isFree: true },
  { beside: 27, isFree: false },
] as const;

/** What is made anew is kept where joins are seen no more than this share of what they were. */
const BETTER = 0.75;
/** Where they are seen no more than this share it may keep as little as this of the detail: a hard scrap on blurred ground has too much. */
const MUCH_BETTER = 0.5;
const DETAIL_KEPT = 0.75;

/** What a hole may be filled from: of a picture with its mirror image what is made anew is filled from itself alone. */
interface Rules extends Pick<Surroundings, 'own' | 'barred' | 'grounds'> {
  /** Nothing around the hole is in focus. */
  readonly isOutOfFocus: boolean;
  /** The hole is a stroke: what is smoother than the ground close beside is seen there. */
  readonly isLong: boolean;
  /** Pixels of the hole that are not seen at last, behind something in front. */
  readonly hidden: readonly number[];
}

/**
 * Makes anew, in place, what shows most that a fill is copied: edges that end where two pieces meet, or a piece and what
 * is known. What joins cost was weighed when pieces were chosen, but on a coarser level, among few steps, and
 * before light and finish. The small hole around such a place is filled by itself in several ways; the one that gains most is kept,
 * of those that are not smoother than what was there, or only a little where joins are seen much less.
 * `onShare` is told how many of the most that are made are done, 0 to 1.
 */
export function redoJoins(
  filled: Filled,
  rules: Rules,
  random: Random,
  onShare: (share: number) => void,
): void {
  const { width, hole } = filled;
  const around = gradientAround(filled.pixels, width);
  const seenIn = (pixels: readonly number[]) =>
    pixels.reduce((sum, at) => sum + joinVisibility(filled, at, around[at] as number), 0);
  const tried = new Uint8Array(hole.length);
  for (const at of rules.hidden) tried[at] = 1;
  let seen = seenEverywhere(filled, around);
  for (let turn = 0; turn < MOST; turn++) {
    const join = mostSeen(filled, seen, tried);
    if (join === null) return;
    for (const at of join) tried[at] = 1;
    let [best, gain]: [Copied | null, number] = [null, 0];
    for (const [way, { beside, isFree }] of WAYS.entries()) {
      onShare((turn + way / WAYS.length) / MOST);
      const pixels = pixelsAround(join, beside, hole, width);
      const present = take(filled, pixels);
      const before = seenIn(pixels);
      const detail = detailIn(filled, pixels);
      if (!fillAnew(filled, pixels, rules, isFree, random)) continue;
      const after = seenIn(pixels);
      // Nothing is seen of joins in what is smooth, either.
      const mayLose = !rules.isLong && after <= MUCH_BETTER * before;
      const least = mayLose ? DETAIL_KEPT * detail : detail;
      const isSmoother = detailIn(filled, pixels) < least;
      if (!isSmoother && after <= BETTER * before && before - after > gain)
        [best, gain] = [take(filled, pixels), before - after];
      put(filled, present);
    }
    if (best === null) continue;
    put(filled, best);
    seen = seenEverywhere(filled, around);
  }
}

/** How much detail some pixels show within what is copied side by side: the mean change of luma from pixel to pixel, in grey levels. */
function detailIn({ pixels, width, source }: Filled, area: readonly number[]): number {
  let [sum, count] = [0, 0];
  const add = (at: number, before: number) => {
    if ((source[at] as number) - (source[before] as number) !== at - before) return;
    sum += Math.abs(lumaAt(pixels, at) - lumaAt(pixels, before));
    count++;
  };
  for (const at of area) {
    if (at % width > 0) add(at, at - 1);
    if (at >= width) add(at, at - width);
  }
  return sum / Math.max(1, count);
}

/** Some pixels of a fill, with their colours (four bytes each) and sources. */
interface Copied {
  readonly pixels: readonly number[];
  readonly colours: Uint8ClampedArray;
  readonly source: Int32Array;
}

function take(filled: Filled, pixels: readonly number[]): Copied {
  const colours = new Uint8ClampedArray(pixels.length * 4);
  pixels.forEach((at, n) => {
    colours.set(filled.pixels.subarray(at * 4, at * 4 + 4), n * 4);
  });
  return { pixels, colours, source: Int32Array.from(pixels, (at) => filled.source[at] as number) };
}

function put(filled: Filled, { pixels, colours, source }: Copied): void {
  pixels.forEach((at, n) => {
    filled.pixels.set(colours.subarray(n * 4, n * 4 + 4), at * 4);
    filled.source[at] = source[n] as number;
  });
}

/** How much joins are seen at each pixel, and on average near it. */
interface Seen {
  readonly own: Float32Array;
  readonly near: Float32Array;
}

function seenEverywhere(filled: Filled, around: Float32Array): Seen {
  const { hole, width } = filled;
  const own = new Float32Array(hole.length);
  for (let at = 0; at < own.length; at++)
    if (hole[at] === 1) own[at] = joinVisibility(filled, at, around[at] as number);
  return { own, near: blurBox(own, width, NEAR) };
}

/** The pixels of the join that is seen most and was not tried yet; null if none catches the eye. */
function mostSeen(
  { hole, width }: Filled,
  { own, near }: Seen,
  tried: Uint8Array,
): readonly number[] | null {
  const map = new Uint8Array(hole.length);
  for (let at = 0; at < map.length; at++)
    if (hole[at] === 1 && tried[at] === 0 && (near[at] as number) > SEEN) map[at] = 1;
  const { labels, sizes } = components(map, width);
  const sums = new Float64Array(sizes.length);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if (label > 0) sums[label] = (sums[label] as number) + (own[at] as number);
  }
  const most = sums.indexOf(sums.reduce((large, sum) => Math.max(large, sum), 0));
  if ((sums[most] as number) <= LEAST) return null;
  const pixels = marked(labels, most);
  const peak = pixels.reduce((best, at) =>
    (near[at] as number) > (near[best] as number) ? at : best,
  );
  const across = (at: number) => (at % width) - (peak % width);
  const down = (at: number) => Math.floor(at / width) - Math.floor(peak / width);
  return pixels.filter((at) => Math.hypot(across(at), down(at)) <= LONGEST);
}

/** Where a map has a value, in scan order. */
function marked(map: Uint8Array | Uint32Array, value: number): number[] {
  const pixels: number[] = [];
  for (let at = 0; at < map.length; at++) if (map[at] === value) pixels.push(at);
  return pixels;
}

/** The hole's pixels within so many pixels of some, in scan order. */
function pixelsAround(
  pixels: readonly number[],
  beside: number,
  hole: Uint8Array,
  width: number,
): number[] {
  const height = hole.length / width;
  const area = new Uint8Array(hole.length);
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (let v = Math.max(0, y - beside); v <= Math.min(height - 1, y + beside); v++) {
      const reach = Math.floor(Math.sqrt(beside ** 2 - (v - y) ** 2));
      const first = v * width + Math.max(0, x - reach);
      const last = v * width + Math.min(width - 1, x + reach);
      for (let at = first; at <= last; at++) area[at] = hole[at] as number;
    }
  }
  return marked(area, 1);
}

/** Makes some pixels of a fill anew, in place, from what was known before alone; whether there is something to copy. */
function fillAnew(
  { width, pixels, hole, source }: Filled,
  area: readonly number[],
  { own, barred, grounds, isOutOfFocus }: Rules,
  isFree: boolean,
  random: Random,
): boolean {
  const wanted = new Uint8Array(hole.length);
  for (const at of area) wanted[at] = 1;
  const part = partAround(wanted, width, CONTEXT);
  const whole = (at: number) => {
    const x = at % part.width;
    return (part.top + (at - x) / part.width) * width + part.left + x;
  };
  const cut = cutOut(pixels, width, part);
  const closed = new Uint8Array(part.hole.length);
  const around = {
    ...{ width: part.width, own: part.width, pixels: cut, hole: part.hole, barred: closed },
    grounds: new Uint8Array(part.hole.length).fill(ANY_GROUND),
  };
  for (let at = 0; at < closed.length; at++) {
    const from = whole(at);
    const isMirrored = from % width >= own;
    if (isMirrored || barred[from] === 1 || (part.hole[at] === 0 && hole[from] === 1))
      closed[at] = 1;
    if (!isFree) around.grounds[at] = grounds[from] as number;
  }
  // Pieces copied whole would take ten times as long, and are better as seldom.
  const hints = { isDetail: true, isOutOfFocus };
  const from = completeHole(around, random, () => {}, hints);
  if (from === null) return false;
  pasteBack(pixels, width, part, cut);
  for (let at = 0; at < from.length; at++) {
    if (part.hole[at] === 0) continue;
    source[whole(at)] = (from[at] as number) < 0 ? -1 : whole(from[at] as number);
  }
  return true;
}
