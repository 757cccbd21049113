import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** The colours of what a prompt names. */
const colours = (prompt: string) => readPrompt(prompt).subjects.map(({ colour }) => colour);

describe('a coat that is called red or orange', () => {
  it('is that of a ginger cat or dog', () => {
    const [ginger] = colours('a ginger cat');
    for (const prompt of [
      'ein roter Kater auf dem Fensterbrett',
      'un gatto rosso',
      'ein roter Hund',
      'un gato naranja',
      'um gato laranja',
      'an orange cat',
      'turuncu bir kedi',
      'оранжевый кот',
    ])
      expect(colours(prompt)[0], prompt).toEqual(ginger);
  });

  it('is red where English says so, or something else is', () => {
    const [ginger] = colours('a ginger cat');
    for (const prompt of ['a red cat', 'ein rotes Auto', 'una casa rossa'])
      expect(colours(prompt)[0], prompt).not.toEqual(ginger);
  });
});
