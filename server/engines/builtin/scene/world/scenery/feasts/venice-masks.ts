import { FONDAMENTA } from '../famous/europe/fondamenta.ts';
import type { SceneryPlan } from '../site.ts';

/** A landing on a canal of Venice at carnival, on which people in masks and gowns stand. */
export const VENICE_MASKS: SceneryPlan = {
  ...FONDAMENTA,
  who: new Set(['masked', 'ballgown']),
};
