import type { FamousPlace } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';
import { CAPE_TOWN } from './cape-town.ts';
import { DINER_66 } from './diner-66.ts';
import { FRENCH_QUARTER } from './french-quarter.ts';
import { LISBON } from './lisbon.ts';
import { RIO } from './rio.ts';

/** How each place that the world knows by sight is laid out. */
export const FAMOUS_PLACES: Readonly<Record<FamousPlace, SceneryPlan>> = {
  rio: RIO,
  capetown: CAPE_TOWN,
  diner66: DINER_66,
  lisbon: LISBON,
  frenchquarter: FRENCH_QUARTER,
};
