import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a game of chess', () => {
  it.each([
    'two men playing chess in a park',
    'zwei Männer spielen Schach',
    'deux hommes jouant aux échecs',
    'dos hombres jugando al ajedrez',
    'due uomini giocano a scacchi',
    'dois homens jogando xadrez',
    'двое мужчин играют в шахматы',
    'satranç oynayan iki adam',
    'رجلان يلعبان الشطرنج',
    'शतरंज खेलते दो आदमी',
    '两个男人下棋',
    'チェスをする二人の男性',
    '체스를 두는 두 남자',
  ])('has two at one board in every language: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    const players = subjects.filter(({ thing }) => thing === 'person');
    expect(players, prompt).toHaveLength(1);
    expect(players[0]?.company?.bond, prompt).toBe('chess');
    expect(players[0]?.company?.members, prompt).toHaveLength(2);
    expect(players[0]?.traits ?? [], prompt).not.toContain('playing');
    expect(ignored, prompt).toEqual([]);
  });

  it('gives one who plays alone somebody to play with, and keeps who both are', () => {
    const membersOf = (prompt: string) => readPrompt(prompt).subjects[0]?.company?.members;
    expect(membersOf('an old man playing chess')).toEqual([['old'], []]);
    expect(membersOf('a girl playing chess with her grandfather')).toEqual([['girl'], ['old']]);
  });
});
