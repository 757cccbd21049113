import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { readPrompt } from '../words/read-prompt.ts';

const SIZE = 96;

/** How bright the lower third of a picture of words is, pixel for pixel, 0 to 255. */
function ground(prompt: string): number[] {
  const picture = drawScene(
    { idea: readPrompt(prompt), style: null, width: SIZE, height: SIZE, seed: 5, index: 0 },
    () => {},
  );
  return Array.from({ length: (SIZE * SIZE) / 3 }, (_, n) => {
    const at = 4 * (Math.floor((2 * SIZE * SIZE) / 3) + n);
    return ((picture[at] ?? 0) + (picture[at + 1] ?? 0) + (picture[at + 2] ?? 0)) / 3;
  });
}

describe('the ice of a frozen lake', () => {
  it('is bright where snow lies on it and dark where it is clear', () => {
    const spread = (all: readonly number[]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return (
        (sorted[Math.floor(0.9 * all.length)] ?? 0) - (sorted[Math.floor(0.1 * all.length)] ?? 0)
      );
    };
    const frozen = ground('a frozen lake on a clear winter day');
    expect(spread(frozen)).toBeGreaterThan(60);
  });
});
