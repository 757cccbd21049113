import { fineColourDetail, largestNear, SHARP } from './fine-detail.ts';
import { awayFromHole } from './hole.ts';

/** What surrounds a hole lies within so many pixels of it. */
const AROUND = 12;
/** All of that is out of focus where at most this share of it is sharp: a thing in focus that the hole cuts is much more. */
const MOST_SHARP = 0.001;
/** Left to copy from is at least so many times the hole. */
const ENOUGH = 2;

/**
 * Marks (1) the known pixels that are in focus, or within 12 pixels of what is, where nothing around the hole is: copied
 * before a ground out of focus an edge of theirs would be seen as a shard. Null where something around the
 * hole is in focus, or little else would be left to copy from. `pixels` is RGBA, `hole` 1 where pixels are still to be made.
 */
export function findInFocus(
  pixels: Uint8ClampedArray,
  hole: Uint8Array,
  width: number,
): Uint8Array | null {
  const fine = fineColourDetail({ width, height: hole.length / width, hole }, pixels);
  const away = awayFromHole(hole, width, AROUND);
  let [around, sharp] = [0, 0];
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1 || (away[at] as number) > AROUND) continue;
    around++;
    if ((fine[at] as number) >= SHARP) sharp++;
  }
  if (sharp > MOST_SHARP * around) return null;
  const near = largestNear(fine, width, AROUND);
  let [left, size] = [0, 0];
  const marks = new Uint8Array(hole.length);
  for (let at = 0; at < marks.length; at++) {
    if (hole[at] === 1) size++;
    else if ((near[at] as number) < SHARP) left++;
    else marks[at] = 1;
  }
  return left < ENOUGH * size ? null : marks;
}
