import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

const tones = (text: string) =>
  readInstruction(text).steps.map((step) =>
    step.do === 'tone' ? [step.tone, Math.round(100 * step.amount), step.target] : [step.do],
  );

describe('two wishes that "but" stands between', () => {
  it.each([
    ['en', 'reduce contrast but increase saturation'],
    ['de', 'verringere den Kontrast aber erhöhe die Sättigung'],
    ['fr', 'réduis le contraste mais augmente la saturation'],
    ['es', 'reduce el contraste pero aumenta la saturación'],
    ['pt', 'reduza o contraste mas aumente a saturação'],
    ['it', 'riduci il contrasto ma aumenta la saturazione'],
    ['ru', 'уменьши контраст но увеличь насыщенность'],
    ['tr', 'kontrastı azalt ama doygunluğu artır'],
    ['ar', 'قلل التباين لكن زد التشبع'],
    ['hi', 'कंट्रास्ट कम करो लेकिन संतृप्ति बढ़ाओ'],
    ['ja', 'コントラストを下げて彩度を上げて'],
    ['ko', '대비를 줄이고 채도를 높여줘'],
    ['zh', '降低对比度但提高饱和度'],
  ])('have each its own direction in %s: %s', (_, text) => {
    expect(tones(text)).toEqual([
      ['contrast', -100, 'all'],
      ['saturation', 100, 'all'],
    ]);
  });

  it('are done to the part that the first names', () => {
    expect(tones('make the sky darker but less saturated')).toEqual([
      ['brightness', -100, 'sky'],
      ['saturation', -100, 'sky'],
    ]);
  });

  it('are done each to its own tones', () => {
    expect(tones('brighten the shadows but darken the highlights')).toEqual([
      ['shadows', 100, 'all'],
      ['highlights', -100, 'all'],
    ]);
  });

  it.each([
    ['pt', 'deixe mais claro'],
    ['es', 'haz la foto mas clara'],
  ])('are not read into a word for "more" in %s: %s', (_, text) => {
    expect(tones(text)).toEqual([['brightness', 100, 'all']]);
  });
});

it('does what "but keep" stands behind', () => {
  expect(readInstruction('turn it into a pencil sketch but keep the sky')).toMatchObject({
    steps: [{ do: 'paint', manner: 'sketch' }],
    keep: ['sky'],
  });
});

describe('an exception in the middle', () => {
  it.each([
    'make everything except the sky brighter',
    'make everything but the sky brighter',
    'except the sky make everything brighter',
    'haz todo excepto el cielo más brillante',
  ])('leaves what is named and does the rest: %s', (text) => {
    expect(readInstruction(text)).toMatchObject({
      steps: [{ do: 'tone', tone: 'brightness', amount: 1, target: 'all' }],
      keep: ['sky'],
      unknown: [],
    });
  });

  it('leaves a colour in a picture without colours', () => {
    expect(readInstruction('keep the red and make everything else black and white')).toMatchObject({
      steps: [{ do: 'filter', filter: 'mono' }],
      keep: [{ colour: { name: 'red' } }],
      unknown: [],
    });
  });
});
