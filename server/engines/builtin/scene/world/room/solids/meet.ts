import { meetBone } from './bone.ts';
import { meetDrum, meetRoll } from './drum.ts';
import { meetHollow } from './hollow.ts';
import { meetLeaf } from './leaf.ts';
import { meetPad } from './pad.ts';
import { meetPlate } from './plate.ts';
import { type Hit, hitAt, type Point, type Solid } from './solid.ts';

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
    case 'roll':
      return meetRoll(form, from, along);
    case 'pad':
      return meetPad(solid, form.radius, from, along);
    case 'bone':
      return meetBone(form, from, along);
    case 'leaf':
      return meetLeaf(form, from, along);
    case 'hollow':
      return meetHollow(solid, form, from, along);
    case 'plate':
      return meetPlate(solid, form, from, along);
  }
}

function meetBox(low: Point, high: Point, from: Point, along: Point): Hit | null {
  // Written out: this is asked for more often than all else of a room together.
  const ix = 1 / (Math.abs(along[0]) < 1e-9 ? 1e-9 : along[0]);
  const ax = (low[0] - from[0]) * ix;
  const bx = (high[0] - from[0]) * ix;
  let enter = ax < bx ? ax : bx;
  let leave = ax < bx ? bx : ax;
  let axis = 0;
  const iy = 1 / (Math.abs(along[1]) < 1e-9 ? 1e-9 : along[1]);
  const ay = (low[1] - from[1]) * iy;
  const by = (high[1] - from[1]) * iy;
  const nearY = ay < by ? ay : by;
  const farY = ay < by ? by : ay;
  if (nearY > enter) {
    enter = nearY;
    axis = 1;
  }
  if (farY < leave) leave = farY;
  if (leave < enter) return null;
  const iz = 1 / (Math.abs(along[2]) < 1e-9 ? 1e-9 : along[2]);
  const az = (low[2] - from[2]) * iz;
  const bz = (high[2] - from[2]) * iz;
  const nearZ = az < bz ? az : bz;
  const farZ = az < bz ? bz : az;
  if (nearZ > enter) {
    enter = nearZ;
    axis = 2;
  }
  if (farZ < leave) leave = farZ;
  if (leave < enter || enter < 1e-4) return null;
  const step = axis === 0 ? ix : axis === 1 ? iy : iz;
  return hitAt(enter, axis, FACES[step > 0 ? axis : axis + 3] as Point);
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
  return hitAt(at, 1, [x / length, y / length, z / length]);
}
