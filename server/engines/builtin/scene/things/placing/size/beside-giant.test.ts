import { expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { besideGiant } from './beside-giant.ts';
import { heightOf } from './how-large.ts';

const heights = (prompt: string): number[] => {
  const idea = readPrompt(prompt);
  return idea.subjects.map((one) => heightOf(idea, one));
};

it('people and animals reach to the knees of a giant among them', () => {
  for (const prompt of ['a giant and a boy', 'великан и мальчик', 'a giant gobbles a sheep']) {
    const [giant = 0, other = 0] = heights(prompt);
    expect(giant / other, prompt).toBeGreaterThan(3);
  }
});

it('a giant over a village, in a street or alone is no one’s neighbour', () => {
  for (const prompt of ['a giant looking over a village', 'a giant in a street with people']) {
    const idea = readPrompt(prompt);
    for (const one of idea.subjects) expect(besideGiant(idea, one), prompt).toBeNull();
  }
});
