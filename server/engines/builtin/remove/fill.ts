import { createRandom, type Random } from '../kernels/random.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { completeHole } from './complete.ts';
import { diffuseHole } from './diffuse.ts';
import { drawContours } from './draw-contours.ts';
import { findUncut } from './find-uncut.ts';
import { findGaps } from './gaps.ts';
import { addGrain } from './grain.ts';
import { fadeHalo } from './halo.ts';
import { ANY_GROUND } from './level.ts';
import { findLoneDetails } from './lone-details.ts';
import { besideMirror, type Mirrored } from './mirror.ts';
import { findInFocus } from './out-of-focus.ts';
import { cutOut, type Part, partAround, pasteBack, splitHole } from './parts.ts';
import { redoJoins } from './redo-joins.ts';
import type { Hiding } from './regions/behind-front.ts';
import { softenEdge } from './regions/beside-outline.ts';
import { findSeenContours } from './regions/seen-contours.ts';
import { findRemains } from './remains.ts';
import { thinComponents } from './thin-components.ts';

/** What was done, for the notes of a result. */
export interface FillReport {
  /** Whether a part had too few surroundings to copy texture from and was filled smoothly. */
  readonly smooth: boolean;
  /** One byte a pixel of the picture, 1 beside the hole where it was filled too ({@link FillHints.isBlended}); null if nowhere. */
  readonly beside: Uint8Array<ArrayBuffer> | null;
}

/** How much of a part's work is done with each step, about the same for small and for large ones. */
const DONE = {
  beside: 0.12,
  uncut: 0.18,
  seen: 0.29,
  drawn: 0.4,
  copied: 0.75,
  joined: 0.93,
} as const;

/** What the caller knows beyond the picture and its hole. */
export interface FillHints {
  /** One byte a pixel, above 0 where a known pixel is continued but not copied from. */
  readonly barred?: Uint8Array;
  /** The picture shows nothing where it is marked: there never was anything. */
  readonly isBlank?: boolean;
  /** The result is blended over some pixels beyond the hole, so that what is left there of a thing can be filled too. */
  readonly isBlended?: boolean;
}

/**
 * Fills the marked pixels of a picture from what surrounds them, in place: thin damage by
 * diffusion, areas by patches. `pixels` is RGBA, straight alpha; `area` has one byte a pixel, above
 * 0 where marked, and at least one pixel has to be unmarked. The same input gives the same bytes.
 * `onProgress` is told the share of the work that is finished, never falling.
 */
export function fillArea(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
  seed: number,
  onProgress: (share: number) => void,
  hints: FillHints = {},
): FillReport {
  const height = area.length / width;
  const total = area.length - countOf(area, 0);
  let done = 0;
  let smooth = false;
  let beside: Uint8Array<ArrayBuffer> | null = null;
  for (const part of splitHole(area, width, height)) {
    const marked = countOf(part.hole, 1);
    const tell = (share: number) => onProgress((done + share * marked) / total);
    const cleared = hints.isBlended ? clearBeside(pixels, width, part) : null;
    tell(DONE.beside);
    const grown = cleared === null ? part : { ...part, hole: cleared.hole };
    smooth = fillPart(pixels, width, grown, seed, tell, hints) || smooth;
    // Outlines in front may have made the hole larger still.
    const anew = new Uint8Array(part.hole.length);
    for (let at = 0; at < anew.length; at++)
      if (cleared?.faded[at] === 1 || grown.hole[at] !== part.hole[at]) anew[at] = 1;
    if (anew.includes(1))
      beside = markBeside(beside ?? new Uint8Array(area.length), width, part, anew);
    done += marked;
    onProgress(done / total);
  }
  return { smooth, beside };
}

function countOf(values: Uint8Array, value: number): number {
  let count = 0;
  for (let at = 0; at < values.length; at++) if (values[at] === value) count++;
  return count;
}

/** Marks in a plane what is marked in another. */
function markAll(marks: Uint8Array, others: Uint8Array): void {
  for (let at = 0; at < marks.length; at++) if (others[at] === 1) marks[at] = 1;
}

/** What is done beside a part about what is left there of the thing that it covers. */
interface Cleared {
  /** The part's hole with what is to be filled beside it. */
  readonly hole: Uint8Array;
  /** 1 where the halo was taken away. */
  readonly faded: Uint8Array;
}

/** What is left of a thing beside a part is told by what lies so many pixels around the part. */
const AROUND = 40;

/**
 * Takes away what is left of a thing's halo beside a part, in place, and finds its rim, which is filled with the part, as are
 * gaps that the brush left.
 */
function clearBeside(pixels: Uint8ClampedArray, width: number, part: Part): Cleared {
  const near = partAround(part.hole, part.width, AROUND);
  const place = { ...near, left: part.left + near.left, top: part.top + near.top };
  const hole = near.hole.slice();
  markAll(hole, findGaps(hole, near.width));
  const view = { ...near, hole, data: cutOut(pixels, width, place) };
  const faded = fadeHalo(view);
  if (faded.includes(1)) pasteBack(pixels, width, { ...place, hole: faded }, view.data);
  markAll(hole, findRemains(view));
  return {
    hole: markBeside(part.hole.slice(), part.width, near, hole),
    faded: markBeside(new Uint8Array(part.hole.length), part.width, near, faded),
  };
}

/** Marks in a plane, in place, what is marked in that of a part of it. */
function markBeside<Plane extends Uint8Array>(
  marks: Plane,
  width: number,
  part: Part,
  beside: Uint8Array,
): Plane {
  for (let at = 0; at < beside.length; at++) {
    if (beside[at] !== 1) continue;
    const x = at % part.width;
    marks[(part.top + (at - x) / part.width) * width + part.left + x] = 1;
  }
  return marks;
}

/** Fills one part; returns whether it had to be smooth. */
function fillPart(
  pixels: Uint8ClampedArray,
  width: number,
  part: Part,
  seed: number,
  onProgress: (share: number) => void,
  { barred, isBlank, isBlended = false }: FillHints,
): boolean {
  const cut = cutOut(pixels, width, part);
  const channels = multiplyAlpha(cut);
  const own = new Uint8Array(part.hole.length);
  markAll(own, part.hole);
  const thin = thinComponents(own, part.width);
  const random = createRandom(seed);
  if (thin.includes(1)) {
    diffuseHole(cut, thin, part.hole, part.width);
    addGrain(cut, thin, part.hole, part.width, random);
  }
  const unknown = new Uint8Array(own.length);
  for (let at = 0; at < unknown.length; at++)
    if (part.hole[at] !== 0 && thin[at] === 0) unknown[at] = 1;
  let smooth = false;
  if (own.some((value, at) => value === 1 && thin[at] === 0)) {
    const closed = barredWithin(barred, width, part);
    markAll(closed, findUncut({ ...part, data: cut }, unknown));
    onProgress(DONE.uncut);
    const focused = findInFocus(cut, unknown, part.width);
    if (focused !== null) markAll(closed, focused);
    const shown = isBlank ? null : findSeenContours({ ...part, data: cut, hole: unknown });
    shown?.forEach((value, at) => {
      if (value === 1) unknown[at] = 0;
    });
    onProgress(DONE.seen);
    const drawn = drawContours(cut, unknown, closed, part.width, isBlended);
    const { grounds, isLong } = drawn;
    for (const at of drawn.loose) part.hole[at] = 1;
    const isLeft = unknown.includes(1);
    onProgress(DONE.drawn);
    const between = (from: number, to: number) => (share: number) =>
      onProgress(from + (to - from) * share);
    const tell = between(DONE.drawn, DONE.copied);
    const isOutOfFocus = focused !== null;
    const front = takeAway(drawn.hiding, cut, unknown, grounds);
    const { width: own } = part;
    const alone = { width: own, own, pixels: cut, hole: unknown, barred: closed, grounds };
    const around = besideMirror(alone) ?? { ...alone, placeOf: (at: number) => at };
    const source = isLeft ? completeHole(around, random, tell, { isOutOfFocus }) : null;
    smooth = isLeft && source === null;
    if (source !== null) {
      const hidden = Array.from(front.keys(), around.placeOf);
      const joined = between(DONE.copied, DONE.joined);
      const rules = { ...around, isOutOfFocus, isLong, hidden };
      redoJoins({ ...around, source }, rules, random, joined);
      takeFrom(around, cut, unknown);
      onProgress(DONE.joined);
      redoLoneDetails(cut, unknown, closed, part.width, random, between(DONE.joined, 1));
    }
    if (smooth) diffuseHole(cut, unknown, unknown, part.width);
    front.forEach((colour, at) => void cut.set(colour, at * 4));
    softenEdge(cut, drawn.edge);
  }
  if (channels === 4) divideAlpha(cut);
  pasteBack(pixels, width, part, cut);
  return smooth;
}

/** Takes the pixels that were made within a hole from where they were laid out, in place. */
function takeFrom({ pixels, placeOf }: Mirrored, data: Uint8ClampedArray, hole: Uint8Array): void {
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 1) continue;
    const from = 4 * placeOf(at);
    data.set(pixels.subarray(from, from + 4), at * 4);
  }
}

/**
 * Makes unknown what hides the ground behind things in front, which is made as if they were not there: patches that showed
 * both would be sought where their outlines are. Returns the colours, by pixel, to be put back at last.
 */
function takeAway(
  hiding: readonly Hiding[],
  data: Uint8ClampedArray,
  hole: Uint8Array,
  grounds: Uint8Array,
): Map<number, Uint8ClampedArray> {
  const colours = new Map<number, Uint8ClampedArray>();
  for (const { at, mirror } of hiding) {
    colours.set(at, data.slice(at * 4, at * 4 + 4));
    hole[at] = 1;
    grounds[at] = grounds[mirror] as number;
  }
  return colours;
}

/** What stands out is looked for, and replaced from, so far around a fill, in pixels. */
const NEAR = 64;

/** Makes anew what stands out of a fill, in place: else it is seen as a copy of what it was copied from. */
function redoLoneDetails(
  data: Uint8ClampedArray,
  filled: Uint8Array,
  closed: Uint8Array,
  width: number,
  random: Random,
  onShare: OnShare,
): void {
  const near = partAround(filled, width, NEAR);
  const cut = cutOut(data, width, near);
  const [onFound, onRedone] = divideShare(onShare, [2, 1]);
  const found = findLoneDetails(cut, near.hole, near.width);
  onFound(1);
  if (found === null) return;
  const barred = barredWithin(closed, width, near);
  found.barred.forEach((value, at) => {
    if (value === 1) barred[at] = 1;
  });
  const grounds = new Uint8Array(barred.length).fill(ANY_GROUND);
  const { width: own } = near;
  const around = { width: own, own, pixels: cut, hole: found.details, barred, grounds };
  completeHole(around, random, onRedone, { isDetail: true });
  pasteBack(data, width, { ...near, hole: found.details }, cut);
}

/** What is barred within a part's rectangle, as 0 and 1. */
function barredWithin(barred: Uint8Array | undefined, width: number, part: Part): Uint8Array {
  const cut = new Uint8Array(part.width * part.height);
  if (barred === undefined) return cut;
  for (let at = 0; at < cut.length; at++) {
    const x = at % part.width;
    const y = (at - x) / part.width;
    cut[at] = barred[(part.top + y) * width + part.left + x] === 0 ? 0 : 1;
  }
  return cut;
}

/** Multiplies colours by alpha, in place; returns how many channels vary. */
function multiplyAlpha(pixels: Uint8ClampedArray): 3 | 4 {
  let opaque = true;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    if (alpha === 255) continue;
    opaque = false;
    for (let c = 0; c < 3; c++) pixels[at + c] = ((pixels[at + c] as number) * alpha) / 255;
  }
  return opaque ? 3 : 4;
}

function divideAlpha(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    if (alpha === 255 || alpha === 0) continue;
    for (let c = 0; c < 3; c++) pixels[at + c] = ((pixels[at + c] as number) * 255) / alpha;
  }
}
