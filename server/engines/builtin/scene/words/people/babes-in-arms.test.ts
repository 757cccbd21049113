import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a baby that is named with somebody', () => {
  it.each([
    'mother and baby in a rocking chair by the fireplace',
    'grandpa and a baby on the sofa',
  ])('is in the arms of who sits: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', count: 1, posture: 'sitting', holds: { thing: 'baby' } },
    ]);
  });

  it('is on no arms of a child, and of nobody who does not sit', () => {
    for (const prompt of ['a girl and her baby brother on the sofa', 'a mother and a baby'])
      for (const { holds } of readPrompt(prompt).subjects) expect(holds, prompt).toBeUndefined();
  });
});
