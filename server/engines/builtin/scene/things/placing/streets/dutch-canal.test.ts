import { describe, expect, it } from 'vitest';
import { isWater } from '../../../world/street/street-kind.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { dutchCanal } from './dutch-canal.ts';

describe('what belongs to a canal of Holland', () => {
  it('is trees, bicycles and people on both quays, and nothing in the water', () => {
    const stage = levelStage('an Amsterdam canal');
    const way = wayOf(stage.setting);
    expect(isWater(way)).toBe(true);
    const all = dutchCanal(stage);
    const aside = ({ x, z }: { x: number; z: number }) =>
      (x - way.middle(z)) / Math.hypot(1, way.turns(z));
    expect(all.filter(({ size }) => size > 6).length).toBeGreaterThan(6);
    expect(all.filter(({ size }) => size < 1.14).length).toBeGreaterThan(8);
    for (const one of all) {
      expect(Math.abs(aside(one))).toBeGreaterThan(way.road);
      expect(one.base).toBeGreaterThan(0);
    }
    expect(new Set(all.map((one) => Math.sign(aside(one)))).size).toBe(2);
  });

  it('leaves out what nobody wants, and is in no other canal', () => {
    const counted = (prompt: string) => dutchCanal(levelStage(prompt)).length;
    const all = counted('an Amsterdam canal');
    for (const unwanted of ['people', 'bicycles', 'trees'])
      expect(counted(`an Amsterdam canal without ${unwanted}`), unwanted).toBeLessThan(all);
    expect(counted('a canal in Venice')).toBe(0);
  });
});
