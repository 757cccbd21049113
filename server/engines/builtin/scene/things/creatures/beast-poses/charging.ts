import { add } from '../../sculpt/vector.ts';
import type { Build } from '../build.ts';
import type { Pose } from './carriage.ts';

/** How low the neck of one that charges is, and how far its face hangs; radians. */
export const CHARGE = { rise: -0.16, nod: -1.02 } as const;

/** The pose of one that charges: its head low before its chest, its brow ahead. */
export function charging({ neck }: Build, pose: Pose): Pose {
  const { rise, nod } = CHARGE;
  const long = neck.length * 1.05;
  return {
    ...pose,
    head: add(pose.withers, [long * Math.cos(rise), long * Math.sin(rise), 0]),
    nod,
  };
}
