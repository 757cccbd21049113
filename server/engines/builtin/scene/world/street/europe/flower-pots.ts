import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { frustumAt } from '../round-solid.ts';
import { type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { bougainvillea } from './greek-house.ts';

/** How near and how far pots on the walls are seen one by one, from one to the next, how low and how high they hang, and the share of places with one. World units. */
const POTS = { near: 2.4, far: 34, apart: 0.95, low: 1.35, high: 2.9, share: 0.8 } as const;
const GLAZES: readonly Colour[] = [
  [0.1, 0.28, 0.62],
  [0.14, 0.36, 0.7],
  [0.62, 0.3, 0.18],
];

/** Pots of flowers that hang on the front of a house, as in the south of Spain. */
export function flowerPots(plot: Plot, random: Random): Solid[] {
  const own = createRandom(random.uint32());
  if (plot.z > POTS.far) return [];
  return Array.from({ length: Math.floor(plot.wide / POTS.apart) }, (_, n) => {
    const { x, z } = within(plot, POTS.apart * (n + 0.2 + 0.6 * own.unit()), -0.17, 0, 0);
    const y = POTS.low + (POTS.high - POTS.low) * own.unit();
    const glaze = plainPaint(pick(own, GLAZES));
    return own.unit() < POTS.share && z > POTS.near
      ? [
          frustumAt([x, y, z], 0.24, 0.1, 0.15, glaze),
          ...bougainvillea([x, y + 0.3, z], 0.3, 5, own),
        ]
      : [];
  }).flat();
}
