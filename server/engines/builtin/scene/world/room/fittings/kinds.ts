import type { PlacedFitting } from '../../../words/fitting.ts';
import type { FittingKind } from './fitting.ts';
import { FLOOR_KINDS } from './floor-kinds.ts';
import { TOP_KINDS } from './top-kinds.ts';
import { WALL_KINDS } from './wall-kinds.ts';

/** What each fitting is. */
export const FITTING_KINDS: Readonly<Record<PlacedFitting, FittingKind>> = {
  ...FLOOR_KINDS,
  ...WALL_KINDS,
  ...TOP_KINDS,
};
