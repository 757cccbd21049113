import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { ANTIC_WORDS } from '../../lists/antics.ts';
import { EXERTION_WORDS } from '../../lists/exertions.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { ANTIC_KEYS, type AnticKey } from './antic-keys.ts';

/** Two women, and a tailor, in each language. */
const NAMED: Readonly<Record<Language, readonly [women: string, tailor: string]>> = {
  en: ['two women', 'a tailor'],
  zh: ['两个女人', '裁缝'],
  ja: ['二人の女性', '裁縫師'],
  ko: ['두 여자', '재단사'],
  fr: ['deux femmes', 'un tailleur'],
  de: ['zwei Frauen', 'ein Schneider'],
  es: ['dos mujeres', 'un sastre'],
  ru: ['две женщины', 'портной'],
  pt: ['duas mulheres', 'um alfaiate'],
  it: ['due donne', 'un sarto'],
  tr: ['iki kadın', 'terzi'],
  ar: ['امرأتان', 'خياط'],
  hi: ['दो महिलाएँ', 'दर्जी'],
};

const phrases = (language: Language, key: AnticKey): readonly string[] =>
  ANTIC_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

const by = (language: Language, phrase: string, nth: 0 | 1 = 0): string =>
  language === 'tr' || language === 'ko' || language === 'ja'
    ? `${phrase} ${NAMED[language][nth]}`
    : `${NAMED[language][nth]} ${phrase}`;

const TOGETHER = [
  ...(['pillowfight', 'foodfight', 'pinata', 'whispering'] as const),
  ...(['firecrackers', 'roundfountain'] as const),
];
const OF_ONE = [
  ...(['hidingtree', 'hidingsofa', 'hidingbed', 'peeking', 'sneaking', 'stretching'] as const),
  ...(['ladder', 'puddles'] as const),
  ...(['timing', 'crates', 'hive', 'bicyclerepair', 'rockinghorse', 'chestnuts'] as const),
];
const PEOPLE = ['burglar', 'strong'] as const;

describe.each(LANGUAGES)('antics in the words of %s', (language) => {
  it.each(TOGETHER)('draw those as one who share them: %s', (key) => {
    const { land }: Meaning = ANTIC_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const idea = readPrompt(by(language, phrase));
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects, phrase).toMatchObject([{ thing: 'person', company: { bond: key } }]);
      if (land !== undefined) expect(idea.land, phrase).toBe(land);
    }
  });

  it.each(OF_ONE)('are those of who is named with them: %s', (key) => {
    const { trait, land }: Meaning = ANTIC_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const idea = readPrompt(by(language, phrase));
      expect(idea.ignored, phrase).toEqual([]);
      expect(
        idea.subjects.map(({ thing }) => thing),
        phrase,
      ).toEqual(['person']);
      expect(idea.subjects[0]?.traits, phrase).toContain(trait);
      if (land !== undefined) expect(idea.land, phrase).toBe(land);
    }
  });

  it.each(PEOPLE)('name somebody: %s', (key) => {
    for (const phrase of phrases(language, key)) {
      const { ignored, subjects } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0], phrase).toMatchObject({
        thing: 'person',
        traits: expect.arrayContaining([ANTIC_KEYS[key].trait]),
      });
    }
  });

  it('haul nets that are full of fish', () => {
    const [pulls] = EXERTION_WORDS[language].pulling.split('|');
    for (const phrase of phrases(language, 'nets')) {
      const idea = readPrompt(by(language, `${pulls} ${phrase}`));
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects[0]?.company, phrase).toMatchObject({ bond: 'pulling', moves: 'net' });
    }
  });

  it('float on the water of a lake who lie on their backs', () => {
    for (const phrase of phrases(language, 'afloat')) {
      const { ignored, land, subjects } = readPrompt(by(language, phrase));
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0], phrase).toMatchObject({ thing: 'swimmer' });
      expect(subjects[0]?.traits, phrase).toContain('afloat');
      expect(land, phrase).toBe('lake');
    }
  });

  it('seat one of two women for the other who combs her hair', () => {
    for (const phrase of phrases(language, 'combing')) {
      const { ignored, subjects } = readPrompt(by(language, phrase));
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ company: { bond: 'combing' } }]);
    }
  });

  it('have somebody before the tailor who measures', () => {
    for (const phrase of phrases(language, 'fitting')) {
      const { ignored, subjects } = readPrompt(by(language, phrase, 1));
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.company, phrase).toMatchObject({ bond: 'fitting' });
      expect(subjects[0]?.company?.members, phrase).toHaveLength(2);
    }
  });

  it('put others around who lifts a car', () => {
    for (const phrase of phrases(language, 'liftingcar')) {
      const idea = readPrompt(by(language, phrase, 1));
      expect(idea.subjects[0]?.company, phrase).toMatchObject({ bond: 'strongman' });
      expect(idea.subjects[0]?.company?.members, phrase).toHaveLength(4);
      expect(
        idea.subjects.some(({ thing }) => thing === 'car'),
        phrase,
      ).toBe(false);
    }
  });

  it('bind the eyes of who is blindfolded', () => {
    for (const phrase of phrases(language, 'blindfolded')) {
      const { ignored, subjects } = readPrompt(by(language, phrase));
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain('blindfolded');
    }
  });
});

describe('antics', () => {
  it('put children around who strikes at a piñata, in a garden and at no table', () => {
    const { land, subjects } = readPrompt('a girl hitting a piñata at a birthday party');
    expect(land).toBe('field');
    const [{ company } = {}] = subjects;
    expect(company?.members).toEqual([['girl'], ['child'], ['girl'], ['child']]);
  });

  it('know a daughter from the mother who brushes her hair, and leave horses to who brushes them', () => {
    const [one] = readPrompt("a mother brushing her daughter's hair").subjects;
    expect(one?.company).toEqual({ bond: 'combing', members: [['woman'], ['girl']] });
    const horse = readPrompt('a mother brushing a horse').subjects;
    expect(horse.some(({ company }) => company?.bond === 'combing')).toBe(false);
  });

  it('measure no flour on somebody', () => {
    expect(readPrompt('a woman measuring flour').subjects[0]?.company).toBeUndefined();
  });

  it('are those of animals and robots too', () => {
    const [{ company } = {}] = readPrompt('robots having a pillow fight').subjects;
    expect(company).toMatchObject({ bond: 'pillowfight' });
    expect(company?.members[0]).toContain('robotfolk');
  });

  it('hold two robots in each other’s arms, and leave animals as they are', () => {
    for (const prompt of ['two robots hugging', 'zwei Roboter umarmen sich', '两个机器人拥抱'])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ company: { bond: 'hug' } }]);
    expect(readPrompt('two bears hugging').subjects[0]?.thing).toBe('bear');
  });

  it.each([
    'a cat looking out of the window',
    'кошка смотрит в окно',
    '一只猫望着窗外',
    'eine Katze schaut aus dem Fenster',
    'un gato mirando por la ventana',
    'un chat regarde par la fenêtre',
    '猫が窓の外を見ている',
    '창밖을 바라보는 고양이',
    'um gato olhando pela janela',
    'un gatto che guarda dalla finestra',
    'pencereden bakan kedi',
    'قطة تنظر من النافذة',
    'खिड़की से बाहर देखती बिल्ली',
  ])('put a cat that looks out of a window on its sill: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'cat', on: 'windowsill' }]);
  });

  it.each([
    'children splashing in a lake',
    'Kinder planschen im See',
    'des enfants pataugent dans un lac',
    'дети плещутся в озере',
    '孩子们在湖里戏水',
    '호수에서 물장구치는 아이들',
  ])('stand those in the water who splash in it: %s', (prompt) => {
    const [one] = readPrompt(prompt).subjects;
    expect(one?.thing).toBe('swimmer');
    expect(one?.traits).toContain('splashing');
  });

  it('leave elephants that splash in a river to bathe', () => {
    const { subjects } = readPrompt('a boy and elephants splashing in the river');
    expect(subjects.some(({ traits = [] }) => traits.includes('splashing'))).toBe(false);
  });
});

it('leave the books of a bookshop on their shelves for who is up a ladder there', () => {
  const { subjects } = readPrompt('an old man on a ladder looking for a book in a bookshop');
  expect(subjects).toMatchObject([{ thing: 'person', traits: ['old', 'onladder'] }]);
});

it('have one on a ladder before shelves by words for stairs too, unless one sits', () => {
  const traits = (prompt: string) => readPrompt(prompt).subjects.flatMap((one) => one.traits ?? []);
  for (const prompt of [
    'eski bir sahafın içi, merdivende kitap arayan yaşlı adam',
    'un viejo en una escalera buscando un libro en la librería',
    'старик на лестнице в библиотеке',
    'رجل مسن على السلم في المكتبة',
  ])
    expect(traits(prompt), prompt).toContain('onladder');
  expect(traits('a woman sitting on the stairs of a library')).not.toContain('onladder');
  expect(traits('a woman on the stairs')).not.toContain('onladder');
});
