import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';

/** Lands with a depth or with walls on both sides, across which a rope is stretched from beyond the picture. */
const GULFS: ReadonlySet<Land> = new Set<Land>([
  ...(['canyon', 'mountain', 'waterfall', 'river', 'lake', 'sea', 'street', 'canal'] as const),
]);

/** Whether somebody walks on a rope high over such a land, and not between posts on the ground. */
export const isOverGulf = (
  { land }: Pick<Setting, 'land'>,
  { traits = [] }: Pick<Subject, 'traits'>,
): boolean => traits.includes('tightrope') && GULFS.has(land);
