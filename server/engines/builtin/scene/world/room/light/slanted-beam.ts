import { clamp } from '../../../arithmetic.ts';
import type { Room } from '../plan-room.ts';
import type { Point } from '../solids/solid.ts';
import type { Beam } from './beam.ts';

/** How far a beam goes aside and ahead for each metre that it falls, at the most: lower light would miss the floor that is in view. */
const SLANT = 0.55;
/** Where on the floor ahead of the eye it falls, as a share of how far off the wall ahead is and at the most, metres. */
const FALLS = { share: 0.6, most: 5.6 } as const;

/** The beam by which light from a direction falls through an opening of a room's ceiling to the middle of its floor; bars so far apart stand before the opening's panes, or it is a hole (null). */
export function slantedBeam(
  { left, right, high, back }: Pick<Room, 'left' | 'right' | 'high' | 'back'>,
  toward: Point,
  bars: number | null,
): Beam {
  const level = Math.hypot(toward[0], toward[2]) || 1;
  const slant = Math.min(SLANT, level / Math.max(0.1, toward[1]));
  const [kx, kz] = [(slant * toward[0]) / level, (slant * toward[2]) / level];
  const [wide, deep] = [clamp((right - left) * 0.24, 1, 2.6), clamp(back * 0.2, 1.1, 3)];
  const z = clamp(
    Math.min(FALLS.share * back, FALLS.most) + high * kz,
    deep,
    Math.max(deep, back - 0.3 - deep / 2),
  );
  const x = clamp((left + right) / 2 + high * kx, left + wide, right - wide);
  const length = Math.hypot(kx, 1, kz);
  return {
    opening: [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2],
    high,
    toward: [kx / length, 1 / length, kz / length],
    bars,
  };
}
