import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'My grandmother shelling peas on the porch of a farmhouse in Georgia',
  'おばあちゃんと縁側でスイカを食べる夏休み',
  'an old man on the porch',
])('whoever is on a porch, and does nothing there that is known, sits: %s', (prompt) => {
  expect(readPrompt(prompt).subjects[0]?.posture).toBe('sitting');
});

it('a child who is there with a grandmother sits as she does', () => {
  const { subjects } = readPrompt('おばあちゃんと縁側で');
  expect(subjects.map(({ posture }) => posture)).toEqual(['sitting', 'sitting']);
});

it.each(['an old woman standing on the porch', 'a woman walking across the porch'])(
  'whoever is said to be at something else on a porch does that: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.posture).not.toBe('sitting');
  },
);
