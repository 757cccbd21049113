import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('people on a bridge of a town that is known by its water', () => {
  it.each([
    ['a violinist playing on a bridge in Prague', 'lake'],
    ['a woman walking across a bridge in Venice', 'canal'],
    ['ein Mann spielt Akkordeon auf einer Brücke in Amsterdam', 'canal'],
    ['una pareja en un puente de Venecia', 'canal'],
    ['художник рисует на мосту в Лондоне', 'lake'],
    ['a girl standing on a bridge in London', 'lake'],
  ])('are near, on its deck, the town beyond them: %s', (prompt, outlook) => {
    const { land, outlook: seen, subjects } = readPrompt(prompt);
    expect({ land, seen }).toEqual({ land: 'bridgedeck', seen: outlook });
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  });

  it.each([
    'a cyclist on a bridge in Amsterdam',
    'a bicycle on a bridge in Amsterdam',
    'ein Radfahrer auf einer Brücke in Amsterdam',
  ])('are as near on a bicycle: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('bridgedeck');
    expect(subjects.map(({ thing }) => thing)).toEqual(['bicycle']);
  });

  it('are on none where no town is named, or a car drives over it', () => {
    for (const prompt of [
      'a girl on a bridge over a river',
      'a woman on a bridge in Venice, a bus',
      'a horse carriage on a bridge in Prague with people',
      'a couple by the river in London, Tower Bridge behind them',
    ])
      expect(readPrompt(prompt).land, prompt).not.toBe('bridgedeck');
  });

  it('are on it where what stands by the water is named too', () => {
    const { land } = readPrompt('a girl standing on a bridge in London, Big Ben behind her');
    expect(land).toBe('bridgedeck');
  });
});
