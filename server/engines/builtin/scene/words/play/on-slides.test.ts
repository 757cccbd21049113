import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const asked = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing !== true);

it.each([
  'a girl on a slide',
  'ein Kind auf der Rutsche',
  'un enfant sur un toboggan',
  '滑り台の子供',
])('a child that is named with a slide is on it: %s', (prompt) => {
  const [slide, ...others] = asked(prompt);
  expect(slide?.thing).toBe('slide');
  expect(slide?.traits).toContain('crewed');
  expect(others).toEqual([]);
});

it('others who are named stand by', () => {
  const beside = (prompt: string) =>
    asked(prompt)
      .filter(({ thing }) => thing === 'person')
      .map(({ count }) => count);
  expect(beside('a little boy going down the slide with his grandfather')).toEqual([1]);
  expect(beside('three children on a slide')).toEqual([2]);
  expect(asked('an old man beside a slide')[0]?.traits ?? []).not.toContain('crewed');
});
