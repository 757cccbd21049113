import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a court', () => {
  it.each(
    'a Moroccan riad|ein marokkanischer Innenhof|une cour marocaine|un patio marroquí|un cortile marocchino|um pátio marroquino|марокканский дворик|fas avlusu|رياض مغربي|मोरक्कन आंगन|摩洛哥庭院|モロッコの中庭|모로코 안뜰'.split(
      '|',
    ),
  )('is that of a house in Morocco: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'riad' });
  });

  it.each(
    'a courtyard|ein Innenhof|une cour intérieure|un patio andaluz|un cortile|um pátio|внутренний дворик|iç avlu|فناء أندلسي|안뜰'.split(
      '|',
    ),
  )('is one of limewash and flowers: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'patio' });
  });

  it.each(['एक आंगन', '内院', '中庭'])(
    'is a village’s yard in the words of its land: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'field', town: null, settled: 'village' });
    },
  );

  it('is no garden', () => {
    expect(readPrompt('a garden with flowers').town).toBe(null);
  });
});
