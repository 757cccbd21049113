import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { atStove } from '../kitchen/at-stove.ts';
import type { Hands } from '../stance.ts';
import { forging } from './forging.ts';

/** Where the hands of who does that are held. */
function handsOf(make: (one: (doing: string, hands?: Hands) => never[]) => unknown): Hands {
  let held: Hands = {};
  make((_doing, hands = {}) => {
    held = hands;
    return [];
  });
  return held;
}

const highest = (pieces: ReturnType<typeof forging>): number =>
  Math.max(...pieces.map(({ middle, reach }) => middle[1] + reach));

describe('somebody at work', () => {
  it('raises a hammer before the face and holds what is forged at the height of an anvil', () => {
    const { near, far } = handsOf((one) => forging(['smith'], one)) as {
      near: Vector;
      far: Vector;
    };
    expect(far[0]).toBeGreaterThan(0.25);
    expect(far[1]).toBeGreaterThan(near[1] + 0.2);
    expect(near[1]).toBeCloseTo(0.5, 1);
  });

  it('works a longer blade where it is a sword', () => {
    const ahead = (traits: readonly Trait[]) =>
      Math.max(...forging(traits, () => []).map(({ middle, reach }) => middle[0] + reach));
    expect(ahead(['smith', 'bladesmith'])).toBeGreaterThan(ahead(['smith']) + 0.1);
  });

  it('has flames over the pan only where they are named', () => {
    const stove = (...traits: Trait[]) => atStove(createRandom(3), traits, () => []);
    expect(highest(stove('chef', 'flambe'))).toBeGreaterThan(highest(stove('chef')) + 0.05);
  });
});
