import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { wordsOf } from '../../../words/lexicon.ts';
import { createReader } from '../../../words/reader.ts';
import { wordsNotRead } from '../../../words/testing/carriers.ts';
import { PHRASE_WORDS } from '../lists/phrases.ts';
import type { Meaning } from '../meaning.ts';
import { readPrompt } from '../read-prompt.ts';
import { PAINTER_WORDS } from '../scene-words.ts';
import { PHRASE_KEYS } from './phrase-keys.ts';

const LISTED = wordsOf(PHRASE_WORDS, (key): Meaning => PHRASE_KEYS[key]);
const read = createReader<Meaning>(PAINTER_WORDS, {});

describe('turns of phrase', () => {
  it.each(LANGUAGES)('are known among all other words: %s', (language) => {
    const own = LISTED.filter((one) => one.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
  });
});

describe('an age', () => {
  it.each([
    'a 5 year old boy',
    'a 5-year-old girl',
    'a boy, 7 years old',
    'ein 6-jähriges Mädchen',
    'une fille de 10 ans',
    'una niña de 6 años',
    'uma menina de 6 anos',
    'una bambina di 6 anni',
    'девочка 5 лет',
    '5 yaşında bir kız',
    'فتاة عمرها 5 سنوات',
    '5 साल का लड़का',
    '五岁的男孩',
    '5歳の女の子',
    '다섯 살 소녀',
  ])('is no number of children, and none of them is old: %s', (prompt) => {
    const [child, ...others] = readPrompt(prompt).subjects;
    expect(child).toMatchObject({ thing: 'person', count: 1 });
    expect(child?.traits).toContain('child');
    expect(child?.traits).not.toContain('old');
    expect(others).toEqual([]);
  });

  it('makes the old old, and who is of neither age neither', () => {
    expect(readPrompt('a 75 year old woman').subjects[0]?.traits).toContain('old');
    expect(readPrompt('ein 80 Jahre alter Mann').subjects[0]?.traits).toContain('old');
    expect(readPrompt('a 15 year old girl').subjects[0]?.traits).toContain('teen');
    expect(readPrompt('a 35 year old man').subjects).toMatchObject([{ count: 1 }]);
    expect(readPrompt('a 35 year old man').subjects[0]?.traits ?? []).toEqual([]);
  });

  it('makes an animal of some weeks a young one, and counts no trees', () => {
    expect(readPrompt('an 8 week old puppy').subjects).toMatchObject([
      { thing: 'dog', count: 1, traits: ['young'] },
    ]);
    expect(readPrompt('a 1000 year old oak tree').subjects).toMatchObject([
      { thing: 'tree', count: 1 },
    ]);
    expect(readPrompt('a five year old').subjects).toMatchObject([{ thing: 'person', count: 1 }]);
  });
});

describe('words that mean something else in a phrase', () => {
  it('show somebody from behind', () => {
    for (const prompt of ['a man from behind', 'un homme de dos', '女孩的背影', 'женщина со спины'])
      expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('watching');
  });

  it('put no king in a bed, no runner in a city and no flowers beneath falling petals', () => {
    expect(readPrompt('a king size bed')).toMatchObject({ land: 'bedroom', subjects: [] });
    expect(readPrompt('a city in the rain, blade runner style')).toMatchObject({
      land: 'city',
      neon: true,
      subjects: [],
    });
    expect(readPrompt('a cherry tree, falling petals').subjects.map(({ thing }) => thing)).toEqual([
      'blossom',
    ]);
  });

  it('make nobody who builds a farmer', () => {
    const [children] = readPrompt('zwei Kinder bauen einen Schneemann').subjects;
    expect(children).toMatchObject({ count: 2 });
    expect(children?.traits).not.toContain('farmer');
  });
});

describe('snow on the peaks', () => {
  it.each([
    'an alpine meadow with cows, snowy peaks behind',
    'eine Almwiese mit Kühen vor schneebedeckten Gipfeln',
    'une prairie avec des vaches et des sommets enneigés',
    'eine Almwiese mit Kühen, im Hintergrund schneebedeckte Berge',
    'cows on an alpine meadow before snowy mountains',
  ])('lies there and not on the meadow: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'mountain',
      season: null,
      snowy: false,
      snowcaps: true,
    });
  });

  it.each([
    'a lake with snowy mountains in the background',
    'un lac devant des montagnes enneigées',
    'un lago frente a montañas nevadas',
    'un lago davanti a montagne innevate',
    'um lago com montanhas nevadas ao fundo',
    'озеро на фоне заснеженных гор',
    'karlı dağların önünde bir göl',
    'بحيرة أمام جبال ثلجية',
    '雪の山の前の湖',
    '눈 덮인 산 앞의 호수',
    '雪山前的湖',
    'बर्फीले पहाड़ों के सामने झील',
  ])('lies on those of the mountains behind a lake alone: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'lake',
      snowy: false,
      snowcaps: true,
    });
  });

  it.each([
    'a snowy meadow',
    'snowy mountains',
    'wolves in snowy mountains',
    'a village in the snowy mountains',
    'a lake in winter before snowy mountains',
    'a lake before snowy mountains in falling snow',
  ])('lies on all the land where that is snowy: %s', (prompt) => {
    const { snowy, weather } = readPrompt(prompt);
    expect(snowy || weather === 'snowfall').toBe(true);
  });
});

describe('who lives on ice', () => {
  it.each(['Pinguine in einer Disco auf einem Eisberg', 'penguins in a nightclub on an iceberg'])(
    'is on the iceberg that is named, and in no room: %s',
    (prompt) => {
      const { land, subjects } = readPrompt(prompt);
      expect(land).toBeNull();
      expect(subjects.map(({ thing }) => thing)).toEqual(
        expect.arrayContaining(['penguin', 'iceberg']),
      );
    },
  );
});

it('what is on a dining table is on it, and a dandelion is no clock of seeds by its name alone', () => {
  for (const prompt of ['食卓の上の猫', '餐桌上的猫', '식탁 위 고양이'])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'cat', on: 'table' }]);
  for (const prompt of ['un diente de león', 'um dente-de-leão no campo'])
    expect(readPrompt(prompt).beds, prompt).not.toContain('daisy');
  expect(readPrompt('una niña soplando un diente de león').beds).toEqual(['daisy']);
});
