import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'ein Ritter ohne Helm kniet',
  'a man without a wristwatch reading',
  'un hombre sin yelmo leyendo',
])('what nobody knows is missing takes no deed away: %s', (prompt) => {
  const traits = readPrompt(prompt).subjects[0]?.traits ?? [];
  expect(traits.some((trait) => trait === 'kneeling' || trait === 'reading')).toBe(true);
});

it('a deed right behind "without" is not done', () => {
  expect(readPrompt('a man without smoking').subjects[0]?.traits ?? []).not.toContain('smoking');
});
