import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { lookUp } from '../height-map.ts';
import { pathAt } from '../paths/path.ts';
import { brookAt } from '../paths/wood-ways.ts';
import { mapGround } from '../view.ts';
import { planBrook } from './brook.ts';

const SIDE = 96;

/** The brook of a picture and the ground about it. */
function brookOf(prompt: string, index = 0) {
  const setting = decide(readPrompt(prompt), null, 5, index);
  const map = mapGround(createFrame(SIDE, SIDE), setting);
  return { setting, map, brook: planBrook(setting, map) };
}

describe('a brook in the woods', () => {
  it('is looked at between the trees in all four pictures', () => {
    for (const prompt of ['forest stream', 'misty forest with a river', 'a deer by a forest creek'])
      for (const index of [0, 1, 2, 3]) {
        const { setting, brook } = brookOf(prompt, index);
        expect([setting.land, brook === null]).toEqual(['woods', false]);
      }
  });

  it('is a wide sheet of ice where a river or a lake in a forest is frozen', () => {
    for (const prompt of [
      'a fox crossing a frozen river in a birch forest',
      'a frozen lake in the woods',
    ])
      for (const index of [0, 1, 2, 3]) {
        const { setting, brook } = brookOf(prompt, index);
        expect(setting.land).toBe('woods');
        expect(brook?.away(brookAt(setting.side, 8) + 2.5, 8)).toBeLessThan(1);
      }
    expect(brookOf('a frozen lake').setting.land).toBe('lake');
  });

  it('is not where a boat needs a river, no forest is named, or no water', () => {
    expect(brookOf('a rowing boat on a river in the forest').brook).toBe(null);
    expect(brookOf('a stream in a meadow').brook).toBe(null);
    expect(brookOf('a forest').brook).toBe(null);
  });

  it('runs before the eye, its water lower than its banks', () => {
    const { setting, map, brook } = brookOf('forest stream');
    for (const z of [4, 8, 14, 30]) {
      const x = brookAt(setting.side, z);
      expect(brook?.away(x, z)).toBeLessThan(1);
      expect(brook?.away(x + 5, z)).toBeGreaterThan(1);
      expect(brook?.away(x - 5, z)).toBeGreaterThan(1);
      expect(lookUp(map.heights, x + 2, z)).toBeGreaterThan(brook?.level ?? 0);
    }
  });

  it('leaves its water and its banks free of plants', () => {
    const { setting } = brookOf('forest stream');
    for (const z of [4, 8, 14, 30]) {
      expect(pathAt(setting, brookAt(setting.side, z), z)).toBe(1);
      expect(pathAt(setting, brookAt(setting.side, z) + 4, z)).toBe(0);
    }
  });
});
