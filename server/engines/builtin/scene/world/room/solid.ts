import type { Colour } from '../../words/idea.ts';

/** Right, up, ahead; world units. */
export type Point = readonly [number, number, number];

/** What a surface looks like in plain light at a point; `axis` is which way it faces (0 sideways, 1 up or down, 2 ahead or back). */
export type Material = (x: number, y: number, z: number, axis: number) => Colour;

/** A body in a room: a box between two corners, or the ball drawn out to fill it. */
export interface Solid {
  readonly low: Point;
  readonly high: Point;
  readonly material: Material;
  readonly isRound: boolean;
  /** Light it sends out when lamps are on. */
  readonly glow: number;
}

/** Where a ray meets a solid. */
export interface Hit {
  /** How many lengths of the ray away. */
  readonly at: number;
  readonly axis: number;
  /** The surface's direction; length 1. */
  readonly normal: Point;
}

/** A box. */
export const box = (low: Point, high: Point, material: Material): Solid => ({
  low,
  high,
  material,
  isRound: false,
  glow: 0,
});

/** A ball in the space of a box. */
export const ball = (low: Point, high: Point, material: Material, glow = 0): Solid => ({
  low,
  high,
  material,
  isRound: true,
  glow,
});

/** Where a ray from `from` along `along` first meets a solid ahead, or null. */
export function meet({ low, high, isRound }: Solid, from: Point, along: Point): Hit | null {
  return isRound ? meetBall(low, high, from, along) : meetBox(low, high, from, along);
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
  return { at: enter, axis, normal: FACES[(along[axis] as number) > 0 ? axis : axis + 3] as Point };
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
  let a = 0;
  let b = 0;
  let c = -1;
  for (let n = 0; n < 3; n++) {
    const radius = ((high[n] as number) - (low[n] as number)) / 2;
    const start = ((from[n] as number) - (low[n] as number)) / radius - 1;
    const step = (along[n] as number) / radius;
    a += step * step;
    b += start * step;
    c += start * start;
  }
  const root = b * b - a * c;
  if (root < 0) return null;
  const at = (-b - Math.sqrt(root)) / a;
  if (at < 1e-4) return null;
  const out = [0, 1, 2].map((n) => {
    const radius = ((high[n] as number) - (low[n] as number)) / 2;
    const place = (from[n] as number) + at * (along[n] as number);
    return (place - (low[n] as number) - radius) / (radius * radius);
  });
  const [x = 0, y = 0, z = 0] = out;
  const length = Math.hypot(x, y, z);
  return { at, axis: 1, normal: [x / length, y / length, z / length] };
}
