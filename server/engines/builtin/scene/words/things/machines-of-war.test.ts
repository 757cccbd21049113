import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a giant mech',
  'guerrero robot',
  'ein Kampfroboter',
  'محارب روبوت',
  '机甲战士',
  '로봇 전사',
  'боевой робот',
])('a machine of war is in a street, with nobody else: %s', (prompt) => {
  const idea = readPrompt(prompt);
  expect(idea.subjects.map(({ thing }) => thing)).toEqual(['mech']);
  expect(decide(idea, null, 3, 0).land).toBe('street');
});
