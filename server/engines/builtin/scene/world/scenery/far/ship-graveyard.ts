import type { SceneryPlan } from '../site.ts';

/** Where spaceships have been left: a desert that they lie in. */
export const SHIP_GRAVEYARD: SceneryPlan = {
  land: 'desert',
  relief: 0.5,
  trees: 0,
  views: [
    { horizon: 0.5, lens: 0.94, eye: 0.7 },
    { horizon: 0.42, lens: 0.88, eye: 1.5 },
    { horizon: 0.58, lens: 0.86, eye: 0.55 },
    { horizon: 0.48, lens: 1.1, eye: 0.9 },
  ],
  has: new Set(['spaceship']),
};
