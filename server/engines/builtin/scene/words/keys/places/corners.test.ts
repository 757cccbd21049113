import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { CORNER_WORDS } from '../../lists/corners.ts';
import { readPrompt } from '../../read-prompt.ts';
import { CORNER_KEYS, type CornerKey } from './corner-keys.ts';

const NAMED = Object.entries(CORNER_KEYS) as readonly (readonly [CornerKey, { land: string }])[];
const EASTERN: ReadonlySet<string> = new Set(['ja', 'ko']);

describe('corners where one thing is sold, eaten or made', () => {
  it.each(LANGUAGES)('are known by every word: %s', (language) => {
    for (const [key, { land }] of NAMED)
      for (const word of CORNER_WORDS[language][key].split('|'))
        expect(readPrompt(word), word).toMatchObject({
          // Beneath the eaves of the East are boards before paper doors.
          land: key === 'eaves' && EASTERN.has(language) ? 'engawa' : land,
          ignored: [],
        });
  });

  it.each([
    [
      'madlaboratory',
      'a mad scientist laughing|сумасшедший учёный в лаборатории|疯狂科学家的实验室',
    ],
    [
      'newskiosk',
      'a man reading at a newsstand|un hombre en un quiosco de prensa|الرجل عند كشك الجرائد',
    ],
    ['teastall', 'चाय की टपरी पर दोस्त|a tea stall in India|an old man at a chai stall'],
    ['dagashishop', 'kids in a dagashi shop|駄菓子屋で買い物をする子どもたち'],
    [
      'diwalicourt',
      'a courtyard at Diwali|दिवाली पर आँगन में दीये और रंगोली|排灯节的庭院|a woman drawing a rangoli|patio en Diwali con velas',
    ],
    [
      'forestbakery',
      'a bakery in a forest|森林里的面包店|森の中のパン屋|숲속 빵집|une boulangerie dans la forêt|eine Bäckerei im Wald|una panadería en el bosque',
    ],
    [
      'forestbakery',
      'лесная пекарня|uma padaria na floresta|una panetteria nel bosco|ormanda fırın|مخبز في الغابة|जंगल में बेकरी',
    ],
    ['forestbakery', 'a bakery in the woods on a snowy night'],
    ['bakery', 'a bakery in Paris'],
    ['hanokcourt', 'girls in hanbok in a hanok courtyard|한옥 마당에서 노는 아이들'],
    ['hanokcafe', '한옥 카페에서 커피 마시는 여자|friends in a hanok café'],
    ['tentbar', '포장마차에서 소주 마시는 친구들|a pojangmacha in Seoul|韩国路边摊'],
    [
      'tentbar',
      'a robot in a tent bar|an old man in a tent bar|ein Roboter in einer Zeltbar|робот в баре в палатке|帐篷酒吧里的机器人',
    ],
  ])('are where somebody is there: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
  });

  it('leave lamps of clay to the river and the temple where they burn', () => {
    expect(readPrompt('diyas floating on the Ganges in Varanasi').town).toBe('ghats');
    expect(readPrompt('हिंदू मंदिर में दीये').land).not.toBe('diwalicourt');
  });

  it('leave stalls of ramen to Japan', () => {
    expect(readPrompt('일본 포장마차').town).toBe('yatai');
  });
});
