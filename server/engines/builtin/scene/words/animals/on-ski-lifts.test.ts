import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an animal on a ski lift', () => {
  it.each([
    'a penguin and a man on a ski lift',
    'a man and a penguin sitting on a chairlift',
    'ein Pinguin und ein Mann im Skilift',
  ])('sits there as people do, beside who is named with it: %s', (prompt) => {
    const { scenery, subjects } = readPrompt(prompt);
    expect(scenery).toBe('skilift');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person', 'person']);
    expect(subjects.flatMap(({ traits = [] }) => traits)).toContain('penguinfolk');
  });

  it('stays an animal elsewhere', () => {
    expect(readPrompt('a penguin on the ice').subjects).toMatchObject([{ thing: 'penguin' }]);
  });
});
