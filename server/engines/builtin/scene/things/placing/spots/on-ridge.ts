import { ridgeFor } from '../../../world/roof.ts';
import { tallestOf } from '../size/true-size.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';

/** How far below the ridge the nearer feet of who is on it are, by how far ahead it is. */
const STRADDLE = 0.02;

/** A place on the ridge of the roof before the eye. */
export function onRidge({ camera, setting }: Stage, column: number): Spot {
  const { centre, focal, height } = camera;
  const { z, below } = ridgeFor(tallestOf(setting.idea, setting.land));
  return {
    x: ((column - centre) * z) / focal,
    z,
    base: height - below - STRADDLE * z,
    nearness: 1,
  };
}
