import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { DOER_WORDS } from '../../lists/doers.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { DOER_KEYS, type DoerKey } from './doer-keys.ts';

/** Words of a list, without the mark of a plural. */
const said = (words: string): readonly string[] =>
  words.split('|').map((word) => word.replace(/\+$/, ''));

describe('who works at a place', () => {
  it.each(LANGUAGES)(
    'is somebody, at what and where the list says, by every word: %s',
    (language) => {
      for (const key of Object.keys(DOER_KEYS) as DoerKey[]) {
        const { thing, trait, land, posture }: Meaning = DOER_KEYS[key];
        if (thing === undefined) continue;
        for (const word of said(DOER_WORDS[language][key])) {
          const read = readPrompt(word);
          const [one] = read.subjects;
          expect([one?.thing, read.land, read.ignored], word).toEqual([thing, land ?? null, []]);
          if (trait !== undefined) expect(one?.traits, word).toContain(trait);
          expect(one?.posture ?? undefined, word).toBe(posture);
        }
      }
    },
  );

  it.each(LANGUAGES)('has no smoke around over a cigarette: %s', (language) => {
    for (const words of said(DOER_WORDS[language].cigarette)) {
      const { weather, ignored } = readPrompt(`${said(DOER_WORDS[language].driver)[0]} ${words}`);
      expect([weather, ignored], words).toEqual([null, []]);
    }
  });
});

describe('where somebody is', () => {
  it.each([
    ['a janitor mopping the school gym', 'basketballhall', 'sweeping'],
    ['ein Hausmeister fegt den Schulhof', 'field', 'sweeping'],
    ['дворник метёт листья в парке', 'field', 'sweeping'],
    ['un bagnino sotto un ombrellone', 'beach', undefined],
    ['矿工在井下挖煤', 'cave', 'builder'],
    ['un minero con una lámpara', 'cave', 'builder'],
    ['a plumber fixing a leaky pipe', 'bathroom', 'repairing'],
    ['سائق في المقهى', 'cafe', undefined],
  ])('%s', (prompt, land, trait) => {
    const read = readPrompt(prompt);
    expect(read.land).toBe(land);
    expect(read.subjects[0]?.thing).toBe('person');
    if (trait !== undefined) expect(read.subjects[0]?.traits).toContain(trait);
  });
});
