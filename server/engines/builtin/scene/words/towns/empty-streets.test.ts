import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an empty street', () => {
  it.each([
    'an empty street',
    'an empty street at night',
    'empty city street in the rain',
    'an empty narrow street',
    '空荡荡的街道',
    '誰もいない通り',
    '텅 빈 거리',
    'une rue vide',
    'eine leere Straße',
    'una calle vacía',
    'пустая улица',
    'uma rua vazia',
    'una strada vuota',
    'boş bir sokak',
    'شارع فارغ',
    'खाली सड़क',
  ])('has nobody and no cars: %s', (prompt) => {
    const { land, without, ignored, subjects } = readPrompt(prompt);
    expect(land).toBe('street');
    expect(without).toEqual(expect.arrayContaining(['person', 'car']));
    expect(ignored).toEqual([]);
    expect(subjects.map(({ thing }) => thing)).not.toContain('person');
  });

  it('has who and what is named there', () => {
    const { subjects, without } = readPrompt('a woman walking on an empty street');
    expect(subjects).toMatchObject([{ thing: 'person' }]);
    expect(without).toEqual(['car', 'horse']);
    expect(readPrompt('a red car on an empty street').without).not.toContain('car');
  });

  it('is none where something else is empty', () => {
    expect(readPrompt('an empty bench on a street').without).toEqual([]);
    expect(readPrompt('a street with an empty bench').without).toEqual([]);
  });
});
