import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createStormSea } from './storm-sea.ts';
import { createWater } from './water-of.ts';

const PLACES = Array.from({ length: 600 }, (_, n) => 20 + n * 0.5);

const spanOf = (prompt: string): number => {
  const { swell } = createWater(decide(readPrompt(prompt), null, 4, 0));
  const heights = PLACES.map((z) => swell(3, z));
  return Math.max(...heights) - Math.min(...heights);
};

describe('the sea in a storm', () => {
  it('stands much higher than on other days, and a calm one lower', () => {
    expect(spanOf('a stormy sea')).toBeGreaterThan(3 * spanOf('the sea'));
    expect(spanOf('a calm sea')).toBeLessThan(0.8 * spanOf('the sea'));
  });

  it.each([1, 2, 3])('has steeper fronts than backs, and breaks where it is high (%d)', (seed) => {
    const { height, crest } = createStormSea(createNoise(seed), 7);
    const [rises, falls] = [1, -1].map((sign) =>
      Math.max(...PLACES.map((z) => sign * (height(0, z + 0.5) - height(0, z)))),
    );
    expect(rises).toBeGreaterThan(falls ?? 0);
    const mean = (heights: readonly number[]) =>
      heights.reduce((sum, one) => sum + one, 0) / heights.length;
    const across = [-60, -30, 0, 30, 60].flatMap((x) => PLACES.map((z) => [x, z] as const));
    const breaking = across.filter(([x, z]) => crest(x, z) > 0.5);
    expect(breaking.length).toBeGreaterThan(10);
    expect(mean(breaking.map(([x, z]) => height(x, z)))).toBeGreaterThan(
      mean(across.map(([x, z]) => height(x, z))) + 1,
    );
  });
});
