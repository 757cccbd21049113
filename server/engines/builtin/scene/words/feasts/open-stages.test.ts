import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a music festival', () => {
  it.each(
    'a music festival|户外音乐节|野外フェス|야외 콘서트|un festival de musique|ein Musikfestival|un festival de música|музыкальный фестиваль|um festival de rock|un festival musicale|açık hava konseri|مهرجان موسيقي|संगीत महोत्सव|people at an open-air concert'.split(
      '|',
    ),
  )('is a stage in a field, not a hall: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'openstage', ignored: [] });
  });

  it('is no concert in a hall', () => {
    expect(readPrompt('a rock concert').land).toBe('rockconcert');
  });
});

describe('a water tower', () => {
  it.each(
    "a water tower|水塔|給水塔|급수탑|un château d'eau|ein Wasserturm|una torre de agua|водонапорная башня|uma torre de água|una torre dell'acqua|su kulesi|برج مياه|पानी की टंकी".split(
      '|',
    ),
  )('stands over a small town: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'smalltown', ignored: [] });
  });

  it('is one of wood over the roofs of New York where a roof is named', () => {
    expect(readPrompt('a water tower on a roof').scenery).toBe('newyorkroof');
    expect(readPrompt('rooftops of New York with a water tower').scenery).toBe('newyorkroof');
  });
});
