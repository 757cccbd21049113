import type { Hit, Point, Solid } from './solid.ts';

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
  const [x, z] = [(from[0] - low[0]) / wide - 1, (from[2] - low[2]) / wide - 1];
  const [dx, dz] = [along[0] / wide, along[2] / wide];
  const slope = (above - below) / tall;
  const radius = below + slope * (from[1] - low[1]);
  const widening = slope * along[1];
  const a = dx * dx + dz * dz - widening * widening;
  const b = x * dx + z * dz - radius * widening;
  const c = x * x + z * z - radius * radius;
  const root = b * b - a * c;
  let nearest = lid(above, high[1]);
  const under = lid(below, low[1]);
  if (under !== null && (nearest === null || under.at < nearest.at)) nearest = under;
  if (root < 0) return nearest;
  const at = (-b - Math.sqrt(root)) / a;
  const y = from[1] + at * along[1];
  if (at < 1e-4 || y < low[1] || y > high[1]) return nearest;
  if (nearest !== null && nearest.at < at) return nearest;
  const [nx, nz] = [x + at * dx, z + at * dz];
  const ny = -slope * wide * (radius + at * widening);
  const length = Math.hypot(nx, ny, nz) || 1;
  return { at, axis: 0, normal: [nx / length, ny / length, nz / length], tone: 1 };

  function lid(share: number, y: number): Hit | null {
    const at = (y - from[1]) / along[1];
    if (!(at > 1e-4 && at < 1e6)) return null;
    const [px, pz] = [x + at * dx, z + at * dz];
    if (px * px + pz * pz > share * share) return null;
    return { at, axis: 1, normal: [0, along[1] > 0 ? -1 : 1, 0], tone: 1 };
  }
}
