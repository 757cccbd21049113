import { clamp } from '../../../arithmetic.ts';
import { isStillLife } from '../../../choices/still-life.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import type { Sight } from '../../wish.ts';
import type { Stage } from '../stage.ts';

/** The steepest way down on a thing that its sprite is drawn for, and how near and far it is seen, in its heights. */
const STEEPEST = 0.5;
/** The same of what stands on a table. */
const STEEPEST_INSIDE = 1.2;
const AWAY = [1.8, 9] as const;

/**
 * How the eye sees a thing of `tall` pixels whose foot is at a height and so far ahead, world units;
 * undefined in rooms, where things are seen as they look best, but for what is served on a table.
 */
export function sightOf(
  { camera, setting }: Pick<Stage, 'camera' | 'setting'>,
  base: number,
  z: number,
  tall: number,
): Sight | undefined {
  const isInside = INDOORS.includes(setting.land);
  if (isInside && !isStillLife(setting.idea)) return undefined;
  const middle = base + (0.5 * tall * z) / camera.focal;
  return {
    above: clamp(
      Math.atan((camera.height - middle) / z),
      0.02,
      isInside ? STEEPEST_INSIDE : STEEPEST,
    ),
    away: clamp(camera.focal / tall, ...AWAY),
  };
}
