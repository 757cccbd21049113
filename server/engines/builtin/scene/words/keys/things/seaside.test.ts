import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { SEASIDE_WORDS } from '../../lists/seaside.ts';
import { readPrompt } from '../../read-prompt.ts';
import { SEASIDE_KEYS, type SeasideKey } from './seaside-keys.ts';

const KEYS = Object.keys(SEASIDE_KEYS) as readonly SeasideKey[];
const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('what floats, lies and stands by the sea', () => {
  it.each(LANGUAGES)('is that thing, by every word for it: %s', (language) => {
    for (const key of KEYS)
      for (const word of SEASIDE_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace('+', ''));
        expect(
          idea.subjects.map(({ thing }) => thing),
          word,
        ).toContain(key);
        expect(idea.ignored, word).toEqual([]);
      }
  });

  it.each([
    ['a beach with deckchairs and a beach ball', ['deckchair', 'beachball']],
    ['ein Strand mit Muscheln und Treibholz', ['seashells', 'driftwood']],
    ['una playa con un ancla oxidada', ['anchor']],
    ['пляж с ракушками', ['seashells']],
    ['a swimming pool with an inflatable flamingo', ['airflamingo']],
    ['a castle with cannons', ['castle', 'cannon']],
  ] as const)('stands in the place that is named: %s', (prompt, named) => {
    expect(things(prompt)).toEqual(expect.arrayContaining([...named]));
  });

  it.each(['a harbour with an anchor', 'un port avec des filets de pêche'])(
    'is on a harbour’s quay before the eye: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'quay', outlook: 'harbour' });
    },
  );

  it.each(['a kitchen with an anchor', 'ein Schlafzimmer mit Muscheln'])(
    'is not heard in a room: %s',
    (prompt) => {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects).toEqual([]);
      expect(ignored).toHaveLength(1);
    },
  );

  it.each(['fishermen pulling fishing nets on a beach', 'a fisherman mending his net'])(
    'is no second net beside one that is handled: %s',
    (prompt) => {
      expect(things(prompt)).not.toContain('fishingnet');
    },
  );

  it('is lain back in by the one who is named with a deck chair', () => {
    expect(readPrompt('an old man sleeping in a deckchair on the beach').subjects).toMatchObject([
      { thing: 'deckchair', count: 1, traits: expect.arrayContaining(['old', 'crewed']) },
    ]);
    expect(things('two women and a deckchair on a beach')).toContain('person');
  });

  it('is no canyon, no name and no other word that is written so', () => {
    expect(things('el Gran Cañón')).not.toContain('cannon');
    expect(things('a portrait of a news anchor in a television studio')).not.toContain('anchor');
    expect(things('ancora una volta un gatto')).not.toContain('anchor');
    expect(things('shot on Canon, a cat')).not.toContain('cannon');
  });
});
