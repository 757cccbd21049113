import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;

describe('who is beside somebody', () => {
  it.each([
    '女王の前にひざまずく騎士',
    '여왕 앞에 무릎 꿇은 기사',
    '骑士跪在女王面前',
    '跪在女王面前的骑士',
    'रानी के सामने घुटने टेकता शूरवीर',
    'şövalye kraliçenin önünde diz çöküyor',
    'kraliçenin önünde diz çöken şövalye',
  ])('kneels, and not before whom: %s', (prompt) => {
    const [knight, queen, ...others] = subjectsOf(prompt);
    expect(knight?.traits).toEqual(['knight', 'kneeling']);
    expect(queen?.traits).toEqual(['royal', 'woman']);
    expect(others).toEqual([]);
  });

  it.each([
    'kız babasının yanında duruyor',
    'おじいさんの前で歌う孫',
    '할머니 옆에서 노래하는 소녀',
  ])('is somebody else: %s', (prompt) => {
    const all = subjectsOf(prompt).filter(({ thing }) => thing === 'person');
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(all[0]?.traits).not.toContain('old');
  });

  it('stays the one where nobody else is named', () => {
    expect(subjectsOf('母の隣で')).toMatchObject([{ thing: 'person', count: 1 }]);
  });
});
