import type { City } from '../../../words/city.ts';
import type { Quarter } from '../houses/build-house.ts';
import { CHICAGO, NEW_YORK } from './american-towers.ts';
import { STUPA, WAT_ARUN } from './asian-shrines.ts';
import { HONG_KONG, MARINA_BAY, TAIPEI_101, TWIN_TOWERS } from './asian-towers.ts';
import { CASTLE_HILL } from './castle-hill.ts';
import { QUARTERS } from './city-quarters.ts';
import { ARC_DE_TRIOMPHE, GALATA_TOWER, LOUVRE } from './courts-and-towers.ts';
import { GOLDEN_DOME, OTTOMAN_MOSQUE, REGISTAN } from './eastern-domes.ts';
import { FAIRY_CHIMNEYS } from './fairy-chimneys.ts';
import { FRAUENKIRCHE, MARIACKI, STEPHANSDOM, TALLINN } from './gothic-spires.ts';
import { GATEWAY, INDIA_GATE, VICTORIA_MEMORIAL } from './indian-monuments.ts';
import type { Landmark } from './landmark.ts';
import { SEOUL_TOWER, TELEVISION_TOWER, TOKYO_TOWER } from './lattice-towers.ts';
import { CN_TOWER, SPACE_NEEDLE } from './lone-towers.ts';
import { COPENHAGEN, DUBLIN_SPIRE, OBELISK } from './monuments.ts';
import { BERGEN_HILLS, OBSERVATORY_RIDGE, TABLE_MOUNTAIN } from './mountains.ts';
import { HALLGRIMSKIRKJA, HELSINKI, MICHEL } from './northern-churches.ts';
import { ACROPOLIS, ALHAMBRA_HILL, CASTLE_ROCK, FORTRESS } from './on-hills.ts';
import { CARTAGENA, DUBROVNIK, GIRALDA, VALLETTA } from './southern-churches.ts';
import { DUOMO_OF_MILAN, ONE_SPIRE, TYN } from './spired-churches.ts';
import {
  BELFRY,
  CITY_HALL_OF_STOCKHOLM,
  GROSSMUNSTER,
  TOWN_HALL_OF_BRUSSELS,
} from './town-halls.ts';
import { BELL_IN_CAGE, CAPITOL, CHATEAU } from './western-halls.ts';
import { SACRE_COEUR, SAINT_PETERS, SANT_AGNESE } from './white-domes.ts';

/** By what a city is known. */
export interface CityLook {
  /** What stands over its roofs; missing: nothing does. */
  readonly landmark?: Landmark;
  /** What its houses are like; missing: as in other towns of its land. */
  readonly quarter?: Quarter;
  /** Whether old ships lie at the quays of its canal, and no trees stand there. */
  readonly moorsShips?: true;
  /** Whether its houses have wooden balconies full of flowers. */
  readonly balconies?: true;
  /** Whether its bazaar is vaulted. */
  readonly vaults?: true;
  /** Whether palms stand along its streets. */
  readonly palms?: true;
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
    balconies: true,
  },
  tokyo: { landmark: TOKYO_TOWER },
  taipei: { landmark: TAIPEI_101 },
  hongkong: { landmark: HONG_KONG },
  berlin: { landmark: TELEVISION_TOWER },
  seoul: { landmark: SEOUL_TOWER },
  jerusalem: { landmark: GOLDEN_DOME, quarter: QUARTERS.jerusalem },
  samarkand: { landmark: REGISTAN, quarter: QUARTERS.samarkand },
  delhi: { landmark: INDIA_GATE },
  kolkata: { landmark: VICTORIA_MEMORIAL },
  istanbul: { landmark: OTTOMAN_MOSQUE, vaults: true },
  prague: { landmark: TYN, quarter: QUARTERS.prague },
  montmartre: { landmark: SACRE_COEUR },
  etoile: { landmark: ARC_DE_TRIOMPHE },
  louvre: { landmark: LOUVRE, quarter: QUARTERS.louvre },
  navona: { landmark: SANT_AGNESE },
  saintpeters: { landmark: SAINT_PETERS },
  cappadocia: { landmark: FAIRY_CHIMNEYS, quarter: QUARTERS.cappadocia },
  castlehill: { landmark: CASTLE_HILL },
  galata: { landmark: GALATA_TOWER },
  cairo: { landmark: OTTOMAN_MOSQUE, quarter: QUARTERS.cairo },
  strasbourg: { landmark: ONE_SPIRE, quarter: QUARTERS.strasbourg },
  milan: { landmark: DUOMO_OF_MILAN },
  quebec: { landmark: CHATEAU, quarter: QUARTERS.quebec },
  washington: { landmark: CAPITOL },
  provence: { landmark: BELL_IN_CAGE, quarter: QUARTERS.provence },
  athens: { landmark: ACROPOLIS },
  capetown: { landmark: TABLE_MOUNTAIN },
  toronto: { landmark: CN_TOWER },
  chicago: { landmark: CHICAGO },
  losangeles: { landmark: OBSERVATORY_RIDGE, palms: true },
  miami: { quarter: QUARTERS.miami, palms: true },
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
