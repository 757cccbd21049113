import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('how many balloons fly', () => {
  it.each([
    ['a red hot air balloon over a lake', 1],
    ['three hot air balloons', 3],
    ['hot air balloons over green valleys', null],
  ])('is as many as are said: %s', (prompt, count) => {
    expect(readPrompt(prompt)).toMatchObject({ sky: ['balloon'], balloonCount: count });
  });

  it.each([
    'a hot air balloon festival',
    'balloon fiesta in Albuquerque',
    'un festival de montgolfières',
    'ein Ballonfestival',
    'un festival de globos aerostáticos',
    'un festival delle mongolfiere',
    'um festival de balões',
    'фестиваль воздушных шаров',
    'balon festivali',
    'مهرجان المناطيد',
    'गुब्बारा उत्सव',
    '热气球节',
    '熱気球フェスティバル',
    '열기구 축제',
  ])('is many at their festival: %s', (prompt) => {
    const { sky, balloonCount } = readPrompt(prompt);
    expect(sky).toEqual(['balloon']);
    expect(balloonCount).toBeGreaterThan(12);
  });
});
