import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { CAT } from './animals.ts';
import { isClothed } from './beast-clothes.ts';
import { hatOf } from './beast-hats.ts';
import { quadruped } from './quadruped.ts';

describe('an animal dressed as somebody', () => {
  const cat = (traits: readonly Trait[]) =>
    quadruped(CAT, 'sitting', null, 0.3, createRandom(3), traits);
  const top = (traits: readonly Trait[]) =>
    Math.max(...cat(traits).map(({ middle, reach }) => middle[1] + reach));

  it.each(['mage', 'royal', 'pirate', 'cowboy', 'chef', 'viking'] as const)(
    'stays on its four feet with a hat: %s',
    (trait) => {
      expect(isClothed([trait])).toBe(false);
      expect(cat([trait]).length).toBe(cat([]).length + hatOf([trait]).length);
    },
  );

  it('has its hat on top of its head', () => {
    expect(top(['mage'])).toBeGreaterThan(top([]) + 0.15);
  });

  it.each(['spacesuit', 'business', 'samurai'] as const)(
    'stands upright in clothes: %s',
    (trait) => {
      expect(isClothed([trait])).toBe(true);
    },
  );
});
