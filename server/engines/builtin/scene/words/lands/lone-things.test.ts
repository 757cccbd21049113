import { describe, expect, it } from 'vitest';
import { standsAshore } from '../../choices/choose-land.ts';
import { readPrompt } from '../read-prompt.ts';

describe('what belongs in a room or a street and is named in open land', () => {
  it.each([
    ['a bed on a beach', 'beach', 'bed'],
    ['una cama en medio del desierto', 'desert', 'bed'],
    ['사막 한가운데 있는 소파', 'desert', 'sofa'],
    ['une baignoire au milieu de la forêt', 'forest', 'bathtub'],
    ['ein Schreibtisch im Wald', 'forest', 'desk'],
    ['a bus stop in the desert', 'desert', 'busshelter'],
    ['a phone booth in a wheat field', 'field', 'phonebox'],
    ['a table laid for two on a frozen lake', 'lake', 'laidtable'],
    ['a bed on a cloud', 'clouds', 'bed'],
  ] as const)('stands there alone: %s', (prompt, land, thing) => {
    expect(readPrompt(prompt)).toMatchObject({ land, subjects: [{ thing, count: 1 }] });
  });

  it('stands in the middle of the water where that is said', () => {
    const boxed = readPrompt('a telephone box in the middle of the ocean');
    expect(boxed).toMatchObject({ land: 'sea', subjects: [{ traits: ['awash'] }] });
    expect(standsAshore(boxed)).toBe(false);
    const piano = readPrompt('a grand piano floating on a lake');
    expect(piano.subjects).toMatchObject([{ thing: 'piano', traits: ['awash'] }]);
    const [ashore] = readPrompt('a piano by the sea').subjects;
    expect(ashore?.traits).toBeUndefined();
  });

  it.each([
    'a river bed in the forest|a fox on a bed of moss in the forest|a bed of clouds over the mountains|lit de fleurs dans la forêt',
    'a truck bed in the desert|a dog bed on a beach|bed of tulips in a field',
  ])('is no bed where that is a river’s, of leaves or a dog’s: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).not.toBe('bedroom');
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('bed');
    }
  });

  it('leaves the room that is named where the land is only read of, heard, dreamt of or painted', () => {
    for (const prompt of [
      'a girl in bed reading about the desert',
      'a girl in bed dreaming of the sea',
      'a bed, the sound of the sea',
      'a bed with a painting of a mountain above it',
      'a bed with forest wallpaper',
      'a bed, mountains outside',
    ])
      expect(readPrompt(prompt).land, prompt).toBe('bedroom');
  });

  it('is laid at no table that one plays at, and stands in no water by the land whose middle is named', () => {
    for (const prompt of ['a ping pong table on a beach', 'a picnic table in the forest'])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('laidtable');
    const [piano] = readPrompt('a piano in the middle of the forest by a river').subjects;
    expect(piano?.traits).toBeUndefined();
  });

  it('has the chairs that a table is laid for', () => {
    const { subjects } = readPrompt('denizin ortasında bir masa ve iki sandalye');
    expect(subjects.map(({ thing }) => thing)).toEqual(['laidtable']);
  });

  it('is where it usually is else', () => {
    expect(readPrompt('a bed').land).toBe('bedroom');
    expect(readPrompt('a bed by a window, outside the sea').land).toBe('bedroom');
    expect(readPrompt('a bed with a view of the mountains').land).toBe('bedroom');
    expect(readPrompt('a bus stop in the rain').land).toBe('street');
    expect(readPrompt('a bus stop at night, neon reflections').land).not.toBe('lake');
    expect(readPrompt('mountains in the clouds').land).toBe('mountain');
    expect(readPrompt('a red telephone box').scenery).toBe('londonstreet');
    expect(readPrompt('a woman in a bathtub in a forest').subjects).toMatchObject([
      { thing: 'person' },
    ]);
    expect(
      readPrompt('a table with bread in a forest').subjects.map(({ thing }) => thing),
    ).not.toContain('laidtable');
  });
});
