import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const dogIn = (prompt: string) => readPrompt(prompt).subjects[0];

describe('breeds of dogs', () => {
  it.each([
    'a golden retriever puppy playing in the grass',
    '草地上的金毛犬',
    'ゴールデンレトリバー',
    '골든 리트리버',
    'золотистый ретривер',
    'غولدن ريتريفر',
    'गोल्डन रिट्रीवर',
    'un golden retriever dans le jardin',
  ])('have coats of their own: %s', (prompt) => {
    expect(dogIn(prompt)).toMatchObject({ thing: 'dog', count: 1 });
    const [red = 0, , blue = 1] = dogIn(prompt)?.colour ?? [];
    expect(red - blue).toBeGreaterThan(0.3);
    expect(red - blue).toBeLessThan(0.55);
  });

  it.each(['a husky dog in the snow', '哈士奇', 'ハスキー', '허스키', 'хаски', 'هاسكي', 'हस्की'])(
    'are grey where they draw sledges: %s',
    (prompt) => {
      const [red = 0, , blue = 1] = dogIn(prompt)?.colour ?? [];
      expect(Math.abs(red - blue)).toBeLessThan(0.1);
    },
  );

  it.each([
    'a border collie jumping to catch a red frisbee on the beach',
    'a beagle on a sofa',
    'ein Mops auf dem Sofa',
    'un bouledogue',
    'un pastor alemán',
    'un bassotto',
    'um buldogue',
    'бордер колли',
    'bir çoban köpeği',
    '边境牧羊犬',
    'ボーダーコリー',
    '보더콜리',
    'बॉर्डर कॉली',
    'بولدوغ',
  ])('are dogs by their names alone: %s', (prompt) => {
    expect(dogIn(prompt)).toMatchObject({ thing: 'dog', count: 1 });
  });

  it('have the colour that is said before their own', () => {
    expect(dogIn('a black husky')?.colour?.[0]).toBeLessThan(0.3);
  });
});

describe('what people have before them', () => {
  it('is at their tables in a café, and by itself where nobody is', () => {
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(things('a cozy café with people drinking coffee')).toEqual(['person']);
    expect(things('a cup of coffee in a café')).toEqual(['cup']);
  });

  it('are books where those are named, and a library where that is', () => {
    expect(readPrompt('a stack of old books')).toMatchObject({
      land: null,
      subjects: [{ thing: 'book' }],
    });
    expect(readPrompt('a library full of books')).toMatchObject({ land: 'library' });
  });
});
