import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import { createCamera, mapGround } from '../../../world/view.ts';
import { jungleGrowth } from './jungle-growth.ts';

function growthOf(prompt: string) {
  const setting = {
    ...decide(readPrompt(prompt), null, 4, 0),
    random: createRandom(3),
  };
  const frame = createFrame(128, 128);
  const map = mapGround(frame, setting);
  return {
    land: setting.land,
    plants: jungleGrowth({ frame, camera: createCamera(frame, setting, map), map, setting }),
  };
}

describe('what grows in a jungle', () => {
  it('covers its floor, around a waterfall as well as within the forest', () => {
    for (const prompt of ['a jungle', 'a jungle around a waterfall'])
      expect(growthOf(prompt).plants.length, prompt).toBeGreaterThan(60);
  });

  it('hangs from the trees where it is seen from within, and nowhere else', () => {
    const highest = (prompt: string) => {
      const { land, plants } = growthOf(prompt);
      return { land, hangs: plants.some(({ base, size, z }) => z < 45 && size > 4.2 && base > 1) };
    };
    expect(highest('a jungle')).toEqual({ land: 'woods', hangs: true });
    expect(highest('a jungle around a waterfall')).toEqual({ land: 'waterfall', hangs: false });
  });

  it('is in no other forest', () => {
    expect(growthOf('a forest').plants).toEqual([]);
  });
});
