import type { Setting } from '../../setting.ts';
import { isWalker } from '../../words/creatures.ts';
import { ROUGH } from './jetty-plan.ts';

/** How high the eye is at the most where it looks along a jetty, and before who is on one over quiet water: from higher they are small on its planks. World units. */
const BY_JETTY = { usual: 3.6, peopled: 2.35 } as const;

/** How many times as high it is in a view from above at the most. */
export const HIGH_BY_JETTY = 1.7;

/** How high the eye is at the most, over the water, where it looks along a jetty; world units. */
export function eyeByJetty({ land, subjects, eye }: Setting): number {
  const isPeopled =
    !ROUGH.includes(land) && subjects.some(({ thing, far }) => isWalker(thing) && far !== true);
  return (isPeopled ? BY_JETTY.peopled : BY_JETTY.usual) * Math.min(eye, HIGH_BY_JETTY);
}
