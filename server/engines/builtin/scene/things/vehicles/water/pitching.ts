import type { Random } from '../../../../kernels/random.ts';
import { after, pitch, type Rotation, roll, UNTURNED } from '../../sculpt/vector.ts';

/** How a ship lies that waves throw about: its bow up or down and heeled over, by up to so many radians; 0 on an even keel. */
export function pitching(random: Random, heels: number): Rotation {
  if (heels === 0) return UNTURNED;
  const bow = (random.unit() < 0.5 ? -1 : 1) * heels * (0.6 + 0.4 * random.unit());
  return after(pitch(0.8 * heels), roll(bow));
}
