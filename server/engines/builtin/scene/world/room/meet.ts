import { meetDrum } from './drum.ts';
import { meetLeaf } from './leaf.ts';
import { meetPad } from './pad.ts';
import type { Hit, Point, Solid } from './solid.ts';

/** Where a ray from `from` along `along` first meets a solid ahead, or null. */
export function meet(solid: Solid, from: Point, along: Point): Hit | null {
  const { low, high, form } = solid;
  switch (form.kind) {
    case 'box':
      return meetBox(low, high, from, along);
    case 'ball':
      return meetBall(low, high, from, along);
    case 'drum':
      return meetDrum(solid, form.below, form.above, from, along);
    case 'pad':
      return meetPad(solid, form.radius, from, along);
    case 'leaf':
      return meetLeaf(form, from, along);
  }
}

function meetBox(low: Point, high: Point, from: Point, along: Point): Hit | null {
  let enter = 1e-4;
  let leave = Number.POSITIVE_INFINITY;
  let axis = -1;
  for (let n = 0; n < 3; n++) {
    const step = along[n] as number;
    const inverse = 1 / (Math.abs(step) < 1e-9 ? 1e-9 : step);
    const a = ((low[n] as number) - (from[n] as number)) * inverse;
    const b = ((high[n] as number) - (from[n] as number)) * inverse;
    const near = a < b ? a : b;
    const far = a < b ? b : a;
    if (near > enter) {
      enter = near;
      axis = n;
    }
    if (far < leave) leave = far;
    if (leave < enter) return null;
  }
  if (axis < 0) return null;
  return {
    at: enter,
    axis,
    normal: FACES[(along[axis] as number) > 0 ? axis : axis + 3] as Point,
    tone: 1,
  };
}

/** The directions of a box's faces, by axis: toward where a ray came from that goes up the axis, then down. */
const FACES: readonly Point[] = [
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function meetBall(low: Point, high: Point, from: Point, along: Point): Hit | null {
  const [rx, ry, rz] = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2];
  const [sx, sy, sz] = [
    (from[0] - low[0]) / rx - 1,
    (from[1] - low[1]) / ry - 1,
    (from[2] - low[2]) / rz - 1,
  ];
  const [dx, dy, dz] = [along[0] / rx, along[1] / ry, along[2] / rz];
  const a = dx * dx + dy * dy + dz * dz;
  const b = sx * dx + sy * dy + sz * dz;
  const root = b * b - a * (sx * sx + sy * sy + sz * sz - 1);
  if (root < 0) return null;
  const at = (-b - Math.sqrt(root)) / a;
  if (at < 1e-4) return null;
  return round(at, (sx + at * dx) / rx, (sy + at * dy) / ry, (sz + at * dz) / rz);
}

/** A hit on a round surface, whose direction need not have length 1. */
function round(at: number, x: number, y: number, z: number): Hit {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return { at, axis: 1, normal: [x / length, y / length, z / length], tone: 1 };
}
