import type { BuiltPlace } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { BEER_GARDEN } from './beer-garden.ts';
import { CAR_WASH } from './car-wash.ts';
import { FIRE_STATION, HOSPITAL, POLICE_STATION } from './civic-buildings.ts';
import { CLOISTER } from './cloister.ts';
import { CONSTRUCTION_SITE } from './construction-site.ts';
import { COVERED_BRIDGE } from './covered-bridge.ts';
import { DRIVE_IN } from './drive-in.ts';
import { EMPTY_POOL } from './empty-pool.ts';
import { FAIRGROUND } from './fairground.ts';
import { FOOD_TRUCKS } from './food-trucks.ts';
import { FORECOURT } from './forecourt.ts';
import { GOLF_COURSE } from './golf-course.ts';
import { HADRIANS_WALL } from './hadrians-wall.ts';
import { AIRCRAFT_HANGAR } from './hangar.ts';
import { HORSE_RACE } from './horse-race.ts';
import { INTERCHANGE } from './interchange.ts';
import { MOSQUE_COURT } from './mosque-court.ts';
import { OPEN_STAGE } from './open-stage.ts';
import { PARKING_LOT } from './parking-lot.ts';
import { PIT_LANE } from './pit-lane.ts';
import { PROMENADE } from './promenade.ts';
import { QUARRY } from './quarry.ts';
import { RACETRACK } from './racetrack.ts';
import { RADIO_TELESCOPE } from './radio-telescope.ts';
import { ROAD_TUNNEL } from './road-tunnel.ts';
import { ROLLER_COASTER } from './roller-coaster.ts';
import { ROOFTOP_POOL } from './rooftop-pool.ts';
import { SCHOOL_YARD } from './school-yard.ts';
import { SEA_TERRACE } from './sea-terrace.ts';
import { SHIPYARD } from './shipyard.ts';
import { SKATE_BRIDGE } from './skate-bridge.ts';
import { SKATE_PARK } from './skate-park.ts';
import { SMALL_TOWN } from './small-town.ts';
import { SOLAR_FARM } from './solar-farm.ts';
import { STEPWELL } from './stepwell.ts';
import { SUBWAY_ENTRANCE } from './subway-entrance.ts';
import { TENNIS_COURT } from './tennis-court.ts';
import { TOLL_PLAZA } from './toll-plaza.ts';
import { UNDERPASS } from './underpass.ts';

/** How each place that people have built in the open is laid out. */
export const BUILT_PLACES: Readonly<Record<BuiltPlace, SceneryPlan>> = {
  beergarden: BEER_GARDEN,
  seaterrace: SEA_TERRACE,
  foodtrucks: FOOD_TRUCKS,
  fairground: FAIRGROUND,
  skatepark: SKATE_PARK,
  skatebridge: SKATE_BRIDGE,
  rooftoppool: ROOFTOP_POOL,
  emptypool: EMPTY_POOL,
  parkinglot: PARKING_LOT,
  drivein: DRIVE_IN,
  horserace: HORSE_RACE,
  racetrack: RACETRACK,
  pitlane: PIT_LANE,
  radiotelescope: RADIO_TELESCOPE,
  hadrianswall: HADRIANS_WALL,
  stepwell: STEPWELL,
  solarfarm: SOLAR_FARM,
  hospitalfront: HOSPITAL,
  policestation: POLICE_STATION,
  firestation: FIRE_STATION,
  rollercoaster: ROLLER_COASTER,
  golfcourse: GOLF_COURSE,
  tenniscourt: TENNIS_COURT,
  promenade: PROMENADE,
  schoolyard: SCHOOL_YARD,
  carwash: CAR_WASH,
  forecourt: FORECOURT,
  subwayentrance: SUBWAY_ENTRANCE,
  coveredbridge: COVERED_BRIDGE,
  quarry: QUARRY,
  shipyard: SHIPYARD,
  interchange: INTERCHANGE,
  roadtunnel: ROAD_TUNNEL,
  underpass: UNDERPASS,
  tollplaza: TOLL_PLAZA,
  hangar: AIRCRAFT_HANGAR,
  mosquecourt: MOSQUE_COURT,
  openstage: OPEN_STAGE,
  constructionsite: CONSTRUCTION_SITE,
  smalltown: SMALL_TOWN,
  cloister: CLOISTER,
};
