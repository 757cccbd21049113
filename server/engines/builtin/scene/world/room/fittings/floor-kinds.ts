import type { FloorFitting } from '../../../words/fitting.ts';
import type { FittingKind } from './fitting.ts';
import { globe } from './makers/globe.ts';
import { trunk } from './makers/trunk.ts';

/** What stands on floors. */
export const FLOOR_KINDS: Readonly<Record<FloorFitting, FittingKind>> = {
  globe: { where: 'floor', size: [0.62, 1.12, 0.62], make: globe },
  trunk: { where: 'floor', size: [0.92, 0.58, 0.52], make: trunk },
};
