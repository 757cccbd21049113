import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { isFarm } from './farms.ts';

const kindOf = (prompt: string) => {
  const farm = readPrompt(prompt).subjects.find(({ thing }) => thing === 'barn');
  return farm === undefined ? null : (farm.traits?.find(isFarm) ?? 'boards');
};

describe('a farm', () => {
  it.each([
    [
      'alpinefarm',
      'ein Bauernhof im Schwarzwald|a swiss farmhouse with cows|une ferme savoyarde|un maso con le mucche|una granja alpina|uma quinta alpina|альпийская ферма|bir alp çiftliği|مزرعة في جبال الألب|アルプスの農家|阿尔卑斯农舍|알프스 농가|आल्प्स का फार्महाउस',
    ],
    [
      'stonefarm',
      'une ferme en Normandie|una granja con gallinas|una fattoria con un trattore|uma fazenda com vacas|a stone farmhouse|ein mediterranes Landhaus|каменная ферма|taş çiftlik evi|بيت مزرعة حجري|石造りの農家|石头农舍|돌로 지은 농가|पत्थर का फार्महाउस',
    ],
    ['boards', 'a farm with cows|ферма с коровами|농장|eine Scheune'],
  ])('is one of its land: %s', (kind, prompts) => {
    for (const prompt of prompts.split('|')) expect(kindOf(prompt), prompt).toBe(kind);
  });

  it('has meadows around it where it is in a forest of firs', () => {
    const prompts =
      'ein Bauernhof im Schwarzwald|a black forest farm|une ferme en Forêt Noire|una granja en la Selva Negra|una fattoria nella Foresta Nera|uma fazenda na Floresta Negra|ферма в Шварцвальде|Kara Orman çiftlik|مزرعة في الغابة السوداء|シュヴァルツヴァルトの農場|德国黑森林的农场|슈바르츠발트 농장|ब्लैक फॉरेस्ट जर्मनी में फार्म';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'forest', conifers: true });
  });
});
