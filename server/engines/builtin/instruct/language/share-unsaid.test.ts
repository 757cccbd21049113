import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../note.ts';
import { describeStep } from '../describe-step.ts';
import { readInstruction } from './read-instruction.ts';

const steps = (text: string) => readInstruction(text).steps.map(describeStep).map(inEnglish);
const tones = (text: string) =>
  readInstruction(text).steps.map((step) =>
    step.do === 'tone' ? [step.tone, Math.round(100 * step.amount)] : [step.do],
  );

describe('qualities that "and" joins', () => {
  it.each([
    ['en', 'make it a bit brighter and warmer'],
    ['de', 'mach es etwas heller und wärmer'],
    ['fr', 'un peu plus lumineux et plus chaud'],
    ['es', 'un poco más brillante y cálida'],
    ['pt', 'um pouco mais claro e quente'],
    ['it', "un po' più luminoso e caldo"],
    ['ru', 'немного ярче и теплее'],
    ['tr', 'biraz daha parlak ve sıcak yap'],
    ['ar', 'أكثر إشراقا ودفئا قليلا'],
    ['hi', 'थोड़ा उज्ज्वल और गर्म करो'],
    ['ja', '少し明るく暖かくして'],
    ['ko', '조금 더 밝고 따뜻하게 해줘'],
    ['zh', '稍微亮一点和暖一点'],
  ])('share what is said of the amount in %s: %s', (_, text) => {
    expect(tones(text)).toEqual([
      ['brightness', 45],
      ['warmth', 45],
    ]);
  });

  it.each([
    ['brighter and slightly warmer', ['brightness', 100], ['warmth', 45]],
    ['much brighter and a little warmer', ['brightness', 170], ['warmth', 45]],
    ['أكثر إشراقا وأقل تباينا', ['brightness', 100], ['contrast', -100]],
    ['brightness +20 and contrast -10', ['brightness', 40], ['contrast', -20]],
  ])('have each its own where each says it: %s', (text, ...expected) => {
    expect(tones(text)).toEqual(expected);
  });

  it.each([
    ['en', 'reduce contrast and saturation by 20%', -40],
    ['en', 'decrease contrast and saturation', -100],
    ['zh', '降低对比度和饱和度', -100],
    ['ja', 'コントラストと彩度を下げて', -100],
  ])('become less together in %s: %s', (_, text, amount) => {
    expect(tones(text)).toEqual([
      ['contrast', amount],
      ['saturation', amount],
    ]);
  });

  it.each([
    ['make the sky cloudy and darker', 'sky: cloudy', 'sky: brightness lowered'],
    ['make the sky blue and make it darker', 'sky recoloured blue', 'sky: brightness lowered'],
    ['اجعل السماء زرقاء واجعلها أغمق', 'sky: clear and sunny', 'sky: brightness lowered'],
    ['make the background blurry and dark', 'background blurred', 'background: brightness lowered'],
    [
      'mach den Hintergrund unscharf und dunkel',
      'background blurred',
      'background: brightness lowered',
    ],
    ['arka planı bulanık ve koyu yap', 'background blurred', 'background: brightness lowered'],
    ['배경을 흐리고 어둡게 해줘', 'background blurred', 'background: brightness lowered'],
    ['blur the background and brighten', 'background blurred', 'picture: brightness raised'],
  ])('are of the same part: %s', (text, ...expected) => {
    expect(steps(text)).toEqual(expected);
  });

  it.each([
    ['remove noise and increase sharpness', 'picture: noise reduced', 'picture sharpened'],
    ['remove the noise and lift the shadows', 'picture: noise reduced', 'picture: shadows raised'],
  ])('become more where that is said behind what is taken away: %s', (text, ...expected) => {
    expect(steps(text)).toEqual(expected);
  });

  it('take noise and grain away together', () => {
    expect(new Set(steps('remove noise and grain'))).toEqual(new Set(['picture: noise reduced']));
  });
});

describe('a background that is taken out and given a colour', () => {
  it.each([
    ['de', 'entferne den Hintergrund und mach ihn weiß'],
    ['ja', '背景を消して白にして'],
    ['ko', '배경을 지우고 하얗게 해줘'],
    ['zh', '去掉背景，变成白色'],
    ['ar', 'أزل الخلفية واجعلها بيضاء'],
    ['en', 'remove the background, make it white'],
  ])('has it in %s: %s', (_, text) => {
    expect(readInstruction(text)).toMatchObject({
      steps: [{ do: 'cut-out', part: 'background' }, { do: 'plain-background' }],
      notDone: [],
      unknown: [],
    });
  });
});
