import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { INDOOR_ACT_WORDS } from '../../lists/indoor-acts.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { IndoorActKey } from './indoor-act-keys.ts';

/** Two friends in each language. */
const FRIENDS: Readonly<Record<Language, string>> = {
  en: 'two men',
  zh: '两个男人',
  ja: '二人の男性',
  ko: '두 남자',
  fr: 'deux hommes',
  de: 'zwei Männer',
  es: 'dos hombres',
  ru: 'двое мужчин',
  pt: 'dois homens',
  it: 'due uomini',
  tr: 'iki adam',
  ar: 'رجلان',
  hi: 'दो आदमी',
};

const phrases = (language: Language, key: IndoorActKey): readonly string[] =>
  INDOOR_ACT_WORDS[language][key].split('|');

describe.each(LANGUAGES)('what is done in rooms in the words of %s', (language) => {
  it.each(['cards', 'dice', 'boardgame'] as const)('has those at one table who play: %s', (key) => {
    for (const phrase of phrases(language, key)) {
      const { land, subjects, ignored } = readPrompt(`${FRIENDS[language]} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('room');
      expect(subjects, phrase).toHaveLength(1);
      expect(subjects[0]?.company, phrase).toMatchObject({ bond: key });
      expect(subjects[0]?.company?.members, phrase).toHaveLength(2);
      expect(subjects[0]?.traits ?? [], phrase).not.toContain('playing');
    }
  });

  it('seats players of cards at theirs', () => {
    for (const phrase of phrases(language, 'cardplayers'))
      expect(readPrompt(phrase).subjects[0]?.company?.bond, phrase).toBe('cards');
  });

  it('goes into a saloon of the West', () => {
    for (const phrase of phrases(language, 'saloon'))
      expect(readPrompt(phrase.replace('~', '')), phrase).toMatchObject({
        land: 'saloon',
        town: null,
      });
  });

  it('dances at a ball', () => {
    for (const phrase of phrases(language, 'ball')) {
      const { land, subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('ballroom');
      expect(subjects[0]?.traits, phrase).toContain('dancing');
      expect(subjects[0]?.count, phrase).toBeGreaterThan(3);
    }
  });
});

describe.each(LANGUAGES)('at a barber’s in the words of %s', (language) => {
  it('somebody is served in the chair', () => {
    for (const phrase of phrases(language, 'barber')) {
      const { land, subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('barbershop');
      expect(subjects, phrase).toMatchObject([{ thing: 'person', count: 2 }]);
    }
  });

  it.each(['shaving', 'haircut'] as const)('it is said how: %s', (key) => {
    const [barber] = phrases(language, 'barber');
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(`${barber} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain(key);
    }
  });

  it('dresses are worn at a ball', () => {
    for (const phrase of phrases(language, 'finery'))
      expect(readPrompt(`${FRIENDS[language]}, ${phrase}`).understood, phrase).toContain(phrase);
  });
});

describe('an animal at a dentist’s', () => {
  it.each([
    'unicorn at the dentist',
    'ein Einhorn beim Zahnarzt',
    'une licorne chez le dentiste',
    'un unicornio en el dentista',
    'un unicorno dal dentista',
    'um unicórnio no dentista',
    'единорог у стоматолога',
    'dişçide bir tek boynuzlu at',
    'أسد عند طبيب الأسنان',
    'दंत चिकित्सक के पास यूनिकॉर्न',
    '看牙医的独角兽',
    '歯医者にいるユニコーン',
    '치과에 있는 유니콘',
    'a lion at the dentist',
  ])('is the patient: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('dentist');
    expect(subjects).toMatchObject([{ thing: 'person', count: 1 }]);
    expect(['unicorn', 'lion']).toContain(subjects[0]?.served);
  });

  it('is there with somebody who is named', () => {
    const { subjects } = readPrompt('a woman with a dog at the dentist');
    expect(subjects.every(({ served }) => served === undefined)).toBe(true);
  });
});

describe('a barber', () => {
  it('serves an animal that is named, in the chair', () => {
    for (const prompt of [
      "a barber cutting a lion's hair in a barbershop",
      'ein Friseur schneidet einem Löwen die Haare',
      'barbershop, a barber and a bear',
    ]) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('barbershop');
      expect(subjects, prompt).toHaveLength(1);
      expect(['lion', 'bear'], prompt).toContain(subjects[0]?.served);
    }
  });

  it('is one with who is served, in a chair of the shop', () => {
    const { land, subjects } = readPrompt('a barber shaving a customer in a barbershop');
    expect(land).toBe('barbershop');
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.traits).toEqual(['barber', 'shaving']);
    expect(readPrompt("a hairdresser cutting a woman's hair").subjects[0]?.traits).toContain(
      'woman',
    );
  });

  it('is not at work elsewhere', () => {
    expect(readPrompt('a barber on a beach').subjects).toMatchObject([{ count: 1 }]);
    expect(readPrompt('a man shaving in a bathroom')).toMatchObject({
      land: 'bathroom',
      subjects: [{ traits: ['lathering'] }],
      ignored: [],
    });
  });
});

describe('a ball', () => {
  const people = (prompt: string) => readPrompt(prompt).subjects;

  it('has couples who dance, whoever is named with them', () => {
    expect(people('royal ball in a palace ballroom with fancy dresses')).toMatchObject([
      { thing: 'person', count: 6 },
    ]);
    expect(people('couples dancing in a ballroom')).toMatchObject([{ count: 6 }]);
    expect(people('guests at a royal ball')).toHaveLength(1);
    expect(people('a princess at a royal ball')).toHaveLength(2);
  });

  it('leaves one couple alone where one is named', () => {
    expect(people('a couple dancing in a ballroom')).toMatchObject([
      { company: { bond: 'dance' } },
    ]);
    expect(people('an empty ballroom')).toEqual([]);
  });
});

describe('a game at a table', () => {
  const players = (prompt: string) => readPrompt(prompt).subjects[0]?.company;

  it('has as many around it as are named, and some where nobody is', () => {
    expect(players('four friends playing poker')?.members).toHaveLength(4);
    expect(players('four old men playing chess in a park')?.members).toHaveLength(4);
    expect(players('a poker game')).toMatchObject({ bond: 'cards' });
    expect(players('a poker game')?.members).toHaveLength(3);
  });

  it('is played where that is said, by cowboys in their saloon', () => {
    expect(readPrompt('cowboys playing poker').land).toBe('saloon');
    expect(readPrompt('cowboys drinking in a tavern').land).toBe('saloon');
    expect(readPrompt('knights playing dice in a tavern').land).toBe('tavern');
    expect(readPrompt('friends playing cards on a beach').land).toBe('beach');
  });

  it('is no game with a ball', () => {
    expect(players('children playing in a park')).toBeUndefined();
    expect(players('boys playing football')).toBeUndefined();
  });
});
