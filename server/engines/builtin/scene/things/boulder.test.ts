import { expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { boulder } from './boulder.ts';
import { makeThing } from './placing/makers/make-thing.ts';
import { wishIn } from './wish.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0);

it('rocks are not all alike: flat ones of layers lie among round ones', () => {
  const rest = { colour: null, posture: null, tall: 40, isPortrait: false };
  const wish = wishIn(settingOf('a mountain meadow'), rest);
  const ratios = Array.from({ length: 12 }, (_, n) => {
    const { width, height } = boulder({ ...wish, random: createRandom(n) });
    return width / height;
  });
  expect(Math.max(...ratios) / Math.min(...ratios)).toBeGreaterThan(1.5);
});

it('rocks that are asked for on Mars have its colour, as the stones around them', () => {
  const reds = (prompt: string): number => {
    const { sizes } = makeThing(
      settingOf(prompt),
      'rock',
      { colour: null, posture: null },
      40,
      false,
    );
    const pixels = sizes[0]?.rgba ?? [];
    let [red, blue] = [0, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      red += pixels[at] as number;
      blue += pixels[at + 2] as number;
    }
    return red / blue;
  };
  expect(reds('rocks on mars')).toBeGreaterThan(1.3 * reds('rocks in a meadow'));
});
