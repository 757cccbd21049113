import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { DEALING_WORDS } from '../../lists/dealings.ts';
import { readPrompt } from '../../read-prompt.ts';
import { DEALING_KEYS, type DealingKey } from './dealing-keys.ts';

/** A man in each language. */
const MAN: Readonly<Record<Language, string>> = {
  en: 'a man',
  zh: '男人',
  ja: '男性',
  ko: '남자',
  fr: 'un homme',
  de: 'ein Mann',
  es: 'un hombre',
  ru: 'мужчина',
  pt: 'um homem',
  it: 'un uomo',
  tr: 'bir adam',
  ar: 'رجل',
  hi: 'आदमी',
};

const KEYS = Object.keys(DEALING_KEYS) as DealingKey[];

describe.each(LANGUAGES)('dealings in the words of %s', (language) => {
  it.each(KEYS)('are those of who is named with them: %s', (key) => {
    const { trait } = DEALING_KEYS[key];
    for (const word of DEALING_WORDS[language][key].split('|')) {
      const isFirst = language === 'tr' || language === 'ko' || language === 'ja';
      const idea = readPrompt(isFirst ? `${word} ${MAN[language]}` : `${MAN[language]} ${word}`);
      expect(idea.ignored, word).toEqual([]);
      const people = idea.subjects.filter(({ thing }) => thing === 'person');
      expect(people, word).toHaveLength(1);
      if (key === 'handing' || key === 'flowerhanding')
        expect(people[0]?.company?.bond, word).toBe(key);
      else expect(people[0]?.traits, word).toContain(trait);
    }
  });
});

it('are not felt by who stands beside an animal', () => {
  const traitsOf = (prompt: string) =>
    readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);
  expect(traitsOf('an angry cat and a man')).not.toContain('annoyed');
  expect(traitsOf('a cat beside an angry man')).toContain('annoyed');
});

it('are felt by who is named right beside them, whoever else is named', () => {
  const traits = (prompt: string) => readPrompt(prompt).subjects.map((one) => one.traits ?? []);
  const [boxer, coach] = traits('a boxer sitting in a corner, his coach shouting at him');
  expect(boxer).not.toContain('shouting');
  expect(coach).toContain('shouting');
  const [mover, people] = traits('a postman in an elevator, annoyed people waiting');
  expect(mover).not.toContain('annoyed');
  expect(people).toContain('annoyed');
});

it('are shown by two of whom one hands something to the other', () => {
  const { subjects } = readPrompt('a chef handing a parcel to a girl');
  expect(subjects).toMatchObject([{ company: { bond: 'handing', members: [['chef'], ['girl']] } }]);
});
