import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

describe('somebody who casts a spell', () => {
  it.each([
    'a wizard casting a spell',
    'a sorceress conjuring in a cave',
    'ein Zauberer wirkt einen Zauber',
    'eine Hexe zaubert im Wald',
    'un sorcier lance un sort',
    'una bruja lanzando un hechizo',
    'un mago lancia un incantesimo',
    'um mago lançando um feitiço',
    'волшебник произносит заклинание',
    'ведьма колдует',
    'büyü yapan bir büyücü',
    'ساحر يلقي تعويذة',
    'जादू करता जादूगर',
    '施法的巫师',
    '魔法をかける魔女',
    '마법을 거는 마법사',
  ])('does so in every language: %s', (prompt) => {
    const found = people(prompt);
    expect(found, prompt).toHaveLength(1);
    expect(found[0]?.traits, prompt).toEqual(expect.arrayContaining(['mage', 'casting']));
    expect(readPrompt(prompt).ignored, prompt).toEqual([]);
  });
});
