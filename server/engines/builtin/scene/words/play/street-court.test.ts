import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { OCCASION_WORDS } from '../lists/occasions.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a basketball court in a city', () => {
  it.each([
    [
      'an outdoor basketball court|street basketball|a basketball court in a city|a basketball court in a city street at night',
    ],
    ['ein Streetballplatz|ein Basketballplatz im Freien'],
    ['un terrain de basket en plein air|un terrain de basket de rue'],
    ['una cancha de baloncesto al aire libre|baloncesto callejero'],
    ['basket di strada|un campetto da basket'],
    ['uma quadra de basquete de rua|uma quadra de basquete ao ar livre'],
    ['уличная баскетбольная площадка|стритбол'],
    ['sokak basketbolu|açık hava basketbol sahası'],
    ['ملعب كرة سلة في الهواء الطلق'],
    ['स्ट्रीट बास्केटबॉल'],
    ['街头篮球场|露天篮球场'],
    ['ストリートバスケ|屋外バスケットコート'],
    ['길거리 농구장|야외 농구장'],
  ])('is outside, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'streetcourt' });
  });

  it('is a hall where no city is named', () => {
    expect(readPrompt('a basketball court').land).toBe('basketballhall');
  });

  /** Basketball in each language. */
  const GAME: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
    en: 'basketball',
    zh: '篮球',
    ja: 'バスケットボール',
    ko: '농구',
    fr: 'basketball',
    de: 'basketball',
    es: 'baloncesto',
    ru: 'баскетбол',
    pt: 'basquete',
    it: 'pallacanestro',
    tr: 'basketbol',
    ar: 'كرة السلة',
    hi: 'बास्केटबॉल',
  };
  it.each(LANGUAGES)(
    'is outside where that is said, or blocks of flats are named: %s',
    (language) => {
      const { outdoors, blocks } = OCCASION_WORDS[language];
      for (const word of [...outdoors.split('|'), ...blocks.split('|')]) {
        const prompt = `${GAME[language]}, ${word}`;
        expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'streetcourt' });
      }
      for (const word of outdoors.split('|')) expect(readPrompt(word).subjects, word).toEqual([]);
    },
  );

  it.each([
    'teenage girls playing basketball on an outdoor court next to apartment blocks',
    'boys playing basketball in a courtyard between houses',
    'kids playing basketball in the yard',
    'filles jouant au basket en plein air',
    'un niño jugando al baloncesto en un patio',
  ])('has who plays there in its game: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'street', town: 'streetcourt' });
    expect(idea.subjects).toHaveLength(1);
    expect(idea.subjects[0]?.traits).toContain('basketballer');
  });

  it('has girls in their teens, and no boys, where those are named', () => {
    const [one] = readPrompt('teenage girls playing basketball on an outdoor court').subjects;
    expect(one?.traits).toEqual(expect.arrayContaining(['teen', 'woman', 'basketballer']));
    const [boy] = readPrompt('a teenage boy playing basketball outdoors').subjects;
    expect(boy?.traits).not.toContain('woman');
  });
});
