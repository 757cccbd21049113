import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Wish } from '../../wish.ts';
import { oneOfSeveral } from './one-of-several.ts';
import { isWomanOfSeveral } from './woman-of-several.ts';

/** What tells the one of several people on a bridge that a wish is for from the others, as those are told apart who stand on the ground; nothing for one alone, and for animals. */
export function oneOnBridge(
  setting: Setting,
  thing: Thing,
  { count }: NonNullable<Subject['load']>,
  { nth, colour, posture, traits = [], holds, company, hair }: Wish,
): Partial<Wish> {
  if (thing !== 'person' || nth === undefined) return {};
  const subject: Subject = {
    ...{ thing, count, colour, posture, traits, size: 1 },
    ...(holds && { holds }),
    ...(company && { company }),
    ...(hair && { hair }),
  };
  const own = isWomanOfSeveral(subject, nth) ? ([...traits, 'woman'] as const) : traits;
  return { traits: own, ...oneOfSeveral(setting, subject, nth, own) };
}
