import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { flagAt } from './flagstones.ts';

const noise = createNoise(5);
const HALF = 1.15;
const lightAt = (x: number, z: number): number => {
  const [r, g, b] = flagAt(x, z, HALF, noise).colour;
  return r + g + b;
};

/** Widths of the stones along a line across the path, told by the dark joints between them. */
function widthsAt(z: number): number[] {
  const widths: number[] = [];
  let start: number | null = null;
  for (let x = -HALF - 0.3; x < HALF + 0.3; x += 0.005) {
    const isStone = flagAt(x, z, HALF, noise).share > 0.9 && lightAt(x, z) > 0.95;
    if (isStone && start === null) start = x;
    if (!isStone && start !== null) {
      if (x - start > 0.1) widths.push(x - start);
      start = null;
    }
  }
  return widths;
}

describe('flagstones', () => {
  it('lay stones of a size that one can carry, no two rows alike', () => {
    const rows = [5.1, 6.3, 7.4, 8.6].map(widthsAt).filter((row) => row.length > 1);
    expect(rows.length).toBeGreaterThan(2);
    for (const width of rows.flat()) expect(width).toBeLessThan(1.2);
    const counts = rows.map((row) => row.map((width) => width.toFixed(1)).join());
    expect(new Set(counts).size).toBe(rows.length);
  });

  it('end at a stone, so that grass begins at a sharp and uneven edge', () => {
    const edgeAt = (z: number) => {
      let x = HALF + 0.4;
      while (flagAt(x, z, HALF, noise).share < 0.5) x -= 0.005;
      return x;
    };
    const edges = Array.from({ length: 20 }, (_, n) => edgeAt(4 + 0.56 * n));
    expect(Math.max(...edges) - Math.min(...edges)).toBeGreaterThan(0.12);
    for (const [n, edge] of edges.entries())
      expect(flagAt(edge + 0.08, 4 + 0.56 * n, HALF, noise).share).toBe(0);
  });
});
