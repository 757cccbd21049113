import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/language.ts';
import { isOnSweep } from './draw-on-sweep.ts';
import { drawScene } from './draw-scene.ts';
import { BACKDROP_KEYS, type BackdropKey } from './words/keys/things/backdrop-keys.ts';
import { BACKDROP_WORDS } from './words/lists/backdrops.ts';
import { readPrompt } from './words/read-prompt.ts';

const SIDE = 96;

/** The mean brightness of a row from one column to another, 0 to 255. */
function brightness(prompt: string, index: number, row: number, from: number, to: number): number {
  const request = { style: null, width: SIDE, height: SIDE, seed: 5, index };
  const pixels = drawScene({ idea: readPrompt(prompt), ...request }, () => {});
  let sum = 0;
  for (let column = from; column < to; column++)
    for (let c = 0; c < 3; c++) sum += pixels[(row * SIDE + column) * 4 + c] ?? 0;
  return sum / (to - from) / 3;
}

describe('what is shown in a studio', () => {
  it.each([
    ['perfume bottle product photography', true],
    ['galaxy in a bottle', true],
    ['Armbanduhr, Produktfoto', true],
    ['一只猫，白色背景', true],
    ['кроссовки на белом фоне', true],
    ['red sports car, studio lighting', true],
    ['coloring page of a unicorn', true],
    ['line drawing of a village by a lake', false],
    ['sneakers on a beach, product photo', false],
    ['a cat in the snow, white background', false],
    ['portrait of a woman, studio lighting', false],
    ['a pair of sneakers', false],
    ['studio lighting', false],
  ])('is on a sheet of paper where no place is said: %s', (prompt, isSo) => {
    expect(isOnSweep(readPrompt(prompt))).toBe(isSo);
  });

  it.each([0, 1, 2, 3])(
    'stands before a sheet of the colour that is said, in composition %i',
    (index) => {
      expect(brightness('a black cat, white background', index, 5, 0, SIDE)).toBeGreaterThan(190);
      expect(brightness('a white cat, black background', index, 5, 0, SIDE)).toBeLessThan(60);
      expect(brightness('a black cat, white background', index, 60, 24, 72)).toBeLessThan(185);
    },
  );

  it.each(LANGUAGES)('is so by every word for it: %s', (language) => {
    for (const [key, { backdrop }] of Object.entries(BACKDROP_KEYS))
      for (const word of BACKDROP_WORDS[language][key as BackdropKey].split('|'))
        expect(readPrompt(word), word).toMatchObject({ backdrop, ignored: [], land: null });
  });

  it('has the backdrop of its colour rather than any of a studio', () => {
    expect(readPrompt('luxury watch on black background, studio lighting').backdrop).toBe('black');
  });
});
