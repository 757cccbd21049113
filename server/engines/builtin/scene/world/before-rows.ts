import { mix, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import { isPicker } from '../words/keys/places/field-keys.ts';
import type { Ground } from './ground.ts';

/** Over how far hills go over into the level ground before the eye, and how far ahead the height of that is taken. World units. */
const LEVEL = { from: 16, to: 75, at: 12 } as const;

/** Ground that is level before the eye where people pick what grows on hills: on a slope that falls from it they would be far down. */
export function levelForPickers(
  ground: Ground,
  { land, subjects }: Pick<Setting, 'land' | 'subjects'>,
): Ground {
  if (land !== 'field' || !subjects.some(({ traits }) => isPicker(traits))) return ground;
  const level = ground(0, LEVEL.at);
  return (x, z) =>
    mix(level, ground(x, z), smoothstep(LEVEL.from, LEVEL.to, Math.hypot(0.6 * x, z)));
}
