import type { Random } from '../../../../kernels/random.ts';
import { isOfTuff } from '../../../world/lands/tuff.ts';
import { hoodoo } from '../../outdoors/hoodoo.ts';
import { drawAsSeen } from '../as-seen.ts';
import { kindOf, scatter } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** How many there are in each row, how far off rows are, world units, and how high the lowest and the highest. */
const ROWS = [
  { z: 30, count: 3 },
  { z: 46, count: 6 },
  { z: 70, count: 9 },
  { z: 105, count: 13 },
  { z: 160, count: 18 },
  { z: 240, count: 24 },
] as const;
const HIGH = { least: 5, most: 17 } as const;
/** How free the middle of the valley is to each side, as a share of half the picture's width, by the nearest row. */
const FREE = 0.42;
/** How many different ones there are, and the most that one is high, as a share of the picture's height. */
const KINDS = 9;
const MOST = 0.42;

/** The fairy chimneys that stand all over a valley of tuff: near ones at the sides, far ones everywhere. */
export function fairyChimneys(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land } = setting;
  if (land !== 'canyon' || !isOfTuff(idea)) return [];
  const colour = idea.subjects.find(({ thing }) => thing === 'hoodoo')?.colour ?? null;
  const kinds = Array.from({ length: KINDS }, () => kindOf(stage, hoodoo, colour));
  const size = (random: Random) => HIGH.least + (HIGH.most - HIGH.least) * random.unit() ** 1.6;
  const drafts = scatter(stage, { kinds, rows: ROWS, free: FREE, size, boost: 1 });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
