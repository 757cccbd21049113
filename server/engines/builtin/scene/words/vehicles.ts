import type { Thing } from './thing.ts';

/** What people ride, drive, sail or fly in. */
export type Vehicle =
  | 'boat'
  | 'rowboat'
  | 'gondola'
  /** A fishing boat. */
  | 'trawler'
  | 'ferry'
  | 'steamship'
  | 'liner'
  | 'freighter'
  | 'moonlander'
  /** On another planet. */
  | 'rover'
  | 'carriage'
  /** Behind its horse. */
  | 'sleigh'
  /** Of an army. */
  | 'tank'
  | 'pumpkincoach'
  | 'car'
  | 'policecar'
  | 'ambulance'
  | 'fireengine'
  | 'bus'
  | 'tram'
  | 'tractor'
  /** A harvester of grain. */
  | 'combine'
  | 'bicycle'
  | 'motorcycle'
  | 'train'
  | 'airplane'
  | 'rocket'
  /** A rocket that rises from its pad on fire and smoke. */
  | 'launch'
  | 'spaceship'
  | 'spacestation'
  | 'helicopter'
  | 'ufo'
  | 'airship'
  | 'truck'
  | 'foodtruck'
  | 'icecreamvan'
  | 'campervan'
  /** Of one seat, its wheels free. */
  | 'racecar'
  | 'flyingcar'
  | 'galleon'
  /** A ship of the Vikings. */
  | 'longship'
  | 'wreck'
  | 'submarine'
  | 'airliner';

/** What drives, and has a road where it is named. */
export const ROAD_VEHICLES: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'truck',
  'racecar',
  'bus',
  'motorcycle',
]);

/** Ships of iron that engines drive. */
export const MOTOR_SHIPS: ReadonlySet<Thing> = new Set<Thing>([
  'ferry',
  'liner',
  'freighter',
  'steamship',
]);

/** Boats and ships: people who are named with one are in it. */
export const BOATS: ReadonlySet<Thing> = new Set<Thing>([
  'boat',
  'rowboat',
  'gondola',
  'trawler',
  ...MOTOR_SHIPS,
]);

/** Whether it has rooms and flies in space. */
export const isSpacecraft = (thing: Thing | undefined): boolean =>
  thing === 'spaceship' || thing === 'spacestation';
