import { describe, expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import type { Subject } from '../../../words/idea.ts';
import { planSpring } from '../../../world/springs/spring-plan.ts';
import { bathing } from '../own-places/bathing.ts';
import { levelStage } from '../testing/level-stage.ts';
import { growsInSpring, springRocks } from './spring-rocks.ts';

const dry = levelStage('a hot spring', 12, 3.2);
const spring = planSpring(
  { side: 1, noise: createNoise(4) },
  { focal: 160, width: 160, below: 96, eye: 3.2 },
);
const stage = { ...dry, spring };

describe('a hot spring', () => {
  it('is framed by rocks all round its edge', () => {
    const rocks = springRocks(stage);
    for (const { x, z } of rocks) expect(spring.away(x, z)).toBeGreaterThan(1);
    for (const { x, z } of rocks) expect(spring.away(x, z)).toBeLessThan(1.25);
    const beyond = (test: (x: number, z: number) => boolean) =>
      rocks.some(({ x, z }) => test(x - spring.x, z - spring.z));
    expect(beyond((x) => x < -1) && beyond((x) => x > 1)).toBe(true);
    expect(beyond((_, z) => z < -1) && beyond((_, z) => z > 1)).toBe(true);
    expect(springRocks(dry)).toEqual([]);
  });

  it('has nothing grow in it', () => {
    const plant = { sprite: { sizes: [], width: 1, height: 1 }, base: 12, size: 1 };
    expect(growsInSpring(stage, { ...plant, x: spring.x, z: spring.z })).toBe(true);
    expect(growsInSpring(stage, { ...plant, x: spring.x + 3 * spring.wide, z: spring.z })).toBe(
      false,
    );
    expect(growsInSpring(dry, { ...plant, x: spring.x, z: spring.z })).toBe(false);
  });

  it('has people and monkeys in its water, and nobody else', () => {
    const place = (thing: Subject['thing'], index = 0) =>
      bathing(stage, { thing, count: 3, posture: null, colour: null, size: 1 }, index);
    for (const index of [0, 1, 2]) {
      const { x, z, base } = place('monkey', index) ?? { x: 99, z: 99, base: 99 };
      expect(spring.away(x, z)).toBeLessThan(1);
      expect(base).toBeLessThan(12);
    }
    expect(place('person')).not.toBeNull();
    expect(place('house')).toBeNull();
  });
});
