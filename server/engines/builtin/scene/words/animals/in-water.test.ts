import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const firstOf = (prompt: string) => readPrompt(prompt).subjects[0];

describe('an animal in the water', () => {
  it.each([
    'a dog swimming in a lake',
    'ein Hund schwimmt im See',
    'un chien nage dans le lac',
    'un perro nadando en el lago',
    'um cachorro nadando no lago',
    'un cane che nuota nel lago',
    'собака плывёт по реке',
    'köpek gölde yüzüyor',
    'كلب يسبح في البحيرة',
    '犬が湖で泳いでいる',
    '개가 호수에서 수영한다',
    '狗在湖里游泳',
    'कुत्ता झील में तैर रहा है',
  ])('swims where it is said to: %s', (prompt) => {
    const { ignored } = readPrompt(prompt);
    expect(firstOf(prompt)).toMatchObject({ thing: 'dog', traits: ['swimming'] });
    expect(ignored).toEqual([]);
  });

  it.each([
    'an elephant drinking at a waterhole',
    'ein Elefant trinkt aus einem Fluss',
    'слон пьёт воду из реки',
    'fil nehirden su içiyor',
    'हाथी नदी में पानी पी रहा है',
    '大象在河边喝水',
  ])('drinks at the edge of the water that is named: %s', (prompt) => {
    expect(firstOf(prompt)).toMatchObject({
      ...{ thing: 'elephant', posture: 'grazing', traits: ['drinking'] },
    });
  });

  it('leaves who drinks from a bowl, who is near where people swim, and birds as they are', () => {
    expect(firstOf('a cat drinking milk from a bowl')?.traits ?? []).not.toContain('drinking');
    const dog = readPrompt('a man swimming in a lake, a dog on the shore').subjects;
    for (const { thing, traits } of dog)
      if (thing === 'dog') expect(traits ?? []).not.toContain('swimming');
    for (const prompt of [
      'a dog on the shore watching ducks swimming in the pond',
      'horses grazing by a lake with swans swimming',
      'a cat watching a goldfish swim in a bowl',
    ])
      expect(firstOf(prompt)?.traits ?? [], prompt).not.toContain('swimming');
    for (const { traits } of readPrompt('a dog and a horse swimming in a lake').subjects)
      expect(traits).toContain('swimming');
    expect(firstOf('ducks swimming on a pond')?.traits ?? []).not.toContain('swimming');
  });
});
