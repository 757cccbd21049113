import type { EverydayPlace } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';
import { BACKYARD } from './backyard.ts';
import { BALLPARK } from './ballpark.ts';
import { TRAFFIC_JAM } from './traffic-jam.ts';
import { VEGETABLE_GARDEN } from './vegetable-garden.ts';

/** How each place of everyday life in the open is laid out. */
export const EVERYDAY_PLACES: Readonly<Record<EverydayPlace, SceneryPlan>> = {
  backyard: BACKYARD,
  vegetablegarden: VEGETABLE_GARDEN,
  trafficjam: TRAFFIC_JAM,
  ballpark: BALLPARK,
};
