import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('lets two who marry run hand in hand before a church that is near', () => {
  for (const prompt of [
    'bride and groom running out of a little white church in the rain',
    'Braut und Bräutigam rennen aus einer kleinen Kirche',
  ]) {
    const { subjects } = readPrompt(prompt);
    expect(subjects[0]?.company?.bond, prompt).toBe('hands');
    expect(subjects[0]?.posture, prompt).toBe('running');
    expect(subjects[1]?.thing, prompt).toBe('church');
    expect(subjects[1]?.size, prompt).toBeGreaterThan(1.5);
  }
  expect(readPrompt('a man running past a church').subjects[0]?.posture).toBe('running');
});
