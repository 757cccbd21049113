import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { wishIn } from '../wish.ts';
import { doorsteps } from './doorsteps.ts';

it('builds steps that are wider than high, of stone, with pots of flowers', () => {
  const setting = decide(readPrompt('a cat sleeping on the steps in a village'), null, 3, 0);
  const wish = { colour: null, posture: null, tall: 90, isPortrait: false, faces: 1 as const };
  const sprite = doorsteps(wishIn(setting, wish));
  expect(sprite.width).toBeGreaterThan(1.5 * sprite.height);
});
