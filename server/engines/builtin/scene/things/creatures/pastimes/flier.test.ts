import { expect, it } from 'vitest';
import type { Trait } from '../../../words/trait.ts';
import { wishFor } from '../testing/model-of.ts';
import { flier } from './flier.ts';

/** The share of what is seen that has the warm colours of skin and hair. */
function warmShare(traits: readonly Trait[]): number {
  const rgba = flier(wishFor(traits)).sizes[0]?.rgba ?? [];
  let [warm, all] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    if (alpha < 0.5) continue;
    all += 1;
    if ((rgba[at] ?? 0) > 1.25 * (rgba[at + 2] ?? 0)) warm += 1;
  }
  return warm / all;
}

it('somebody with wings who flies shows head and arms beside them', () => {
  expect(warmShare(['angel'])).toBeGreaterThan(0.05);
});
