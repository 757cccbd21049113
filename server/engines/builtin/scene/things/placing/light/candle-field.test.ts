import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { isCandleField } from './candle-field.ts';

const isField = (prompt: string): boolean => {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  return setting.subjects.some((one) => isCandleField(setting, one));
};

describe('candles', () => {
  it.each([
    'candles on a beach at dusk',
    'Kerzen am Strand',
    'Petra by candlelight',
    'свечи на пляже',
  ])('stand all over the ground in the open: %s', (prompt) => expect(isField(prompt)).toBe(true));

  it.each(['a candle in the forest', 'candles in a church', 'a cake with candles on a beach'])(
    'do not where there is one, in rooms, and on cakes: %s',
    (prompt) => expect(isField(prompt)).toBe(false),
  );

  it('make it night where their light is named', () => {
    expect(readPrompt('Petra by candlelight').time).toBe('night');
    expect(readPrompt('a candlelight dinner on the beach').time).toBeNull();
  });
});
