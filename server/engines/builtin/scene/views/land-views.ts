import { bathes, campsByLake } from '../choices/by-the-water.ts';
import { isOverRim } from '../choices/over-rim.ts';
import { STANDS } from '../things/placing/stands.ts';
import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { STREET_VIEWS } from './town-views.ts';
import type { View } from './view.ts';

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

/** The same of fishing boats that come into a harbour: from so high that they lie apart on its water, with sky over the town. */
const FLEET_VIEWS: readonly View[] = [
  { horizon: 0.53, lens: 0.95, eye: 0.9 },
  { horizon: 0.47, lens: 0.9, eye: 1.1 },
  { horizon: 0.58, lens: 0.88, eye: 0.7 },
  { horizon: 0.5, lens: 1.2, eye: 0.95 },
];

/** The same of a swamp: low over its water, with the trees rising before the eye. */
const SWAMP_VIEWS: readonly View[] = [
  { horizon: 0.5, lens: 0.95, eye: 0.95 },
  { horizon: 0.44, lens: 0.86, eye: 1.3 },
  { horizon: 0.56, lens: 0.84, eye: 0.8 },
  { horizon: 0.48, lens: 1.2, eye: 1 },
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
  { horizon: 0.17, lens: 0.84, eye: 2.2 },
  { horizon: 0.5, lens: 0.8, eye: 0.8 },
  { horizon: 0.36, lens: 1.7, eye: 1.1 },
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

/** The same of a river of which a picture is, or in which somebody bathes: from so high that it is seen to come from afar between its banks, and is no lake. */
const RIVER_VIEWS: readonly View[] = [
  { horizon: 0.36, lens: 0.92, eye: 2.2 },
  { horizon: 0.27, lens: 0.86, eye: 3 },
  { horizon: 0.43, lens: 0.84, eye: 1.9 },
  { horizon: 0.33, lens: 1.15, eye: 2.5 },
];

/** The same of a bridge on which somebody is: with room above it, and no more water than mirrors it. */
const CROSSED_VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 0.95, eye: 1.05 },
  { horizon: 0.51, lens: 0.88, eye: 1.5 },
  { horizon: 0.62, lens: 0.82, eye: 0.85 },
  { horizon: 0.55, lens: 1.2, eye: 1.3 },
];

/** The same of a canyon from its rim: what is looked at lies below. */
const RIM_VIEWS: readonly View[] = [
  { horizon: 0.34, lens: 0.95, eye: 1.3 },
  { horizon: 0.22, lens: 0.86, eye: 2.4 },
  { horizon: 0.44, lens: 0.84, eye: 1.2 },
  { horizon: 0.28, lens: 1.2, eye: 1.5 },
];

/** The same of terraces of rice: from so high that one sees their water, step below step. */
const TERRACE_VIEWS: readonly View[] = [
  { horizon: 0.26, lens: 0.98, eye: 2.3 },
  { horizon: 0.2, lens: 0.86, eye: 2.9 },
  { horizon: 0.32, lens: 0.86, eye: 2.1 },
  { horizon: 0.23, lens: 1.2, eye: 2.6 },
];

/** The same of a camp by a lake: near it, with the water before it. */
const CAMP_VIEWS: readonly View[] = [
  { horizon: 0.42, lens: 0.95, eye: 1.15 },
  { horizon: 0.34, lens: 0.88, eye: 1.5 },
  { horizon: 0.5, lens: 0.84, eye: 1 },
  { horizon: 0.38, lens: 1.12, eye: 1.3 },
];

/** Open space has no horizon: it lies below the picture. */
export const IN_ORBIT: View = { horizon: 1.08, lens: 0.95, eye: 1 };

/** Lands that are looked at in their own ways. */
const OWN_VIEWS: Partial<Readonly<Record<Land, readonly View[]>>> = {
  street: STREET_VIEWS,
  canal: STREET_VIEWS,
  city: CITY_VIEWS,
  clouds: CLOUD_VIEWS,
  swamp: SWAMP_VIEWS,
  terraces: TERRACE_VIEWS,
};

/** Whether something in the sky was asked for, or flies there. */
const looksUp = ({ sky, subjects }: Idea): boolean =>
  sky.length > 0 || subjects.some(({ thing }) => STANDS[thing].on === 'air');

/** Whether fishing boats are looked at. */
const isOfFleet = ({ subjects }: Idea): boolean =>
  subjects.some(({ thing }) => thing === 'trawler');

/** The four compositions of what an idea has in a land that changes how that is looked at; null where nothing does. */
export function viewsOfFeature(idea: Idea, land: Land): readonly View[] | null {
  if (idea.raked !== null) return RAKED_VIEWS;
  if (idea.halt) return HALT_VIEWS;
  if (idea.falls === 'tall' && land === 'waterfall') return TALL_FALLS_VIEWS;
  if (idea.delta && land === 'river') return DELTA_VIEWS;
  if (land === 'river' && isOfRiver(idea)) return RIVER_VIEWS;
  if (land === 'river' && isCrossed(idea)) return CROSSED_VIEWS;
  if (campsByLake(idea, land)) return CAMP_VIEWS;
  if (isOverRim(idea, land)) return RIM_VIEWS;
  return null;
}

/** Whether somebody is on a bridge. */
const isCrossed = ({ subjects }: Idea): boolean =>
  subjects.some(({ thing, carries }) => thing === 'bridge' && carries !== undefined);

/** Whether a broad river is looked at that nothing stands by or crosses, or who bathes in it. */
const isOfRiver = ({ narrow, karst, frozen, acrossWater, sky, subjects }: Idea): boolean =>
  !(narrow || karst || frozen || acrossWater || sky.length > 0) && subjects.every(bathes);

/** The four compositions of open land. */
export function viewsOfLand(idea: Idea, land: Land): readonly View[] {
  if (land === 'harbour' && isOfFleet(idea)) return FLEET_VIEWS;
  return OWN_VIEWS[land] ?? (LEVEL.has(land) && !looksUp(idea) ? LEVEL_VIEWS : VIEWS);
}
