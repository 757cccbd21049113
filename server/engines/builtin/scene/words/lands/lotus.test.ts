import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('lotus and water lilies', () => {
  it.each([
    'a lotus pond',
    'un étang aux nénuphars',
    'ein Seerosenteich',
    'un estanque de nenúfares',
    'кувшинки',
    'flor de lótus',
    'ninfee',
    'nilüfer',
    'زنبق الماء',
    'कमल का फूल',
    '荷塘',
    '睡蓮',
    '연꽃',
  ])('cover the water of a lake: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'lake', lilies: true, ignored: [] });
  });

  it('grow where another water is named', () => {
    expect(readPrompt('water lilies on a river')).toMatchObject({ land: 'river', lilies: true });
    expect(readPrompt('a lake').lilies).toBe(false);
  });
});
