import { describe, expect, it } from 'vitest';
import { STYLES } from '../../../../../src/net/contracts/task.ts';
import { drawScene } from '../draw-scene.ts';
import { readPrompt } from '../words/read-prompt.ts';

const [WIDTH, HEIGHT] = [72, 56];
const idea = readPrompt('a house in a meadow in summer at noon');

const draw = (style: string | null, width = WIDTH, height = HEIGHT, own = idea) =>
  drawScene({ idea: own, style, width, height, seed: 5, index: 0 }, () => {});

const colours = (pixels: Uint8ClampedArray) => {
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4)
    seen.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  return seen.size;
};

const luma = (pixels: Uint8ClampedArray) => {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
  return sum / (pixels.length / 4);
};

describe('the styles', () => {
  const pictures = new Map([null, ...STYLES].map((style) => [style, draw(style)]));

  it('are all drawn, opaque, each another picture, none of them black or blank', () => {
    const all = [...pictures.values()];
    expect(new Set(all.map((pixels) => pixels.join())).size).toBe(STYLES.length + 1);
    expect(all.every((pixels) => pixels.every((value, at) => at % 4 !== 3 || value === 255))).toBe(
      true,
    );
    const [least, most] = [Math.min(...all.map(luma)), Math.max(...all.map(luma))];
    expect(least).toBeGreaterThan(40);
    expect(most).toBeLessThan(215);
  });

  it('draws the same bytes for the same request', () => {
    const other = STYLES.map((style) => draw(style).join() === pictures.get(style)?.join());
    expect(other).not.toContain(false);
  });

  it('keeps pixel art to few colours, and photographs to many', () => {
    expect(colours(pictures.get('pixel') ?? new Uint8ClampedArray())).toBeLessThan(90);
    expect(colours(pictures.get('realism') ?? new Uint8ClampedArray())).toBeGreaterThan(900);
  });

  it('shows a film between bars', () => {
    const film = draw('movie', 96, 72);
    const row = (at: number) => film.subarray(at * 96 * 4, (at + 1) * 96 * 4);
    const isBlack = (pixels: Uint8ClampedArray) => luma(pixels) < 12;
    expect([isBlack(row(2)), isBlack(row(69)), isBlack(row(36))]).toEqual([true, true, false]);
  });

  it('draws pictures of a pixel and of odd shapes in every style', () => {
    const sizes: readonly (readonly [number, number])[] = [
      [1, 1],
      [3, 40],
      [40, 3],
    ];
    const lengths = STYLES.flatMap((style) =>
      sizes.map(([width, height]) => draw(style, width, height).length - width * height * 4),
    );
    expect(new Set(lengths)).toEqual(new Set([0]));
  });

  it('gives a dark mood less light than a bright one', () => {
    const of = (words: string) =>
      luma(
        draw(null, WIDTH, HEIGHT, readPrompt(`a house in a meadow in summer at noon, ${words}`)),
      );
    expect(of('gloomy')).toBeLessThan(of('cheerful') - 15);
  });
});
