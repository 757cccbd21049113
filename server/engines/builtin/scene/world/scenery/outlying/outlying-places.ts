import type { OutlyingPlace } from '../../../words/place.ts';
import type { SceneryPlan } from '../site.ts';
import { JUNKYARD } from './junkyard.ts';
import { TIPI_CAMP } from './tipi-camp.ts';
import { TRAILER_PARK } from './trailer-park.ts';
import { WATER_PARK } from './water-park.ts';

/** How each place that lies outside of towns, or at their edge, is laid out. */
export const OUTLYING_PLACES: Readonly<Record<OutlyingPlace, SceneryPlan>> = {
  junkyard: JUNKYARD,
  trailerpark: TRAILER_PARK,
  waterpark: WATER_PARK,
  tipicamp: TIPI_CAMP,
};
