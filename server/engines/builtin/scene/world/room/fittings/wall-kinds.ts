import type { WallFitting } from '../../../words/fitting.ts';
import type { FittingKind } from './fitting.ts';
import { mirror } from './makers/mirror.ts';

/** What hangs on walls and beneath ceilings. */
export const WALL_KINDS: Readonly<Record<WallFitting, FittingKind>> = {
  mirror: { where: 'wall', size: [0.62, 0.9, 0.1], make: mirror },
};
