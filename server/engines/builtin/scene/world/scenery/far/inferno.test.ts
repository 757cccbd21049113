import { describe, expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import { lavaAt } from './inferno.ts';

const noise = createNoise(11);

/** How bright lava is along a line across it, from `z` on. */
const lineAt = (z: number, share = 1) =>
  Array.from({ length: 600 }, (_, n) => {
    const [red, green] = lavaAt(noise, n * 0.05 - 15, z, share);
    return red + green;
  });

describe('a river of lava', () => {
  it.each([4, 12, 30])('has black plates as well as bright seams between them, at %i', (z) => {
    const line = lineAt(z);
    const share = (is: (light: number) => boolean) => line.filter(is).length / line.length;
    expect(share((light) => light < 1.2)).toBeGreaterThan(0.2);
    expect(share((light) => light > 3)).toBeGreaterThan(0.08);
    expect(share((light) => light > 3)).toBeLessThan(0.6);
  });

  it('is crusted over at its banks', () => {
    expect(Math.max(...lineAt(10, 0.1))).toBeLessThan(2.2);
  });

  it('has plates that are drawn larger far off, so that they do not flicker', () => {
    const changes = (z: number) => {
      const line = lineAt(z);
      return line.filter((light, n) => n > 0 && light > 2 !== (line[n - 1] ?? 0) > 2).length;
    };
    expect(changes(400)).toBeLessThan(0.6 * changes(5));
  });
});
