import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'children playing cricket in a field|kids playing cricket in the park',
  'two friends playing cricket in a village',
  'Kinder spielen Cricket auf einer Wiese',
  'des enfants jouent au cricket dans un parc',
  'गाँव के मैदान में बच्चे क्रिकेट खेल रहे हैं, पास में गाय बैठी है|गाँव में बच्चे क्रिकेट खेल रहे हैं',
  '公园里孩子们打板球',
])('cricket is played on a ground with wickets and no goal: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect([land, scenery], prompt).toEqual(['cricketground', null]);
    expect(subjects, prompt).toContainEqual(expect.objectContaining({ thing: 'person' }));
  }
});

it('cricket is played in a street or on a beach that is named, and football on its own pitch', () => {
  expect(readPrompt('boys playing cricket on the beach').land).toBe('beach');
  expect(readPrompt('children playing cricket in an alley').land).toBe('street');
  expect(readPrompt('children playing football in a village').scenery).not.toBeNull();
});
