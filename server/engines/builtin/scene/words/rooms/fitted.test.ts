import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { decide } from '../../setting.ts';
import type { FittingName } from '../fitting.ts';
import { FLOOR_FITTING_WORDS } from '../lists/fittings-floor.ts';
import { SHELL_FITTING_WORDS } from '../lists/fittings-shell.ts';
import { TOP_FITTING_WORDS } from '../lists/fittings-tops.ts';
import { WALL_FITTING_WORDS } from '../lists/fittings-walls.ts';
import { readPrompt } from '../read-prompt.ts';

/** A room in which things are named, in each language. */
const ROOM: Readonly<Record<Language, string>> = {
  en: 'bedroom',
  zh: '卧室',
  ja: '寝室',
  ko: '침실',
  fr: 'chambre à coucher',
  de: 'Schlafzimmer',
  es: 'dormitorio',
  ru: 'спальня',
  pt: 'dormitório',
  it: 'camera da letto',
  tr: 'yatak odası',
  ar: 'غرفة نوم',
  hi: 'शयनकक्ष',
};

/** The words for each fitting in a language. */
const wordsIn = (language: Language): [FittingName, string][] =>
  Object.entries({
    ...FLOOR_FITTING_WORDS[language],
    ...WALL_FITTING_WORDS[language],
    ...SHELL_FITTING_WORDS[language],
    ...TOP_FITTING_WORDS[language],
  }) as [FittingName, string][];

describe('what is named of a room', () => {
  it.each(LANGUAGES)('hangs, stands or lies in it by every word for it: %s', (language) => {
    const bare = readPrompt(ROOM[language]);
    expect(bare.fittings).toEqual([]);
    const wrong = wordsIn(language).flatMap(([name, words]) =>
      words
        .split('|')
        .map((word) => word.replace(/[+~]$/, ''))
        .filter((word) => {
          const { land, fittings, subjects, ignored } = readPrompt(`${ROOM[language]}, ${word}`);
          const isRead = fittings.length === 1 && fittings[0]?.name === name;
          return !isRead || land !== bare.land || subjects.length > 0 || ignored.length > 0;
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('has the colour and the number that are said beside it, which are nothing else’s', () => {
    const { fittings, subjects, colours, understood } = readPrompt(
      'a kitchen with a red radio, two old trunks and a lamp',
    );
    expect(fittings).toEqual([
      { name: 'radio', colour: expect.arrayContaining([0.78]), count: 1, text: 'radio' },
      { name: 'trunk', colour: null, count: 2, text: 'old trunks' },
    ]);
    expect(subjects).toMatchObject([{ thing: 'lamp', colour: null, count: 1 }]);
    expect(colours).toEqual([]);
    expect(understood).toEqual(expect.arrayContaining(['red', 'radio', 'two']));
    expect(readPrompt('une cuisine avec une radio rouge').fittings).toMatchObject([
      { name: 'radio', colour: [0.78, 0.12, 0.1] },
    ]);
    expect(readPrompt('a bedroom with globes').fittings).toMatchObject([{ count: 3 }]);
  });

  it('is said of the room itself whoever is there, but for the rug that somebody is on', () => {
    const names = (prompt: string) => readPrompt(prompt).fittings.map(({ name }) => name);
    expect(names('a girl reading in a library with stained glass windows')).toEqual([
      'stainedglass',
    ]);
    expect(names('a cat in a kitchen with red curtains and ivy')).toEqual(['curtains', 'ivy']);
    expect(names('a cat sleeping on a red rug in a living room')).toEqual([]);
  });

  it('is what it is anyway where the place is no room', () => {
    expect(readPrompt('a red radio on a beach')).toMatchObject({
      fittings: [],
      subjects: [{ thing: 'radio', colour: [0.78, 0.12, 0.1] }],
    });
    expect(readPrompt('a globe in a meadow')).toMatchObject({ fittings: [], ignored: ['globe'] });
  });

  it('stands in the room that another word names, whatever room its own word says', () => {
    const washing = readPrompt('a bedroom with a washing machine');
    expect([washing.land, washing.fittings.map(({ name }) => name)]).toEqual([
      'bedroom',
      ['washingmachine'],
    ]);
    const jukebox = readPrompt('a man in a living room with a jukebox');
    expect([jukebox.land, jukebox.fittings.length, jukebox.subjects.length]).toEqual([
      'room',
      1,
      1,
    ]);
    expect(readPrompt('a desk by the window').land).toBe('office');
    expect(readPrompt('a kitchen with a wood stove').land).toBe('rustickitchen');
  });

  it.each([
    ['a kitchen with a red stove', 'stove'],
    ['eine Küche mit einem roten Herd', 'stove'],
    ['une cuisine avec une cuisinière rouge', 'stove'],
    ['a diner with a red jukebox', 'jukebox'],
  ] as const)('has its colour in the room of which it is a part anyway: %s', (prompt, name) => {
    const { fittings, colours } = readPrompt(prompt);
    expect(fittings).toMatchObject([{ name, colour: [0.78, 0.12, 0.1], count: 1 }]);
    expect(colours).toEqual([]);
  });

  it('is nobody: a surfboard in a bedroom has no surfer, a bust is of marble', () => {
    expect(readPrompt('a bedroom with a surfboard').subjects).toEqual([]);
    expect(readPrompt('a library with a marble bust').subjects).toEqual([]);
    expect(readPrompt('a bedroom with an ironing board and a rocking horse').subjects).toEqual([]);
  });

  it('is nearer to what is said than a relative that is drawn alone', () => {
    const clock = readPrompt('an old man in a living room with a grandfather clock');
    expect(clock.fittings).toMatchObject([{ name: 'grandfatherclock' }]);
    expect(clock.subjects).toMatchObject([{ thing: 'person' }]);
    expect(readPrompt('a library with a cello').fittings).toMatchObject([{ name: 'cello' }]);
  });

  it('is what somebody does there where that is said', () => {
    expect(readPrompt('a woman ironing in a bedroom').fittings).toEqual([]);
    expect(readPrompt('a man playing the cello in a living room').fittings).toEqual([]);
  });

  it('is not there where it is said to be missing', () => {
    expect(readPrompt('a kitchen without a radio').fittings).toEqual([]);
  });
});

describe('a longer word for what rooms have', () => {
  it.each([
    ['suitcases on a beach', 'beach', 'suitcase'],
    ['flowers on the windowsill', 'room', 'flower'],
    ['tende nel deserto', 'desert', 'tent'],
    ['a cat sleeping on a Persian carpet', 'room', 'cat'],
    ['a dragon with golden scales', 'mountain', null],
    ['a girl at an arched window', 'room', null],
  ] as const)(
    'takes nothing away where the place is no room, or by that: %s',
    (prompt, land, thing) => {
      const idea = readPrompt(prompt);
      expect(decide(idea, null, 3, 0, 1).land).toBe(land);
      if (thing !== null) expect(idea.subjects.map((one) => one.thing)).toContain(thing);
    },
  );

  it('is a rug in the colour that is said in a living room too', () => {
    expect(readPrompt('a living room with a green rug').fittings).toMatchObject([
      { name: 'rug', colour: [expect.any(Number), 0.58, expect.any(Number)] },
    ]);
  });
});

describe('what is named with no place', () => {
  it.each([
    ...[
      'a letter on a table',
      'ein Brief',
      'une lettre',
      'una lettera sul tavolo',
      'письмо на столе',
    ],
    ...['masanın üstünde bir mektup', 'رسالة على الطاولة', '편지', '一封信', 'मेज पर एक चिट्ठी'],
  ])('is drawn as large as things by themselves: %s', (prompt) => {
    const { fittings, subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'letter' }]);
    expect(fittings).toEqual([]);
  });

  it('lies on the table of a room where somebody is', () => {
    for (const prompt of ['a woman in a kitchen with a letter', '机の手紙'])
      expect(readPrompt(prompt).fittings, prompt).toMatchObject([{ name: 'letters', count: 1 }]);
  });

  it.each([
    ...['zwei Freunde spielen Billard', 'deux hommes jouent au billard', 'a game of pool'],
    ...['dos amigos jugando al billar', 'двое мужчин играют в бильярд', '两个男人打台球'],
  ])('is a table of pool in a room, who plays standing about it: %s', (prompt) => {
    const { land, fittings, subjects } = readPrompt(prompt);
    expect(land).toBe('room');
    expect(fittings).toMatchObject([{ name: 'pooltable' }]);
    expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('playing');
  });

  it('leaves those alone who are named in no room', () => {
    expect(readPrompt('a love letter and a lion').fittings).toEqual([]);
  });
});
