import { carriedLook, type Look } from './look.ts';
import type { Star } from './star.ts';
import { after, type Rotation, turn, turnBack, UNTURNED, type Vector } from './vector.ts';

export type { Look };

/** The shapes that a piece of a model can have. */
export type Shape = 'cone' | 'ellipsoid' | 'box' | 'frustum' | 'ring' | 'hull' | 'tube' | 'star';

/** One piece of a model. All pieces have the same fields, for speed; the shape says which count. */
export interface Solid {
  readonly shape: Shape;
  /** One end of a cone, else the centre. */
  readonly a: Vector;
  /** The other end of a cone; radii of an ellipsoid; half sides of a box, and of a tube at its lower end. */
  readonly b: Vector;
  /** Radius at `a`; a frustum's lower one; a ring's large one; half of a tube's upper depth; how large a star's unit is. */
  readonly r1: number;
  /** Radius at `b`; a frustum's upper one; a ring's small one; half of a tube's upper width; below 0 for a star's mirror image. */
  readonly r2: number;
  /** Half the height of a frustum; the rounding of edges of boxes and hulls. */
  readonly h: number;
  /** Turns the view's axes into the piece's own. */
  readonly axes: Rotation;
  /** Faces of a hull: normal and distance from the centre, four numbers each. */
  readonly planes: readonly number[];
  /** What a star is like; null for all others. */
  readonly star: Star | null;
  /** A ball around all of it. */
  readonly middle: Vector;
  readonly reach: number;
  /** Width over which it melts into the pieces before it; 0 for a hard edge. */
  readonly blend: number;
  /** Whether it is taken away from the pieces before it. */
  readonly cuts: boolean;
  /** How thick a cone is along its own third axis, as a share of its radii; 1 for a round one. */
  readonly flat: number;
  /** Whether a rope is tied to it, or held in it, that goes to another sprite. */
  readonly isGrip: boolean;
  readonly look: Look;
}

const PLAIN = {
  r1: 0,
  r2: 0,
  h: 0,
  axes: UNTURNED,
  planes: [],
  star: null,
  blend: 0,
  cuts: false,
  flat: 1,
  isGrip: false,
} as const;

/** A round limb from `a` to `b`, `r1` and `r2` thick at its ends. */
export function limb(look: Look, a: Vector, b: Vector, r1: number, r2: number, blend = 0): Solid {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  // One end inside the other is a ball: a hair of length keeps the arithmetic whole.
  const far: Vector = length > Math.abs(r1 - r2) * 1.001 + 1e-6 ? b : a;
  const middle: Vector = [(a[0] + far[0]) / 2, (a[1] + far[1]) / 2, (a[2] + far[2]) / 2];
  const [first, second] = far === a ? [Math.max(r1, r2), Math.max(r1, r2)] : [r1, r2];
  const reach = (far === a ? 0 : length / 2) + Math.max(r1, r2);
  return { ...PLAIN, shape: 'cone', a, b: far, r1: first, r2: second, middle, reach, blend, look };
}

/**
 * A limb that is no thicker than a share `flat` (0 to 1) of its radii along the third axis of `turned`: a
 * trunk, a thigh, an ear.
 */
export const blade = (
  look: Look,
  a: Vector,
  b: Vector,
  r1: number,
  r2: number,
  flat: number,
  blend = 0,
  turned: Rotation = UNTURNED,
): Solid => ({ ...limb(look, a, b, r1, r2, blend), flat, axes: inverse(turned) });

/** A ball. */
export const ball = (look: Look, a: Vector, radius: number, blend = 0): Solid =>
  limb(look, a, a, radius, radius, blend);

/** An ellipsoid with its radii along the axes of `turned`. */
export function ellipsoid(
  look: Look,
  a: Vector,
  radii: Vector,
  blend = 0,
  turned: Rotation = UNTURNED,
): Solid {
  const axes = inverse(turned);
  const reach = Math.max(...radii);
  return { ...PLAIN, shape: 'ellipsoid', a, b: radii, axes, middle: a, reach, blend, look };
}

/** A box with half sides, its edges rounded by `h`. */
export function box(
  look: Look,
  a: Vector,
  half: Vector,
  turned: Rotation = UNTURNED,
  h = 0,
): Solid {
  const axes = inverse(turned);
  return {
    ...PLAIN,
    shape: 'box',
    a,
    b: half,
    h,
    axes,
    middle: a,
    reach: Math.hypot(...half),
    look,
  };
}

/** A round piece from its foot upward: cylinder, cone or frustum. */
export function frustum(
  look: Look,
  foot: Vector,
  height: number,
  r1: number,
  r2: number,
  turned: Rotation = UNTURNED,
): Solid {
  const up = turn(turned, [0, height / 2, 0]);
  const a: Vector = [foot[0] + up[0], foot[1] + up[1], foot[2] + up[2]];
  const reach = Math.hypot(height / 2, Math.max(r1, r2));
  const axes = inverse(turned);
  return {
    ...PLAIN,
    shape: 'frustum',
    a,
    b: a,
    r1,
    r2,
    h: height / 2,
    axes,
    middle: a,
    reach,
    look,
  };
}

/** A ring lying flat, `r1` to the middle of its tube, `r2` thick. */
export function ring(
  look: Look,
  a: Vector,
  r1: number,
  r2: number,
  turned: Rotation = UNTURNED,
): Solid {
  const axes = inverse(turned);
  return { ...PLAIN, shape: 'ring', a, b: a, r1, r2, axes, middle: a, reach: r1 + r2, look };
}

/**
 * A tube of oval section that is cut off straight at both ends: `low` has half its sides where it ends below
 * (depth, half its height, width), where it is no narrower than above, `deep` and `wide` half of those above.
 */
export function tube(
  look: Look,
  a: Vector,
  low: Vector,
  deep: number,
  wide: number,
  turned: Rotation = UNTURNED,
): Solid {
  const reach = Math.hypot(Math.max(low[0], low[2], deep, wide), low[1]);
  const axes = inverse(turned);
  return { ...PLAIN, shape: 'tube', a, b: low, r1: deep, r2: wide, axes, middle: a, reach, look };
}

/** What lies behind all planes (each its outward normal, length 1, and distance from `a`) and in a box of half sides. */
export function hull(
  look: Look,
  a: Vector,
  planes: readonly number[],
  half: Vector,
  turned: Rotation = UNTURNED,
  h = 0,
): Solid {
  return {
    ...PLAIN,
    shape: 'hull',
    a,
    b: half,
    h,
    planes,
    axes: inverse(turned),
    middle: a,
    reach: Math.hypot(...half),
    look,
  };
}

/** A body of the form of a star around `a`, so many times as large as it was surveyed. */
export function starry(look: Look, a: Vector, star: Star, size: number, blend = 0): Solid {
  const reach = star.most * size;
  return { ...PLAIN, shape: 'star', a, b: a, r1: size, r2: 1, middle: a, reach, star, blend, look };
}

/** The same piece taken away instead of added. */
export const cut = (piece: Solid): Solid => ({ ...piece, cuts: true });

/** A piece turned around the origin and then moved. */
export function place(piece: Solid, by: Rotation, to: Vector = [0, 0, 0]): Solid {
  const put = (at: Vector): Vector => {
    const turned = turn(by, at);
    return [turned[0] + to[0], turned[1] + to[1], turned[2] + to[2]];
  };
  const b = piece.shape === 'cone' ? put(piece.b) : piece.b;
  return {
    ...piece,
    a: put(piece.a),
    b,
    middle: put(piece.middle),
    axes: after(piece.axes, inverse(by)),
  };
}

/** A piece turned around the origin and then moved, its look with it. */
export function carry(piece: Solid, by: Rotation, to: Vector = [0, 0, 0]): Solid {
  const back = (x: number, y: number, z: number): Vector =>
    turnBack(by, [x - to[0], y - to[1], z - to[2]]);
  const look = carriedLook(piece.look, { back, normal: (normal) => turnBack(by, normal) });
  return { ...place(piece, by, to), look };
}

/** A piece so much higher, its look with it. */
export const lift = (piece: Solid, by: number): Solid => carry(piece, UNTURNED, [0, by, 0]);

/** A piece `by` times as large, and as far from the origin; its look grows with it. */
export function grow(piece: Solid, by: number): Solid {
  const far = ([x, y, z]: Vector): Vector => [x * by, y * by, z * by];
  const look = carriedLook(piece.look, { back: (x, y, z) => [x / by, y / by, z / by], by });
  return {
    ...piece,
    a: far(piece.a),
    b: far(piece.b),
    middle: far(piece.middle),
    planes: piece.planes.map((part, n) => (n % 4 === 3 ? part * by : part)),
    r1: piece.r1 * by,
    r2: piece.shape === 'star' ? piece.r2 : piece.r2 * by,
    h: piece.h * by,
    reach: piece.reach * by,
    blend: piece.blend * by,
    look,
  };
}

/** The same piece on the other side of the plane through right and up; looks stay where they are. */
export function mirror(piece: Solid): Solid {
  const flip = ([x, y, z]: Vector): Vector => [x, y, -z];
  const [a, b, c, d, e, f, g, h, i] = piece.axes;
  return {
    ...piece,
    a: flip(piece.a),
    b: piece.shape === 'cone' ? flip(piece.b) : piece.b,
    middle: flip(piece.middle),
    axes: [a, b, -c, d, e, -f, -g, -h, i],
    planes: piece.planes.map((part, n) => (n % 4 === 2 ? -part : part)),
    r2: piece.shape === 'star' ? -piece.r2 : piece.r2,
  };
}

/** The rotation that undoes another. */
export const inverse = (m: Rotation): Rotation => [
  ...([m[0], m[3], m[6]] as const),
  ...([m[1], m[4], m[7]] as const),
  ...([m[2], m[5], m[8]] as const),
];
