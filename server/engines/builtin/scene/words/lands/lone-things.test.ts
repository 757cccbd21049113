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
