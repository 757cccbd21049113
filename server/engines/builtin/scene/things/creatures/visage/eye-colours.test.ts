import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { eyeColourOf } from './eye-colours.ts';
import { complexionOf } from './face.ts';

describe('the colour of eyes', () => {
  it('is that which is said, and not that of the clothes or the coat', () => {
    for (const prompt of [
      'a woman with green eyes',
      'eine Frau mit grünen Augen',
      '緑の目の女性',
    ]) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects[0], prompt).toMatchObject({ colour: null, traits: ['woman', 'greeneyed'] });
      expect(ignored, prompt).toEqual([]);
    }
    expect(readPrompt('a black cat with green eyes').subjects[0]).toMatchObject({
      colour: [0.08, 0.08, 0.1],
    });
  });

  it('is drawn', () => {
    const green = eyeColourOf(['greeneyed']);
    for (const seed of [1, 2, 3, 4]) {
      const { iris } = complexionOf(createRandom(seed), null, ['woman', 'greeneyed'], null);
      expect(iris.paint(0, 0, 0, [0, 1, 0])).toEqual(green);
    }
  });
});
