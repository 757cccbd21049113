import { faceThrough } from './convex.ts';
import { type Face, type Paint, type Plot, roofOn, type Solid } from './solid.ts';

/** Ground that falls ahead of the eye: how high it is at the eye, and how much lower a unit ahead. */
export interface Fall {
  readonly top: number;
  readonly pitch: number;
}

/**
 * What stands on a plot (square to the eye) of ground that falls ahead, from `low` to `high` above that ground: its top and its
 * foot are as steep as the ground. Its paint counts upward from the ground at `low`. World units.
 */
export function sloped(
  plot: Plot,
  { top, pitch }: Fall,
  low: number,
  high: number,
  paint: Paint,
): Solid {
  const near = top - pitch * plot.z;
  const far = near - pitch * plot.deep;
  const box = roofOn(plot, far + low, near + high, [], paint);
  const roof = faceThrough('roof', [0, 1, pitch], [plot.x, near + high, plot.z], plot.wide);
  const foot = faceThrough('level', [0, -1, -pitch], [plot.x, near + low, plot.z], plot.wide);
  const leaning = (face: Face): Face =>
    face.role === 'front' || face.role === 'side'
      ? { ...face, origin: [plot.x, near + low, plot.z], up: [0, 1, pitch] }
      : face;
  return {
    ...box,
    faces: [
      ...box.faces.filter(({ role }) => role !== 'level').map(leaning),
      { ...roof, along: [1, 0, 0], up: [0, 0, 1] },
      foot,
    ],
  };
}
