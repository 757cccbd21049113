import { describe, expect, it } from 'vitest';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { landStage } from '../testing/land-stage.ts';
import { wishes } from '../wishes.ts';
import { boundaries } from './boundaries.ts';

const drawn = (prompt: string, seed = 3, index = 0) => {
  const stage = landStage(prompt, seed, index);
  const wished = wishes(stage);
  return { stage, wished, row: boundaries(stage, wished) };
};

describe('a fence, a gate or a hedge', () => {
  it.each([0, 1, 2, 3])('runs from side to side of the picture on its ground: %s', (index) => {
    const { stage, row } = drawn('a meadow with a wooden fence', 3, index);
    const { camera, frame, map } = stage;
    expect(row).not.toHaveLength(0);
    const columns = row.map(({ x, z }) => camera.centre + (x * camera.focal) / z);
    expect(Math.min(...columns)).toBeLessThan(0.2 * frame.width);
    expect(Math.max(...columns)).toBeGreaterThan(0.8 * frame.width);
    for (const { x, z, base, size } of row)
      expect(Math.abs(base - lookUp(map.heights, x, z))).toBeLessThan(0.1 * size);
  });

  it('is behind who was asked for, and no higher than them', () => {
    const { wished, row } = drawn('a girl before a fence in a meadow');
    const girl = wished.find(({ thing }) => thing === 'person');
    expect(row).not.toHaveLength(0);
    for (const { z, size } of row) {
      expect(z).toBeGreaterThan(girl?.z ?? Infinity);
      expect(size).toBeLessThan(girl?.size ?? 0);
    }
  });

  it('leaves a way open, or has a gate in it', () => {
    const open = drawn('a garden with a fence');
    const { stage } = open;
    const near = ({ x, z }: { x: number; z: number }) =>
      Math.abs(x - (middleOfWay(stage.setting, z) ?? 0)) < 0.6;
    expect(open.row).not.toHaveLength(0);
    expect(open.row.filter(near)).toEqual([]);
    const gated = drawn('a garden with a gate');
    expect(gated.row.filter(near)).toHaveLength(1);
  });

  it('stands in no water, and in a street by itself', () => {
    const { stage, row } = drawn('a beach with a fence');
    expect(row.length).toBeGreaterThan(0);
    for (const { x, z } of row) expect(lookUp(stage.map.heights, x, z)).toBeGreaterThan(0);
    const street = drawn('a village street with a gate');
    expect(street.row).toEqual([]);
    expect(street.wished.map(({ thing }) => thing)).toContain('gate');
  });
});
