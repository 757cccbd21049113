import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';

describe('a figure', () => {
  it('is fewer heads high and has shorter legs and arms the younger it is', () => {
    const [man, girl, child] = [figureOf([]), figureOf(['girl']), figureOf(['child'])];
    const heads = [man, girl, child].map(({ head }) => 1 / head) as [number, number, number];
    expect(heads[0]).toBeGreaterThan(6.2);
    expect(heads[1]).toBeLessThan(5.2);
    expect(heads[2]).toBeLessThan(4.9);
    const limbs = [man, girl, child].map(({ hips, arm }) => hips + arm[0] + arm[1]);
    expect(limbs[1]).toBeLessThan(0.89 * (limbs[0] ?? 0));
    expect(limbs[2]).toBeLessThan(0.84 * (limbs[0] ?? 0));
  });

  it.each([[[]], [['woman']], [['girl']], [['child']], [['old']]] as const)(
    'ends with its crown at its height: %s',
    (traits) => {
      const { chin, head } = figureOf(traits);
      expect(chin + head).toBeGreaterThan(0.985);
      expect(chin + head).toBeLessThan(1.003);
    },
  );
});
