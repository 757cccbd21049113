import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const women = [
  [
    'una señora en el mercado',
    'una señorita',
    'une madame',
    'una signora al mercato',
    'una signorina',
  ],
  [
    'uma senhora',
    'дама с собачкой',
    'bir hanımefendi',
    'おばさん',
    '婦人',
    '아줌마',
    '아주머니',
    '부인',
  ],
  ['女士', '阿姨', '大妈', 'سيدة'],
].flat();
const men = [
  ['an old gentleman', 'two gentlemen', 'un señor', 'un monsieur', 'un signore', 'um senhor'],
  ['господин', 'джентльмен', 'bir beyefendi', 'おじさん', '아저씨', '大叔', '绅士'],
].flat();

const peopleIn = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

describe('people who are named politely', () => {
  it.each(women)('are a woman: %s', (prompt) => {
    expect(peopleIn(prompt).map(({ traits }) => traits?.includes('woman'))).toEqual([true]);
  });

  it.each(men)('are men: %s', (prompt) => {
    const [one, ...others] = peopleIn(prompt);
    expect(one?.traits ?? []).not.toContain('woman');
    expect([one?.male, others]).toEqual([true, []]);
  });

  it('leave a shrine of Korea what it is', () => {
    expect(peopleIn('신사')).toEqual([]);
  });
});

describe('cliffs of Normandy', () => {
  it.each(['des enfants sur les falaises de Normandie', 'children on the cliffs of Normandy'])(
    'are of chalk, by the sea: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'sea', chalk: true });
    },
  );
});
