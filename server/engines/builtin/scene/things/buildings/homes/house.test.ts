import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wishIn } from '../../wish.ts';
import { house } from './house.ts';

const WHITE = [0.9, 0.9, 0.88] as const;

describe('a house before a low sun', () => {
  it('has its front lit by the sky: it is no silhouette', () => {
    for (const time of ['sunset', 'dawn', 'dusk']) {
      const setting = decide(readPrompt(`a house in a field at ${time}`), null, 5, 0);
      const light = { ...setting.light, toward: [0.2, 0.17, 0.96] as const };
      const wish = wishIn(
        { ...setting, light },
        { colour: [...WHITE], posture: null, tall: 120, isPortrait: false },
      );
      const { rgba, glow } = house({ ...wish, random: createRandom(8) }).sizes[0] ?? {
        rgba: new Float32Array(),
        glow: new Float32Array(),
      };
      const greens: number[] = [];
      for (let at = glow.length >> 1; at < glow.length; at++)
        if ((rgba[at * 4 + 3] ?? 0) > 0.99 && glow[at] === 0) greens.push(rgba[at * 4 + 1] ?? 0);
      // The roof and the panes are darker than the walls, the lit end of the house is lighter.
      const wall = greens.toSorted((a, b) => a - b)[Math.floor(0.6 * greens.length)] ?? 0;
      expect(wall, time).toBeGreaterThan(0.48 * light.ambient[1]);
    }
  });
});
