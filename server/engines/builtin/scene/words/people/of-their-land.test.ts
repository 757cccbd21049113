import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt)
    .subjects.filter(({ thing, isDressing }) => thing === 'person' && isDressing !== true)
    .flatMap(({ traits = [], company }) => (company === undefined ? [traits] : company.members));

describe('people where they are at home', () => {
  it.each([
    ['an old man in Morocco', 'brownskinned', 'djellaba'],
    ['ein alter Mann in Marrakesch', 'brownskinned', 'djellaba'],
    ['a woman in an Indian street', 'brownskinned', 'sari'],
    ['мужчина в индии', 'brownskinned', 'kurta'],
    ['two women talking in Kenya', 'darkskinned', 'waxprint'],
  ])('look and dress as most there: %s', (prompt, look, dress) => {
    for (const traits of people(prompt))
      expect(traits).toEqual(expect.arrayContaining([look, dress]));
    expect(people(prompt)).not.toHaveLength(0);
  });

  it.each([
    ['a pale woman in a red coat in Morocco', 'coat', 'djellaba'],
    ['a footballer in Ghana', 'footballer', 'waxprint'],
    ['a firefighter in India', 'firefighter', 'kurta'],
    ['a dark skinned man in Morocco', 'darkskinned', 'brownskinned'],
  ])('keep the skin, the clothes and the work that are said: %s', (prompt, said, usual) => {
    const [traits, ...others] = people(prompt);
    expect(traits).toContain(said);
    expect(traits).not.toContain(usual);
    expect(others).toEqual([]);
  });

  it('are dressed as anybody within rooms, and look as anybody where no such place is named', () => {
    expect(people('a woman in an office in India')).toEqual([expect.arrayContaining(['woman'])]);
    expect(people('a woman in an office in India').flat()).not.toContain('sari');
    expect(people('a woman in a meadow')).toEqual([['woman']]);
  });
});
