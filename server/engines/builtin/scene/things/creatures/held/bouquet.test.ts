import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { figureOf } from '../figure.ts';
import { bridalBouquet } from './bouquet.ts';

describe("a bride's bouquet", () => {
  const figure = figureOf(['woman', 'bride']);
  const { hands, pieces } = bridalBouquet(createRandom(4), figure);

  it('is held by both hands before the body, below the face', () => {
    for (const hand of [hands.near, hands.far]) {
      expect(hand?.[0]).toBeGreaterThan(0.1);
      expect(hand?.[1]).toBeLessThan(figure.shoulder);
    }
    for (const { middle, reach } of pieces) expect(middle[1] + reach).toBeLessThan(figure.shoulder);
  });

  it('has roses of several colours', () => {
    const colours = new Set(
      pieces.map(({ look, middle }) => look.paint(...middle, [1, 0, 0]).join()),
    );
    expect(colours.size).toBeGreaterThan(3);
  });
});
