import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { decide } from '../../setting.ts';
import { OCCASION_WORDS } from '../lists/occasions.ts';
import { readPrompt } from '../read-prompt.ts';

/** A station, an airport with a family, a building site and a city in each language. */
const NAMED: Readonly<Record<(typeof LANGUAGES)[number], readonly [string, string, string]>> = {
  en: ['railway station', 'family airport', 'construction site city'],
  zh: ['火车站', '一家人 机场', '工地 城市'],
  ja: ['駅', '家族 空港', '工事現場 都市'],
  ko: ['기차역', '가족 공항', '공사장 도시'],
  fr: ['gare', 'famille aéroport', 'chantier ville'],
  de: ['bahnhof', 'familie flughafen', 'baustelle stadt'],
  es: ['estación de tren', 'familia aeropuerto', 'obra en construcción ciudad'],
  ru: ['вокзал', 'семья аэропорт', 'стройка город'],
  pt: ['estação de trem', 'família aeroporto', 'canteiro de obras cidade'],
  it: ['stazione ferroviaria', 'famiglia aeroporto', 'cantiere città'],
  tr: ['tren istasyonu', 'aile havaalanı', 'inşaat şehir'],
  ar: ['محطة القطار', 'عائلة مطار', 'موقع بناء مدينة'],
  hi: ['रेलवे स्टेशन', 'परिवार हवाई अड्डा', 'निर्माण स्थल शहर'],
};

const each = (words: string): readonly string[] =>
  words.split('|').map((word) => word.replace(/[~+]/g, ''));

describe('an occasion, an age or a height', () => {
  it.each(LANGUAGES)(
    'is evening where windows are said to be lit, by every word: %s',
    (language) => {
      for (const word of each(OCCASION_WORDS[language].litwindows)) {
        const idea = readPrompt(word);
        expect(idea, word).toMatchObject({ litWindows: true, land: null, ignored: [] });
        expect(decide(idea, null, 1, 0).time, word).toBe('dusk');
      }
    },
  );

  it.each([
    'die Fenster leuchten warm|les fenêtres brillent dans la nuit|janelas brilhando na noite|окна горят в ночи',
    'lit windows and a cat|창문이 빛나는 밤|窓が光る夜|窗户发光|pencereler parlıyor|खिड़कियाँ चमक रही हैं',
  ])('shows the house whose windows are lit where no place is named: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('house');
    expect(readPrompt('a train with lit windows').subjects).toHaveLength(1);
    expect(readPrompt('a city, windows glowing').subjects).toEqual([]);
  });

  it('is evening in villages and towns at Christmas, whose windows are lit, unless another time is said', () => {
    const timeOf = (prompt: string) =>
      [0, 1, 2, 3].map((index) => decide(readPrompt(prompt), null, 1, index).time);
    const evening = Array(4).fill('dusk');
    expect(timeOf('a snowy mountain village at Christmas')).toEqual(evening);
    expect(timeOf('ein Dorf an Weihnachten')).toEqual(evening);
    expect(timeOf('a village at Christmas at night')).toEqual(Array(4).fill('night'));
    expect(timeOf('a snowy mountain village')).not.toEqual(evening);
  });

  it.each(LANGUAGES)('tells where something is, by every word for it: %s', (language) => {
    const { steamtrain, bygone, farewell, highup, workers, lunch } = OCCASION_WORDS[language];
    const [station, parting, site] = NAMED[language];
    for (const word of [...each(steamtrain), ...each(bygone)]) {
      const prompt = `${station}, ${word}`;
      expect(readPrompt(prompt).land, prompt).toBe('oldstation');
    }
    for (const word of each(farewell))
      expect(readPrompt(`${parting}, ${word}`), word).toMatchObject({ land: 'terminal' });
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    for (const word of each(highup))
      expect(things(`${site}, ${word}`), word).toEqual(['steelbeam']);
    for (const worker of each(workers))
      for (const word of each(lunch))
        expect(things(`${site}, ${worker}, ${word}`), `${worker} ${word}`).toEqual(['steelbeam']);
  });

  it('makes an old station of one that is called old, and dresses who is there', () => {
    const idea = readPrompt('people waving at an old railway station');
    expect(idea.land).toBe('oldstation');
    expect(idea.subjects[0]?.traits).toEqual(expect.arrayContaining(['bygone', 'coat', 'waving']));
  });

  it('leaves stations of today, those in the country and trains elsewhere as they are', () => {
    expect(readPrompt('a train at a railway station').land).toBe('station');
    expect(readPrompt('an old man at a modern railway station with a train').land).toBe('station');
    expect(readPrompt('a steam train at a small station in the mountains').halt).toBe(true);
    expect(readPrompt('a steam train in the mountains')).toMatchObject({
      land: 'mountain',
      path: 'rail',
    });
  });

  it('leaves who only stands at an airport, works or eats where they are', () => {
    expect(readPrompt('a family at the airport').land).toBe('airfield');
    const site = readPrompt('workers at a construction site in the city').subjects;
    expect(site.map(({ thing }) => thing)).toEqual(['person', 'buildingsite']);
    expect(readPrompt('a family eating lunch in a park').land).toBe('field');
    expect(readPrompt('a family saying goodbye on a street').subjects[0]?.traits).not.toContain(
      'hugging',
    );
  });

  it.each(LANGUAGES)('shows workers who are named: %s', (language) => {
    for (const word of OCCASION_WORDS[language].workers.replaceAll('+', '').split('|'))
      expect(
        readPrompt(word).subjects.map(({ thing }) => thing),
        word,
      ).toContain('person');
  });

  it('puts one parent in the arms of a family’s child, and lets the other wave', () => {
    const { subjects } = readPrompt('family saying goodbye at the airport');
    expect(subjects).toMatchObject([
      { thing: 'person', company: { bond: 'hug' } },
      { thing: 'person', traits: ['woman', 'waving'] },
    ]);
  });

  it('leads an old path through a graveyard at Halloween, and no road', () => {
    expect(readPrompt('a graveyard with crows, halloween').path).toBe('earth');
    expect(readPrompt('a street in the desert').path).toBe('road');
  });

  it.each([
    'victorian city|a street in the victorian era|ville victorienne|viktorianische Stadt|ciudad victoriana',
    'викторианский город|维多利亚时代的城市|ヴィクトリア朝の都市|빅토리아 시대 도시',
  ])('leads through the cobbled streets of a Victorian city: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'street', alley: true, homeland: null, ignored: [] },
      });
  });

  it('keeps the streets of today around one Victorian house', () => {
    for (const prompt of [
      'a modern city street with a Victorian house',
      'a Victorian street lamp in a city',
    ])
      expect(readPrompt(prompt).alley, prompt).not.toBe(true);
  });

  it('shows the steel beam over the city in all compositions', () => {
    const idea = readPrompt(
      'workers eating lunch on a skyscraper construction site high above the city',
    );
    for (const turn of [0, 1, 2, 3])
      expect(decide(idea, null, 3, turn)).toMatchObject({
        land: 'field',
        idea: { scenery: 'overstreets' },
      });
  });
});
