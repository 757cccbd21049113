import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Solid } from '../sculpt/solid.ts';
import { type Goods, goodsOn } from './stall-goods.ts';

const KINDS: readonly Goods[] = [
  'fruit',
  'flower',
  'fish',
  'cheese',
  'bread',
  'pumpkin',
  'all sorts',
  'christmas',
];

/** The mean share of red less that of blue in what is painted. */
const warmth = (pieces: readonly Solid[]): number =>
  pieces
    .map(({ look }) => look.paint(0, 0, 0, [0, 1, 0]))
    .reduce((sum, [r, g, b]) => sum + (r - b) / (r + g + b), 0) / pieces.length;

describe('what a stall sells', () => {
  it.each(KINDS)('is numbers everywhere, so that nothing is drawn black: %s', (kind) => {
    const pieces = goodsOn(createRandom(5), kind);
    expect(pieces.length).toBeGreaterThan(8);
    for (const { a, b, r1, r2, middle, reach } of pieces)
      expect([...a, ...b, r1, r2, ...middle, reach].every(Number.isFinite)).toBe(true);
  });

  it('is orange of pumpkins, golden of bread and cold of fish', () => {
    const of = (kind: Goods) => warmth(goodsOn(createRandom(5), kind));
    expect(of('pumpkin')).toBeGreaterThan(of('bread'));
    expect(of('bread')).toBeGreaterThan(of('flower'));
    expect(of('fish')).toBeLessThan(0);
  });
});
