import type { OutlyingPlace } from '../../../words/place.ts';
import type { SceneryPlan } from '../site.ts';
import { JUNKYARD } from './junkyard.ts';

/** How each place that lies outside of towns, or at their edge, is laid out. */
export const OUTLYING_PLACES: Readonly<Record<OutlyingPlace, SceneryPlan>> = {
  junkyard: JUNKYARD,
};
