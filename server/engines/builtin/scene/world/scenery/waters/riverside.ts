import { mix, smoothstep } from '../../../arithmetic.ts';
import type { SceneryPlan } from '../site.ts';

/** A river through a city: how far off its near bank ends, over how far that falls to the water, how far off the other bank is, how high the banks lie over the water, how deep that is. World units. */
export const RIVERSIDE = { ends: 13.5, over: 1.2, far: 96, high: 1.5, deep: -4 } as const;

/** What all cities by a river have in common: it flows across the picture, before the eye its bank, beyond it the city. */
export const BY_RIVER: Pick<
  SceneryPlan,
  'land' | 'relief' | 'trees' | 'views' | 'ground' | 'water' | 'isTended'
> = {
  land: 'lake',
  relief: 0.4,
  trees: 0,
  views: [
    { horizon: 0.49, lens: 0.96, eye: 0.25 },
    { horizon: 0.42, lens: 0.88, eye: 0.34 },
    { horizon: 0.51, lens: 0.9, eye: 0.24 },
    { horizon: 0.49, lens: 1.08, eye: 0.27 },
  ],
  ground: () => (_, z) => {
    const near = mix(
      RIVERSIDE.high,
      RIVERSIDE.deep,
      smoothstep(RIVERSIDE.ends, RIVERSIDE.ends + RIVERSIDE.over, z),
    );
    return mix(near, RIVERSIDE.high + 1.5, smoothstep(RIVERSIDE.far, RIVERSIDE.far + 3, z));
  },
  water: { deep: [0.08, 0.16, 0.2], shallow: [0.2, 0.26, 0.24], roughness: 0.12 },
  isTended: () => true,
};
