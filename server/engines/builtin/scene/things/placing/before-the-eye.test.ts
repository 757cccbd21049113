import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { CROWN_AT } from '../../world/scenery/far/elven-city.ts';
import { LEVEL } from '../../world/scenery/level-site.ts';
import { planOf } from '../../world/scenery/sceneries.ts';
import { IN_FAMOUS_PLACES } from './famous/famous-places.ts';
import { IN_FAR_PLACES } from './far/far-places.ts';
import { groundStage } from './testing/ground-stage.ts';

const solidsOf = (prompt: string) => {
  const { setting } = groundStage(prompt);
  return (
    planOf(setting)?.solids?.({
      setting,
      random: createRandom(1),
      lamps: 0,
      groundAt: () => LEVEL,
    }) ?? []
  );
};

describe('places that the world knows by sight', () => {
  it('have a band before the eye in New Orleans', () => {
    const stage = groundStage('a street in New Orleans');
    const near = IN_FAMOUS_PLACES.frenchquarter?.(stage).filter(({ z }) => z < 8);
    expect(near).toHaveLength(3);
    for (const { x } of near ?? []) expect(Math.abs(x)).toBeLessThan(2);
  });

  it('have loungers before the eye at a beach resort', () => {
    const near = solidsOf('a beach resort').filter(({ plan }) =>
      plan.every(([x, z]) => Math.abs(x) < 3 && z < 7.6),
    );
    expect(near.length).toBeGreaterThan(12);
  });

  it('float a cabin where an upright picture shows it', () => {
    const cabin = solidsOf('a cable car over the mountains').filter(
      ({ plan, low, high }) =>
        plan.every(([, z]) => z > 12 && z < 18) && high - low > 2.5 && plan.length === 4,
    );
    expect(cabin.length).toBeGreaterThan(0);
    for (const { plan } of cabin) for (const [x] of plan) expect(Math.abs(x)).toBeLessThan(5.6);
  });
});

describe('an elven city', () => {
  it('has crowns of leaves over its houses', () => {
    const crowns = IN_FAR_PLACES.elvencity?.(groundStage('an elven city')) ?? [];
    expect(crowns.length).toBeGreaterThan(40);
    for (const { base } of crowns) expect(base).toBeGreaterThan(LEVEL + CROWN_AT - 8);
  });
});
