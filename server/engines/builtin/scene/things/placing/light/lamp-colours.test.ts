import { expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { shineOf } from './lamp-colours.ts';

/** The colour in which the first thing of a prompt shines. */
const shineIn = (prompt: string) => {
  const [one] = readPrompt(prompt).subjects;
  return one && shineOf(one);
};

it('a traffic light shines in the colour that is said, red where none is; other lamps as lamps do', () => {
  const [red, green] = [shineIn('a traffic light at night'), shineIn('a green traffic light')];
  expect(red?.[0]).toBeGreaterThan(3 * (red?.[1] ?? 1));
  expect(green?.[1]).toBeGreaterThan(3 * (green?.[0] ?? 1));
  expect(shineIn('a candle')).toBeUndefined();
});

it('a crystal ball shines in its own mist', () => {
  const shine = shineIn('a crystal ball');
  expect(shine?.[2]).toBeGreaterThan(shine?.[1] ?? 1);
});
