import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is on a terrace in a town or a land that is named', () => {
  it.each([
    ['two friends drinking coffee on a terrace in Lisbon', 'sea'],
    ['una pareja en una terraza en Barcelona', 'street'],
    ['мужчина пьёт чай на террасе в Стамбуле', 'lake'],
    ['テラスでコーヒーを飲む女性、京都', 'street'],
    ['zwei Freundinnen trinken Wein auf einer Terrasse in der Toskana', 'field'],
    ['two old women drinking tea on a terrace by the sea', 'sea'],
  ])('has that before a railing: %s', (prompt, outlook) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'balcony', outlook });
  });

  it.each([
    'a woman reading on a terrace in London',
    'a couple on a balcony in London',
    'zwei Freunde auf einem Dach in London',
    'un couple sur un pont à Londres',
  ])('has the river of London before it, and its clock tower: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ outlook: 'lake', scenery: 'thames' });
  });

  it('dines there, and on no terrace over the sea', () => {
    const { land, scenery, subjects } = readPrompt('a couple having dinner on a terrace in Paris');
    expect({ land, scenery }).toEqual({ land: 'balcony', scenery: null });
    expect(subjects).toMatchObject([{ company: { bond: 'meal' } }]);
  });

  it('is before the house or in the garden that is named with it', () => {
    expect(readPrompt('a house with a terrace by the sea, a man').land).not.toBe('balcony');
    expect(readPrompt('a woman on a terrace in a garden in Italy').land).not.toBe('balcony');
  });
});

describe('people on a roof in a town or a land that is named', () => {
  it.each([
    ['two women talking on a rooftop in Rome', 'flatroof'],
    ['ein Mann auf einem Dach in Prag', 'flatroof'],
    ['a couple having dinner on a rooftop in Istanbul', 'roofterrace'],
  ])('are on a flat one over it: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('are on its tiles where they work, and so are beasts', () => {
    for (const prompt of ['a cat on a roof in Prague', 'a ninja on a rooftop in Kyoto'])
      expect(readPrompt(prompt).land, prompt).not.toBe('flatroof');
  });
});

describe("people on a roof that is no house's in a land that is named", () => {
  it.each([
    ['people sitting on the roof of a train in India', 'train'],
    ['a girl sits on the roof of a car in Los Angeles', 'car'],
    ['Leute auf dem Dach eines Zuges in Indien', 'train'],
  ])('are carried by that: %s', (prompt, vehicle) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).not.toBe('flatroof');
    expect(subjects.find(({ thing }) => thing === vehicle)?.load?.onto).toBe('roof');
  });

  it('are on that of a church', () => {
    expect(readPrompt('a boy on the roof of a church in Rome').perch).toBe('roof');
  });
});

describe('people in a room in a town that is named', () => {
  it('sit down to their meal whatever its windows show', () => {
    for (const prompt of [
      'a family eating in a restaurant in Mexico',
      'friends having lunch on a balcony in Havana',
    ])
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({ company: { bond: 'meal' } });
  });
});
