import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('what is written for other generators', () => {
  it.each([
    ['a cat on a beach --ar 16:9 --v 6.1 --style raw', 'a cat on a beach'],
    ['a cat on a (beach:1.3), (masterpiece:1.2)', 'a cat on a beach'],
    ['a cat on a beach::2 <lora:fine_paper:0.8>', 'a cat on a beach'],
    ['two cats on a beach --tile --s 750', 'two cats on a beach'],
    ['1girl, forest', '1 girl, forest'],
    ['2boys, forest', '2 boys, forest'],
  ])('says nothing of the picture: %s', (prompt, plain) => {
    const { ignored, ...idea } = readPrompt(prompt);
    const { ignored: _, understood, ...meant } = readPrompt(plain);
    expect(ignored).toEqual([]);
    expect(idea).toMatchObject(meant);
    expect(idea.understood).toEqual(expect.arrayContaining([...understood]));
  });

  it.each([
    'a street in Paris --no people, cars --ar 3:2',
    'a street in Paris\nNegative prompt: people, cars',
  ])('says what is not wanted: %s', (prompt) => {
    const { without, subjects } = readPrompt(prompt);
    expect(without).toEqual(['person', 'car']);
    expect(subjects.filter(({ thing }) => thing === 'car' || thing === 'person')).toEqual([]);
  });
});
