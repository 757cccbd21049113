import type { City } from '../../../words/city.ts';
import type { Quarter } from '../houses/build-house.ts';
import { CHICAGO, NEW_YORK } from './american-towers.ts';
import { STUPA, WAT_ARUN } from './asian-shrines.ts';
import { MARINA_BAY, TWIN_TOWERS } from './asian-towers.ts';
import { FRAUENKIRCHE, MARIACKI, STEPHANSDOM, TALLINN } from './gothic-spires.ts';
import type { Landmark } from './landmark.ts';
import { CN_TOWER, SPACE_NEEDLE } from './lone-towers.ts';
import { COPENHAGEN, DUBLIN_SPIRE, GATEWAY, OBELISK } from './monuments.ts';
import { HALLGRIMSKIRKJA, HELSINKI, MICHEL } from './northern-churches.ts';
import { QUARTERS } from './city-quarters.ts';
import { ALHAMBRA_HILL, BERGEN_HILLS, CASTLE_ROCK, FORTRESS } from './on-hills.ts';
import { CARTAGENA, DUBROVNIK, GIRALDA, VALLETTA } from './southern-churches.ts';
import {
  BELFRY,
  CITY_HALL_OF_STOCKHOLM,
  GROSSMUNSTER,
  TOWN_HALL_OF_BRUSSELS,
} from './town-halls.ts';

/** By what a city is known. */
export interface CityLook {
  /** What stands over its roofs; missing: nothing does. */
  readonly landmark?: Landmark;
  /** What its houses are like; missing: as in other towns of its land. */
  readonly quarter?: Quarter;
  /** Whether old ships lie at the quays of its canal, and no trees stand there. */
  readonly moorsShips?: true;
}

/** By what the cities are known that have names here. */
export const CITY_LOOKS: Readonly<Record<City, CityLook>> = {
  vienna: {
    landmark: STEPHANSDOM,
    quarter: QUARTERS.vienna,
  },
  munich: {
    landmark: FRAUENKIRCHE,
    quarter: QUARTERS.munich,
  },
  salzburg: {
    landmark: FORTRESS,
    quarter: QUARTERS.salzburg,
  },
  krakow: {
    landmark: MARIACKI,
    quarter: QUARTERS.krakow,
  },
  tallinn: {
    landmark: TALLINN,
    quarter: QUARTERS.tallinn,
  },
  edinburgh: {
    landmark: CASTLE_ROCK,
    quarter: QUARTERS.edinburgh,
  },
  dublin: {
    landmark: DUBLIN_SPIRE,
    quarter: QUARTERS.dublin,
  },
  stockholm: {
    landmark: CITY_HALL_OF_STOCKHOLM,
    quarter: QUARTERS.stockholm,
  },
  zurich: {
    landmark: GROSSMUNSTER,
    quarter: QUARTERS.zurich,
  },
  hamburg: {
    landmark: MICHEL,
    quarter: QUARTERS.hamburg,
  },
  brussels: {
    landmark: TOWN_HALL_OF_BRUSSELS,
    quarter: QUARTERS.brussels,
  },
  helsinki: {
    landmark: HELSINKI,
    quarter: QUARTERS.helsinki,
  },
  reykjavik: {
    landmark: HALLGRIMSKIRKJA,
    quarter: QUARTERS.reykjavik,
  },
  copenhagen: {
    landmark: COPENHAGEN,
    moorsShips: true,
    quarter: QUARTERS.copenhagen,
  },
  bruges: { landmark: BELFRY },
  bergen: {
    landmark: BERGEN_HILLS,
    moorsShips: true,
    quarter: QUARTERS.bergen,
  },
  dubrovnik: {
    landmark: DUBROVNIK,
    quarter: QUARTERS.dubrovnik,
  },
  valletta: {
    landmark: VALLETTA,
    quarter: QUARTERS.valletta,
  },
  seville: {
    landmark: GIRALDA,
    quarter: QUARTERS.seville,
  },
  granada: { landmark: ALHAMBRA_HILL },
  buenosaires: { landmark: OBELISK },
  cartagena: {
    landmark: CARTAGENA,
    quarter: QUARTERS.cartagena,
  },
  toronto: { landmark: CN_TOWER },
  chicago: { landmark: CHICAGO },
  losangeles: {},
  miami: {},
  newyork: { landmark: NEW_YORK },
  seattle: { landmark: SPACE_NEEDLE },
  singapore: { landmark: MARINA_BAY },
  kualalumpur: { landmark: TWIN_TOWERS },
  kathmandu: {
    landmark: STUPA,
    quarter: QUARTERS.kathmandu,
  },
  bangkok: { landmark: WAT_ARUN },
  hoian: {
    quarter: QUARTERS.hoian,
  },
  mumbai: { landmark: GATEWAY },
};
