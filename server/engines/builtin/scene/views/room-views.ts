import type { Land } from '../words/land.ts';
import type { View } from './view.ts';

/** The four compositions of rooms. */
const ROOM_VIEWS: readonly View[] = [
  { horizon: 0.46, lens: 0.8, eye: 1 },
  { horizon: 0.52, lens: 0.95, eye: 0.85 },
  { horizon: 0.4, lens: 0.72, eye: 1.2 },
  { horizon: 0.5, lens: 0.88, eye: 1.05 },
];

/** The same of rooms that are long: nearer, as their floor and ceiling tell little. */
const LONG_ROOM_VIEWS: readonly View[] = [
  { horizon: 0.37, lens: 1.16, eye: 0.92 },
  { horizon: 0.42, lens: 1.3, eye: 0.86 },
  { horizon: 0.36, lens: 0.98, eye: 1.1 },
  { horizon: 0.4, lens: 1.2, eye: 0.96 },
];

/** The same of shops: nearer than of other rooms, whose floor and ceiling are emptier. */
const SHOP_VIEWS: readonly View[] = [
  { horizon: 0.41, lens: 0.94, eye: 0.95 },
  { horizon: 0.47, lens: 1.02, eye: 0.88 },
  { horizon: 0.4, lens: 0.8, eye: 1.12 },
  { horizon: 0.45, lens: 0.98, eye: 1 },
];

/** The same of a church: what is above one's head there is looked up to. */
const NAVE_VIEWS: readonly View[] = [
  { horizon: 0.68, lens: 0.78, eye: 1 },
  { horizon: 0.6, lens: 1.05, eye: 1.1 },
  { horizon: 0.76, lens: 0.7, eye: 0.9 },
  { horizon: 0.64, lens: 0.9, eye: 2.2 },
];

/** The same of a ballroom: between its floor, on which one dances, and its chandeliers. */
const BALLROOM_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.8, eye: 1 },
  { horizon: 0.55, lens: 1, eye: 1.05 },
  { horizon: 0.66, lens: 0.72, eye: 0.9 },
  { horizon: 0.58, lens: 0.9, eye: 1.6 },
];

/** The same of a cockpit: more of its instruments than of its roof. */
const COCKPIT_VIEWS: readonly View[] = [
  { horizon: 0.36, lens: 0.92, eye: 1 },
  { horizon: 0.42, lens: 1.02, eye: 1 },
  { horizon: 0.38, lens: 0.86, eye: 1.06 },
  { horizon: 0.34, lens: 0.98, eye: 1.03 },
];

/** The same of a row of an airliner's windows: as who sits across the aisle sees it. */
const PLANE_VIEWS: readonly View[] = [
  { horizon: 0.5, lens: 1.12, eye: 0.8 },
  { horizon: 0.46, lens: 1.3, eye: 0.78 },
  { horizon: 0.52, lens: 1, eye: 0.84 },
  { horizon: 0.5, lens: 1.2, eye: 0.8 },
];

/** The same of a tent: as who sits in it sees it. */
const TENT_VIEWS: readonly View[] = [
  { horizon: 0.5, lens: 0.74, eye: 0.66 },
  { horizon: 0.46, lens: 0.84, eye: 0.72 },
  { horizon: 0.56, lens: 0.68, eye: 0.56 },
  { horizon: 0.5, lens: 0.8, eye: 0.7 },
];

/** The same of a lecture hall: from its last row, over those below. */
const LECTURE_VIEWS: readonly View[] = [
  { horizon: 0.4, lens: 0.8, eye: 2.5 },
  { horizon: 0.34, lens: 0.9, eye: 2.65 },
  { horizon: 0.46, lens: 0.74, eye: 2.4 },
  { horizon: 0.4, lens: 0.98, eye: 2.5 },
];

/** The same of a Japanese veranda: its boards before the garden. */
const ENGAWA_VIEWS: readonly View[] = [
  { horizon: 0.45, lens: 0.8, eye: 0.95 },
  { horizon: 0.36, lens: 0.86, eye: 1.08 },
  { horizon: 0.42, lens: 0.74, eye: 1.12 },
  { horizon: 0.34, lens: 0.9, eye: 0.95 },
];

/** The same of a church at a wedding: its flowers are near the eye. */
const WEDDING_VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 1, eye: 1.05 },
  { horizon: 0.52, lens: 1.15, eye: 1.1 },
  { horizon: 0.66, lens: 0.84, eye: 1 },
  { horizon: 0.56, lens: 1.08, eye: 1.3 },
];

/** The same of a convenience store's front: its lit band beneath the sky. */
const STOREFRONT_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.82, eye: 1 },
  { horizon: 0.56, lens: 0.94, eye: 0.95 },
  { horizon: 0.62, lens: 0.74, eye: 1.05 },
  { horizon: 0.58, lens: 0.88, eye: 1 },
];

/** The same of halls of sport: near to those who do it. */
const SPORT_VIEWS: readonly View[] = [
  { horizon: 0.43, lens: 1.1, eye: 1.08 },
  { horizon: 0.47, lens: 1.15, eye: 0.98 },
  { horizon: 0.37, lens: 0.98, eye: 1.32 },
  { horizon: 0.44, lens: 1.16, eye: 1.16 },
];

/** The same of grounds under the sky. */
const GROUND_VIEWS: readonly View[] = [
  { horizon: 0.42, lens: 0.98, eye: 1.25 },
  { horizon: 0.48, lens: 1.08, eye: 1.1 },
  { horizon: 0.36, lens: 0.9, eye: 1.55 },
  { horizon: 0.44, lens: 1.02, eye: 1.35 },
];

/** The same of people in the air, whose heads are in wide pictures too. */
const TRAMPOLINE_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.98, eye: 1.3 },
  { horizon: 0.63, lens: 1.02, eye: 1.2 },
  { horizon: 0.57, lens: 0.92, eye: 1.4 },
  { horizon: 0.61, lens: 1, eye: 1.32 },
];

/** The same of somebody high over a bar. */
const VAULT_VIEWS: readonly View[] = [
  { horizon: 0.68, lens: 1.05, eye: 1 },
  { horizon: 0.72, lens: 1.15, eye: 0.85 },
  { horizon: 0.64, lens: 0.98, eye: 1.2 },
  { horizon: 0.7, lens: 1.1, eye: 1 },
];

/** The same of corners of towns: as who comes up to them sees them. */
const CORNER_VIEWS: readonly View[] = [
  { horizon: 0.48, lens: 0.94, eye: 1 },
  { horizon: 0.52, lens: 1.04, eye: 0.92 },
  { horizon: 0.44, lens: 0.86, eye: 1.15 },
  { horizon: 0.5, lens: 0.98, eye: 1.05 },
];

/** Rooms that are seen as shops are. */
const SHOPS: readonly Land[] = [
  'karaoke',
  'cocktailbar',
  'flowershop',
  'toyshop',
  'bakery',
  'barbershop',
  'apothecary',
  'tailor',
  'clothesshop',
  'shoeshop',
  'bookshop',
  'cafe',
  'antiqueshop',
  'recordshop',
  'icecreamparlour',
  'sushibar',
  'ministore',
  'teahouse',
  'captaincabin',
  'atticbedroom',
  'elevator',
  'basement',
  'butchershop',
  'pizzeria',
  'sauna',
  'tattooparlour',
  'postoffice',
  'bankhall',
  'hardwarestore',
  'ambulanceroom',
  'egyptiantomb',
  'musicroom',
  'backstage',
  'spa',
  'controlroom',
  'carshowroom',
  'seventieskitchen',
  'jeweller',
  'optician',
  'instrumentshop',
  'clockshop',
  'cobblershop',
  'engineroom',
  'airshipgondola',
  'brewery',
  'shipbridge',
];

/** Rooms that are looked at in their own ways. */
const OWN_VIEWS: Partial<Readonly<Record<Land, readonly View[]>>> = {
  nave: NAVE_VIEWS,
  churchwedding: WEDDING_VIEWS,
  throneroom: NAVE_VIEWS,
  circusring: BALLROOM_VIEWS,
  planetarium: NAVE_VIEWS,
  dinosaurhall: BALLROOM_VIEWS,
  templehall: BALLROOM_VIEWS,
  planewindow: PLANE_VIEWS,
  trainwindow: PLANE_VIEWS,
  prayerhall: NAVE_VIEWS,
  tentroom: TENT_VIEWS,
  burrow: TENT_VIEWS,
  curlingrink: SPORT_VIEWS,
  fencinghall: SPORT_VIEWS,
  gaminghall: SPORT_VIEWS,
  kindergarten: SPORT_VIEWS,
  sumoring: SPORT_VIEWS,
  madlaboratory: CORNER_VIEWS,
  forestbakery: CORNER_VIEWS,
  dagashishop: CORNER_VIEWS,
  diwalicourt: CORNER_VIEWS,
  hanokcafe: CORNER_VIEWS,
  hanokcourt: CORNER_VIEWS,
  newskiosk: CORNER_VIEWS,
  teastall: CORNER_VIEWS,
  tentbar: CORNER_VIEWS,
  athletics: GROUND_VIEWS,
  cricketground: GROUND_VIEWS,
  lido: GROUND_VIEWS,
  minigolf: GROUND_VIEWS,
  polevault: VAULT_VIEWS,
  trampolinehall: TRAMPOLINE_VIEWS,
  hollowtree: TENT_VIEWS,
  mushroomroom: TENT_VIEWS,
  romanbath: BALLROOM_VIEWS,
  longhouse: LONG_ROOM_VIEWS,
  flightdeck: COCKPIT_VIEWS,
  parkinggarage: LONG_ROOM_VIEWS,
  readingroom: LONG_ROOM_VIEWS,
  warehouse: BALLROOM_VIEWS,
  stairhall: BALLROOM_VIEWS,
  hauntedhall: BALLROOM_VIEWS,
  canteen: LONG_ROOM_VIEWS,
  assemblyline: LONG_ROOM_VIEWS,
  buscabin: LONG_ROOM_VIEWS,
  tramcabin: LONG_ROOM_VIEWS,
  diner: LONG_ROOM_VIEWS,
  restaurant: LONG_ROOM_VIEWS,
  ...Object.fromEntries(SHOPS.map((land) => [land, SHOP_VIEWS])),
  ballroom: BALLROOM_VIEWS,
  dwarfhall: NAVE_VIEWS,
  lecturehall: LECTURE_VIEWS,
  engawa: ENGAWA_VIEWS,
  shopfront: STOREFRONT_VIEWS,
  storefront: STOREFRONT_VIEWS,
  spiralstair: NAVE_VIEWS,
  booktower: NAVE_VIEWS,
};

/** Whether a room is looked at in its own way. */
export const hasOwnViews = (room: Land): boolean => OWN_VIEWS[room] !== undefined;

/** The four compositions of a room. */
export const viewsOfRoom = (room: Land): readonly View[] => OWN_VIEWS[room] ?? ROOM_VIEWS;
