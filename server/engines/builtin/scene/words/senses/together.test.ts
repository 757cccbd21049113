import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const postures = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, posture }) => `${thing} ${posture}`);

describe('two who do something together', () => {
  it.each([
    'a cat and a dog sleeping',
    'une chatte et un chien endormis',
    'eine Katze und ein Hund schlafen',
    'un gato y un perro durmiendo',
    'кошка и собака спят',
    '猫と犬が寝ている',
    '猫と犬が部屋で寝ている',
    '고양이와 개가 부엌에서 자고 있다',
    'kedi ve köpek mutfakta uyuyor',
  ])('both do it: %s', (prompt) => {
    expect(postures(prompt)).toEqual(['cat sleeping', 'dog sleeping']);
  });

  it.each([
    'eine Katze, die im Garten schläft',
    'кошка в саду спит',
    'kedi bahçede uyuyor',
    '猫が庭で寝ている',
    '고양이가 정원에서 자고 있다',
    'बिल्ली बगीचे में सो रही है',
    '고양이가 나무 아래에서 잔다',
  ])('sleep, and not what grows there, where the place is said first: %s', (prompt) => {
    expect(postures(prompt)).toContain('cat sleeping');
    expect(postures(prompt)).not.toContain('flower sleeping');
  });

  it('leave that to who is named behind it', () => {
    expect(postures('ein Mann und eine Frau am Strand mit einem schlafenden Hund')).toEqual([
      'person null',
      'person null',
      'dog sleeping',
    ]);
    expect(postures('소녀와 나무 아래에서 자는 고양이')).toEqual([
      'person null',
      'tree null',
      'cat sleeping',
    ]);
  });

  it('do what is said of each of them', () => {
    expect(postures('a cat and a sleeping dog')).toEqual(['cat null', 'dog sleeping']);
    expect(postures('a sitting cat and a dog sleeping')).toEqual(['cat sitting', 'dog sleeping']);
    expect(postures('a cat sitting and a dog sleeping')).toEqual(['cat sitting', 'dog sleeping']);
    expect(postures('a cat, and a tree, a dog sleeping')).toEqual([
      'cat null',
      'tree null',
      'dog sleeping',
    ]);
  });
});
