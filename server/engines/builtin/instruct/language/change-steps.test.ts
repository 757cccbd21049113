import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

const tones = (text: string) => {
  const { steps, unknown } = readInstruction(text);
  return [
    ...steps.map((step) => (step.do === 'tone' ? [step.tone, step.amount] : [step.do])),
    ...unknown,
  ];
};

describe('light', () => {
  it.each([
    ['more light', 1],
    ['add light', 1],
    ['add more light to the picture', 1],
    ['less light', -1],
  ])('is how bright the picture is: %s', (text, amount) => {
    expect(tones(text)).toEqual([['brightness', amount]]);
  });

  it('has no strength of its own where it is said how it is', () => {
    expect(tones('make the light warmer')).toEqual([['warmth', 1]]);
  });
});

describe('shadows and highlights', () => {
  it.each([
    ['en', 'lift the shadows and reduce highlights'],
    ['en', 'raise the shadows, lower the highlights'],
    ['en', 'open up the shadows and recover the highlights'],
    ['en', 'brighten the shadows and tone down the highlights'],
    ['de', 'Schatten anheben und Lichter absenken'],
    ['fr', 'remonter les ombres et baisser les hautes lumières'],
    ['es', 'levanta las sombras y baja las luces altas'],
    ['pt', 'levante as sombras e reduza os realces'],
    ['it', 'schiarisci le ombre e abbassa le alte luci'],
    ['ru', 'подними тени и понизь света'],
    ['tr', 'gölgeleri aç ve parlak alanları azalt'],
    ['ar', 'ارفع الظلال وقلل الإضاءات العالية'],
    ['hi', 'छाया उठाओ और हाइलाइट कम करो'],
    ['zh', '提亮阴影，降低高光'],
    ['ja', 'シャドウを持ち上げてハイライトを抑えて'],
    ['ko', '그림자를 밝게 하고 하이라이트를 줄여줘'],
  ])('are lifted and lowered in %s: %s', (_, text) => {
    expect(tones(text)).toEqual([
      ['shadows', 1],
      ['highlights', -1],
    ]);
  });

  it.each([
    ['more shadows', ['shadows', -1]],
    ['reduce the shadows', ['shadows', 1]],
    ['crush the shadows', ['shadows', -1]],
    ['deepen the shadows', ['shadows', -1]],
    ['deepen the contrast', ['contrast', 1]],
    ['deepen the colours', ['saturation', 1]],
    ['bring down the saturation', ['saturation', -1]],
    ['lift the contrast', ['contrast', 1]],
  ])('are told from their levels, as other levels are moved: %s', (text, expected) => {
    expect(tones(text)).toEqual([expected]);
  });
});
