import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { CITY_NAME_WORDS } from '../lists/city-names.ts';
import { readPrompt } from '../read-prompt.ts';

/** Names that are told from other languages' words only in a sentence. */
const SAID: Readonly<Record<string, string>> = {
  'nova york': 'duas amigas em nova york',
  'nova délhi': 'duas amigas em nova délhi',
  'nova iorque': 'duas amigas em nova iorque',
};

describe('cities that are known by a landmark or by their houses', () => {
  it.each(LANGUAGES)('are named by every word for them: %s', (language) => {
    for (const [city, words] of Object.entries(CITY_NAME_WORDS[language]))
      for (const word of words.split('|')) {
        const read = readPrompt(SAID[word] ?? word);
        expect([word, read.city, read.ignored]).toEqual([word, city, []]);
        expect([word, read.land]).not.toEqual([word, null]);
      }
  });

  it.each([
    ['two friends walking in Vienna', 'street', 'vienna'],
    ['zwei Freunde in Edinburgh', 'street', 'edinburgh'],
    ['un marché à Copenhague', 'street', 'copenhagen'],
    ['due amiche a Bergen', 'canal', 'bergen'],
    ['прогулка по Таллину', 'street', 'tallinn'],
    ['シカゴの夜景', 'city', 'chicago'],
  ])('are where people are in them: %s', (prompt, land, city) => {
    expect(readPrompt(prompt)).toMatchObject({ land, city });
  });

  it.each([
    ['a cafe in Toronto', 'cafe', 'city', 'toronto'],
    ['ein Hotelzimmer in Wien', 'bedroom', 'street', 'vienna'],
  ])('are what the windows of rooms in them show: %s', (prompt, land, outlook, city) => {
    expect(readPrompt(prompt)).toMatchObject({ land, outlook, city });
  });

  it('are not meant by mountains in German', () => {
    expect(readPrompt('eine Hütte in den Bergen')).toMatchObject({ city: null });
  });
});

it('an oak in Russian is none of the towers of Dubai, nor a hole a feast of India', () => {
  for (const prompt of ['белка на ветке дуба', 'под дубом сидит старик', 'золотые дубы осени'])
    expect(readPrompt(prompt), prompt).toMatchObject({ city: null, land: null });
  expect(readPrompt('дубовый стол').subjects).toEqual([]);
  expect(readPrompt('в дубах поют птицы').subjects).toMatchObject([{ thing: 'tree', count: 3 }]);
  expect(readPrompt('закат в Дубае').subjects.map(({ thing }) => thing)).toEqual(['supertower']);
  expect(readPrompt('a mouse in a hole').scenery).toBeNull();
});
