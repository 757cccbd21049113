import { describe, expect, it } from 'vitest';
import { EXTENT, lookUp } from '../../../world/height-map.ts';
import type { Stage } from '../stage.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { acrossGorge } from './across-gorge.ts';

const CELLS = 1024;

/** A stage between two slopes that rise by their share of the way from the middle. */
function valley(slope: number): Stage {
  const stage = groundStage('a rope bridge over a canyon');
  const { heights } = stage.map;
  for (let at = 0; at < heights.length; at++)
    heights[at] = (Math.abs((at % CELLS) - CELLS / 2) * EXTENT * slope) / CELLS;
  return stage;
}

describe('a rope bridge', () => {
  it('hangs from one wall of a gorge to the other, above the horizon', () => {
    const stage = valley(0.8);
    const [subject] = stage.setting.idea.subjects;
    if (subject === undefined) throw new Error('A bridge was asked for.');
    const bridge = acrossGorge(stage, subject);
    if (bridge === null) throw new Error('There is a gorge.');
    const { x, z, base, size, sprite } = bridge;
    const half = (size * sprite.width) / sprite.height / 2;
    const deck = base + 0.5 * size;
    expect(deck).toBeGreaterThan(stage.camera.height);
    // Its ends are in the slopes, its middle is free.
    for (const side of [-1, 1])
      expect(lookUp(stage.map.heights, x + side * half, z)).toBeGreaterThan(deck);
    expect(lookUp(stage.map.heights, x, z)).toBeLessThan(base);
  });

  it('finds nothing to hang from on level ground', () => {
    const stage = valley(0);
    expect(stage.setting.idea.subjects.map((one) => acrossGorge(stage, one))).toEqual([null]);
  });
});
