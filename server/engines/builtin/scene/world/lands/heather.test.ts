import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { withHeather } from './heather.ts';

const GREEN = [0.2, 0.4, 0.1] as const;
const soilOf = (prompt: string) => withHeather(() => GREEN, decide(readPrompt(prompt), null, 3, 0));
const purple = (prompt: string) => {
  const soil = soilOf(prompt);
  let count = 0;
  for (let x = -100; x < 100; x += 4)
    for (let z = 4; z < 200; z += 4) {
      const [red, green, blue] = soil(x, z, 10, 0.1);
      if (blue > 1.3 * green && red > green) count++;
    }
  return count / 2450;
};

describe('a moor', () => {
  it.each([
    'a heather moor|une lande|les Highlands écossais|eine Heidelandschaft|un brezal|вересковая пустошь|uma charneca',
    'una brughiera|bir fundalık|苏格兰高地|スコットランド高地|히스 언덕|أرض الخلنج|हीथ का मैदान',
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', moor: true, ignored: [] });
  });

  it('is read as English after "the", and no cup of tea as French', () => {
    for (const prompt of [
      'the Scottish Highlands',
      'the highlands',
      'the Scottish Highlands in mist',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ moor: true, subjects: [] });
  });

  it('blooms in patches, but for winter, and no meadow does', () => {
    expect(purple('a heather moor')).toBeGreaterThan(0.2);
    expect(purple('a heather moor')).toBeLessThan(0.9);
    expect(purple('a heather moor in winter')).toBe(0);
    expect(purple('green hills')).toBe(0);
  });
});
