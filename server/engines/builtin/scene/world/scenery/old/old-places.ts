import type { OldPlace } from '../../../words/place.ts';
import type { SceneryPlan } from '../site.ts';
import { OBSERVATORY } from './observatory.ts';
import { OBSERVATORY_HALL } from './observatory-hall.ts';
import { RUINED_NAVE } from './ruined-nave.ts';

/** How each place of old times, or over the roofs, is laid out. */
export const OLD_PLACES: Readonly<Record<OldPlace, SceneryPlan>> = {
  ruinednave: RUINED_NAVE,
  observatory: OBSERVATORY,
  observatoryhall: OBSERVATORY_HALL,
};
