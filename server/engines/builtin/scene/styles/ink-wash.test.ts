import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { readPrompt } from '../words/read-prompt.ts';

const SIDE = 96;

function draw(prompt: string, side = SIDE, index = 0) {
  const idea = readPrompt(prompt);
  return drawScene(
    {
      idea,
      style: idea.style,
      medium: idea.medium,
      width: side,
      height: side,
      seed: 7,
      index,
    },
    () => {},
  );
}

/** How far apart a picture's channels are on average, and the share of its pixels that are paper and a dark wash, 0 to 1. */
function tonesOf(pixels: Uint8ClampedArray) {
  let [apart, paper, ink] = [0, 0, 0];
  const count = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = [...pixels.slice(at, at + 3)];
    apart += (Math.max(...colour) - Math.min(...colour)) / 255 / count;
    if (Math.min(...colour) > 205) paper += 1 / count;
    if (Math.max(...colour) < 150) ink += 1 / count;
  }
  return { apart, paper, ink };
}

describe('a wash of ink', () => {
  it.each([
    '水墨画风格,桂林山水,一位渔夫撑着竹筏,远处有飞鸟',
    'ink wash painting of a mountain at sunset',
    'sumi-e, a city at night',
    'ink painting of a cat',
  ])('is of greys on paper, whatever the scene: %s', (prompt) => {
    const { apart, paper, ink } = tonesOf(draw(prompt));
    expect(apart).toBeLessThan(0.1);
    expect(paper).toBeGreaterThan(0.1);
    expect(ink).toBeGreaterThan(0.005);
  });

  it('is drawn at any size', () => {
    for (const side of [1, 2, 17])
      expect(draw('ink painting of a river', side).length).toBe(side * side * 4);
  });
});
