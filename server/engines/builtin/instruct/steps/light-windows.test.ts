import { describe, expect, it } from 'vitest';
import { paintScene, SCENE } from '../scene-of-tests.ts';
import { createSight } from '../seeing/sight.ts';
import { lightWindows } from './light-windows.ts';

/** The panes of the test's scene, a pixel within their border. */
const PANES = Array.from({ length: 10 * 12 }, (_, n) => [73 + (n % 10), 69 + Math.floor(n / 10)]);

describe('a lit window', () => {
  it('is pale at its lamp and amber at its edges, and no even patch', () => {
    const house = paintScene();
    const windows = lightWindows(house, createSight(paintScene()), 1);
    expect(windows.count).toBe(1);
    windows.shine();
    const lit = PANES.map(([x = 0, y = 0]) => {
      const at = (y * SCENE.width + x) * 4;
      return [...house.data.subarray(at, at + 3)] as [number, number, number];
    }).toSorted((a, b) => a[1] - b[1]);
    const meanOf = (pixels: readonly (readonly number[])[], c: number) =>
      pixels.reduce((sum, pixel) => sum + (pixel[c] as number), 0) / pixels.length;
    const [darkest, lightest] = [lit.slice(0, 15), lit.slice(-15)];
    expect(meanOf(lightest, 1) - meanOf(darkest, 1)).toBeGreaterThan(70);
    expect(meanOf(lightest, 2) / meanOf(lightest, 0)).toBeGreaterThan(
      (1.2 * meanOf(darkest, 2)) / meanOf(darkest, 0),
    );
  });
});
