import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

describe('a counter that an animal is on', () => {
  it.each([0, 1, 2, 3])(
    'is close before the eye, its foot below the picture (composition %i)',
    (index) => {
      const prompt = 'a cat sleeping on the counter of a bookshop';
      const level = groundStage(prompt);
      const stage = { ...level, setting: decide(readPrompt(prompt), null, 3, index) };
      const { camera, frame } = stage;
      const planted = wishes(stage);
      const cat = planted.find(({ thing }) => thing === 'cat');
      const counter = planted.find(({ thing }) => thing === undefined);
      if (cat === undefined || counter === undefined) throw new Error('Both were asked for.');
      const rowOf = ({ base, z }: { readonly base: number; readonly z: number }) =>
        (camera.horizon + ((camera.height - base) * camera.focal) / z) / frame.height;
      const wide = (counter.size * counter.sprite.width) / counter.sprite.height;
      expect((wide * camera.focal) / counter.z / frame.width).toBeGreaterThan(0.9);
      expect(rowOf(counter)).toBeGreaterThan(0.98);
      expect(rowOf(cat)).toBeLessThan(0.8);
      expect((cat.size * camera.focal) / cat.z / frame.height).toBeGreaterThan(0.1);
    },
  );
});

describe('who lie in the sun on a beach', () => {
  it('have a towel each, none before another', () => {
    const stage = groundStage('people sunbathing on towels at the beach');
    const towels = wishes(stage).filter(({ thing }) => thing === undefined);
    expect(towels).toHaveLength(3);
    const rows = towels.map(
      ({ base, z }) => ((stage.camera.height - base) * stage.camera.focal) / z,
    );
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(0.02 * stage.frame.height);
    for (const [n, one] of towels.entries())
      for (const other of towels.slice(n + 1))
        expect(one.x !== other.x || one.z !== other.z).toBe(true);
  });
});
