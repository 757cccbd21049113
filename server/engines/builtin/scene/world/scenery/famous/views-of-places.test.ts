import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { IN_FAMOUS_PLACES } from '../../../things/placing/famous/famous-places.ts';
import { levelStage } from '../../../things/placing/testing/level-stage.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planOf } from '../sceneries.ts';

/** What is built and how high the ground is at what a prompt names. */
function placeOf(prompt: string) {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const plan = planOf(setting);
  const groundAt = plan?.ground?.(() => 0, setting) ?? (() => 0);
  const solids = plan?.solids?.({ setting, random: createRandom(3), lamps: 0.3, groundAt }) ?? [];
  return { groundAt, solids, side: setting.side };
}

describe('Naples', () => {
  const { groundAt, solids, side } = placeOf('a couple in Naples');

  it('is seen from a terrace over its bay, the volcano beyond, houses along the shore', () => {
    expect(groundAt(0, 8)).toBeGreaterThan(10);
    expect(groundAt(0, 70)).toBeLessThan(0);
    const [top, shoulder] = [groundAt(side * 84, 620), groundAt(side * -14, 640)];
    expect(top).toBeGreaterThan(140);
    expect(shoulder).toBeGreaterThan(100);
    expect(groundAt(side * 30, 640)).toBeLessThan(top);
    expect(solids.filter(({ plan }) => plan.every(([, z]) => z > 90)).length).toBeGreaterThan(60);
  });
});

describe('Yosemite', () => {
  const { groundAt, side } = placeOf('Yosemite');

  it('is a river between a wall, a dome with one steep face and rocks', () => {
    const low = Array.from({ length: 60 }, (_, n) => groundAt(n - 30, 40));
    expect(low.filter((height) => height < 0).length).toBeGreaterThan(4);
    expect(low.filter((height) => height > 0).length).toBeGreaterThan(40);
    expect(groundAt(side * -66, 220)).toBeGreaterThan(80);
    expect(groundAt(side * -40, 220)).toBeLessThan(30);
    expect(groundAt(side * 100, 250)).toBeGreaterThan(50);
    expect(groundAt(side * 50, 640)).toBeGreaterThan(groundAt(side * 10, 640) + 60);
  });
});

describe('Las Vegas', () => {
  it('has its sign in bulbs beside who is there, palms, cars and people along the street', () => {
    const { solids } = placeOf('Las Vegas');
    const near = solids.filter(({ plan }) => plan.every(([x, z]) => Math.abs(x) < 9 && z < 17));
    expect(near.length).toBeGreaterThan(60);
    expect(solids.some(({ plan }) => plan.some(([x, z]) => Math.abs(x) < 1.5 && z < 13))).toBe(
      false,
    );
    expect(IN_FAMOUS_PLACES.vegas?.(levelStage('Las Vegas')).length).toBeGreaterThan(30);
  });
});
