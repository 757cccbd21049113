import { describe, expect, it } from 'vitest';
import type { Vector } from '../sculpt/vector.ts';
import { hairOf } from './hair.ts';
import { faceOf } from './visage/face-of.ts';

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

describe('long hair', () => {
  const locks = hairOf([0.3, 0.2, 0.1], 'long', faceOf(['woman'], null), 24).filter(
    ({ shape, flat }) => shape === 'cone' && flat === 1,
  );

  it('hangs in locks that bend smoothly and are no thicker at their joints', () => {
    const joints = locks.slice(1).flatMap((piece, n) => {
      const before = locks[n];
      return before !== undefined && before.b.every((part, axis) => part === piece.a[axis])
        ? [[before, piece] as const]
        : [];
    });
    expect(joints.length).toBeGreaterThan(20);
    for (const [before, piece] of joints) {
      const [one, next] = [minus(before.b, before.a), minus(piece.b, piece.a)];
      const turn =
        (one[0] * next[0] + one[1] * next[1] + one[2] * next[2]) /
        (Math.hypot(...one) * Math.hypot(...next));
      expect(turn).toBeGreaterThan(Math.cos(0.35));
      expect(piece.blend).toBe(0);
    }
  });

  it('has strands that run down along a lock, wherever it goes', () => {
    for (const { look, a, b, r1, r2 } of locks) {
      const [above, below] = [
        look.combed?.(a[0] + r1, a[1], a[2]),
        look.combed?.(b[0] + r2, b[1], b[2]),
      ];
      expect(Math.abs((above ?? 9) - (below ?? 0))).toBeLessThan(0.02);
    }
  });
});
