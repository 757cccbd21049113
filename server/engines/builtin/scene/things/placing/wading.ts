import { wades } from '../../by-the-water.ts';
import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';

/** How much of who wades is under water, of its height. */
const UNDER = 0.17;

/** How far below the water the feet are of who wades and is `size` high; 0 of anyone else. World units. */
export const wadingDepth = (
  setting: Pick<Setting, 'land'>,
  subject: Subject,
  size: number,
): number => (wades(setting, subject) ? UNDER * size : 0);
