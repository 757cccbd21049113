import { isStillLife } from '../still-life.ts';
import { STANDS } from '../things/placing/stands.ts';
import type { Composition, Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { isWalker } from '../words/thing.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { viewsOfScenery } from '../world/scenery/sceneries.ts';
import { isAmongSeats } from '../world/street/way.ts';
import { beforeGroup, lowered, nearer } from './before-people.ts';
import {
  CITY_VIEWS,
  CLOUD_VIEWS,
  DELTA_VIEWS,
  FLEET_VIEWS,
  HALT_VIEWS,
  IN_ORBIT,
  LEVEL,
  LEVEL_VIEWS,
  RAKED_VIEWS,
  SWAMP_VIEWS,
  TALL_FALLS_VIEWS,
  VIEWS,
} from './land-views.ts';
import {
  BALLROOM_VIEWS,
  COCKPIT_VIEWS,
  LECTURE_VIEWS,
  LONG_ROOM_VIEWS,
  NAVE_VIEWS,
  ROOM_VIEWS,
  SHOP_VIEWS,
  SHOPS,
  TENT_VIEWS,
  WEDDING_VIEWS,
} from './room-views.ts';
import { atWindow, viewOfTable } from './table-views.ts';
import {
  ARENA_VIEWS,
  CAFE_VIEWS,
  COURT_VIEWS,
  FAVELA_VIEWS,
  GHAT_VIEWS,
  GREEK_VIEWS,
  HILL_STREET_VIEWS,
  PALACE_VIEWS,
  PORT_VIEWS,
  QUAY_VIEWS,
  STALL_VIEWS,
  STREET_VIEWS,
  SUBURB_VIEWS,
  WATER_TOWN_VIEWS,
  WESTERN_VIEWS,
  YATAI_VIEWS,
} from './town-views.ts';
import type { View } from './view.ts';

/** What the words for a composition change in any of the views. */
const COMPOSITIONS: Readonly<Record<Composition, Partial<View>>> = {
  close: { lens: 1.7 },
  wide: { lens: 0.72, horizon: 0.42 },
  aerial: { horizon: 0.2, eye: 4.2, lens: 0.85 },
  low: { horizon: 0.74, eye: 0.55 },
  portrait: { lens: 1.25, horizon: 0.46 },
  silhouette: { horizon: 0.6 },
};

/** Lands that are looked at in their own ways. */
export const OWN_VIEWS: Partial<Readonly<Record<Land, readonly View[]>>> = {
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
