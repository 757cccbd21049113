import { LEVEL } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';
import { city } from './new-york-houses.ts';

/** How high the eye's floor is over the streets, and how far before it that ends: it is never seen. World units. */
const FLOOR = { up: 74, far: 1.2 } as const;

/** The air over the streets of a city of towers, where a skyscraper is built: roofs below, towers around. */
export const OVER_STREETS: SceneryPlan = {
  land: 'field',
  trees: 0,
  relief: 0.1,
  views: [
    { horizon: 0.34, lens: 0.86, eye: 0.5 },
    { horizon: 0.26, lens: 0.84, eye: 0.8 },
    { horizon: 0.4, lens: 0.82, eye: 0.5 },
    { horizon: 0.32, lens: 1.02, eye: 0.6 },
  ],
  ground: () => (x, z) => LEVEL + (Math.abs(x) < 4 && z < FLOOR.far ? FLOOR.up : 0),
  soil: () => () => [0.2, 0.2, 0.21],
  lampAt: () => (_x, y) => 0.12 * Math.max(0, 1 - (y - LEVEL) / 30),
  isTended: () => true,
  has: new Set(['house', 'tower']),
  solids: ({ setting: { side }, random, lamps }) => city(side, () => random.unit(), lamps),
};
