import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { TALE_WORDS } from '../lists/tales.ts';
import { readPrompt } from '../read-prompt.ts';

const KNIGHTS = {
  ...{ en: 'knights', zh: '骑士', ja: '騎士', ko: '기사', fr: 'chevaliers', de: 'Ritter' },
  ...{ es: 'caballeros', ru: 'рыцари', pt: 'cavaleiros', it: 'cavalieri' },
  ...{ tr: 'şövalyeler', ar: 'فارس', hi: 'शूरवीर' },
} as const;

describe('a tournament', () => {
  it.each(LANGUAGES)(
    'is one with lances where knights are named, by every word: %s',
    (language) => {
      for (const word of TALE_WORDS[language].tourney.split('|'))
        for (const prompt of [`${KNIGHTS[language]}, ${word}`, `${word}, ${KNIGHTS[language]}`])
          expect(readPrompt(prompt), prompt).toMatchObject({
            land: 'field',
            scenery: 'tournament',
            ignored: [],
          });
    },
  );

  it('is none of theirs elsewhere', () => {
    for (const prompt of ['a chess tournament in a hall', 'a volleyball tournament on the beach'])
      expect(readPrompt(prompt).scenery, prompt).not.toBe('tournament');
  });
});
