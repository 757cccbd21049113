import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { HALL_KEYS, type HallKey } from './hall-keys.ts';
import { HALL_WORDS } from './lists/halls.ts';
import { readPrompt } from './read-prompt.ts';

const NAMED = Object.entries(HALL_KEYS) as readonly (readonly [HallKey, { land: string }])[];

describe('halls that are known by one thing', () => {
  it.each(LANGUAGES)('are rooms, by every word: %s', (language) => {
    for (const [key, { land }] of NAMED)
      for (const word of HALL_WORDS[language][key].split('|'))
        expect(readPrompt(word), word).toMatchObject({ land, ignored: [] });
  });

  it.each([
    [
      'hotpotrestaurant',
      '重庆火锅店里,一家人围着红油火锅|a family eating hot pot in Chongqing|四川の火鍋屋で食べる家族',
    ],
    [
      'kartinghall',
      'my sister driving a go kart on an indoor karting track|室内卡丁车场里的孩子|дети на картинге',
    ],
    [
      'firehall',
      'un bombero bajando por el tubo en la estación de bomberos|a firefighter sliding down the pole in the fire station',
    ],
    [
      'greathall',
      'Queen Elizabeth dancing in the great hall of a tudor palace, musicians on the gallery, old master painting|große Halle eines Palastes mit Kerzen',
    ],
    ['stationeryshop', '两个小学生在文具店里|two children in a stationery shop'],
    ['scriptorium', 'a monk in the scriptorium of a monastery|Mönche in der Schreibstube'],
  ])('are where they are named with towns and other places: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
  });

  it('let a queen dance with one of her court', () => {
    const { land, subjects } = readPrompt('the queen dancing with a courtier in the great hall');
    expect(land).toBe('greathall');
    expect(subjects).toMatchObject([{ thing: 'person', count: 2, company: { bond: 'dance' } }]);
    const played = readPrompt('a queen dancing with a courtier in a ballroom, musicians').subjects;
    expect(played).toMatchObject([
      { count: 2, company: { bond: 'dance' } },
      { traits: ['musician'] },
    ]);
  });

  it.each([
    'a courtier|courtiers|朝臣|廷臣|궁정 신하|un courtisan|des courtisans|ein Höfling|Höflinge|un cortesano|cortesanos',
    'придворный|придворные|um cortesão|cortesãos|un cortigiano|cortigiani|saray adamı|رجل البلاط|दरबारी',
  ])('know who is of a court: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'person' }]);
  });

  it('have no monastery within', () => {
    const { subjects } = readPrompt('a monk copying a book in the scriptorium of a monastery');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['monk'] }]);
  });
});
