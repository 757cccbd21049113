import { describe, expect, it } from 'vitest';
import { wayOf } from '../../../world/street/way.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { landStage } from '../testing/land-stage.ts';
import { settlement } from '../villages/settlement.ts';
import { wishes } from '../wishes.ts';
import { blaze } from './blaze.ts';

const burning = (prompt: string, stage = groundStage(prompt)) => {
  const wished = wishes(stage);
  const homes = settlement(stage).filter(({ isHome }) => isHome === true);
  const all = blaze(stage, wished, homes);
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

  it.each([
    'a burning city',
    'a dragon over a burning city',
    'a burning street',
    'a village on fire',
  ])('is the place itself where no one thing of it is named, from side to side: %s', (prompt) => {
    const { all, fires } = burning(prompt, landStage(prompt, 3, 0));
    expect(fires.length).toBeGreaterThan(10);
    expect(fires.some(({ x }) => x < 0)).toBe(true);
    expect(fires.some(({ x }) => x > 0)).toBe(true);
    expect(all.length).toBeGreaterThan(2 * fires.length);
  });

  it('is a street that does not turn away from its flames', () => {
    for (const turn of [0, 1, 2, 3]) {
      const { setting } = landStage('a burning street', 3, turn);
      expect(wayOf(setting).form).not.toBe('bend');
    }
  });

  it('is the fronts of a street and not its roadway', () => {
    const stage = landStage('a burning street', 3, 0);
    const way = wayOf(stage.setting);
    for (const { x, z } of burning('a burning street', stage).fires)
      expect(Math.abs(x - way.middle(z))).toBeGreaterThan(way.road);
  });

  it('is a house that is named, not the city around it', () => {
    const { fires, wished } = burning('a burning house in a city');
    expect(wished.filter(({ thing }) => thing === 'house')).toHaveLength(1);
    expect(fires.length).toBeLessThan(10);
  });

  it('is a phoenix, from wing to wing, and no eagle over a city that burns', () => {
    const { fires, wished } = burning('a phoenix');
    const [bird] = wished;
    if (bird === undefined) throw new Error('no phoenix');
    const half = (bird.size * bird.sprite.width) / bird.sprite.height / 2;
    expect(Math.min(...fires.map(({ x }) => x))).toBeLessThan(bird.x - 0.6 * half);
    expect(Math.max(...fires.map(({ x }) => x))).toBeGreaterThan(bird.x + 0.6 * half);
    for (const { z } of fires) expect(z).toBeGreaterThan(bird.z);
    const over = burning('an eagle soaring over a burning house');
    const house = over.wished.find(({ thing }) => thing === 'house');
    for (const { z } of over.fires) expect(z).toBeLessThan(house?.z ?? 0);
  });
});
