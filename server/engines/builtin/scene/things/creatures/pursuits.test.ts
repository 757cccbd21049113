import { describe, expect, it } from 'vitest';
import type { Company } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { beast } from './beast.ts';
import { DOG } from './beasts/animals.ts';
import { company } from './company.ts';
import { figureOf } from './figure.ts';
import { played } from './held/instruments.ts';
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

  it('have a mirror and a brush or a lipstick in the hands, or a crook', () => {
    const alone = modelFor(['pointing']).length;
    for (const trait of ['hairbrushing', 'makeup', 'shepherd'] as const)
      expect(modelFor([trait]).length, trait).toBeGreaterThan(alone);
  });

  it('have a grill, a table of vegetables or of steel before them', () => {
    for (const trait of ['grilling', 'vegetablecutting', 'welding'] as const)
      expect(reachOf([trait]).ahead, trait).toBeGreaterThan(0.6);
  });

  it('have shelves, a laid table or lamps before them, and a tree that they are up', () => {
    expect(reachOf(['dusting']).ahead).toBeGreaterThan(0.5);
    expect(reachOf(['tablelaying']).ahead).toBeGreaterThan(0.7);
    const flames = modelFor(['lamplighting']).filter(({ look }) => look.glow !== undefined);
    expect(flames.length).toBeGreaterThan(8);
    expect(reachOf(['treeclimbing']).high).toBeGreaterThan(2);
    expect(reachOf(['carpentering']).ahead).toBeGreaterThan(0.5);
    expect(reachOf(['boardcarrying']).behind).toBeLessThan(-0.5);
  });

  it('stand on the hands, crawl low, and have both hands over the head', () => {
    expect(reachOf(['crawling']).high).toBeLessThan(0.6 * reachOf(['handstand']).high);
    expect(reachOf(['cheering']).high).toBeGreaterThan(1.02);
  });

  it('play a balalaika that is deeper than a banjo', () => {
    const wide = (thing: 'balalaika' | 'banjo') => {
      const { pieces } = played(thing, figureOf([]), null);
      const lows = pieces.map(({ middle, reach }) => middle[1] - reach);
      return Math.min(...lows);
    };
    expect(wide('balalaika')).toBeLessThan(wide('banjo'));
  });

  it('stand before the roof of a well, and hang beneath a parachute', () => {
    expect(reachOf(['wellwater']).high).toBeGreaterThan(1.1);
    expect(reachOf(['parachuting']).high).toBeGreaterThan(1.8);
  });

  it('have a rabbit with pink nose in place of the cards', () => {
    expect(modelFor(['conjuror', 'rabbittrick']).length).not.toBe(modelFor(['conjuror']).length);
    expect(modelFor(['rabbittrick']).length).toBeGreaterThan(modelFor(['pointing']).length);
  });

  it('have a car over them that is longer than they, and a hole in the ice before them', () => {
    const { ahead, behind, high } = reachOf(['undercar']);
    expect(ahead - behind).toBeGreaterThan(2);
    expect(high).toBeGreaterThan(0.8);
    expect(reachOf(['icefishing']).ahead).toBeGreaterThan(0.7);
  });

  it('shave in lather, and shrink back with both hands up', () => {
    expect(modelFor(['lathering']).length).toBeGreaterThan(modelFor(['toothbrushing']).length);
    expect(reachOf(['scared']).behind).toBeLessThan(reachOf(['pointing']).behind);
  });

  it('are an astronaut in a suit who waters', () => {
    const suited = modelFor(['spacesuit', 'watering']);
    expect(suited.length).toBeGreaterThan(30);
    expect(suited.length).not.toBe(modelFor(['watering']).length);
  });

  it('sit beneath a table that is wider the more they are, and on a scaffold', () => {
    const { setting } = levelStage('a meadow', 3);
    const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
    const ratio = (bond: Company['bond'], many: number) => {
      const members = Array.from({ length: many }, () => ['child'] as const);
      const { width, height } = company(wish, { bond, members });
      return width / height;
    };
    expect(ratio('undertable', 4)).toBeGreaterThan(1.15 * ratio('undertable', 2));
    expect(ratio('scaffold', 3)).toBeGreaterThan(0.9);
  });

  it('examine an animal on a table that is wider than it, both in one', () => {
    const { setting } = levelStage('a meadow', 3);
    const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
    const drawn = (traits: readonly Trait[]) => {
      const rgba = beast(DOG, ['standing'], { ...wish, traits, crew: [['doctor']] }).sizes[0]?.rgba;
      let white = 0;
      for (let at = 0; at < (rgba?.length ?? 0); at += 4)
        if (Math.min(rgba?.[at] ?? 0, rgba?.[at + 1] ?? 0, rgba?.[at + 2] ?? 0) > 0.45) white++;
      return white;
    };
    // The vet's coat and the table's steel.
    expect(drawn(['examining', 'crewed'])).toBeGreaterThan(drawn([]) + 300);
  });

  it('play over a net that is higher than they', () => {
    const { setting } = levelStage('a beach', 3);
    const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
    const { width, height } = company(wish, { bond: 'volleyball', members: [[], []] });
    expect(width / height).toBeGreaterThan(0.9);
  });
});
