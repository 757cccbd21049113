import type { Curve } from '../contours/curves.ts';
import type { Ending } from './endings.ts';
import type { Place } from './join-way.ts';

/** How near to an ending a contour's curve has to enter the hole to be the same, in pixels. */
const SAME_END = 5;

/** Whether a curve that joins two contours through a hole joins two endings. */
export const isBetween = (curve: Curve, one: Ending, two: Ending): boolean =>
  (isAt(curve, curve.enter, one) && isAt(curve, curve.leave, two)) ||
  (isAt(curve, curve.enter, two) && isAt(curve, curve.leave, one));

const isAt = (curve: Curve, sample: number, { x, y }: Ending): boolean =>
  Math.hypot((curve.x[sample] as number) + 0.5 - x, (curve.y[sample] as number) + 0.5 - y) <
  SAME_END;

/** The way of a curve through the hole. */
export function wayOf(curve: Curve): Place[] {
  const way: Place[] = [];
  for (let at = curve.enter; at <= curve.leave; at++)
    way.push({ x: (curve.x[at] as number) + 0.5, y: (curve.y[at] as number) + 0.5 });
  return way;
}
