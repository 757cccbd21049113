import { describe, expect, it } from 'vitest';
import { type PictureFacts, pictureTexts } from './picture-texts.ts';

const FACTS: PictureFacts = {
  kind: 'text-to-image',
  fullCommand: 'a fox in snow',
  negativePrompt: null,
  model: 'builtin',
  engine: 'builtin',
  width: 1024,
  height: 768,
  step: null,
  cfgScale: null,
  seed: 4_294_967_295,
  style: null,
};

/**
 * Reads a `parameters` text the way AUTOMATIC1111's web UI does (its `re_param`): the last line
 * counts as parameters only if it has at least three pairs.
 */
const readBack = (text: string) => {
  const lines = text.trim().split('\n');
  const pair = /\s*(\w[\w \-/]+):\s*("(?:\\.|[^\\"])+"|[^,]*)(?:,|$)/g;
  const pairs = [...(lines.at(-1) ?? '').matchAll(pair)];
  expect(pairs.length).toBeGreaterThanOrEqual(3);
  const values = pairs.map(([, name, value = '']) => [
    name,
    value.startsWith('"') ? JSON.parse(value) : value,
  ]);
  return { prompt: lines.slice(0, -1).join('\n'), ...Object.fromEntries(values) };
};

describe('what a PNG says of its making', () => {
  it('is read by what reads the parameters of others', () => {
    const { parameters = '' } = pictureTexts(FACTS, 1);
    expect(readBack(parameters)).toEqual({
      prompt: 'a fox in snow',
      Seed: '4294967295',
      Size: '1024x768',
      Model: 'builtin',
      Task: 'text-to-image',
      Engine: 'builtin',
      Image: '2',
      Version: 'Overpaint',
    });
  });

  it('has steps, scale and the negative prompt where the engine has them, and quotes commas', () => {
    const facts = { ...FACTS, step: 20, cfgScale: 7.5, negativePrompt: 'blur', model: 'a, "b"' };
    const { parameters = '' } = pictureTexts(facts, 0);
    expect(parameters.split('\n')[1]).toBe('Negative prompt: blur');
    expect(readBack(parameters)).toMatchObject({
      Steps: '20',
      'CFG scale': '7.5',
      Model: 'a, "b"',
    });
  });

  it('names software, and as title the first line of the prompt, cut when long', () => {
    const prompt = `${'雪'.repeat(100)}\nsecond line`;
    expect(pictureTexts({ ...FACTS, fullCommand: prompt }, 0)).toMatchObject({
      Title: `${'雪'.repeat(79)}…`,
      Description: prompt,
      Software: 'Overpaint',
    });
  });

  it('has no title where there are no words', () => {
    expect(Object.keys(pictureTexts({ ...FACTS, fullCommand: '' }, 0))).toEqual([
      'Software',
      'parameters',
    ]);
  });
});
