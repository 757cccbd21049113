import type { Padding } from '../../../../src/net/contracts/task.ts';
import type { Pixels } from '../../engine.ts';
import { fillArea } from '../remove/fill.ts';
import {
  type Bounds,
  copyInto,
  cutOut,
  depthOf,
  grown,
  markWithin,
  SIDES,
  type Side,
  windowOf,
} from './canvas.ts';
import { carryTones } from './carry-tones.ts';
import { findRims } from './find-rims.ts';

/** A ring is at most this share of the picture it grows, and at least this many pixels, a side. */
const RING_SHARE = 0.4;
const RING_LEAST = 24;
/** How far into the picture a strip looks for what it continues: times its own depth, in pixels. */
const REACH_RATIO = 1.5;
const REACH_LEAST = 128;
const REACH_MOST = 512;
/** Copies of copies drift: only the picture's own pixels are copied if they are this share of a window. */
const OWN_SHARE = 0.25;

/** An expanded picture, and what there is to say about it. */
export interface Expanded {
  readonly image: Pixels;
  /** Whether a part of it had to be filled smoothly. */
  readonly smooth: boolean;
  /** The sides with a thin rim that was left out of what was continued. */
  readonly rims: readonly Side[];
}

/**
 * Continues a picture beyond its sides, ring by ring, in each ring side by side: every strip is
 * filled from the part of the picture beside it. What the side does not cut, and what was made
 * before, is not copied, so that neither the subject nor a copy is repeated. The picture's own pixels
 * stay. `onProgress` is told the share of the new pixels that are made, never falling.
 */
export function expandPicture(
  image: Pixels,
  padding: Padding,
  seed: number,
  onProgress: (share: number) => void,
): Expanded {
  const { left, top } = padding;
  const width = left + image.width + padding.right;
  const height = top + image.height + padding.bottom;
  const canvas = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const place = { left, top, right: left + image.width, bottom: top + image.height };
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  copyInto(image, whole, canvas, place);
  const rims = rimsToLeaveOut(image, padding);
  const own = SIDES.reduce((inner, side) => grown(inner, side, -rims[side]), place);
  const total = width * height - (own.right - own.left) * (own.bottom - own.top);
  let bounds: Bounds = own;
  let done = 0;
  let smooth = false;
  for (const { side, by } of stepsTo({ left: 0, top: 0, right: width, bottom: height }, own)) {
    const after = grown(bounds, side, by);
    const fresh = areaOf(after) - areaOf(bounds);
    const isSmooth = growSide(canvas, { bounds, own, side, by }, seed + done, (share) =>
      onProgress((done + share * fresh) / total),
    );
    smooth ||= isSmooth;
    done += fresh;
    bounds = after;
  }
  carryTones(canvas, own);
  copyInto(image, whole, canvas, place);
  return { image: canvas, smooth, rims: SIDES.filter((side) => rims[side] > 0) };
}

const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

/** Rims at the sides that grow: the others stay where nothing is continued from them. */
function rimsToLeaveOut(image: Pixels, padding: Padding): Padding {
  const rims = findRims(image);
  const atSide = (side: Side) => (padding[side] > 0 ? rims[side] : 0);
  return {
    left: atSide('left'),
    top: atSide('top'),
    right: atSide('right'),
    bottom: atSide('bottom'),
  };
}

/** The strips in the order in which they are made: rings, and in each ring its sides. */
function* stepsTo(goal: Bounds, from: Bounds): Generator<{ side: Side; by: number }> {
  let bounds = from;
  while (areaOf(bounds) < areaOf(goal)) {
    for (const side of SIDES) {
      const missing = Math.abs(goal[side] - bounds[side]);
      const most = Math.max(RING_LEAST, Math.floor(depthOf(bounds, side) * RING_SHARE));
      const by = Math.min(missing, most);
      if (by === 0) continue;
      yield { side, by };
      bounds = grown(bounds, side, by);
    }
  }
}

/** A strip to be made beside what is there. */
interface Strip {
  /** What is there. */
  readonly bounds: Bounds;
  /** The picture's own pixels. */
  readonly own: Bounds;
  readonly side: Side;
  readonly by: number;
}

/** Makes one strip; returns whether a part of it had to be filled smoothly. */
function growSide(
  canvas: Pixels,
  { bounds, own, side, by }: Strip,
  seed: number,
  onProgress: (share: number) => void,
): boolean {
  const reach = Math.min(REACH_MOST, Math.max(REACH_LEAST, Math.ceil(by * REACH_RATIO)));
  const frame = windowOf(bounds, side, by, reach);
  const picture = cutOut(canvas, frame);
  const hole = markWithin(frame, bounds).map((known) => 1 - known);
  const isOwn = markWithin(frame, own);
  const isMostlyOwn = count(isOwn) >= OWN_SHARE * (hole.length - count(hole));
  const barred = isOwn.map((value) => (isMostlyOwn ? 1 - value : 0));
  const { smooth } = fillArea(picture.data, hole, picture.width, seed, onProgress, {
    barred,
    isBlank: true,
  });
  copyInto(
    picture,
    { left: 0, top: 0, right: picture.width, bottom: picture.height },
    canvas,
    frame,
  );
  return smooth;
}

const count = (marks: Uint8Array): number => marks.reduce((sum, value) => sum + value, 0);
