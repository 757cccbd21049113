import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from './read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('the Colosseum and Stonehenge', () => {
  it.each([
    ['the Colosseum in Rome', 'Stonehenge at dawn'],
    ['le Colisée à Rome', 'un cercle de pierres'],
    ['das Kolosseum in Rom', 'ein Steinkreis'],
    ['el Coliseo de Roma', 'un círculo de piedras'],
    ['o Coliseu de Roma', 'um círculo de pedras'],
    ['il Colosseo a Roma', 'un cerchio di pietre'],
    ['Колизей в Риме', 'Стоунхендж'],
    ['Kolezyum', 'bir taş çember'],
    ['الكولوسيوم', 'ستونهنج'],
    ['कोलोसियम', 'स्टोनहेंज'],
    ['罗马斗兽场', '巨石阵'],
    ['コロッセオ', 'ストーンヘンジ'],
    ['콜로세움', '스톤헨지'],
  ])('stand in the open: %s, %s', (colosseum, circle) => {
    expect([colosseum, circle].map(thingsOf)).toEqual([['colosseum'], ['stonecircle']]);
    expect([colosseum, circle].map((one) => decide(readPrompt(one), null, 3, 0).land)).toEqual([
      'field',
      'field',
    ]);
  });

  it('have Roman soldiers in armour before them, who are akin to knights', () => {
    const { subjects, akin } = readPrompt('a Roman soldier in front of the Colosseum');
    expect(subjects).toMatchObject([
      { thing: 'person', traits: ['knight'] },
      { thing: 'colosseum' },
    ]);
    expect(akin).toMatchObject([{ word: 'roman soldier' }]);
  });
});
