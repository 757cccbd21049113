import type { EverydayPlace } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { BACKYARD } from './backyard.ts';
import { BALLPARK } from './ballpark.ts';
import { CAMPSITE } from './campsite.ts';
import { CITY_PARK } from './city-park.ts';
import { COUNTRY_STOP } from './country-stop.ts';
import { DIRT_PITCH } from './dirt-pitch.ts';
import { DOG_PARK } from './dog-park.ts';
import { DRIVEWAY, SNOWY_DRIVEWAY } from './driveway.ts';
import { FACING_BALCONIES } from './facing-balconies.ts';
import { FLATS_YARD } from './flats-yard.ts';
import { ICE_CREAM_VAN } from './ice-cream-van.ts';
import { PARK_POND } from './park-pond.ts';
import { PIGSTY } from './pigsty.ts';
import { PLAYGROUND } from './playground.ts';
import { PLOUGHED } from './ploughed-field.ts';
import { RUGBY_PITCH } from './rugby-pitch.ts';
import { TRAFFIC_JAM } from './traffic-jam.ts';
import { SCHOOL_GARDEN, VEGETABLE_GARDEN } from './vegetable-garden.ts';
import { VILLAGE_PITCH } from './village-pitch.ts';
import { ZOO_PLACE } from './zoo.ts';

/** How each place of everyday life in the open is laid out. */
export const EVERYDAY_PLACES: Readonly<Record<EverydayPlace, SceneryPlan>> = {
  backyard: BACKYARD,
  facingbalconies: FACING_BALCONIES,
  vegetablegarden: VEGETABLE_GARDEN,
  schoolgarden: SCHOOL_GARDEN,
  trafficjam: TRAFFIC_JAM,
  ballpark: BALLPARK,
  countrystop: COUNTRY_STOP,
  driveway: DRIVEWAY,
  snowydriveway: SNOWY_DRIVEWAY,
  flatsyard: FLATS_YARD,
  parkpond: PARK_POND,
  citypark: CITY_PARK,
  pigsty: PIGSTY,
  ploughed: PLOUGHED,
  playground: PLAYGROUND,
  icecreamvan: ICE_CREAM_VAN,
  campsite: CAMPSITE,
  dogpark: DOG_PARK,
  villagepitch: VILLAGE_PITCH,
  dirtpitch: DIRT_PITCH,
  rugbypitch: RUGBY_PITCH,
  zoo: ZOO_PLACE,
};
