import { describe, expect, it } from 'vitest';
import { createNoise } from '../noise.ts';
import { decide } from '../setting.ts';
import { farmland } from '../things/placing/lands/farmland.ts';
import { levelStage } from '../things/placing/testing/level-stage.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { FARMLAND, hedgeAcross, laneAt } from '../world/scenery/farmland.ts';

const sceneryOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0).idea.scenery;

describe('the countryside', () => {
  it('is fields between hedges with a farm and a village, whoever walks or drives there', () => {
    for (const prompt of [
      'countryside',
      'an old farmer walking through the countryside with his dog',
      'eine Frau auf dem Land',
      'un vélo à la campagne',
      'девочка в сельской местности',
      '乡村的早晨',
      'امرأة في الريف',
    ])
      expect(sceneryOf(prompt), prompt).toBe('farmland');
  });

  it('is left as it is where something else stands, grows or leads through it', () => {
    for (const prompt of [
      'a village in the countryside',
      'a castle in the countryside',
      'a steam train through the countryside',
      'lavender in the countryside',
      'a meadow',
    ])
      expect(sceneryOf(prompt), prompt).not.toBe('farmland');
  });

  it('parts its fields by hedges that leave the lane open', () => {
    const stage = levelStage('countryside', 12, 3);
    const planted = farmland(stage);
    expect(planted.length).toBeGreaterThan(200);
    expect(planted.length).toBeLessThan(1500);
    const low = planted.filter(({ z, size, casts }) => z < 120 && size < 2.5 && casts !== true);
    expect(low.every(({ x, z }) => Math.abs(x - laneAt(stage.setting, z)) > 2)).toBe(true);
    const bare = farmland(levelStage('countryside without trees', 12, 3));
    expect(bare.length).toBeLessThan(40);
  });

  it('has a slope beyond, on which its fields are seen', () => {
    const setting = { ...decide(readPrompt('countryside'), null, 5, 0), noise: createNoise(3) };
    const ground = FARMLAND.ground?.(() => 0, setting) ?? (() => 0);
    expect(ground(0, 160)).toBeGreaterThan(ground(0, 30) + 10);
    const soil = FARMLAND.soil?.(() => [0, 0, 0], setting) ?? (() => [0, 0, 0]);
    const beyond = hedgeAcross(6, 30);
    const [hedge, field] = [soil(30, beyond, 12, 0), soil(30, beyond + 12, 12, 0)];
    const light = (colour: readonly number[]) => colour.reduce((sum, one) => sum + one, 0);
    expect(light(hedge)).toBeLessThan(0.6 * light(field));
  });
});
