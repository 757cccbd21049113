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

it.each([
  'wedding in a village church, the bride walking down the aisle',
  'a wedding, the bride and the groom dance',
  'Hochzeit in der Kirche, die Braut geht zum Altar',
])('has one bride, however often she is named: %s', (prompt) => {
  const [two] = readPrompt(prompt).subjects;
  expect(two?.count).toBe(2);
  expect(two?.company?.members.map((one) => one.includes('bride'))).toEqual([false, true]);
});
