import { isWalker } from '../words/creatures.ts';
import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import type { Town } from '../words/place.ts';
import type { View } from './view.ts';

/** The four compositions of streets and canals: along them, from a window, low among high fronts, and from farther off. */
export const STREET_VIEWS: readonly View[] = [
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

/** The same of a court: all of it, from its side or from its gallery. */
const COURT_VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 0.78, eye: 1 },
  { horizon: 0.44, lens: 0.74, eye: 1.6 },
  { horizon: 0.6, lens: 0.72, eye: 0.95 },
  { horizon: 0.52, lens: 0.84, eye: 1.15 },
];

/** How towns are looked at that are not seen as any street is; `on`: the only land where they are, missing: any. */
const OF_TOWNS: Partial<
  Readonly<Record<Town, { readonly on?: Land; readonly views: readonly View[] }>>
> = {
  suburb: { views: SUBURB_VIEWS },
  port: { on: 'canal', views: PORT_VIEWS },
  favela: { on: 'canal', views: FAVELA_VIEWS },
  ghats: { on: 'canal', views: GHAT_VIEWS },
  hillstreet: { on: 'canal', views: HILL_STREET_VIEWS },
  greek: { on: 'canal', views: GREEK_VIEWS },
  western: { on: 'street', views: WESTERN_VIEWS },
  deserttown: { on: 'street', views: WESTERN_VIEWS },
  plaza: { on: 'street', views: WESTERN_VIEWS },
  streetcourt: { on: 'street', views: WESTERN_VIEWS },
  gyeongbok: { on: 'street', views: PALACE_VIEWS },
  forbidden: { on: 'street', views: PALACE_VIEWS },
  colosseum: { on: 'street', views: ARENA_VIEWS },
  bullring: { on: 'street', views: ARENA_VIEWS },
  stadium: { on: 'street', views: ARENA_VIEWS },
  yatai: { on: 'street', views: YATAI_VIEWS },
  busstop: { on: 'street', views: YATAI_VIEWS },
  cafes: { on: 'street', views: CAFE_VIEWS },
  souk: { on: 'street', views: STALL_VIEWS },
  nightmarket: { on: 'street', views: STALL_VIEWS },
  riad: { views: COURT_VIEWS },
  patio: { views: COURT_VIEWS },
  watertown: { views: WATER_TOWN_VIEWS },
  amsterdam: { views: WATER_TOWN_VIEWS },
};

/** The four compositions of a town on a land; null where those of the land are taken. */
export function viewsOfTown(
  { town, subjects }: Pick<Idea, 'town' | 'subjects'>,
  land: Land,
): readonly View[] | null {
  const own = town === null ? undefined : OF_TOWNS[town];
  if (own === undefined || (own.on !== undefined && own.on !== land)) return null;
  const isFromQuay =
    own.views === WATER_TOWN_VIEWS && subjects.some(({ thing }) => isWalker(thing));
  return isFromQuay ? QUAY_VIEWS : own.views;
}
