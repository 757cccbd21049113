import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const seen = (prompt: string) => {
  const { land, subjects } = readPrompt(prompt);
  return [land, subjects.map(({ thing }) => thing)] as const;
};

describe('who keeps a shop', () => {
  it.each([
    ['a fishmonger in a narrow street', 'street'],
    ['a butcher on the village square', 'street'],
    ['a butcher in the street', 'street'],
    ['ein Metzger auf dem Dorfplatz', 'street'],
    ['una florista en la calle', 'shopfront'],
    ['мясник на площади', 'street'],
    ['a rabbi in a street', 'street'],
  ])('is somebody in the street that is named: %s', (prompt, land) => {
    expect(seen(prompt)).toEqual([land, ['person']]);
  });

  it('is in the shop elsewhere', () => {
    expect(seen('a fishmonger')[0]).toBe('fishshop');
    expect(seen('a dentist')[0]).toBe('dentist');
  });
});
