import { describe, expect, it } from 'vitest';
import type { Clouds } from '../../choices/clouds-of.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { cloudLayer } from './cloud-layer.ts';
import { flatClouds } from './flat-clouds.ts';

const settingOf = (clouds: Clouds, seed: number) => ({
  ...decide(readPrompt('the sea at noon'), null, seed, 0),
  clouds,
});

/** How much of a line in the sky clouds hide, place by place, from one direction to another. */
function line(
  clouds: Clouds,
  seed: number,
  from: readonly [number, number],
  to: readonly [number, number],
): number[] {
  const flat = flatClouds(settingOf(clouds, seed));
  return Array.from({ length: 200 }, (_, n) => {
    const at = (c: 0 | 1) => from[c] + ((to[c] - from[c]) * n) / 199;
    return flat(at(0), at(1))?.amount ?? 0;
  });
}

/** How often a line goes from open sky into cloud or back. */
const edges = (amounts: readonly number[]) =>
  amounts.filter((amount, n) => n > 0 && amount > 0.1 !== (amounts[n - 1] ?? 0) > 0.1).length;

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);
const total = (clouds: Clouds, ...way: [readonly [number, number], readonly [number, number]]) =>
  SEEDS.reduce((sum, seed) => sum + edges(line(clouds, seed, ...way)), 0);
const ACROSS = [
  [-0.5, 0.3],
  [0.5, 0.3],
] as const;
const UPWARD = [
  [0, 0.1],
  [0, 0.5],
] as const;

describe('flat clouds', () => {
  it.each(['fans', 'mackerel', 'layers'] as const)('leave open sky between them: %s', (clouds) => {
    const all = SEEDS.flatMap((seed) => line(clouds, seed, ...ACROSS));
    const hidden = all.filter((amount) => amount > 0.1).length / all.length;
    expect(hidden).toBeGreaterThan(0.15);
    expect(hidden).toBeLessThan(0.8);
  });

  it('lie in long layers above one another, or break up into many small ones', () => {
    expect(total('layers', ...UPWARD)).toBeGreaterThan(1.3 * total('layers', ...ACROSS));
    expect(total('mackerel', ...ACROSS)).toBeGreaterThan(2 * total('layers', ...ACROSS));
  });

  it('have the sky to themselves', () => {
    for (const clouds of ['fans', 'mackerel', 'layers'] as const)
      expect(cloudLayer(settingOf(clouds, 3))).toBeNull();
    expect(cloudLayer(settingOf('heaps', 3))).not.toBeNull();
    expect(cloudLayer(settingOf('towers', 3))).not.toBeNull();
  });
});
