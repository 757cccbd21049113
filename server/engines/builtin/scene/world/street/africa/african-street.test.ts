import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Plot } from '../solid.ts';
import { buildAfricanShop } from './african-street.ts';

it('washes shops in many colours, each with a door or wares behind its front, and lights by night', () => {
  const plot: Plot = { x: -12, z: 20, u: [1, 0], w: [0, 1], wide: 9, deep: 10 };
  const washes = new Set<string>();
  for (let seed = 1; seed <= 14; seed++) {
    const [body] = buildAfricanShop(plot, createRandom(seed), 1);
    const face = body?.faces.find(({ role }) => role === 'front');
    if (body === undefined || face === undefined) throw new Error('no front');
    const at = (along: number, up: number) => body.paint(face, { along, up, pixel: 0.02 });
    washes.add(at(0.1, 2.9).colour.join());
    const shown = Array.from({ length: 80 }, (_, n) => at(n / 10, 1.6));
    expect(new Set(shown.map(({ colour }) => colour.join())).size).toBeGreaterThan(3);
    expect(shown.some(({ glow }) => glow[0] > 0)).toBe(true);
  }
  expect(washes.size).toBeGreaterThan(3);
});
