import { describe, expect, it } from 'vitest';
import { LANGUAGES, type WordTable } from '../language.ts';
import { wordsOf } from '../lexicon.ts';
import { createReader } from '../reader.ts';
import { wordsNotRead } from '../testing/carriers.ts';
import { AMOUNT_WORDS } from './amounts.ts';
import { COLOUR_WORDS } from './colours.ts';
import { MEDIUM_WORDS } from './media.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { SEASON_WORDS, TIME_WORDS } from './seasons-and-times.ts';
import { STYLE_WORDS } from './styles.ts';
import { WEATHER_WORDS } from './weather.ts';

const say = <Key extends string>(name: string, table: WordTable<Key>) =>
  wordsOf(table, (key) => `${name} ${key}`);

const WORDS = [
  ...say('amount', AMOUNT_WORDS),
  ...say('colour', COLOUR_WORDS),
  ...say('number', NUMBER_WORDS),
  ...say('season', SEASON_WORDS),
  ...say('time', TIME_WORDS),
  ...say('style', STYLE_WORDS),
  ...say('medium', MEDIUM_WORDS),
  ...say('weather', WEATHER_WORDS),
];
const read = createReader(WORDS);

describe('the shared lists', () => {
  it.each(LANGUAGES)('read every word of theirs in a sentence: %s', (language) => {
    const own = WORDS.filter((listed) => listed.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
    expect(own.length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)('have a word for everything: %s', (language) => {
    const all = new Set(WORDS.map(({ meaning }) => meaning));
    const own = new Set(
      WORDS.filter((listed) => listed.language === language).map(({ meaning }) => meaning),
    );
    expect([...all].filter((meaning) => !own.has(meaning))).toEqual([]);
  });
});
