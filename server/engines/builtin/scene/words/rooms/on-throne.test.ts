import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each(['throne room of a castle with a queen and her two lions', 'a king in his throne room'])(
  'is sat on by who rules there: %s',
  (prompt) => {
    const [ruler] = readPrompt(prompt).subjects;
    expect(ruler).toMatchObject({ posture: 'sitting', on: 'armchair' });
  },
);

it('is left by who does something else', () => {
  const [ruler] = readPrompt('a king dancing in his throne room').subjects;
  expect(ruler?.on).toBeUndefined();
});
