import { describe, expect, it } from 'vitest';
import type { WordTable } from './language.ts';
import { wordsOf } from './lexicon.ts';
import { COLOUR_WORDS } from './lists/colours.ts';
import { NUMBER_WORDS, NUMBERS } from './lists/numbers.ts';
import { SEASON_WORDS, TIME_WORDS } from './lists/seasons-and-times.ts';
import { WEATHER_WORDS } from './lists/weather.ts';
import { createReader } from './reader.ts';

const THINGS: WordTable<'cat' | 'forest' | 'sea' | 'person'> = {
  en: { cat: 'cat', forest: 'forest', sea: 'sea', person: 'person|people+' },
  zh: { cat: '猫', forest: '森林', sea: '海', person: '人' },
  ja: { cat: '猫|キャット', forest: '森', sea: '海', person: '人' },
  ko: { cat: '고양이', forest: '숲', sea: '바다', person: '사람' },
  fr: { cat: 'chat', forest: 'forêt', sea: 'mer', person: 'personne|gens+' },
  de: { cat: 'katze', forest: 'wald', sea: 'meer', person: 'mensch|leute+' },
  es: { cat: 'gato', forest: 'bosque', sea: 'mar', person: 'persona|gente+' },
  ru: { cat: 'кот|кошка', forest: 'лес', sea: 'море', person: 'человек|люди+|людей+' },
  pt: { cat: 'gato', forest: 'floresta', sea: 'mar', person: 'pessoa' },
  it: { cat: 'gatto', forest: 'foresta|bosco', sea: 'mare', person: 'persona|gente+' },
  tr: { cat: 'kedi', forest: 'orman', sea: 'deniz', person: 'insan' },
  ar: { cat: 'قطة', forest: 'غابة', sea: 'بحر', person: 'شخص|ناس+' },
  hi: { cat: 'बिल्ली', forest: 'जंगल', sea: 'समुद्र', person: 'आदमी|लोग+' },
};

const read = createReader<string>(
  [
    ...wordsOf(THINGS, (key) => key),
    ...wordsOf(COLOUR_WORDS, (key) => key),
    ...wordsOf(NUMBER_WORDS, (key) => `${NUMBERS[key]}`),
    ...wordsOf(SEASON_WORDS, (key) => key),
    ...wordsOf(TIME_WORDS, (key) => key),
    ...wordsOf(WEATHER_WORDS, (key) => key),
  ],
  { number: (value) => `${value}`, describes: (meaning) => meaning in COLOUR_WORDS.en },
);

/** What was read, a minus before what was taken away. */
const said = (text: string) =>
  read(text).flatMap(({ meanings, negated }) =>
    meanings.map((meaning) => (negated ? `-${meaning}` : meaning)),
  );
const unknown = (text: string) =>
  read(text)
    .filter(({ meanings, role }) => meanings.length === 0 && role === null)
    .map((piece) => piece.text);

describe('reading words', () => {
  it.each([
    ['en', 'Two red cats in the forests at night', ['2', 'red', 'cat', 'forest', 'night']],
    ['zh', '雨夜森林里的两只红色的猫', ['rain', 'night', 'forest', '2', 'red', 'cat']],
    ['ja', '夜の森にいる3匹の白い猫', ['night', 'forest', '3', 'white', 'cat']],
    ['ko', '가을숲에서 고양이들이', ['autumn', 'forest', 'cat']],
    ['fr', "L'été, trois chats noirs dans les forêts", ['summer', '3', 'cat', 'black', 'forest']],
    ['de', 'Zwei schwarze Katzen im Herbstwald', ['2', 'black', 'cat', 'autumn', 'forest']],
    ['es', 'Dos gatos negros en los bosques', ['2', 'cat', 'black', 'forest']],
    ['ru', 'Две чёрные кошки в зимнем лесу', ['2', 'black', 'cat', 'winter', 'forest']],
    ['pt', 'três gatos pretos nas florestas', ['3', 'cat', 'black', 'forest']],
    ['it', 'due gatti neri nei boschi', ['2', 'cat', 'black', 'forest']],
    ['tr', 'Ormanların içinde iki siyah kedi', ['forest', '2', 'black', 'cat']],
    ['ar', 'قطّة بيضاء في الغابةِ ليلًا', ['cat', 'white', 'forest', 'night']],
    ['hi', 'जंगलों में दो काली बिल्लियाँ', ['forest', '2', 'black', 'cat']],
  ])('finds them behind articles, endings and particles: %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
    expect(unknown(text)).toEqual([]);
  });

  it.each([
    ['en', 'a sea without clouds or people at night', ['sea', '-cloudy', '-person', 'night']],
    ['en', 'no red cats, a forest', ['-red', '-cat', 'forest']],
    ['zh', '没有人的森林', ['-person', 'forest']],
    ['ja', '人のいない森', ['-person', 'forest']],
    ['ko', '구름 없는 바다', ['-cloudy', 'sea']],
    ['fr', 'une mer sans pluie', ['sea', '-rain']],
    ['de', 'ein Wald ohne Menschen und mit Katze', ['forest', '-person', 'cat']],
    ['es', 'un bosque sin gente en otoño', ['forest', '-person', 'autumn']],
    ['ru', 'лес без людей', ['forest', '-person']],
    ['pt', 'mar sem pessoas', ['sea', '-person']],
    ['it', 'mare senza gatti', ['sea', '-cat']],
    ['tr', 'insansız bir orman, yağmur olmadan', ['-person', 'forest', '-rain']],
    ['ar', 'غابة بدون ناس', ['forest', '-person']],
    ['hi', 'लोगों के बिना जंगल', ['-person', 'forest']],
  ])('knows what is not wanted: %s, %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('tells plurals by endings or by the word', () => {
    const plurals = (text: string) => read(text).filter(({ plural }) => plural).length;
    expect(['cats', 'people', 'les chats', 'деревня котов', 'kediler'].map(plurals)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(['cat', 'un chat noir', 'кот', 'kedi'].map(plurals)).toEqual([0, 0, 0, 0]);
  });

  it('does without accents, case, wide letters and vowel signs', () => {
    expect(said('ETE, foret, SONBAHAR')).toEqual(['summer', 'forest', 'autumn']);
    expect(said('ＣＡＴ')).toEqual(['cat']);
    expect(said('下雪 貓 雲')).toEqual(['snowfall', 'cat', 'cloudy']);
  });

  it('knows German that is written without its own letters', () => {
    expect(said('Herbstwaelder, fuenf Katzen')).toEqual(['autumn', 'forest', '5', 'cat']);
    expect(said('five blue cats')).toEqual(['5', 'blue', 'cat']);
  });

  it('keeps short foreign words out of a sure language, and lets languages mix', () => {
    expect(said('the mer of a cat or the red sea')).toEqual(['cat', 'red', 'sea']);
    expect(said('ein Wald, sunset')).toEqual(['forest', 'sunset']);
  });

  it('does not find short loanwords inside longer ones', () => {
    expect(said('キャットフード')).toEqual(['cat']);
    expect(said('バイオリン')).toEqual([]);
    expect(unknown('バイオリン 猫')).toEqual(['バイオリン']);
  });

  it('tells where each piece stands', () => {
    const text = 'Ein “Wald”, İki KEDİ';
    for (const { text: piece, start, end } of read(text))
      expect(text.slice(start, end)).toBe(piece);
    expect(read('a cat, a sea').map(({ afterStop }) => afterStop)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('reads numbers in the digits of any script', () => {
    expect(said('٣ قطط')).toContain('3');
    expect(said('४ बिल्ली')).toEqual(['4', 'cat']);
  });

  it('survives anything', () => {
    for (const text of ['', ' ', '😀'.repeat(500), '山'.repeat(4000), 'ab '.repeat(1333), '\u0301'])
      expect(Array.isArray(read(text))).toBe(true);
  });
});

describe('a compound', () => {
  it('is one, where its second word is written as it is listed, else several', () => {
    const [one, several] = ['Waldkatze', 'Waldkatzen'].map((word) => read(word)[0]?.plural);
    expect([one, several]).toEqual([false, true]);
  });
});

describe('English phrases that end within a compound', () => {
  const places = { train: 'in a train|train', station: 'train station|station' };
  const others = { train: 'train', station: 'station' };
  const table: WordTable<'train' | 'station'> = {
    ...{ zh: others, ja: others, ko: others, fr: others, de: others, es: others, ru: others },
    ...{ pt: others, it: others, tr: others, ar: others, hi: others },
    en: places,
  };
  const readPlaces = createReader<string>(wordsOf(table, (key) => key));
  const placesIn = (text: string) => readPlaces(text).flatMap(({ meanings }) => meanings);

  it('give way to the compound', () => {
    expect(placesIn('a couple in a train station')).toEqual(['station']);
    expect(placesIn('a couple in a train')).toEqual(['train']);
    expect(placesIn('a couple in a train. Station')).toEqual(['train', 'station']);
  });
});

describe('words that differ by marks alone', () => {
  const none = { bay: '', village: '' };
  const table: WordTable<'bay' | 'village'> = {
    ...{ en: none, zh: none, ja: none, ko: none, fr: none, de: none, es: none, ru: none },
    ...{ pt: none, it: none, ar: none, hi: none },
    tr: { bay: 'koy', village: 'köy' },
  };
  const readTurkish = createReader<string>(wordsOf(table, (key) => key));
  const meant = (text: string) => readTurkish(text).flatMap(({ meanings }) => meanings);

  it.each([
    ['köy', 'village'],
    ['köyü', 'village'],
    ['köylerde', 'village'],
    ['koy', 'bay'],
  ])('are told by them before an ending too: %s', (text, meaning) => {
    expect(meant(text)).toEqual([meaning]);
  });
});
