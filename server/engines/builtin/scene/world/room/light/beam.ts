import { clamp, smoothstep } from '../../../arithmetic.ts';
import type { Point } from '../solids/solid.ts';

/** Light that falls slantwise through an opening of a room's ceiling. World units. */
export interface Beam {
  /** The opening: from left to right, and ahead. */
  readonly opening: readonly [left: number, right: number, near: number, far: number];
  /** How high the opening is. */
  readonly high: number;
  /** Toward the light; length 1, its second part above 0. */
  readonly toward: Point;
  /** How far apart bars stand before its panes, metres; null: it is a hole, whose edge is ragged. */
  readonly bars: number | null;
}

/** How soft the beam's edge is where it falls, metres. */
const SOFT = 0.06;

/** How much of a beam falls on a place with a surface of a direction, 0 to 1, but for what stands in its way. */
export function beamAt({ opening, high, toward }: Beam, normal: Point, [x, y, z]: Point): number {
  const facing = normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2];
  if (facing <= 0 || y >= high) return 0;
  const run = (high - y) / toward[1];
  const [left, right, near, far] = opening;
  const [atX, atZ] = [x + run * toward[0], z + run * toward[2]];
  return (
    facing *
    smoothstep(left - SOFT, left + SOFT, atX) *
    smoothstep(right + SOFT, right - SOFT, atX) *
    smoothstep(near - SOFT, near + SOFT, atZ) *
    smoothstep(far + SOFT, far - SOFT, atZ)
  );
}

/** The part of a ray from a place by `way` (as lengths of it, up to `end`) that passes through a beam. */
export function throughBeam(
  { opening, high, toward }: Beam,
  from: Point,
  way: Point,
  end: number,
): readonly [enter: number, leave: number] | null {
  const [left, right, near, far] = opening;
  // Sheared, so that the beam stands upright: it is a box then.
  const [kx, kz] = [toward[0] / toward[1], toward[2] / toward[1]];
  const starts = [from[0] + (high - from[1]) * kx, from[1], from[2] + (high - from[1]) * kz];
  const steps = [way[0] - way[1] * kx, way[1], way[2] - way[1] * kz];
  const limits = [
    [left, right],
    [0, high],
    [near, far],
  ] as const;
  let [enter, leave] = [0, end];
  for (const n of [0, 1, 2] as const) {
    const step = steps[n] as number;
    const inverse = 1 / (Math.abs(step) < 1e-9 ? 1e-9 : step);
    const a = (limits[n][0] - (starts[n] as number)) * inverse;
    const b = (limits[n][1] - (starts[n] as number)) * inverse;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return leave > enter ? [enter, leave] : null;
}

/** The share of light that a metre of dusty air in a beam sends to the eye. */
const DUST = 0.26;

/** How bright a beam is that a ray passes through for so many metres, 0 to 1. */
export const hazeOf = (metres: number): number => clamp(1 - Math.exp(-DUST * metres));

/** Whether a place of the ceiling is within the opening: of a hole by its ragged edge, of a skylight between its bars. */
export function isInOpening(
  { opening: [left, right, near, far], bars }: Beam,
  x: number,
  z: number,
  ragged: number,
): boolean {
  if (bars === null) return Math.min(x - left, right - x, z - near, far - z) > 0.12 * ragged;
  if (x < left || x > right || z < near || z > far) return false;
  const [u, v] = [(x - left) / bars, (z - near) / bars];
  return Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) * bars > 0.02;
}
