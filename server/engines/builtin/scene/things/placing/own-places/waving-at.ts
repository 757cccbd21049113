import { clamp } from '../../../arithmetic.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { railwayOf } from '../../../world/paths/railway.ts';
import { hasRails } from '../lands/train-on-rails.ts';
import type { Stage } from '../stage.ts';

/** How far off the part of a train is at which one waves, and how far aside a station's is, metres. */
const TRAIN = { away: 14, aside: 4 } as const;
/** How far who waves is turned from the eye and to it at the most, radians: a face is seen from aside at the least. */
const TURN = { away: -0.5, to: 0.25 } as const;

/** Whether a land is the hall of a station. */
const isHall = (land: Land): boolean => land === 'station' || land === 'oldstation';

/** Which way somebody looks who waves at the train that is there, radians from facing right; undefined for others. */
export function wavingAt(
  { setting }: Stage,
  subject: Subject,
  [x, z]: readonly [number, number],
): number | undefined {
  const { land, side, subjects } = setting;
  const waves = subject.thing === 'person' && subject.traits?.includes('waving') === true;
  const hasTrain = subjects.some(({ thing }) => thing === 'train');
  if (!waves || !hasTrain || (!isHall(land) && !hasRails(setting))) return undefined;
  const at = Math.max(TRAIN.away, z + 3);
  const aside = isHall(land) ? side * TRAIN.aside : railwayOf(setting).middle(at);
  const isRight = aside > x;
  const turned = clamp(Math.atan2(z - at, Math.abs(aside - x)), TURN.away, TURN.to);
  return isRight ? turned : Math.PI - turned;
}
