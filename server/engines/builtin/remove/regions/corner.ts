import type { Ending, Place } from './endings.ts';

/** Ends that turn by more than this, in radians, may meet at a corner. */
export const CORNER = 0.9;
/** Ends one of which bends by less than this share of what an arc between them would meet at a corner. */
const STRAIGHT = 0.3;
const CORNER_SEEN = 14;
const CORNER_ROUGH = 0.9;

/** The angle from one direction to another, to the right above 0. */
export const angle = (x: number, y: number, toX: number, toY: number): number =>
  Math.atan2(x * toY - y * toX, x * toX + y * toY);

/** Where two straight ends meet; null where they do not, or either bends. */
export function cornerOf(one: Ending, two: Ending): Place | null {
  if (Math.min(one.seen, two.seen) < CORNER_SEEN || Math.max(one.rough, two.rough) > CORNER_ROUGH)
    return null;
  const turn = angle(one.inX, one.inY, -two.inX, -two.inY);
  if (Math.abs(turn) < CORNER) return null;
  const arc = turn / Math.hypot(two.x - one.x, two.y - one.y);
  if (Math.min(one.bend / arc, -two.bend / arc) > STRAIGHT) return null;
  const across = one.inX * two.inY - one.inY * two.inX;
  if (Math.abs(across) < 0.3) return null;
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const along = (dx * two.inY - dy * two.inX) / across;
  const other = (dx * one.inY - dy * one.inX) / across;
  const length = Math.hypot(dx, dy);
  if (along < 0 || other < 0 || Math.max(along, other) > 1.5 * length) return null;
  return { x: one.x + along * one.inX, y: one.y + along * one.inY };
}
