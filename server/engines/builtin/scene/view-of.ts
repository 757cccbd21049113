import { clamp } from './arithmetic.ts';
import { isFromAbove, isStillLife } from './still-life.ts';
import { isGroup } from './things/placing/how-large.ts';
import { STANDS } from './things/placing/stands.ts';
import { lowEye, metresOnSill } from './things/placing/true-size.ts';
import type { Composition, Idea } from './words/idea.ts';
import type { Land } from './words/land.ts';
import { isWalker } from './words/thing.ts';
import { USUAL_EYE } from './world/eye.ts';
import { INDOORS } from './world/room/plan-room.ts';
import { sillOf } from './world/room/plan-shell.ts';
import { viewsOfScenery } from './world/scenery/sceneries.ts';
import { isAmongSeats } from './world/street/way.ts';

/** How a picture looks at its land: row of the horizon as a share (below 0: above the picture), focal length, height of the eye. */
export interface View {
  readonly horizon: number;
  readonly lens: number;
  readonly eye: number;
}

/** The four compositions of a request: the usual one, from a height, under a great sky, and near. */
const VIEWS: readonly View[] = [
  { horizon: 0.44, lens: 0.95, eye: 1.05 },
  { horizon: 0.3, lens: 0.86, eye: 2.7 },
  { horizon: 0.6, lens: 0.8, eye: 0.85 },
  { horizon: 0.5, lens: 1.4, eye: 1.5 },
];

/** The same of lands that hardly rise above the horizon: what is above it is empty, and less than half. */
const LEVEL_VIEWS: readonly View[] = [
  { horizon: 0.4, lens: 0.95, eye: 1.05 },
  { horizon: 0.28, lens: 0.86, eye: 2.7 },
  { horizon: 0.49, lens: 0.8, eye: 0.85 },
  { horizon: 0.43, lens: 1.4, eye: 1.5 },
];
const LEVEL: ReadonlySet<Land> = new Set<Land>([
  'field',
  'plain',
  'sea',
  'beach',
  'island',
  'harbour',
  'desert',
  'oasis',
  'airfield',
]);

/** The same of tall falls: low, so that the edge over which they fall is in the picture. */
const TALL_FALLS_VIEWS: readonly View[] = [
  { horizon: 0.66, lens: 0.86, eye: 1.05 },
  { horizon: 0.6, lens: 0.78, eye: 2.7 },
  { horizon: 0.72, lens: 0.8, eye: 0.85 },
  { horizon: 0.74, lens: 0.98, eye: 1.5 },
];

/** The same of streets and canals: along them, from a window, low among high fronts, and from farther off. */
const STREET_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.84, eye: 0.92 },
  { horizon: 0.44, lens: 0.86, eye: 2 },
  { horizon: 0.66, lens: 0.78, eye: 0.8 },
  { horizon: 0.56, lens: 1.15, eye: 1.2 },
];

/** The same of a suburb's street: its houses are low, and stand far from each other. */
const SUBURB_VIEWS: readonly View[] = [
  { horizon: 0.52, lens: 1.1, eye: 1.05 },
  { horizon: 0.42, lens: 1.05, eye: 2.1 },
  { horizon: 0.56, lens: 1, eye: 0.9 },
  { horizon: 0.48, lens: 1.25, eye: 1.4 },
];

/** The same between stalls: what is heaped there is looked down on a little, and what hangs over them is seen. */
const STALL_VIEWS: readonly View[] = [
  { horizon: 0.47, lens: 0.86, eye: 1.15 },
  { horizon: 0.44, lens: 0.9, eye: 1.3 },
  { horizon: 0.5, lens: 0.8, eye: 1.05 },
  { horizon: 0.46, lens: 1.02, eye: 1.2 },
];

/** The same of a village over the sea: from high on its slope. */
const GREEK_VIEWS: readonly View[] = [
  { horizon: 0.45, lens: 0.9, eye: 6.4 },
  { horizon: 0.38, lens: 0.84, eye: 6.8 },
  { horizon: 0.5, lens: 0.82, eye: 6.2 },
  { horizon: 0.43, lens: 1.05, eye: 6.6 },
];

/** The same of a container port: from its quay, from a ship's deck, and low under its cranes. */
const PORT_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.84, eye: 1.9 },
  { horizon: 0.52, lens: 0.86, eye: 4.4 },
  { horizon: 0.64, lens: 0.8, eye: 1.75 },
  { horizon: 0.58, lens: 0.98, eye: 2.6 },
];

/** The same of a favela: from a roof across its valley, much of the hill above. */
const FAVELA_VIEWS: readonly View[] = [
  { horizon: 0.58, lens: 0.92, eye: 6.4 },
  { horizon: 0.5, lens: 0.86, eye: 7.4 },
  { horizon: 0.62, lens: 0.84, eye: 6 },
  { horizon: 0.56, lens: 1.1, eye: 6.6 },
];

/** The same of ghats: from a boat before them. */
const GHAT_VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 1, eye: 1.7 },
  { horizon: 0.48, lens: 0.86, eye: 3.4 },
  { horizon: 0.62, lens: 0.82, eye: 1.6 },
  { horizon: 0.56, lens: 1.1, eye: 2.2 },
];

/** The same of a street that falls to a bay: from its top. */
const HILL_STREET_VIEWS: readonly View[] = [
  { horizon: 0.42, lens: 1, eye: 15 },
  { horizon: 0.36, lens: 0.9, eye: 15.4 },
  { horizon: 0.48, lens: 0.88, eye: 14.6 },
  { horizon: 0.42, lens: 1.2, eye: 15 },
];

/** The same of a frontier town and a plaza of Mexico, whose houses are low: from their middle. */
const WESTERN_VIEWS: readonly View[] = [
  { horizon: 0.58, lens: 1, eye: 0.85 },
  { horizon: 0.5, lens: 0.95, eye: 1.3 },
  { horizon: 0.62, lens: 0.9, eye: 0.8 },
  { horizon: 0.54, lens: 1.2, eye: 1 },
];

/** The same of the court of a palace: wide, so that its hall and its sky are seen. */
const PALACE_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.98, eye: 0.95 },
  { horizon: 0.54, lens: 1, eye: 2 },
  { horizon: 0.64, lens: 0.86, eye: 0.85 },
  { horizon: 0.58, lens: 1.2, eye: 1.2 },
];

/** The same on the sand of an arena, before its seats. */
const ARENA_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.8, eye: 0.95 },
  { horizon: 0.55, lens: 0.82, eye: 1.9 },
  { horizon: 0.64, lens: 0.74, eye: 0.85 },
  { horizon: 0.58, lens: 0.98, eye: 1.2 },
];

/** The same before a food stall of Japan, whose counter is near, and beside a bus stop. */
const YATAI_VIEWS: readonly View[] = [
  { horizon: 0.5, lens: 1.02, eye: 0.76 },
  { horizon: 0.46, lens: 0.98, eye: 0.84 },
  { horizon: 0.53, lens: 0.94, eye: 0.72 },
  { horizon: 0.49, lens: 1.1, eye: 0.8 },
];

/** The same of a street of cafés: its tables are near. */
const CAFE_VIEWS: readonly View[] = [
  { horizon: 0.55, lens: 1.02, eye: 0.95 },
  { horizon: 0.5, lens: 0.94, eye: 1.2 },
  { horizon: 0.6, lens: 0.92, eye: 0.9 },
  { horizon: 0.52, lens: 1.2, eye: 1.05 },
];

/** The same of a water town's canal: from a bridge, so that its water is seen. */
const WATER_TOWN_VIEWS: readonly View[] = [
  { horizon: 0.52, lens: 0.94, eye: 1.5 },
  { horizon: 0.44, lens: 0.9, eye: 2.2 },
  { horizon: 0.56, lens: 0.86, eye: 1.2 },
  { horizon: 0.5, lens: 1.1, eye: 1.8 },
];

/** The same with somebody on its quay: from there. */
const QUAY_VIEWS: readonly View[] = WATER_TOWN_VIEWS.map((view) => ({ ...view, eye: 1.3 }));

/** The same of fishing boats that come into a harbour: from so high that they lie apart on its water, with sky over the town. */
const FLEET_VIEWS: readonly View[] = [
  { horizon: 0.53, lens: 0.95, eye: 0.9 },
  { horizon: 0.47, lens: 0.9, eye: 1.1 },
  { horizon: 0.58, lens: 0.88, eye: 0.7 },
  { horizon: 0.5, lens: 1.2, eye: 0.95 },
];

/** The same of a court: all of it, from its side or from its gallery. */
const COURT_VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 0.78, eye: 1 },
  { horizon: 0.44, lens: 0.74, eye: 1.6 },
  { horizon: 0.6, lens: 0.72, eye: 0.95 },
  { horizon: 0.52, lens: 0.84, eye: 1.15 },
];

/** The same of a swamp: low over its water, with the trees rising before the eye. */
const SWAMP_VIEWS: readonly View[] = [
  { horizon: 0.5, lens: 0.95, eye: 0.95 },
  { horizon: 0.44, lens: 0.86, eye: 1.3 },
  { horizon: 0.56, lens: 0.84, eye: 0.8 },
  { horizon: 0.48, lens: 1.2, eye: 1 },
];

/** The same of rooms. */
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

/** The same of a church at a wedding: its flowers are near the eye. */
const WEDDING_VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 1, eye: 1.05 },
  { horizon: 0.52, lens: 1.15, eye: 1.1 },
  { horizon: 0.66, lens: 0.84, eye: 1 },
  { horizon: 0.56, lens: 1.08, eye: 1.3 },
];

/** The same of a city beyond its water: its sky is more than that. */
const CITY_VIEWS: readonly View[] = [
  { horizon: 0.58, lens: 0.95, eye: 1.05 },
  { horizon: 0.48, lens: 0.86, eye: 2.2 },
  { horizon: 0.62, lens: 0.82, eye: 0.85 },
  { horizon: 0.58, lens: 1.4, eye: 1.3 },
];

/** The same above a sea of clouds: half of it is sky, or all but a rim, or little. */
const CLOUD_VIEWS: readonly View[] = [
  { horizon: 0.58, lens: 0.95, eye: 1 },
  { horizon: 0.4, lens: 0.86, eye: 1 },
  { horizon: 0.7, lens: 0.85, eye: 1 },
  { horizon: 0.52, lens: 1.3, eye: 1 },
];

/** The same of gardens of raked gravel: what is seen first lies on the ground. */
const RAKED_VIEWS: readonly View[] = [
  { horizon: 0.36, lens: 0.95, eye: 1.05 },
  { horizon: 0.26, lens: 0.86, eye: 1.4 },
  { horizon: 0.4, lens: 0.8, eye: 0.85 },
  { horizon: 0.32, lens: 1.08, eye: 1.25 },
];

/** The same of a small station in the country: from its platform, from across the track, and again. */
const HALT_VIEWS: readonly View[] = [
  { horizon: 0.5, lens: 0.86, eye: 1 },
  { horizon: 0.46, lens: 0.98, eye: 1.15 },
  { horizon: 0.55, lens: 0.82, eye: 0.95 },
  { horizon: 0.48, lens: 1.05, eye: 1 },
];

/** The same of a river's delta: from as high as its arms are told apart. */
const DELTA_VIEWS: readonly View[] = [
  { horizon: 0.24, lens: 0.9, eye: 8.6 },
  { horizon: 0.16, lens: 0.86, eye: 11 },
  { horizon: 0.32, lens: 0.84, eye: 8.4 },
  { horizon: 0.2, lens: 1.05, eye: 10 },
];

/** Open space has no horizon: it lies below the picture. */
const IN_ORBIT: View = { horizon: 1.08, lens: 0.95, eye: 1 };

/** How a room is seen when the picture is about what is on its window sill. */
const AT_WINDOW: View = { horizon: 0.5, lens: 1.5, eye: 0.95 };

/** Rooms whose window is right ahead, so that one may look at its sill alone. */
const WINDOWED: readonly Land[] = ['room', 'kitchen', 'bedroom', 'library'];
/** What is on a sill: its height in the picture as a share of that; how far off sills are and how far above them the eye is, metres; the longest lens; where the horizon is then. */
const ON_SILL = { share: 0.44, away: 5.8, above: 0.3, lens: 6, horizon: 0.57 } as const;

/** The view of what is on a window's sill: nearer the smaller it is. */
function atWindow({ subjects }: Idea, land: Land): View {
  if (!WINDOWED.includes(land)) return AT_WINDOW;
  const those = subjects.filter(({ on }) => on === 'windowsill');
  const tallest = Math.max(...those.map(({ thing }) => metresOnSill(thing)));
  const many = Math.max(1, ...those.map(({ count }) => count));
  const lens = clamp(
    (ON_SILL.share * ON_SILL.away) / tallest / many ** 0.5,
    AT_WINDOW.lens,
    ON_SILL.lens,
  );
  return { horizon: ON_SILL.horizon, lens, eye: (sillOf(land) + ON_SILL.above) / USUAL_EYE.room };
}

/** What is served on a table: over the table into the room, down on it, low, and near. */
const AT_TABLE: readonly View[] = [
  { horizon: 0.32, lens: 1.3, eye: 0.9 },
  { horizon: 0.1, lens: 1.12, eye: 0.95 },
  { horizon: 0.42, lens: 1.1, eye: 0.85 },
  { horizon: 0.2, lens: 1.6, eye: 0.9 },
];

/** The same from above: each from another steepness. */
const FROM_ABOVE: readonly View[] = [
  { horizon: -0.8, lens: 1, eye: 0.9 },
  { horizon: -0.5, lens: 1, eye: 0.9 },
  { horizon: -1.3, lens: 1, eye: 0.9 },
  { horizon: -0.65, lens: 1.15, eye: 0.9 },
];

const viewOfTable = (idea: Idea, turn: number): View =>
  (isFromAbove(idea) ? FROM_ABOVE : AT_TABLE)[turn % 4] as View;

/** What the words for a composition change in any of the views. */
const COMPOSITIONS: Readonly<Record<Composition, Partial<View>>> = {
  close: { lens: 1.7 },
  wide: { lens: 0.72, horizon: 0.42 },
  aerial: { horizon: 0.2, eye: 4.2, lens: 0.85 },
  low: { horizon: 0.74, eye: 0.55 },
  portrait: { lens: 1.25, horizon: 0.46 },
  silhouette: { horizon: 0.6 },
};

/** Rooms that are seen as shops are. */
const SHOPS: readonly Land[] = [
  'flowershop',
  'toyshop',
  'bakery',
  'barbershop',
  'apothecary',
  'tailor',
  'bookshop',
  'cafe',
  'antiqueshop',
  'recordshop',
  'icecreamparlour',
  'sushibar',
  'captaincabin',
  'atticbedroom',
  'elevator',
  'basement',
  'butchershop',
  'pizzeria',
  'sauna',
  'tattooparlour',
  'postoffice',
  'hardwarestore',
  'ambulanceroom',
  'egyptiantomb',
  'musicroom',
  'backstage',
  'spa',
  'controlroom',
  'carshowroom',
  'seventieskitchen',
];

/** Lands that are looked at in their own ways. */
const OWN_VIEWS: Partial<Readonly<Record<Land, readonly View[]>>> = {
  nave: NAVE_VIEWS,
  churchwedding: WEDDING_VIEWS,
  throneroom: NAVE_VIEWS,
  planetarium: NAVE_VIEWS,
  prayerhall: NAVE_VIEWS,
  tentroom: TENT_VIEWS,
  burrow: TENT_VIEWS,
  romanbath: BALLROOM_VIEWS,
  longhouse: LONG_ROOM_VIEWS,
  flightdeck: COCKPIT_VIEWS,
  parkinggarage: LONG_ROOM_VIEWS,
  readingroom: LONG_ROOM_VIEWS,
  warehouse: BALLROOM_VIEWS,
  stairhall: BALLROOM_VIEWS,
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
  spiralstair: NAVE_VIEWS,
  booktower: NAVE_VIEWS,
  street: STREET_VIEWS,
  canal: STREET_VIEWS,
  city: CITY_VIEWS,
  clouds: CLOUD_VIEWS,
  swamp: SWAMP_VIEWS,
};

/** The four compositions of a land. */
function viewsOf(idea: Idea, land: Land): readonly View[] {
  if (INDOORS.includes(land)) return OWN_VIEWS[land] ?? ROOM_VIEWS;
  const scenery = viewsOfScenery(idea, land);
  if (scenery !== null) return scenery;
  if (idea.raked !== null) return RAKED_VIEWS;
  if (idea.halt) return HALT_VIEWS;
  if (idea.falls === 'tall' && land === 'waterfall') return TALL_FALLS_VIEWS;
  if (idea.delta && land === 'river') return DELTA_VIEWS;
  if (idea.town === 'suburb') return SUBURB_VIEWS;
  if (idea.town === 'port' && land === 'canal') return PORT_VIEWS;
  if (idea.town === 'favela' && land === 'canal') return FAVELA_VIEWS;
  if (idea.town === 'ghats' && land === 'canal') return GHAT_VIEWS;
  if (idea.town === 'hillstreet' && land === 'canal') return HILL_STREET_VIEWS;
  if (idea.town === 'greek' && land === 'canal') return GREEK_VIEWS;
  if (
    (idea.town === 'western' ||
      idea.town === 'deserttown' ||
      idea.town === 'plaza' ||
      idea.town === 'streetcourt') &&
    land === 'street'
  )
    return WESTERN_VIEWS;
  if ((idea.town === 'gyeongbok' || idea.town === 'forbidden') && land === 'street')
    return PALACE_VIEWS;
  if (land === 'street' && isAmongSeats(idea)) return ARENA_VIEWS;
  if ((idea.town === 'yatai' || idea.town === 'busstop') && land === 'street') return YATAI_VIEWS;
  if (idea.town === 'cafes' && land === 'street') return CAFE_VIEWS;
  if (isAmongStalls(idea) && land === 'street') return STALL_VIEWS;
  if (isCourt(idea)) return COURT_VIEWS;
  if (idea.town === 'watertown' || idea.town === 'amsterdam')
    return idea.subjects.some(({ thing }) => isWalker(thing)) ? QUAY_VIEWS : WATER_TOWN_VIEWS;
  if (land === 'harbour' && isOfFleet(idea)) return FLEET_VIEWS;
  return OWN_VIEWS[land] ?? (LEVEL.has(land) && !looksUp(idea) ? LEVEL_VIEWS : VIEWS);
}

/** Whether a picture is of a bazaar or of a market by night. */
const isAmongStalls = ({ town }: Idea): boolean => town === 'souk' || town === 'nightmarket';

/** Whether fishing boats are looked at. */
const isOfFleet = ({ subjects }: Idea): boolean =>
  subjects.some(({ thing }) => thing === 'trawler');

/** Whether what is looked at is a court within a house. */
const isCourt = ({ town }: Idea): boolean => town === 'riad' || town === 'patio';

/** Whether something in the sky was asked for, or flies there. */
const looksUp = ({ sky, subjects }: Idea): boolean =>
  sky.length > 0 || subjects.some(({ thing }) => STANDS[thing].on === 'air');

/** From how high an eye on a view is one from above, and how much higher than before others it is there then. */
const ABOVE = { from: 1.5, times: 1.45 } as const;

/** A view of a street, a garden or a room, its eye lowered to who is there: the small are seen as large as they are among doors and furniture. */
function lowered(idea: Idea, land: Land, view: View): View {
  // Nobody in a car or a cockpit sees it from its floor, nor a lecture hall from below its rows.
  const low =
    land === 'carcabin' || land === 'flightdeck' || land === 'lecturehall'
      ? null
      : lowEye(idea, land);
  if (low === null) return view;
  const usual = INDOORS.includes(land)
    ? USUAL_EYE.room
    : land === 'street'
      ? USUAL_EYE.street
      : USUAL_EYE.garden;
  const most = (low / usual) * (view.eye > ABOVE.from ? ABOVE.times : 1);
  return { ...view, eye: Math.min(view.eye, most) };
}

/** How much higher the horizon is before a group in a street, as a share of the picture, and how high at the most: then they are near, with little road before them. */
const GROUP = { up: 0.1, most: 0.46 } as const;

/** A view of a street with people of whom the picture is. */
function beforeGroup(idea: Idea, land: Land, view: View): View {
  if (land !== 'street' || !idea.subjects.some((one) => isGroup(idea, one))) return view;
  return {
    ...view,
    horizon: Math.min(view.horizon, Math.max(GROUP.most, view.horizon - GROUP.up)),
  };
}

/**
 * How much closer a room is looked at before who is in it: the lens, and how much farther up the
 * horizon is then, as a share of the picture. The higher it is the larger is who stands on the floor.
 */
const NEARER = { lens: 1.2, up: 0.09 } as const;

/** Places with a railing close before the eye, and the longest lens there: in a wide picture a longer one shows none of the floor that people stand on. */
const SHALLOW: ReadonlySet<Land> = new Set<Land>(['porch', 'balcony']);
const SHALLOW_LENS = 0.78;

/** A view of a room that is about somebody in it: nearer, as ceiling and floor tell nothing of them. */
function nearer({ subjects, composition }: Idea, land: Land, view: View): View {
  const isAbout = subjects.some(
    ({ thing, far, on }) => isWalker(thing) && far !== true && on === undefined,
  );
  if (!isAbout || composition === 'wide' || OWN_VIEWS[land] !== undefined) return view;
  const lens = SHALLOW.has(land) ? Math.min(SHALLOW_LENS, view.lens) : NEARER.lens * view.lens;
  return { ...view, lens, horizon: view.horizon - NEARER.up };
}

/** How the picture of a request that is the `turn`th looks at its land. */
export function viewOf(idea: Idea, land: Land, turn: number): View {
  const isInside = INDOORS.includes(land);
  if (isInside && idea.subjects.some(({ on }) => on === 'windowsill')) return atWindow(idea, land);
  if (isInside && isStillLife(idea)) return viewOfTable(idea, turn);
  if (land === 'orbit') return IN_ORBIT;
  const usual = viewsOf(idea, land)[turn % 4] as View;
  const view =
    idea.composition === null || isInside ? usual : { ...usual, ...COMPOSITIONS[idea.composition] };
  const moved = isInside ? nearer(idea, land, view) : beforeGroup(idea, land, view);
  return lowered(idea, land, moved);
}
