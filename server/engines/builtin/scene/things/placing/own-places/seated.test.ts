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

describe('a machine that somebody sits on', () => {
  it.each([
    'a boy sitting on a washing machine',
    'a woman sitting on a washing machine reading',
    'a man sitting on top of a refrigerator',
  ])('leaves room for all of them below the upper edge: %s', (prompt) => {
    for (const index of [0, 1, 2, 3]) {
      const level = groundStage(prompt);
      const { camera, frame } = level;
      const stage = { ...level, setting: decide(readPrompt(prompt), null, 3, index) };
      const planted = wishes(stage);
      const person = planted.find(({ thing }) => thing === 'person');
      const machine = planted.find(({ thing }) => thing === undefined);
      if (person === undefined || machine === undefined) throw new Error('Both were asked for.');
      const shareOf = (above: number, z: number) => (above * camera.focal) / z / frame.height;
      const over = person.base + person.size - machine.base;
      expect(shareOf(over, machine.z)).toBeLessThan(0.74);
      expect(shareOf(machine.size, machine.z)).toBeLessThan(0.48);
      expect(person.size).toBeGreaterThan(0.45 * machine.size);
      // A counter of the room in whose place it stands hides neither.
      expect(machine.deep).toBeGreaterThan(0.5 * machine.size);
      expect(person.deep).toBe(machine.deep);
    }
  });
});
