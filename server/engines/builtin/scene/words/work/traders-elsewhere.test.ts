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

  it.each(['جزار في السوق', 'बाजार में कसाई', 'çarşıda kasap'])(
    'is somebody in the streets of the market that is named: %s',
    (prompt) => {
      const [land, things] = seen(prompt);
      expect([land, [...things].sort()]).toEqual(['street', ['person', 'stall']]);
    },
  );

  it.each([
    ["a dentist's sign in a street", 'dentist'],
    ['a dentist practice in a shopping street', 'dentist'],
    ["a florist's on a rainy street", 'shopfront'],
    ["the rabbi's house in a street", 'street'],
    ['محل جزار في الشارع', 'street'],
    ['街角屠夫店', 'street'],
    ['肉屋さんの前の路地', 'street'],
  ])('is nobody where only their shop, sign or house is named: %s', (prompt, land) => {
    expect(seen(prompt)).toEqual([land, []]);
  });

  it('is in the shop elsewhere', () => {
    expect(seen('a fishmonger')[0]).toBe('fishshop');
    expect(seen('a dentist')[0]).toBe('dentist');
    expect(seen('an antique dealer in his shop')[0]).toBe('antiqueshop');
    expect(seen('bakkal amca dükkanında')).toEqual(['supermarket', ['person']]);
  });

  it('sells at a market what they are named for', () => {
    expect(readPrompt('ein Gemüsehändler auf dem Markt').subjects).toMatchObject([
      { thing: 'person', company: { bond: 'sale' } },
    ]);
  });
});
