import { bathes, wades } from '../../by-the-water.ts';
import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';

/** How much of who wades for fish is under water, of its height, and of who bathes. */
const UNDER = { fishing: 0.17, bathing: 0.27 } as const;

/** How far below the water the feet are of who wades and is `size` high; 0 of anyone else. World units. */
export const wadingDepth = (
  setting: Pick<Setting, 'land'>,
  subject: Subject,
  size: number,
): number => (wades(setting, subject) ? UNDER[bathes(subject) ? 'bathing' : 'fishing'] * size : 0);
