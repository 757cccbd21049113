import { ofTheSnow } from './animals/of-the-snow.ts';
import { townsOnBacks } from './animals/on-backs.ts';
import { dinnersAtHome } from './feasts/dinners-at-home.ts';
import { clockTowers } from './lands/clock-towers.ts';
import { inTheCountry } from './lands/in-the-country.ts';
import { loneThings } from './lands/lone-things.ts';
import { lostParks } from './lands/lost-parks.ts';
import { millsAtBrooks } from './lands/mills-at-brooks.ts';
import { withOrigins } from './people/origins.ts';
import type { Rule } from './pieces.ts';
import { atBalls } from './play/at-balls.ts';
import { atTournaments } from './play/at-tournaments.ts';
import { atHenHuts } from './rooms/at-hen-huts.ts';
import { atHome } from './rooms/at-home.ts';
import { beforeBuildings } from './rooms/before-buildings.ts';
import { withoutRoomsOfBurrows } from './rooms/before-burrows.ts';
import { beforeChurches } from './rooms/before-churches.ts';
import { byPlaneWindows } from './rooms/by-plane-windows.ts';
import { diningCars } from './rooms/dining-cars.ts';
import { inCarriages } from './rooms/in-carriages.ts';
import { inNoodleShops } from './rooms/in-noodle-shops.ts';
import { inShells } from './rooms/in-shells.ts';
import { inTowers } from './rooms/in-towers.ts';
import { openOffices } from './rooms/open-offices.ts';
import { driversWithPassengers } from './rooms/riding-within.ts';
import { inRoomsOfHouses } from './rooms/rooms-of-houses.ts';
import { shipCabins } from './rooms/ship-cabins.ts';
import { underEaves } from './rooms/under-eaves.ts';
import { windowsOfRooms } from './rooms/windows-of-rooms.ts';
import { readWithin } from './rooms/within.ts';
import { withinFamous } from './rooms/within-famous.ts';
import { withinOldPlaces } from './rooms/within-old-places.ts';
import { byTheirLands } from './senses/by-their-lands.ts';
import { byWhatIsThere } from './senses/by-what-is-there.ts';
import { withoutOwners } from './senses/owners.ts';
import { withPronouns } from './senses/pronouns.ts';
import { tellingTales } from './senses/telling-tales.ts';
import { whereRegionsAre } from './senses/where-regions-are.ts';
import { archesElsewhere } from './towns/arches-elsewhere.ts';
import { atMarkets } from './towns/at-markets.ts';
import { atRushHour } from './towns/at-rush-hour.ts';
import { balconiesOfStreets } from './towns/balconies-of-streets.ts';
import { belowCastles } from './towns/below-castles.ts';
import { earthRoads } from './towns/earth-roads.ts';
import { gardensOfLands } from './towns/gardens-of-lands.ts';
import { homesOfLands } from './towns/homes-of-lands.ts';
import { inMiddleAges } from './towns/in-middle-ages.ts';
import { inStreets } from './towns/in-streets.ts';
import { namedCourts } from './towns/named-courts.ts';
import { oldDesertTowns } from './towns/old-desert-towns.ts';
import { palaceStations } from './towns/palace-stations.ts';
import { parksOfCities } from './towns/parks-of-cities.ts';
import { regionsElsewhere } from './towns/regions-elsewhere.ts';
import { villagesOfLands } from './towns/villages-of-lands.ts';
import { washingOverStreets } from './towns/washing-over-streets.ts';
import { inBalloons } from './upon/in-balloons.ts';

/** Where the picture is: whose a land or a town is, in or before what rooms and buildings. In turn. */
export const WHERE_IT_IS: readonly Rule[] = [
  inTheCountry,
  windowsOfRooms,
  ofTheSnow,
  withoutOwners,
  tellingTales,
  dinnersAtHome,
  atHome,
  withPronouns,
  atBalls,
  namedCourts,
  gardensOfLands,
  parksOfCities,
  loneThings,
  atHenHuts,
  diningCars,
  underEaves,
  inShells,
  inTowers,
  shipCabins,
  openOffices,
  withinOldPlaces,
  lostParks,
  millsAtBrooks,
  clockTowers,
  townsOnBacks,
  withOrigins,
  byTheirLands,
  byWhatIsThere,
  oldDesertTowns,
  earthRoads,
  villagesOfLands,
  homesOfLands,
  whereRegionsAre,
  archesElsewhere,
  regionsElsewhere,
  inMiddleAges,
  atMarkets,
  palaceStations,
  atRushHour,
  inStreets,
  balconiesOfStreets,
  belowCastles,
  washingOverStreets,
  atTournaments,
  withoutRoomsOfBurrows,
  inBalloons,
  driversWithPassengers,
  inCarriages,
  beforeChurches,
  beforeBuildings,
  withinFamous,
  inNoodleShops,
  readWithin,
  byPlaneWindows,
  inRoomsOfHouses,
];
