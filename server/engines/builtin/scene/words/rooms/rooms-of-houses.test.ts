import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { INTERIOR_WORDS } from '../lists/interiors.ts';
import { readPrompt } from '../read-prompt.ts';

/** Inside something (~), in each language. */
const WITHIN: Readonly<Record<Language, string>> = {
  en: 'inside ~',
  zh: '~内部',
  ja: '~の内部',
  ko: '~ 내부',
  fr: 'intérieur d’un ~',
  de: 'Innenraum ~',
  es: 'interior de ~',
  ru: 'внутри ~',
  pt: 'interior de ~',
  it: 'interno di ~',
  tr: '~ içi',
  ar: 'داخل ~',
  hi: '~ के अंदर',
};

/** A sofa, by language. */
const SOFA: Readonly<Record<Language, string>> = {
  en: 'sofa',
  zh: '沙发',
  ja: 'ソファ',
  ko: '소파',
  fr: 'canapé',
  de: 'Sofa',
  es: 'sofá',
  ru: 'диван',
  pt: 'sofá',
  it: 'divano',
  tr: 'kanepe',
  ar: 'أريكة',
  hi: 'सोफ़ा',
};

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a building that somebody is in, or that is furnished', () => {
  it.each([
    'old man sleeping by the fireplace in a log cabin while it snows outside',
    'alter Mann schläft in einer Blockhütte am Kamin',
    'vieil homme qui dort près de la cheminée dans un chalet',
    'un anciano durmiendo junto a la chimenea en una cabaña',
    'un uomo anziano che dorme in una baita',
    'um homem velho dormindo numa cabana',
    'старик спит у камина в хижине',
    'kulübede uyuyan yaşlı adam, şömine',
    'رجل عجوز نائم في كوخ',
    'झोपड़ी में सोता हुआ बूढ़ा आदमी',
    '在小木屋里睡觉的老人',
    '山小屋で眠る老人、暖炉',
    '오두막에서 자는 노인, 벽난로',
  ])('is a room of logs where it is a hut, in any language: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('logcabin');
    expect(subjects).toMatchObject([{ thing: 'person', posture: 'sitting' }]);
    expect(subjects[0]?.traits).toContain('dozing');
  });

  it.each(LANGUAGES)(
    'is known as a mansion by every word for one, whose hall has a great staircase: %s',
    (language) => {
      for (const word of INTERIOR_WORDS[language].manor.split('|')) {
        expect(thingsOf(word)[0], word).toMatch(/house|villa/);
        expect(readPrompt(WITHIN[language].replace('~', word)).land, word).toBe('stairhall');
        expect(readPrompt(`${word}, ${SOFA[language]}`).land, word).toBe('room');
      }
      expect(readPrompt('detective looking for clues in an old mansion').land).toBe('stairhall');
      expect(readPrompt('kitchen of a mansion').land).toBe('kitchen');
    },
  );

  it.each(LANGUAGES)('is known as a hut by every word for one: %s', (language) => {
    const words = INTERIOR_WORDS[language];
    for (const word of `${words.hut}|${words.mountainhut}`.replace(/[~+]/g, '').split('|')) {
      expect(thingsOf(word), word).toEqual(['house']);
      expect(readPrompt(`${word}, ${SOFA[language]}`).land, word).toBe('logcabin');
    }
    for (const word of words.mountainhut.split('|'))
      expect(readPrompt(`${word}, ${SOFA[language]}`).outlook, word).toBe('mountain');
  });

  it.each([
    ['a house with a fireplace', 'room'],
    ['woman reading inside a mountain hut', 'logcabin'],
    ['an armchair in a lighthouse', 'room'],
    ['a lamp on a table in a cottage', 'room'],
    ['cows in a barn', 'barnhall'],
    ['the bedroom in a villa', 'bedroom'],
  ])('is its room, and no model of itself stands there: %s', (prompt, room) => {
    expect(readPrompt(prompt).land).toBe(room);
    expect(thingsOf(prompt)).not.toContain('house');
    expect(thingsOf(prompt)).not.toContain('lighthouse');
    expect(thingsOf(prompt)).not.toContain('barn');
  });

  it('has the sea before its windows where it is a lighthouse', () => {
    expect(readPrompt('a bookshelf and a chair in a lighthouse')).toMatchObject({
      land: 'library',
      outlook: 'sea',
    });
  });

  it.each([
    'a log cabin in the snow',
    'a bench outside a log cabin, fire in the fireplace',
    'woman in front of a cabin',
    'deer near a cabin in the woods',
    'a woman in a red coat, a cabin in the snow',
    'a lighthouse on a cliff, a woman in a boat',
  ])('is seen from outside where nobody is in it: %s', (prompt) => {
    expect(thingsOf(prompt).some((thing) => thing === 'house' || thing === 'lighthouse')).toBe(
      true,
    );
  });
});

describe('a tent', () => {
  it.each([
    'a girl reading in a tent',
    'ein Mädchen liest in einem Zelt',
    'une fille lisant dans une tente',
    'una niña leyendo en una tienda de campaña',
  ])('is seen from within where somebody reads in it: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('tentroom');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  });

  it('is seen from outside else', () => {
    for (const prompt of ['a couple in a tent', 'a tent in a forest', 'camping in a tent'])
      expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).toContain('tent');
  });
});

it.each([
  'a mountain hut in a snowstorm, inside people play cards|изба зимой, внутри бабушка вяжет',
  'Berghütte im Schneesturm, drinnen spielen Leute Karten',
  'cabane sous la neige, à l’intérieur une famille joue aux cartes',
])('what goes on inside a hut that was named is seen there: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe('logcabin');
});
