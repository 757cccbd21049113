import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string): number =>
  readPrompt(prompt)
    .subjects.filter(({ thing }) => thing === 'person')
    .reduce((sum, { count }) => sum + count, 0);

describe('who does something with somebody of the own', () => {
  it.each([
    'dancing with my grandma in the kitchen|tanzen mit Oma|Angeln mit Papa am See',
    'con mi abuela en la cocina|с мамой на кухне|مع جدتي في المطبخ|दादी के साथ',
    'おばあちゃんと縁側でスイカを食べる|彼女と花火を見に行く|할머니와 요리하기|여친이랑 한강에서',
    'anneannemle bahçede|picnic with my girlfriend by the lake',
    'walk with my husband on the beach|café con mi hermana en Lisboa|mit Freund im Kino',
    'a cake with my grandma',
  ])('is there beside that one: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(people(prompt), prompt).toBe(2);
  });

  it('is a child beside a grandmother', () => {
    const [child, grandma] = readPrompt('おばあちゃんと縁側で').subjects;
    expect(child?.traits).toContain('child');
    expect(grandma?.traits).toContain('old');
  });

  it.each([
    ['a room with an old man', 1],
    ['a café with old man', 1],
    ['おばあちゃんと花', 1],
    ['a girl with her grandma', 2],
    ['a dog with my grandma', 1],
    ['a house with a woman', 1],
    ['a house with my wife', 1],
    ['flowers with my grandma', 1],
    ['изба с бабушкой', 1],
  ])('is nobody else where it is said who, or with anybody: %s', (prompt, count) => {
    expect(people(prompt)).toBe(count);
  });
});
