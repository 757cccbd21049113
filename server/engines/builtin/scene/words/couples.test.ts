import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a pair', () => {
  it.each(['ein Paar am Strand', 'Paar, Sonnenuntergang', 'пара на пляже', 'пара под зонтом'])(
    'of nothing is a couple: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects[0]).toMatchObject({ count: 2, traits: ['couple'] });
    },
  );

  it.each(['ein Paar schwarze Katzen', 'пара котов', 'пара чёрных котов'])(
    'of something is two of that: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'cat', count: 2 }]);
    },
  );
});
