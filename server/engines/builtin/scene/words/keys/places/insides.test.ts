import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { INSIDE_WORDS } from '../../lists/insides.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { INSIDE_KEYS, type InsideKey } from './inside-keys.ts';

/** A cathedral in each language. */
const CATHEDRAL: Readonly<Record<Language, string>> = {
  en: 'a cathedral',
  zh: '大教堂',
  ja: '大聖堂',
  ko: '성당',
  fr: 'une cathédrale',
  de: 'eine Kathedrale',
  es: 'una catedral',
  ru: 'собор',
  pt: 'uma catedral',
  it: 'una cattedrale',
  tr: 'bir katedral',
  ar: 'كاتدرائية',
  hi: 'चर्च',
};

const phrases = (language: Language, key: InsideKey): readonly string[] =>
  INSIDE_WORDS[language][key].split('|');

/** The keys of what is within circuses. */
const IN_CIRCUSES = ['bigtop', 'circusact', 'acrobat', 'liontamer'] as const;

/** What is within vehicles and halls, and the rooms that show it. */
const IN_ROOMS = {
  planepane: 'planewindow',
  trainpane: 'compartment',
  porthole: 'submarineroom',
  shipcabin: 'captaincabin',
  aboardplane: 'planecabin',
  factoryworker: 'assemblyline',
  talkshow: 'newsstudio',
  starroom: 'backstage',
  teaceremony: 'tatamiroom',
  karaoke: 'karaoke',
  throne: 'throneroom',
  pointe: 'dancestudio',
  dancehall: 'dancestudio',
  beyondpane: 'room',
  stewardess: 'planecabin',
} as const;

/** The keys of what is within churches. */
const IN_CHURCHES = (Object.keys(INSIDE_KEYS) as InsideKey[]).filter((key) => {
  const { inside }: Meaning = INSIDE_KEYS[key];
  return inside?.includes('nave') === true;
});

describe.each(LANGUAGES)('what is within buildings in the words of %s', (language) => {
  it.each(IN_CHURCHES)('shows a cathedral from within: %s', (key) => {
    for (const phrase of phrases(language, key)) {
      const idea = readPrompt(`${CATHEDRAL[language]}, ${phrase}`);
      expect(idea.land, phrase).toBe('nave');
      expect(idea.ignored, phrase).toEqual([]);
    }
  });

  it.each(Object.entries(IN_ROOMS))('shows a vehicle or a hall from within: %s', (key, land) => {
    for (const phrase of phrases(language, key as InsideKey))
      expect(readPrompt(phrase), phrase).toMatchObject({ land, ignored: [] });
  });

  it.each(IN_CIRCUSES)('shows a circus from within: %s', (key) => {
    for (const phrase of phrases(language, key)) {
      const { land, ignored, subjects } = readPrompt(phrase.replace(/\+$/u, ''));
      expect(land, phrase).toBe('circusring');
      expect(ignored, phrase).toEqual([]);
      const named = subjects.map(({ thing }) => thing);
      const who = { acrobat: ['person'], liontamer: ['person', 'lion'] };
      expect(named, phrase).toEqual(key in who ? who[key as keyof typeof who] : []);
    }
  });
});

describe('the cabin of a summer camp', () => {
  it.each([
    'four girls having a pillow fight in a summer camp cabin',
    '四个女孩在夏令营小屋里',
    'サマーキャンプの小屋で遊ぶ四人の女の子',
    '여름 캠프 오두막에서 노는 소녀들',
    'quatre filles dans une cabane de colonie de vacances',
    'vier Mädchen in einer Hütte im Ferienlager',
    'cuatro niñas en una cabaña de campamento',
    'четыре девочки в домике летнего лагеря',
    'quatro meninas numa cabana de acampamento',
    'quattro bambine in una capanna del campo estivo',
    'yaz kampı kulübesinde dört kız',
    'أربع فتيات في كوخ المخيم',
    'कैंप के केबिन में चार लड़कियां',
  ])('is seen from within by who is in it, without tents and a fire: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'campcabin', scenery: null });
    expect(subjects).toMatchObject([{ thing: 'person' }]);
  });
});

describe('what happens within a building', () => {
  it.each([
    'an old woman in the church',
    '教堂里的老太太',
    '教会の中の老女',
    '성당에서 할머니',
    'une vieille dame dans une église',
    'eine alte Frau in der Kirche',
    'una anciana en la iglesia',
    'старушка в церкви',
    'uma velhinha na igreja',
    'una vecchia signora nella chiesa',
    'kilisede yaşlı kadın',
    'امرأة عجوز في الكنيسة',
    'चर्च में बूढ़ी औरत',
  ])('is seen there where somebody is in it: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'nave', subjects: [{ thing: 'person' }] });
  });

  it.each([
    'a clown juggling in a circus',
    'an elephant at a circus',
    "un clown qui jongle sous le chapiteau d'un cirque",
    'サーカスのピエロ',
    'клоун в цирке жонглирует',
  ])('is seen in the ring of a circus: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'circusring', subjects: [{}] });
  });

  it.each([
    'a submarine captain drinking tea',
    'a squid looks in through the window of the submarine',
    '潜艇里的船长',
    'капитан подводной лодки',
    'un chat dans un sous-marin',
  ])('is seen in a submarine: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'submarineroom', subjects: [{}] });
  });

  it('is seen at the windows of an aircraft by who looks out of one, in its aisle by others', () => {
    for (const prompt of [
      'mum and her son looking out of the airplane window',
      'a cat on the plane looking out of the window',
      'мальчик смотрит в иллюминатор самолёта',
    ])
      expect(readPrompt(prompt).land, prompt).toBe('planewindow');
    expect(readPrompt('passengers asleep on the plane').land).toBe('planecabin');
    expect(readPrompt('a plane over the sea').land).toBe('sea');
  });

  it('is seen in a hut outside of whose window the weather is', () => {
    expect(readPrompt('кот спит на печке в деревенской избе, за окном метель')).toMatchObject({
      land: 'izba',
      weather: 'snowfall',
      subjects: [{ thing: 'cat', posture: 'sleeping' }],
    });
    expect(readPrompt('a fox in its hut, rain outside the window').land).toBe('logcabin');
    expect(readPrompt('a cat in a cottage, snow outside the window').land).toBe('room');
    expect(readPrompt('a fox beside its hut').land).not.toBe('logcabin');
  });

  it.each([
    'a woman and a pagoda',
    'une femme et une pagode',
    'eine Frau und eine Pagode',
    'una donna e una pagoda',
    'uma mulher e um pagode',
  ])('is none for a name that ends as a Turkish place does: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).not.toBe('templehall');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person', 'temple']);
    expect(readPrompt('pagodada bir kadın').land).toBe('templehall');
  });

  it('is seen in the hall of a throne, and where ballet is danced', () => {
    for (const prompt of ['a mouse king on his throne in a castel hall', 'a cat on a throne'])
      expect(readPrompt(prompt).land, prompt).toBe('throneroom');
    expect(readPrompt('a ballerina in the dance hall').land).toBe('dancestudio');
    expect(readPrompt('a throne on a beach').land).toBe('beach');
  });

  it.each(['friends singing karaoke', '노래방에서 노래하는 할머니들', 'Oma singt Karaoke'])(
    'is sung before the screen of a karaoke room: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({
        land: 'karaoke',
        subjects: [{ thing: 'person', holds: { thing: 'microphone' } }],
      });
    },
  );

  it.each([
    'a monk praying in a buddhist temple',
    'a golden buddha statue in a temple',
    '寺庙里烧香的老人',
    'монах молится в буддийском храме',
    'un moine prie dans un temple bouddhiste',
  ])('is seen in the hall of a temple: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('templehall');
  });

  it('is not seen in a temple on a mountain, before one, or in one of others', () => {
    for (const prompt of [
      'a temple on a mountain',
      'a monk praying in front of a temple',
      'a woman in a hindu temple',
      'मंदिर में महिला',
    ])
      expect(readPrompt(prompt).land, prompt).not.toBe('templehall');
  });

  it('is seen in a spaceship and in a bus by who is at its window', () => {
    expect(readPrompt('astronauts floating inside a space station')).toMatchObject({
      land: 'stationmodule',
      subjects: [{ thing: 'astronaut', count: 3 }],
      ignored: [],
    });
    expect(readPrompt('an astronaut in the space station').land).toBe('stationmodule');
    expect(readPrompt('a boy looking out of the window of a spaceship').land).toBe('spacebridge');
    expect(readPrompt('a dog looks out of the bus window').land).toBe('buscabin');
  });

  it('is not seen of a vehicle at which one looks from a window, or beside which one is', () => {
    expect(readPrompt('a cat looks out of the window at a passing train').land).not.toBe(
      'compartment',
    );
    expect(readPrompt('a diver next to a submarine').land).not.toBe('submarineroom');
  });

  it('is not seen of a circus that stands in a meadow, or before it', () => {
    for (const prompt of ['a circus in a meadow', 'a clown in front of the circus'])
      expect(readPrompt(prompt).land, prompt).not.toBe('circusring');
  });

  it('is seen with a choir, with the organist, and not before the door', () => {
    expect(readPrompt('a choir singing in the cathedral').land).toBe('nave');
    expect(readPrompt('the organist of the village church').land).toBe('nave');
    for (const prompt of [
      'a nun in front of a church',
      'a church in a meadow',
      'a nun walks to a church',
    ])
      expect(readPrompt(prompt).land, prompt).not.toBe('nave');
  });
});
