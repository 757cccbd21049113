import { describe, expect, it } from 'vitest';
import { wades } from '../../choices/by-the-water.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { lookUp } from '../height-map.ts';
import { mapGround } from '../view.ts';

/** How high the ground is close before the eye, a little aside. */
function groundBefore(prompt: string, index: number) {
  const setting = decide(readPrompt(prompt), null, 5, index);
  const { heights } = mapGround(createFrame(64, 64), setting);
  return { setting, near: lookUp(heights, setting.side * 3, 15) };
}

describe('the stream of a waterfall', () => {
  it('is before the eye where a bear fishes in it, and the bear stands in that', () => {
    for (const index of [0, 1, 2, 3]) {
      const { setting, near } = groundBefore('bear catching salmon at a waterfall', index);
      expect(near).toBeLessThan(0);
      expect(setting.subjects.some((one) => wades(setting, one))).toBe(true);
    }
  });

  it('leaves others on dry ground', () => {
    for (const prompt of ['a waterfall', 'a bear at a waterfall', 'a man fishing at a waterfall'])
      expect(groundBefore(prompt, 0).near, prompt).toBeGreaterThan(0);
  });
});
