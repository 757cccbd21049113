import type { OutlyingPlace } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { AFRICAN_VILLAGE } from './african-village.ts';
import { CRANBERRY_BOG } from './cranberry-bog.ts';
import { PRAIRIE_PLAIN, STEPPE_PLAIN } from './grasslands.ts';
import { JUNKYARD } from './junkyard.ts';
import { MINE_MOUTH } from './mine-mouth.ts';
import { MOUNTAIN_PASS } from './mountain-pass.ts';
import { SKY_LANTERNS } from './sky-lanterns.ts';
import { STADIUM_FRONT } from './stadium-front.ts';
import { STRIP_MALL } from './strip-mall.ts';
import { TIPI_CAMP } from './tipi-camp.ts';
import { TRAILER_PARK } from './trailer-park.ts';
import { TREE_AVENUE } from './tree-avenue.ts';
import { VALLEY } from './valley.ts';
import { WATER_PARK } from './water-park.ts';

/** How each place that lies outside of towns, or at their edge, is laid out. */
export const OUTLYING_PLACES: Readonly<Record<OutlyingPlace, SceneryPlan>> = {
  junkyard: JUNKYARD,
  trailerpark: TRAILER_PARK,
  waterpark: WATER_PARK,
  tipicamp: TIPI_CAMP,
  africanvillage: AFRICAN_VILLAGE,
  steppe: STEPPE_PLAIN,
  prairie: PRAIRIE_PLAIN,
  mountainpass: MOUNTAIN_PASS,
  valley: VALLEY,
  treeavenue: TREE_AVENUE,
  minemouth: MINE_MOUTH,
  stadiumfront: STADIUM_FRONT,
  stripmall: STRIP_MALL,
  cranberrybog: CRANBERRY_BOG,
  skylanterns: SKY_LANTERNS,
};
