import type { Colour } from '../../../../words/idea.ts';
import { flat } from '../../furniture.ts';
import { bone } from '../../solids/bone.ts';
import { limb } from '../../solids/limb.ts';
import type { Material, Point, Solid } from '../../solids/solid.ts';
import * as solids from '../../solids/solid.ts';

/** From where to where along an axis, metres. */
type Range = readonly [from: number, to: number];
/** A look, or one colour all over. */
type Look = Material | Colour;

const asMaterial = (look: Look): Material => (typeof look === 'function' ? look : flat(look));

/** The solids of `solid.ts` and `bone.ts`, given by their places beside one place: right of it, above it, farther than it; metres. */
export interface Around {
  readonly box: (x: Range, y: Range, z: Range, look: Look) => Solid;
  readonly pad: (x: Range, y: Range, z: Range, look: Look, radius: number) => Solid;
  readonly ball: (middle: Point, radii: Point, look: Look, glow?: number) => Solid;
  readonly drum: (
    middle: readonly [number, number],
    y: Range,
    radii: Range,
    look: Look,
    glow?: number,
  ) => Solid;
  readonly roll: (
    axis: 0 | 2,
    middle: readonly [across: number, up: number],
    along: Range,
    radii: Range,
    look: Look,
  ) => Solid;
  readonly bone: (from: Point, to: Point, radii: Range, look: Look) => Solid;
  readonly limb: (joints: readonly Point[], radii: Range, look: Look) => Solid[];
  /** A look that is told by places beside that place. */
  readonly look: (of: Material) => Material;
  /** A place of the room that is so far beside it. */
  readonly place: (beside: Point) => Point;
}

/** Makers of solids around a place. */
export function around([x, y, z]: Point): Around {
  const place = ([dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz];
  const corners = ([x0, x1]: Range, [y0, y1]: Range, [z0, z1]: Range) =>
    [place([x0, y0, z0]), place([x1, y1, z1])] as const;
  return {
    place,
    look: (of) => (px, py, pz, axis) => of(px - x, py - y, pz - z, axis),
    box: (xs, ys, zs, look) => solids.box(...corners(xs, ys, zs), asMaterial(look)),
    pad: (xs, ys, zs, look, radius) => solids.pad(...corners(xs, ys, zs), asMaterial(look), radius),
    ball: ([mx, my, mz], [rx, ry, rz], look, glow) =>
      solids.ball(
        ...corners([mx - rx, mx + rx], [my - ry, my + ry], [mz - rz, mz + rz]),
        asMaterial(look),
        glow,
      ),
    drum: ([mx, mz], [low, high], radii, look, glow) =>
      solids.drum([x + mx, z + mz], [y + low, y + high], radii, asMaterial(look), glow),
    roll: (axis, [across, up], [from, to], radii, look) => {
      const [beside, along] = axis === 0 ? [z, x] : [x, z];
      return solids.roll(
        axis,
        [beside + across, y + up],
        [along + from, along + to],
        radii,
        asMaterial(look),
      );
    },
    bone: (from, to, radii, look) => bone(place(from), place(to), radii, asMaterial(look)),
    limb: (joints, radii, look) => limb(joints.map(place), radii, asMaterial(look)),
  };
}

/** A ring upright before the eye as a polygon of so many places, closed: its middle, its radius. */
export const ringOf = ([x, y, z]: Point, radius: number, count: number): readonly Point[] =>
  Array.from({ length: count + 1 }, (_, n): Point => {
    const turn = (2 * Math.PI * n) / count;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn), z];
  });
