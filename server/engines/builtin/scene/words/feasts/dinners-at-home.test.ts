import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a dinner at home', () => {
  it('of a feast is in the dining room, not in the streets of the feast', () => {
    for (const prompt of [
      "Eid dinner at my grandmother's house, lanterns in the window",
      'Diwali dinner with the family',
      'عشاء العيد مع العائلة',
      '春节年夜饭',
      'семья за новогодним столом',
    ])
      expect(readPrompt(prompt).land, prompt).toBe('diningroom');
  });

  it('at a house of somebody is within that', () => {
    const { land, subjects } = readPrompt("dinner at my grandmother's house");
    expect(land).toBe('diningroom');
    expect(subjects.some(({ thing }) => thing === 'house')).toBe(false);
  });

  it.each([
    'smoke rising from a house at dinner time',
    'a cat waiting for dinner outside a house',
    'a fox in front of a house looking for dinner',
    'a family outside their house before dinner',
    'a man in a dinner jacket at a house',
  ])('is not where a house is looked at: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBeNull();
    expect(subjects.map(({ thing }) => thing)).toContain('house');
  });

  it('is where another place is said to be', () => {
    expect(readPrompt('a family dinner on the beach').land).not.toBe('diningroom');
    expect(readPrompt('Diwali in the street').land).toBe('street');
  });
});
