import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a pair', () => {
  it.each(['ein Paar am Strand', 'Paar, Sonnenuntergang', 'пара на пляже', 'пара в парке'])(
    'of nothing is a couple: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects[0]).toMatchObject({ count: 2, traits: ['couple'] });
    },
  );

  it('of nothing under an umbrella is a couple that shares it', () => {
    expect(readPrompt('пара под зонтом').subjects[0]).toMatchObject({
      count: 2,
      company: { bond: 'sheltering', members: [[], ['woman']] },
    });
  });

  it.each(['ein Paar schwarze Katzen', 'пара котов', 'пара чёрных котов'])(
    'of something is two of that: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'cat', count: 2 }]);
    },
  );
});

it.each(['una coppia anziana', 'una pareja anciana en un parque', 'an elderly couple'])(
  'that is old is a man and a woman: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.company).toMatchObject({
      members: [['old'], ['old', 'woman']],
    });
  },
);
