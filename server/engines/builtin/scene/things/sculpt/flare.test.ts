import { describe, expect, it } from 'vitest';
import { distanceToAll } from './distance.ts';
import { createField, groupOf } from './field.ts';
import { flare } from './flare.ts';
import { plain } from './looks.ts';

describe('a flare', () => {
  const skirt = createField([
    flare(plain([1, 1, 1]), [0, 1, 0], [0.1, 0.2], [0, 0, 0], [0.3, 0.4]),
  ]);
  const whole = groupOf(skirt, skirt.all);
  const at = (x: number, y: number, z: number) => distanceToAll(skirt, whole, x, y, z);

  it('is an oval that widens from its top to its hem', () => {
    expect(at(0.09, 0.99, 0)).toBeLessThan(0);
    expect(at(0.11, 0.99, 0)).toBeGreaterThan(0);
    expect(at(0, 0.99, 0.19)).toBeLessThan(0);
    expect(at(0.29, 0.01, 0)).toBeLessThan(0);
    expect(at(0.31, 0.01, 0)).toBeGreaterThan(0);
    expect(at(0.2, 0.5, 0)).toBeCloseTo(0, 2);
  });

  it('is cut off straight', () => {
    expect(at(0, 1.2, 0)).toBeCloseTo(0.2);
    expect(at(0.1, -0.3, 0.1)).toBeCloseTo(0.3);
  });
});
