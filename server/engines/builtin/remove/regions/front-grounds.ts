import { ANY_GROUND } from '../level.ts';
import type { Ending } from './endings.ts';
import { distance } from './ground.ts';
import type { Regions } from './segment.ts';
import { OTHER } from './spread-grounds.ts';

/**
 * Grounds that differ by less from what is in front are not what is right behind it, in grey levels; and by less than
 * this share of what the regions beside its ends do.
 */
const LIKE_FRONT = 60;
const LIKE_SHARE = 0.5;

/** A region is one of the thing in front where so large a share of what is known of that, right beside the hole, is of it. */
const OWN_SHARE = 0.1;

/**
 * The bits of the grounds that are like what is in front, on a side of the way from one ending to the other, and of those
 * that `known` pixels of it show.
 */
export function frontGrounds(
  { label, means }: Regions,
  bits: ReadonlyMap<number, number>,
  ends: readonly Ending[],
  side: 1 | -1,
  known: readonly number[] = [],
): number {
  // To the right of its way into the hole lies what comes before an ending; the other leads against the way.
  const beside = ends.map(({ before, after }, n) =>
    (n === 0) === (side === 1) ? [before, after] : [after, before],
  );
  const apart = (one = -1, other = -1) => distance(means[one] ?? [], means[other] ?? []);
  const contrast = Math.min(...beside.map(([front, behind]) => apart(front, behind)));
  const limit = Math.min(LIKE_FRONT, LIKE_SHARE * contrast);
  let mask = 0;
  for (const [other, bit] of bits)
    if (beside.some(([front]) => apart(front, other) < limit)) mask |= bit;
  for (const [other, bit] of bits)
    if (known.filter((at) => label[at] === other).length > OWN_SHARE * known.length) mask |= bit;
  return mask;
}

/** A thing in front shows a ground where at least such a share of its pixels is like it. */
const LEAST_SHARE = 0.25;

/** The bits of the grounds that some pixels show. */
export function groundsShown(grounds: Uint8Array, pixels: readonly number[]): number {
  let mask = 0;
  for (let bit = 1; bit < OTHER; bit <<= 1) {
    const like = pixels.filter((at) => ((grounds[at] as number) & bit) !== 0).length;
    if (like > LEAST_SHARE * pixels.length) mask |= bit;
  }
  return mask;
}

/** Takes grounds from those that may be at some pixels, if others may, and then what is like none too. */
export function barGrounds(wanted: Uint8Array, pixels: readonly number[], barred: number): void {
  for (const at of pixels) {
    const grounds = wanted[at] as number;
    const others = grounds & ~(barred | OTHER);
    if (grounds !== ANY_GROUND && (grounds & barred) !== 0 && others !== 0) wanted[at] = others;
  }
}
