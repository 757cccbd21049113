import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const thingsOf = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, count }) => [thing, count]);

it.each([
  'robot gardener on a space station|a robot chef|a robot waiter|un robot cocinero|ein Roboter Kellner',
])('a robot that is called by a trade is who has it: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    expect(readPrompt(prompt).subjects, prompt).toHaveLength(1);
    expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('robotfolk');
  }
});

it('a robot that is named with somebody has that one beside it', () => {
  for (const prompt of ['a robot and a gardener', 'a robot, a chef', '거대한 로봇과 소녀'])
    expect(thingsOf(prompt), prompt).toHaveLength(2);
});
