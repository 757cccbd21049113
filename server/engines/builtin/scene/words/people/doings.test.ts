import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const posture = (prompt: string) => readPrompt(prompt).subjects[0]?.posture;

describe('what somebody does', () => {
  it.each([
    ['a girl jumping', 'a woman praying'],
    ['ein Mädchen springt', 'eine betende Frau'],
    ['une fille qui saute', 'une femme en prière'],
    ['una niña saltando', 'una mujer rezando'],
    ['una ragazza che salta', 'una donna che prega'],
    ['uma menina pulando', 'uma mulher rezando'],
    ['девочка прыгает', 'женщина молится'],
    ['zıplayan bir kız', 'dua eden bir kadın'],
    ['فتاة تقفز', 'امرأة تصلي'],
    ['एक लड़की कूदती', 'एक महिला प्रार्थना करती'],
    ['跳起来的女孩', '祈祷的女人'],
    ['ジャンプする女の子', '祈る女性'],
    ['점프하는 소녀', '기도하는 여자'],
  ])('is known in every language: %s, %s', (jumps, prays) => {
    expect(posture(jumps), jumps).toBe('jumping');
    expect(posture(prays), prays).toBe('praying');
    expect(readPrompt(prays).ignored).toEqual([]);
  });

  it('is said of animals too, and running stays running', () => {
    expect(posture('a horse leaping over a field')).toBe('jumping');
    expect(posture('a dog running on a beach')).toBe('running');
    expect(posture('собака бежит')).toBe('running');
  });

  it('shows a church from within where somebody prays there', () => {
    expect(readPrompt('a woman praying in a church').land).toBe('nave');
    expect(readPrompt('eine Frau betet in der Kirche').land).toBe('nave');
    expect(readPrompt('a woman walking to a church').land).not.toBe('nave');
  });
});
