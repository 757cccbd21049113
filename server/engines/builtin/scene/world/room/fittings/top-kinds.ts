import type { TopFitting } from '../../../words/fitting.ts';
import type { FittingKind } from './fitting.ts';
import { radio } from './makers/radio.ts';

/** What stands or lies on tops. */
export const TOP_KINDS: Readonly<Record<TopFitting, FittingKind>> = {
  radio: { where: 'top', size: [0.46, 0.32, 0.26], make: radio },
};
