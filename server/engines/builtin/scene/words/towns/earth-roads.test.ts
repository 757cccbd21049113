import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a street that is said to be of earth', () => {
  it.each([
    'children on an unpaved street',
    'crianças na rua de terra',
    'niños en una calle de tierra',
    'enfants dans une rue en terre',
    'Kinder auf einer ungepflasterten Straße',
    'bambini in una strada sterrata',
    'дети на немощёной улице',
    'toprak sokakta çocuklar',
    'أطفال في شارع ترابي',
    '未舗装の道の子供たち',
    '비포장도로의 아이들',
    '土路上的孩子们',
    'कच्ची गली में बच्चे',
    'a dusty road',
    'calle polvorienta',
    'une rue non pavée',
  ])('is a way of earth through open land: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', path: 'earth', town: null });
  });

  it('has houses of a village along it, where a road has none', () => {
    expect(readPrompt('children on an unpaved street').settled).toBe('village');
    expect(readPrompt('a dusty road').settled).toBeNull();
  });

  it('stays one where something drives on it, as a country road does not', () => {
    for (const prompt of [
      'a car on a dirt road',
      'a truck on a gravel road',
      'a jeep on an unpaved road',
    ])
      expect(readPrompt(prompt).path, prompt).toBe('earth');
    expect(readPrompt('a motorcycle on a country road').path).toBe('road');
    expect(readPrompt('a cow on a country road').path).toBe('earth');
  });

  it('is no pitch where football is played on it', () => {
    const { scenery, subjects } = readPrompt('niños jugando al fútbol en una calle de tierra');
    expect(scenery).toBeNull();
    expect(subjects[0]?.traits).toContain('footballer');
  });
});

describe('a road of earth in a country', () => {
  it.each([
    ['a farmer and his donkey on a dusty road in Morocco', { land: 'desert', town: null }],
    ['un camino de tierra en Marruecos', { land: 'desert' }],
    ['a dirt road in Mexico', { land: 'desert', town: null }],
    ['a bus on a dirt road in India', { land: 'field', settled: 'village', homeland: 'indian' }],
    ['a dirt road in Africa', { land: 'plain', savanna: true }],
  ])('leads through its land: %s', (prompt, idea) => {
    expect(readPrompt(prompt)).toMatchObject({ ...idea, path: 'earth' });
  });

  it('stays of earth under what drives on it, and leaves towns that are named their streets', () => {
    expect(readPrompt('a jeep on a dirt road in the desert').path).toBe('earth');
    expect(readPrompt('a dusty street of an old western town').town).toBe('western');
    expect(readPrompt('a road in Morocco').town).toBe('souk');
  });

  it.each([
    ['a dusty street in a ghost town', { forsaken: true }],
    ['dusty streets of Marrakech', { town: 'souk' }],
    ['a dusty street in Cairo', { city: 'cairo' }],
    ['dusty streets of an old town', { settled: 'town' }],
  ])('is a street of the town that is named: %s', (prompt, idea) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', path: null, ...idea });
  });
});

it('leads through a village of Mexico between its houses and cacti, over no paved square', () => {
  expect(readPrompt('una calle sin asfaltar en un pueblo de méxico')).toMatchObject({
    ...{ land: 'desert', path: 'earth', settled: 'village', town: null },
    subjects: [{ thing: 'cactus', isDressing: true }],
  });
  expect(readPrompt('un pueblo de méxico').town).toBe('plaza');
});
