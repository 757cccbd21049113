import { describe, expect, it } from 'vitest';
import type { Trait } from '../../../words/trait.ts';
import type { Wish } from '../../wish.ts';
import { featOf } from '../at-feat.ts';
import { modelFor, wishFor } from '../testing/model-of.ts';
import { isArmed } from './at-play.ts';

/** How high the model of somebody reaches, and how far ahead. */
const reachOf = (traits: readonly Trait[], more: Partial<Wish> = {}) => {
  const model = modelFor(traits, more);
  return {
    high: Math.max(
      ...model.map(({ shape, a, b, r1, r2, middle, reach }) =>
        shape === 'cone' ? Math.max(a[1] + r1, b[1] + r2) : middle[1] + 0.6 * reach,
      ),
    ),
    ahead: Math.max(...model.map(({ middle, reach }) => middle[0] + reach)),
  };
};

describe('people at work and play', () => {
  it.each([
    'ironing',
    'mowing',
    'sawing',
    'carving',
    'scrubbing',
    'potting',
    'operating',
    'skipping',
    'juggling',
    'throwing',
    'sledding',
    'unwrapping',
    'gaming',
  ] as const)('have what they use with them: %s', (trait) => {
    const alone = modelFor(['pointing']).length;
    expect(modelFor([trait]).length).toBeGreaterThan(alone);
  });

  it('throw snow in winter', () => {
    expect(reachOf(['throwing', 'wintry']).ahead).toBeGreaterThan(0.7);
    expect(reachOf(['throwing']).ahead).toBeLessThan(0.6);
  });

  it('let paper planes fly, one ahead of the other', () => {
    const planes = { holds: { thing: 'paperplane', colour: null } } as const;
    expect(reachOf(['throwing'], planes).ahead).toBeGreaterThan(0.95);
    expect(featOf(wishFor(['waving'], planes))).toBeNull();
  });

  it('strike at each other and ward the blow off, one as tall as the other', () => {
    const strikes = reachOf(['samurai', 'fighting'], { faces: 1 });
    const wards = reachOf(['samurai', 'fighting'], { faces: -1 });
    expect(strikes.ahead).toBeGreaterThan(wards.ahead);
    expect(Math.abs(strikes.high - wards.high)).toBeLessThan(0.12);
  });

  it('fight with a sword in the hand, and with the fists where they have no weapon', () => {
    expect(
      featOf(wishFor(['fighting'], { holds: { thing: 'sword', colour: null } })),
    ).not.toBeNull();
    expect(isArmed(['knight'])).toBe(true);
    expect(isArmed(['gladiator'])).toBe(true);
    expect(isArmed(['old'])).toBe(false);
    expect(reachOf(['fighting'], { faces: 1 }).ahead).toBeLessThan(
      reachOf(['knight', 'fighting'], { faces: 1 }).ahead,
    );
  });
});
