import { expect, it } from 'vitest';
import { modelFor } from '../testing/model-of.ts';

it('who waters in a room pours over pots on a bench, not over flowers that grow in the floor', () => {
  const ahead = (traits: Parameters<typeof modelFor>[0]) =>
    modelFor(traits).filter(({ middle }) => middle[0] > 0.42);
  const low = (traits: Parameters<typeof modelFor>[0]) =>
    Math.min(
      ...ahead(traits)
        .filter(({ shape, reach }) => shape === 'cone' && reach < 0.03)
        .map(({ middle }) => middle[1]),
    );
  expect(low(['watering'])).toBeLessThan(0.15);
  expect(low(['potwatering'])).toBeGreaterThan(0.2);
  expect(ahead(['potwatering']).filter(({ shape }) => shape === 'box').length).toBe(5);
});
