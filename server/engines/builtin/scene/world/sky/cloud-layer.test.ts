import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import { type CloudLayer, coverAt, densityAt } from './cloud-layer.ts';

const LAYER: CloudLayer = { base: 760, top: 2600, cover: 0.45, offset: 7 };
const at = (share: number) => LAYER.base + share * (LAYER.top - LAYER.base);

/** Places far enough off to carry clouds. */
function places(count: number) {
  const random = createRandom(4);
  return Array.from({ length: count }, () => ({
    x: (random.unit() - 0.5) * 16_000,
    z: 8_000 + 12_000 * random.unit(),
  }));
}

describe('heaped clouds', () => {
  const noise = createNoise(11);
  const density = (x: number, share: number, z: number) =>
    densityAt(LAYER, coverAt(noise, LAYER, x, z), x, at(share), z, 'fine');

  it('stand on their feet: hardly any of their tops hangs loose in the air', () => {
    const tops = places(6000).filter(({ x, z }) => density(x, 0.6, z) > 0.1);
    expect(tops.length).toBeGreaterThan(100);
    const held = tops.filter(({ x, z }) =>
      [0.52, 0.44, 0.36, 0.28].every((share) => density(x, share, z) > 0),
    );
    expect(held.length / tops.length).toBeGreaterThan(0.9);
  });

  it('leave the sky high up open: a lone top that close would show as a ball without form', () => {
    const random = createRandom(9);
    const near = Array.from({ length: 400 }, () => ({
      x: (random.unit() - 0.5) * 3000,
      z: 1500 + 2500 * random.unit(),
    }));
    for (let seed = 1; seed <= 20; seed++) {
      const sky = createNoise(seed);
      const layer = { ...LAYER, offset: seed * 1.7 };
      const loose = near.filter(
        ({ x, z }) => densityAt(layer, coverAt(sky, layer, x, z), x, at(0.2), z, 'fine') > 0,
      );
      expect(loose).toEqual([]);
    }
  });

  it('grow narrower toward their tops, and leave open sky between', () => {
    const share = (height: number) =>
      places(3000).filter(({ x, z }) => density(x, height, z) > 0.1).length / 3000;
    expect(share(0.7)).toBeLessThan(0.7 * share(0.2));
    expect(share(0.2)).toBeLessThan(0.85);
    expect(share(0.2)).toBeGreaterThan(0.1);
  });
});
