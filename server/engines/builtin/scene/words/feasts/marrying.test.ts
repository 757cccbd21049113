import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
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

it('is at the door of a church that it comes out of or stands before', () => {
  for (const prompt of [
    'a wedding coming out of the church in a small village',
    'a wedding in front of a church',
    'свадьба, молодожёны выходят из церкви',
  ])
    expect(decide(readPrompt(prompt), null, 3, 0).idea.scenery, prompt).toBe('churchdoor');
  expect(readPrompt('a wedding in an old church').land).toBe('churchwedding');
  expect(readPrompt('a wedding on a meadow').scenery).toBe('wedding');
});
