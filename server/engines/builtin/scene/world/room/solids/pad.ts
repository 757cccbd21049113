import { type Hit, hitAt, type Point, type Solid } from './solid.ts';

/** Nearer than this to the surface a ray has met it, metres. */
const TOUCH = 0.002;
/** A ray that has not met it after so many steps passes it by. */
const STEPS = 14;

/** Where a ray meets a box with round edges: stepped along by the distance from it (J. C. Hart's sphere tracing), which on its faces is none from the first. */
export function meetPad(
  { low, high }: Solid,
  radius: number,
  from: Point,
  along: Point,
): Hit | null {
  let enter = 1e-4;
  let leave = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3; n++) {
    const step = along[n] as number;
    const inverse = 1 / (Math.abs(step) < 1e-9 ? 1e-9 : step);
    const a = ((low[n] as number) - (from[n] as number)) * inverse;
    const b = ((high[n] as number) - (from[n] as number)) * inverse;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
    if (leave < enter) return null;
  }
  if (enter === 1e-4) return null;
  const length = Math.hypot(along[0], along[1], along[2]);
  let at = enter;
  for (let n = 0; n < STEPS && at <= leave; n++) {
    const x = beyond(from[0] + at * along[0], low[0], high[0], radius);
    const y = beyond(from[1] + at * along[1], low[1], high[1], radius);
    const z = beyond(from[2] + at * along[2], low[2], high[2], radius);
    const out = Math.sqrt(x * x + y * y + z * z);
    if (out - radius < TOUCH) {
      const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
      const axis = ax > ay && ax > az ? 0 : ay > az ? 1 : 2;
      return hitAt(at, axis, [x / out, y / out, z / out]);
    }
    at += (out - radius) / length;
  }
  return null;
}

/** How far a coordinate is beyond the inner box, whose faces are a radius inside; negative on its low side. */
function beyond(at: number, low: number, high: number, radius: number): number {
  if (at < low + radius) return at - low - radius;
  return at > high - radius ? at - high + radius : 0;
}
