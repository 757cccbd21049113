import type { Colour } from '../../../words/idea.ts';
import type { BoneForm } from './bone.ts';
import type { HollowForm } from './hollow.ts';
import type { LeafForm } from './leaf.ts';
import type { PlateForm } from './plate.ts';

/** Right, up, ahead; world units. */
export type Point = readonly [number, number, number];

/** What a surface looks like in plain light at a point; `axis` is which way it faces (0 sideways, 1 up or down, 2 ahead or back). */
export type Material = (x: number, y: number, z: number, axis: number) => Colour;

/** How a body fills the space between its two corners. */
export type Form =
  | { readonly kind: 'box' }
  /** The ball drawn out to fill it. */
  | { readonly kind: 'ball' }
  /** Upright and round; its radii below and above are shares of the widest. */
  | { readonly kind: 'drum'; readonly below: number; readonly above: number }
  /** A drum that lies along an axis, sideways or ahead; `upright` is the same with that axis and the upward one exchanged. */
  | {
      readonly kind: 'roll';
      readonly axis: 0 | 2;
      readonly upright: Solid;
      readonly below: number;
      readonly above: number;
    }
  /** A box with round edges of a radius, metres. */
  | { readonly kind: 'pad'; readonly radius: number }
  | BoneForm
  | LeafForm
  | HollowForm
  | PlateForm;

/** A body in a room, between two corners. */
export interface Solid {
  readonly low: Point;
  readonly high: Point;
  readonly material: Material;
  readonly form: Form;
  /** Light it sends out when lamps are on. */
  readonly glow: number;
  /** Whether the sun shines through it; missing: it does not. */
  readonly isGlass?: true;
  /** Whether it is a part of somebody; missing: it is not. */
  readonly isBody?: true;
}

/** Where a ray meets a solid. */
export interface Hit {
  /** How many lengths of the ray away. */
  readonly at: number;
  readonly axis: number;
  /** The surface's direction; length 1. */
  readonly normal: Point;
}

/** A hit. All are made here: so the engine that runs this keeps one shape of them, and reads them fast. */
export const hitAt = (at: number, axis: number, normal: Point): Hit => ({ at, axis, normal });

const BOX: Form = { kind: 'box' };
const BALL: Form = { kind: 'ball' };

/** Solids as parts of somebody: where nobody is they are left out. */
export const asBody = (solids: readonly Solid[]): Solid[] =>
  solids.map((one) => ({ ...one, isBody: true }));

/** A box. */
export const box = (low: Point, high: Point, material: Material): Solid => ({
  low,
  high,
  material,
  form: BOX,
  glow: 0,
});

/** A ball in the space of a box. */
export const ball = (low: Point, high: Point, material: Material, glow = 0): Solid => ({
  low,
  high,
  material,
  form: BALL,
  glow,
});

/** A round ball around a middle; its radius in metres. */
export const sphere = ([x, y, z]: Point, r: number, material: Material, glow = 0): Solid =>
  ball([x - r, y - r, z - r], [x + r, y + r, z + r], material, glow);

/** A box with round edges: what is upholstered. `radius` in metres, at most half its thickness. */
export const pad = (low: Point, high: Point, material: Material, radius: number): Solid => {
  const thin = Math.min(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  return {
    low,
    high,
    material,
    form: { kind: 'pad', radius: Math.min(radius, thin * 0.5) },
    glow: 0,
  };
};

/** An upright round body at a middle between two heights, its radii there in metres: a pot, a round table's top, a lamp's shade. */
export const drum = (
  [x, z]: readonly [number, number],
  [low, high]: readonly [number, number],
  [below, above]: readonly [number, number],
  material: Material,
  glow = 0,
): Solid => {
  const most = Math.max(below, above);
  return {
    low: [x - most, low, z - most],
    high: [x + most, high, z + most],
    material,
    form: { kind: 'drum', below: below / most, above: above / most },
    glow,
  };
};

/** A drum laid along an axis (0 sideways, 2 ahead): its middle on the other axis and upward, from where to where it lies, its radii there in metres. */
export const roll = (
  axis: 0 | 2,
  [across, up]: readonly [number, number],
  along: readonly [number, number],
  radii: readonly [number, number],
  material: Material,
): Solid => {
  const upright = drum(axis === 0 ? [up, across] : [across, up], along, radii, material);
  const most = Math.max(...radii);
  return {
    low: laid(axis, upright.low),
    high: laid(axis, upright.high),
    material,
    form: { kind: 'roll', axis, upright, below: radii[0] / most, above: radii[1] / most },
    glow: 0,
  };
};

/** A place or direction with an axis and the upward one exchanged. */
export const laid = (axis: 0 | 2, [x, y, z]: Point): Point => (axis === 0 ? [y, x, z] : [x, z, y]);

/** Whether the way from a point by `way` passes through a box. */
export function crosses(low: Point, high: Point, from: Point, way: Point): boolean {
  const ix = 1 / (Math.abs(way[0]) < 1e-9 ? 1e-9 : way[0]);
  const ax = (low[0] - from[0]) * ix;
  const bx = (high[0] - from[0]) * ix;
  const enterX = Math.max(0, Math.min(ax, bx));
  const leaveX = Math.min(1, Math.max(ax, bx));
  if (leaveX < enterX) return false;
  const iy = 1 / (Math.abs(way[1]) < 1e-9 ? 1e-9 : way[1]);
  const ay = (low[1] - from[1]) * iy;
  const by = (high[1] - from[1]) * iy;
  const enterY = Math.max(enterX, Math.min(ay, by));
  const leaveY = Math.min(leaveX, Math.max(ay, by));
  if (leaveY < enterY) return false;
  const iz = 1 / (Math.abs(way[2]) < 1e-9 ? 1e-9 : way[2]);
  const az = (low[2] - from[2]) * iz;
  const bz = (high[2] - from[2]) * iz;
  return Math.min(leaveY, Math.max(az, bz)) >= Math.max(enterY, Math.min(az, bz));
}
