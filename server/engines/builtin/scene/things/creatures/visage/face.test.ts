import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { lumaOf } from '../../../arithmetic.ts';
import type { Trait } from '../../../words/trait.ts';
import { complexionOf } from './face.ts';

/** How much of a face between brow and chin is far darker than its skin: brows, lashes, the line between the lips. Shares of it. */
function drawnOn(traits: readonly Trait[], isNear: boolean): number {
  const { visage, skin } = complexionOf(createRandom(4), null, traits, null, null, isNear);
  const bare = lumaOf(...skin.paint(0.3, 0.3, 0, [1, 0, 0]));
  let [dark, all] = [0, 0];
  for (let y = 0.15; y < 0.65; y += 0.004)
    for (let z = 0; z < 0.24; z += 0.004) {
      all++;
      if (lumaOf(...visage.paint(0.3, y, z, [1, 0, 0])) < 0.6 * bare) dark++;
    }
  return dark / all;
}

describe('the face of a small figure', () => {
  it.each([
    [[], 1.5],
    [['woman'], 1.5],
    [['child'], 1.25],
  ] as const)('is drawn more boldly than one that is seen from close by: %s', (traits, factor) => {
    const near = drawnOn([...traits, 'fairskinned'], true);
    expect(drawnOn([...traits, 'fairskinned'], false)).toBeGreaterThan(factor * near);
  });

  it.each([
    [[], 1.5],
    [['woman'], 1.5],
    // Those of a child are large in nature.
    [['child'], 1.15],
  ] as const)('has larger eyes: %s', (traits, factor) => {
    const opening = (isNear: boolean): number => {
      const { features: f } = complexionOf(createRandom(4), null, traits, null, null, isNear).face;
      return (f.above + f.below) * f.slit;
    };
    expect(opening(false)).toBeGreaterThan(factor * opening(true));
  });
});
