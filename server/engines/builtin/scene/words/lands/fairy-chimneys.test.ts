import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('fairy chimneys', () => {
  it.each([
    'hot air balloons over Cappadocia',
    'Kappadokien bei Sonnenaufgang',
    'la Cappadoce',
    'globos sobre Capadocia',
    'la Cappadocia',
    'Capadócia ao amanhecer',
    'воздушные шары над Каппадокией',
    'Kapadokya',
    'بالونات فوق كابادوكيا',
    'कप्पादोकिया',
    '卡帕多奇亚的热气球',
    'カッパドキアの気球',
    '카파도키아',
  ])('stand in a dry canyon: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('canyon');
    expect(subjects.map(({ thing }) => thing)).toEqual(['hoodoo']);
  });
});

describe('the chimneys of fairies in Turkish', () => {
  it.each(["Kapadokya'da peri bacalarının üstünde balonlar", 'peri bacaları arasında bir at'])(
    'are no fairies: %s',
    (prompt) => {
      const { subjects } = readPrompt(prompt);
      expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('fairy');
    },
  );
});
