import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;

describe('a snail', () => {
  it.each([
    'a snail on a leaf',
    'un escargot sur une feuille',
    'eine Schnecke auf einem Blatt',
    'улитка на листьях',
    '叶子上的蜗牛',
  ])('is on the leaf of %s', (prompt) =>
    expect(subjectsOf(prompt)).toMatchObject([{ thing: 'snail', traits: ['onleaf'] }]),
  );

  it('is on the ground where no leaf is named', () =>
    expect(subjectsOf('a snail in a garden')[0]?.traits ?? []).not.toContain('onleaf'));
});

describe('a hummingbird', () => {
  it('has its bill in the flowers that are named with it', () => {
    for (const prompt of ['a hummingbird at a flower', 'a hummingbird hovering near red flowers'])
      expect(subjectsOf(prompt), prompt).toMatchObject([
        { thing: 'hummingbird', traits: ['onflower'] },
      ]);
    expect(subjectsOf('a hummingbird')[0]?.traits ?? []).not.toContain('onflower');
  });
});

describe('a spider', () => {
  it('is in the web that is named with it', () =>
    expect(subjectsOf('a spider in a spiderweb with dew')).toMatchObject([
      { thing: 'spiderweb', traits: ['crewed'] },
    ]));
});

describe('a butterfly', () => {
  it('is on the one flower that is named with it', () => {
    const [only, ...others] = subjectsOf('a close-up of a butterfly on a red rose');
    expect(others).toEqual([]);
    expect(only).toMatchObject({ thing: 'butterfly', bloom: 'rose', traits: ['onflower'] });
    expect(only?.glaze?.[0]).toBeGreaterThan(0.5);
  });

  it('flies where flowers grow all over', () =>
    expect(subjectsOf('a butterfly in a meadow with flowers')[0]?.traits ?? []).not.toContain(
      'onflower',
    ));
});

describe('a bee', () => {
  it('is on the one flower that is named with it', () => {
    for (const prompt of [
      'a bee on a sunflower',
      'una abeja sobre un girasol',
      '一只蜜蜂在向日葵上',
    ])
      expect(subjectsOf(prompt), prompt).toMatchObject([
        { thing: 'bee', bloom: 'sunflower', traits: ['onflower'] },
      ]);
  });

  it('flies where bees or flowers are several', () =>
    expect(subjectsOf('bees in a meadow with flowers')[0]?.traits ?? []).not.toContain('onflower'));
});

describe('a frog', () => {
  it('sits on a leaf of the water lilies that are named with it', () => {
    for (const prompt of ['a frog on a lily pad', 'ein Frosch auf einem Seerosenblatt'])
      expect(subjectsOf(prompt)[0], prompt).toMatchObject({ thing: 'frog', traits: ['onpad'] });
    expect(subjectsOf('a frog in a pond')[0]?.traits ?? []).not.toContain('onpad');
  });
});
