import type { Colour } from '../../words/idea.ts';
import { type Front, plainFront } from './front.ts';

/** Right, up, ahead. */
export type Point = readonly [number, number, number];

/** What a face of a building is: a wall toward the street, another wall, a slope of the roof, or what lies level. */
export type Role = 'front' | 'side' | 'roof' | 'level';

/** A place on a face: along it and up from its foot, and how much a pixel covers there, in world units. */
export interface FacePlace {
  readonly along: number;
  readonly up: number;
  readonly pixel: number;
}

/** One face of a solid: the half space behind it, and how places on it are measured. */
export interface Face {
  readonly role: Role;
  /** Points outward, length 1. */
  readonly normal: Point;
  /** What the normal times a point of the face is. */
  readonly reach: number;
  /** Where `along` and `up` are zero, and their directions. */
  readonly origin: Point;
  readonly along: Point;
  readonly up: Point;
  /** How long the face is at its foot. */
  readonly long: number;
}

/** What a face shows at a place. */
export type Paint = (face: Face, place: FacePlace) => Front;

/** The same colour all over a solid. */
export const plainPaint =
  (colour: Colour): Paint =>
  () =>
    plainFront(colour);

/** A convex part of a building: its body, its roof, a cornice, a chimney. */
export interface Solid {
  readonly faces: readonly Face[];
  /** The corners of its plan: right, ahead. */
  readonly plan: readonly (readonly [number, number])[];
  readonly low: number;
  readonly high: number;
  readonly paint: Paint;
  /** Whether it throws no shadow: paper, cords; missing: it does. */
  readonly isSheer?: true;
}

/** The ground that something is built on: a corner, the direction of its front, how wide and how deep it is. */
export interface Plot {
  readonly x: number;
  readonly z: number;
  /** Along the front, length 1: right, ahead. */
  readonly u: readonly [number, number];
  /** From the front to the back, length 1: right, ahead. */
  readonly w: readonly [number, number];
  readonly wide: number;
  readonly deep: number;
}

/** The sides of a plot. */
export type Side = 'front' | 'back' | 'start' | 'end';
const SIDES: readonly Side[] = ['front', 'back', 'start', 'end'];

/** A slope of a roof that begins at a side: how much it rises a unit inward, and how far out and how high it begins. */
export interface Slope {
  readonly side: Side;
  readonly pitch: number;
  readonly out?: number;
  readonly from: number;
}

/** A part of a plot: how far in from its corner and its front, how wide and how deep; less than nothing is outside. */
export const within = (
  plot: Plot,
  along: number,
  inward: number,
  wide: number,
  deep: number,
): Plot => ({
  ...plot,
  x: plot.x + plot.u[0] * along + plot.w[0] * inward,
  z: plot.z + plot.u[1] * along + plot.w[1] * inward,
  wide,
  deep,
});

/** A plot that is so much larger to all sides. */
export const grown = (plot: Plot, by: number): Plot =>
  within(plot, -by, -by, plot.wide + 2 * by, plot.deep + 2 * by);

/** A box on a plot from one height to another. */
export const boxOn = (plot: Plot, low: number, high: number, paint: Paint): Solid =>
  roofOn(plot, low, high, [], paint);

/** What stands on a plot from one height up to its slopes, at most to another height; sides without slope are upright. */
export function roofOn(
  plot: Plot,
  low: number,
  high: number,
  slopes: readonly Slope[],
  paint: Paint,
): Solid {
  const faces = [
    ...SIDES.map((side) => wallOf(plot, side, low)),
    ...slopes.map((slope) => slopeOf(plot, slope)),
    levelAt(plot, high, 1),
    levelAt(plot, low, -1),
  ];
  return { faces, plan: planOf(plot), low, high, paint };
}

/** The four corners of a plot. */
const planOf = ({ x, z, u, w, wide, deep }: Plot): [number, number][] => [
  [x, z],
  [x + u[0] * wide, z + u[1] * wide],
  [x + u[0] * wide + w[0] * deep, z + u[1] * wide + w[1] * deep],
  [x + w[0] * deep, z + w[1] * deep],
];

/** The outward direction of a side, the corner where it begins, its own direction, and its length. */
function edgeOf({ x, z, u, w, wide, deep }: Plot, side: Side) {
  if (side === 'front') return { out: [-w[0], -w[1]], at: [x, z], along: u, long: wide } as const;
  if (side === 'start') return { out: [-u[0], -u[1]], at: [x, z], along: w, long: deep } as const;
  if (side === 'back')
    return { out: w, at: [x + w[0] * deep, z + w[1] * deep], along: u, long: wide } as const;
  return { out: u, at: [x + u[0] * wide, z + u[1] * wide], along: w, long: deep } as const;
}

function wallOf(plot: Plot, side: Side, low: number): Face {
  const { out, at, along, long } = edgeOf(plot, side);
  return {
    role: side === 'front' ? 'front' : 'side',
    normal: [out[0], 0, out[1]],
    reach: out[0] * at[0] + out[1] * at[1],
    origin: [at[0], low, at[1]],
    along: [along[0], 0, along[1]],
    up: [0, 1, 0],
    long,
  };
}

function slopeOf(plot: Plot, { side, pitch, out: beyond = 0, from }: Slope): Face {
  const { out, at, along, long } = edgeOf(plot, side);
  const length = Math.hypot(pitch, 1);
  const normal: Point = [(out[0] * pitch) / length, 1 / length, (out[1] * pitch) / length];
  const origin: Point = [at[0] + out[0] * beyond, from, at[1] + out[1] * beyond];
  return {
    role: 'roof',
    normal,
    reach: normal[0] * origin[0] + normal[1] * origin[1] + normal[2] * origin[2],
    origin,
    along: [along[0], 0, along[1]],
    up: [-out[0] / length, pitch / length, -out[1] / length],
    long,
  };
}

const levelAt = ({ x, z, u, w, wide }: Plot, height: number, up: 1 | -1): Face => ({
  role: 'level',
  normal: [0, up, 0],
  reach: up * height,
  origin: [x, height, z],
  along: [u[0], 0, u[1]],
  up: [w[0], 0, w[1]],
  long: wide,
});
