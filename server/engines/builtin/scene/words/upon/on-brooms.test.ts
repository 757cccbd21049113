import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { STANDS } from '../../things/placing/stands.ts';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('who is on a broom', () => {
  it.each([
    'a witch on a broomstick',
    'eine Hexe auf einem Besen',
    'une sorcière sur un balai',
    'una bruja en una escoba',
    'ведьма на метле',
    'uma bruxa numa vassoura',
    'una strega su una scopa',
    'süpürge üstünde bir cadı',
    'ساحرة على مكنسة',
    'झाड़ू पर जादूगर',
    '骑着扫帚的女巫',
    'ほうきに乗った魔女',
    '빗자루를 탄 마녀',
  ])('flies in every language: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      subjects: [{ thing: 'broomrider' }],
      ignored: [],
    });
    expect(STANDS.broomrider.on).toBe('air');
    for (const index of [0, 1, 2, 3])
      expect(decide(readPrompt(prompt), null, 5, index).horizon).toBeGreaterThan(0.45);
  });

  it('flies where a witch is only said to fly, and where somebody else is on one', () => {
    expect(things('a witch flying over a village at night')).toEqual(['broomrider']);
    expect(things('a boy riding a broomstick over a castle')).toEqual(['broomrider', 'castle']);
  });

  it('stays on the ground with what is swept with', () => {
    expect(things('a man sweeping leaves with a broom')).toEqual(['person']);
    expect(things('a witch in a forest')).toEqual(['person']);
    expect(readPrompt('a castle and a broomstick').ignored).toContain('broomstick');
  });
});
