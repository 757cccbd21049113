import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../frame.ts';
import { lookUp } from '../../height-map.ts';
import { createCamera, mapGround } from '../../view.ts';
import { LEVEL } from '../level-site.ts';

it('is seen from the ground before it, not from the hill that rises behind it', () => {
  for (const index of [0, 1, 2, 3]) {
    const setting = decide(readPrompt('a mine entrance'), null, 4, index);
    const frame = createFrame(96, 96);
    const map = mapGround(frame, setting);
    expect(createCamera(frame, setting, map).height).toBeLessThan(LEVEL + 4);
    expect(lookUp(map.heights, 6, 24)).toBeGreaterThan(LEVEL + 4);
  }
});
