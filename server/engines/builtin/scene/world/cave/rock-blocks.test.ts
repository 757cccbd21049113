import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createBlocks } from './rock-blocks.ts';

const noise = createNoise(5);
const blockAt = createBlocks(noise);
const FINE = 0.01;

/** Heights along a line through rock, `FINE` apart. */
const LINE = Array.from({ length: 4000 }, (_, n) => blockAt(n * FINE, 3.3));

/** How much the slope changes at each point of it. */
const BENDS = LINE.slice(1, -1).map((here, n) =>
  Math.abs((LINE[n + 2] ?? 0) - 2 * here + (LINE[n] ?? 0)),
);

describe('the blocks of rock', () => {
  it('have flat faces for the most part, and steps between them', () => {
    const flat = BENDS.filter((bend) => bend < 1e-9).length / BENDS.length;
    expect(flat).toBeGreaterThan(0.6);
    const steepest = Math.max(...LINE.slice(1).map((here, n) => Math.abs(here - (LINE[n] ?? 0))));
    expect(steepest / FINE).toBeGreaterThan(3);
  });

  it('stay between −1.5 and 1.5 and break nowhere off', () => {
    expect(Math.max(...LINE.map(Math.abs))).toBeLessThan(1.5);
    expect(Math.max(...BENDS)).toBeLessThan(0.5);
  });

  it('are the same wherever they are asked for again', () => {
    for (const u of [7.21, 7.9, 8.1, 7.21, -3, 7.21])
      expect(blockAt(u, -3.4)).toBe(createBlocks(createNoise(5))(u, -3.4));
  });
});
