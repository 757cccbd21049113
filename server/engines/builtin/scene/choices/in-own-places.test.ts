import { expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const INDICES = [0, 1, 2, 3];
const framed = (prompt: string) =>
  INDICES.map((index) => decide(readPrompt(prompt), null, 3, index).idea.composition);

it.each(['anime girl', 'アニメの女の子', 'oil painting of a woman', 'chica anime'])(
  'is a picture of a face, each at another place: %s',
  (prompt) => {
    expect(new Set(framed(prompt))).toEqual(new Set(['portrait']));
    const lands = INDICES.map((index) => decide(readPrompt(prompt), null, 3, index).land);
    expect(new Set(lands).size).toBe(INDICES.length);
  },
);

it.each([
  'a girl',
  'anime girl in a forest',
  'anime girl running',
  'anime girl with a cat',
  'anime samurai',
  'anime girl at night',
])('is none where more is said, or no style: %s', (prompt) => {
  expect(framed(prompt)).not.toContain('portrait');
});
