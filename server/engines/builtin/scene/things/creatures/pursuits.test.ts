import { describe, expect, it } from 'vitest';
import type { Trait } from '../../words/trait.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { company } from './company.ts';
import { modelFor } from './testing/model-of.ts';

/** How far the model of somebody reaches: up, ahead and behind, in heights of who it is. */
const reachOf = (traits: readonly Trait[]) => {
  const model = modelFor(traits);
  return {
    high: Math.max(...model.map(({ middle, reach }) => middle[1] + 0.6 * reach)),
    ahead: Math.max(...model.map(({ middle, reach }) => middle[0] + reach)),
    behind: Math.min(...model.map(({ middle, reach }) => middle[0] - reach)),
  };
};

describe('people at their pursuits', () => {
  it('have a sink, a basin, a suitcase or a table before them', () => {
    for (const trait of ['dishwashing', 'packing', 'kimchimaking', 'pizzamaking'] as const)
      expect(reachOf([trait]).ahead, trait).toBeGreaterThan(0.6);
  });

  it('push a vacuum cleaner’s nozzle ahead, the machine behind', () => {
    const { ahead, behind } = reachOf(['vacuuming']);
    expect(ahead).toBeGreaterThan(0.8);
    expect(behind).toBeLessThan(-0.5);
  });

  it('stand before the roof of a well, and hang beneath a parachute', () => {
    expect(reachOf(['wellwater']).high).toBeGreaterThan(1.1);
    expect(reachOf(['parachuting']).high).toBeGreaterThan(1.8);
  });

  it('have a rabbit with pink nose in place of the cards', () => {
    expect(modelFor(['conjuror', 'rabbittrick']).length).not.toBe(modelFor(['conjuror']).length);
    expect(modelFor(['rabbittrick']).length).toBeGreaterThan(modelFor(['pointing']).length);
  });

  it('play over a net that is higher than they', () => {
    const { setting } = levelStage('a beach', 3);
    const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
    const { width, height } = company(wish, { bond: 'volleyball', members: [[], []] });
    expect(width / height).toBeGreaterThan(0.9);
  });
});
