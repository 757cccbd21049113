import { type Form, type Hit, hitAt, laid, type Point, type Solid } from './solid.ts';

const UP: Point = [0, 1, 0];
const DOWN: Point = [0, -1, 0];

/** Where a ray meets an upright body that is round in plan; its radii below and above are shares of its widest. */
export function meetDrum(
  { low, high }: Solid,
  below: number,
  above: number,
  from: Point,
  along: Point,
): Hit | null {
  const wide = (high[0] - low[0]) / 2;
  const tall = high[1] - low[1];
  const x = (from[0] - low[0]) / wide - 1;
  const z = (from[2] - low[2]) / wide - 1;
  const dx = along[0] / wide;
  const dz = along[2] / wide;
  const slope = (above - below) / tall;
  const radius = below + slope * (from[1] - low[1]);
  const widening = slope * along[1];
  const a = dx * dx + dz * dz - widening * widening;
  const b = x * dx + z * dz - radius * widening;
  const c = x * x + z * z - radius * radius;
  const root = b * b - a * c;
  // The lid on the side of the eye, where there is one.
  const lidY = along[1] < 0 ? high[1] : low[1];
  const share = along[1] < 0 ? above : below;
  const lidAt = (lidY - from[1]) / along[1];
  const px = x + lidAt * dx;
  const pz = z + lidAt * dz;
  if (lidAt > 1e-4 && lidAt < 1e6 && px * px + pz * pz <= share * share)
    return hitAt(lidAt, 1, along[1] < 0 ? UP : DOWN);
  // Along its axis a ray meets no side of it.
  if (root < 0 || a === 0) return null;
  const at = (-b - Math.sqrt(root)) / a;
  const y = from[1] + at * along[1];
  if (at < 1e-4 || y < low[1] || y > high[1]) return null;
  const nx = x + at * dx;
  const nz = z + at * dz;
  const ny = -slope * wide * (radius + at * widening);
  const length = Math.hypot(nx, ny, nz) || 1;
  return hitAt(at, 0, [nx / length, ny / length, nz / length]);
}

/** Where a ray meets a drum that lies: as one that stands does, its axis and the upward one exchanged. */
export function meetRoll(
  { axis, upright, below, above }: Extract<Form, { readonly kind: 'roll' }>,
  from: Point,
  along: Point,
): Hit | null {
  const hit = meetDrum(upright, below, above, laid(axis, from), laid(axis, along));
  return hit && hitAt(hit.at, hit.axis === 1 ? axis : 1, laid(axis, hit.normal));
}
