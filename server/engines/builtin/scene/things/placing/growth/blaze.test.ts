import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { blaze } from './blaze.ts';

const burning = (prompt: string) => {
  const stage = groundStage(prompt);
  const wished = wishes(stage);
  const all = blaze(stage, wished);
  return { wished, all, fires: all.filter(({ gives }) => gives === 'blaze') };
};

describe('what burns', () => {
  it('has flames on it, before it, and smoke that rises above it and grows', () => {
    const { wished, all, fires } = burning('a burning house');
    const house = wished.find(({ thing }) => thing === 'house');
    if (house === undefined) throw new Error('no house');
    const half = (house.size * house.sprite.width) / house.sprite.height / 2;
    expect(fires.length).toBeGreaterThan(3);
    for (const { x, z, base } of fires) {
      expect(Math.abs(x - house.x)).toBeLessThan(half);
      expect(z).toBeLessThan(house.z);
      expect(base - house.base).toBeLessThan(0.6 * house.size);
    }
    const smoke = all.filter(({ gives }) => gives === undefined);
    const [first, last] = [smoke[0], smoke.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no smoke');
    expect(last.base).toBeGreaterThan(house.base + house.size);
    expect(last.size).toBeGreaterThan(2 * first.size);
  });

  it('is a wood where that is said, and nothing where nothing is said', () => {
    expect(burning('a forest fire').fires.length).toBeGreaterThan(20);
    expect(burning('a house').all).toEqual([]);
    expect(burning('a forest').all).toEqual([]);
  });
});
