import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { DOING_WORDS } from '../../lists/doings.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { DoingKey } from './doing-keys.ts';

/** Somebody in each language, of whom all the words of the list can be said; and who teaches there. */
const SOMEBODY: Readonly<Record<Language, readonly [somebody: string, teacher: string]>> = {
  en: ['a child', 'a teacher'],
  zh: ['孩子', '老师'],
  ja: ['子供', '先生'],
  ko: ['아이', '선생님'],
  fr: ['un enfant', 'un instituteur'],
  de: ['ein Kind', 'ein Lehrer'],
  es: ['un niño', 'un maestro de escuela'],
  ru: ['ребенок', 'учитель'],
  pt: ['um menino', 'um professor'],
  it: ['un bambino', 'un maestro di scuola'],
  tr: ['çocuk', 'öğretmen'],
  ar: ['طفل', 'معلم'],
  hi: ['बच्चा', 'शिक्षक'],
};

const phrases = (language: Language, key: DoingKey): readonly string[] =>
  DOING_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

describe.each(LANGUAGES)('what people do, in the words of %s', (language) => {
  const [child, teacher] = SOMEBODY[language];
  const asked = (key: DoingKey, somebody: string) =>
    phrases(language, key).map((phrase) => ({
      phrase,
      ...readPrompt(`${somebody} ${phrase}`),
    }));

  it.each(['knitting', 'mirror', 'baking'] as const)('is theirs: %s', (key) => {
    const trait = key === 'mirror' ? 'mirrored' : key;
    for (const { phrase, subjects, ignored } of asked(key, child)) {
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain(trait);
    }
  });

  it('puts them into the basket of a balloon', () => {
    for (const { phrase, subjects, sky, ignored } of asked('balloonride', child)) {
      expect(ignored, phrase).toEqual([]);
      expect(sky, phrase).toContain('balloon');
      expect(subjects, phrase).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, phrase).toContain('ballooning');
    }
  });

  it('gives them soap bubbles to hold', () => {
    for (const { phrase, subjects, ignored } of asked('bubbles', child)) {
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'person', holds: { thing: 'bubbles' } }]);
    }
  });

  it('gives them an ice cream, on no ice', () => {
    for (const { phrase, subjects, land, ignored } of asked('icecream', child)) {
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBeNull();
      expect(subjects, phrase).toMatchObject([{ thing: 'person', holds: { thing: 'icecream' } }]);
    }
  });

  it('lights a fire in the hearth', () => {
    for (const { phrase, hearth, ignored } of asked('fireside', child)) {
      expect(ignored, phrase).toEqual([]);
      expect(hearth, phrase).toBe(true);
    }
  });

  it('seats a class before who teaches it', () => {
    for (const { phrase, subjects, land, ignored } of asked('class', teacher)) {
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('classroom');
      expect(
        subjects.some(({ count }) => count > 2),
        phrase,
      ).toBe(true);
    }
  });

  it('tells that a teacher is a woman', () => {
    for (const { phrase, subjects, ignored } of asked('female', teacher)) {
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, phrase).toEqual(expect.arrayContaining(['teacher', 'woman']));
    }
  });
});

describe('words for somebody in a form of their own', () => {
  it.each([
    'eine Lehrerin|die Ärztin|eine Köchin|eine Bäckerin|eine Geigerin',
    'une boulangère|une institutrice|une photographe|une violoniste',
    'una doctora|una maestra|una enfermera|una fotógrafa|una violinista',
    'una maestra di scuola|una cuoca|una violinista',
    'uma professora|uma enfermeira|uma violinista',
    'учительница|скрипачка|официантка',
    'معلمة|طبيبة',
    'अध्यापिका',
    'a chef in her kitchen|a photographer with her camera|a doctor and her stethoscope|a waitress',
    '女教师|女医生',
    '女性の医者',
    '여자 의사',
    'kadın doktor',
  ])('mean a woman: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('woman');
  });

  it.each([
    'ein Lehrer|ein Arzt|ein Bäcker',
    'un médecin|un boulanger|un marin',
    'un doctor|un maestro de escuela|un jugador de fútbol',
    'a captain|a doctor|a chef and his wife|a king and his daughter',
    'учитель|врач',
    'معلم|لاعب كرة قدم',
  ])('and others do not: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects[0]?.traits ?? [], prompt).not.toContain('woman');
  });

  it('say nothing of a family or a child', () => {
    for (const prompt of ['eine Familie', 'une famille', 'una familia', 'uma criança'])
      expect(readPrompt(prompt).subjects[0]?.traits ?? [], prompt).not.toContain('woman');
  });
});

describe('who drinks with somebody', () => {
  it.each([
    'a couple drinking coffee at a table on a plaza',
    'a couple drinking coffee',
    'two friends drinking tea at a table',
  ])('sits at a table with them, on which the cups are: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ company: { bond: 'table' } }]);
  });

  it('stands alone with a cup, and stays on a bench or on the way', () => {
    expect(readPrompt('a man drinking coffee').subjects).toMatchObject([
      { posture: null, holds: { thing: 'cup' } },
    ]);
    for (const prompt of [
      'a couple drinking coffee on a bench',
      'a couple walking with cups of coffee',
    ])
      expect(readPrompt(prompt).subjects[0]?.company?.bond, prompt).not.toBe('table');
  });
});

describe('who rides', () => {
  it('a skateboard rides no horse', () => {
    for (const prompt of ['a boy riding a skateboard', 'a girl riding a snowboard'])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('horse');
  });

  it.each([
    'a man cycling|a man biking|two people bicycling|a couple on bikes|children on bicycles|friends riding bikes',
    'ein Mann radelt|eine Frau fährt Rad|ein Mann beim Radfahren|Leute radeln|ein Mann radelnd|eine Frau radfahrend|Leute radfahren|zwei Leute fahren Rad',
    'un homme pédalant|un homme pédale|une femme fait du vélo|une femme faisant du vélo|un homme à vélo|un homme à bicyclette|des gens font du vélo',
    'un hombre pedaleando|un hombre montando en bicicleta|una mujer en bicicleta|una mujer en bici|un hombre paseando en bicicleta|ciclista',
    'um homem pedalando|um homem andando de bicicleta|uma mulher de bicicleta|ciclista',
    'un uomo pedalando|un uomo in bicicletta|una donna in bici|un uomo va in bicicletta|ciclista',
    'мужчина на велосипеде|люди на велосипедах|мужчина едет на велосипеде|люди едут на велосипедах',
    'bisiklet süren adam|bisiklete binen kadın|adam bisiklet sürüyor|bisikletli adam|bisikletçi',
    'رجل يركب دراجة|امرأة تركب دراجة|رجل على دراجة|أطفال على دراجات|أطفال يركبون الدراجات',
    'आदमी साइकिल चलाता|औरत साइकिल चलाती|लोग साइकिल चलाते|आदमी साइकिल पर',
    '骑自行车的人|骑单车的男孩|骑车的女孩',
    '自転車に乗る人|自転車に乗っている女性|自転車に乗った人|サイクリングする人',
    '자전거를 타는 남자|자전거 타는 여자|자전거를 탄 사람|자전거 탄 아이',
  ])('a bicycle is on it: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'bicycle', traits: expect.arrayContaining(['mounted']) },
      ]);
  });
});

describe('a fire by which somebody is', () => {
  it('burns in the hearth of a room, and on the ground in the open', () => {
    expect(readPrompt('an old man sitting by the fire')).toMatchObject({ hearth: true });
    expect(
      readPrompt('a man sitting by the fire in the forest').subjects.map(({ thing }) => thing),
    ).toEqual(['person', 'campfire']);
  });

  it('is where animals roast marshmallows themselves, with nobody else', () => {
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(readPrompt('a fox roasting marshmallows at a campfire').subjects).toMatchObject([
      { traits: ['foxfolk', 'roasting'] },
      { thing: 'campfire' },
    ]);
    expect(things('roasting marshmallows at a campfire')).toContain('person');
  });
});
