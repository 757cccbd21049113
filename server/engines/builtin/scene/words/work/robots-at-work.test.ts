import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

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

it('a robot that is said to do something does it itself, beside whom else is named', () => {
  for (const prompt of [
    'a robot trying to lift weights at the gym while a man is watching',
    'a robot painting a picture, a child behind it',
  ]) {
    const [robot, other] = readPrompt(prompt).subjects;
    expect(robot?.traits, prompt).toContain('robotfolk');
    expect(['lifting', 'painting'].some((one) => robot?.traits?.includes(one as 'lifting'))).toBe(
      true,
    );
    expect(other?.traits ?? [], prompt).not.toContain('lifting');
  }
  expect(thingsOf('a robot beside a man who lifts weights')).toContainEqual(['robot', 1]);
});
