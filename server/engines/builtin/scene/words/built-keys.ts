import type { Meaning } from './meaning.ts';

/** What `lists/built-places.ts` has words for: places that people have built in the open, and who and what is known there. */
export const BUILT_KEYS = {
  foodtruck: { land: 'field', ifNone: true, scenery: 'foodtrucks', park: true, thing: 'foodtruck' },
  cottoncandy: { land: 'field', ifNone: true, scenery: 'fairground' },
  foodtrucks: { land: 'field', scenery: 'foodtrucks', park: true },
  beergarden: { land: 'field', scenery: 'beergarden' },
  seaterrace: { land: 'beach', scenery: 'seaterrace' },
  skatepark: { land: 'field', scenery: 'skatepark', park: true },
  emptypool: { land: 'field', scenery: 'emptypool' },
  skateboarder: {
    thing: 'skateboarder',
    land: 'field',
    ifNone: true,
    scenery: 'skatepark',
    park: true,
  },
  parkinglot: { land: 'field', scenery: 'parkinglot', park: true },
  drivein: { land: 'field', scenery: 'drivein' },
  racetrack: { land: 'field', scenery: 'racetrack' },
  roadtunnel: { land: 'mountain', scenery: 'roadtunnel' },
  underpass: { land: 'field', scenery: 'underpass', park: true },
  tollplaza: { land: 'field', scenery: 'tollplaza' },
  hangar: { land: 'field', scenery: 'hangar' },
  interchange: { land: 'field', scenery: 'interchange', park: true },
  shipyard: { land: 'field', scenery: 'shipyard' },
  quarry: { land: 'field', scenery: 'quarry' },
  coveredbridge: { land: 'field', scenery: 'coveredbridge' },
  subwayentrance: { land: 'street', scenery: 'subwayentrance' },
  carwash: { land: 'field', scenery: 'carwash', park: true },
  schoolyard: { land: 'field', scenery: 'schoolyard' },
  promenade: { land: 'beach', scenery: 'promenade' },
  tenniscourt: { land: 'field', scenery: 'tenniscourt' },
  golfcourse: { land: 'field', scenery: 'golfcourse' },
  rollercoaster: { land: 'field', scenery: 'rollercoaster' },
  firestation: { land: 'field', scenery: 'firestation' },
  policestation: { land: 'field', scenery: 'policestation' },
  hospitalfront: { land: 'field', scenery: 'hospitalfront' },
  solarfarm: { land: 'field', scenery: 'solarfarm' },
  stepwell: { land: 'field', scenery: 'stepwell' },
  hadrianswall: { land: 'field', scenery: 'hadrianswall' },
  radiotelescope: { land: 'plain', scenery: 'radiotelescope' },
  racecar: { land: 'field', ifNone: true, scenery: 'racetrack', thing: 'racecar' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link BUILT_KEYS}. */
export type BuiltKey = keyof typeof BUILT_KEYS;
