import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { triangulate } from './delaunay.ts';

describe('triangulate', () => {
  const random = createRandom(4);
  const inner = Array.from({ length: 120 }, () => 100 * random.unit());
  const points = Float64Array.from([0, 0, 100, 0.01, 0.02, 100, 100.03, 100, ...inner]);
  const triangles = triangulate(points);
  const at = (corner: number) => [points[corner * 2] ?? 0, points[corner * 2 + 1] ?? 0] as const;

  it('covers the hull once', () => {
    const area = triangles.reduce((sum, [a, b, c]) => {
      const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
      return sum + Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
    }, 0);
    expect(area).toBeGreaterThan(9990);
    expect(area).toBeLessThan(10_010);
  });

  it('uses every point', () => {
    expect(new Set(triangles.flat()).size).toBe(points.length / 2);
  });

  it('makes nothing of fewer than three points', () => {
    expect(triangulate(Float64Array.from([1, 2, 3, 4]))).toEqual([]);
  });
});
