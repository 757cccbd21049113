import { describe, expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { halloween } from './halloween.ts';

const counted = (prompt: string) => halloween(levelStage(prompt)).length;

describe('Halloween in a street', () => {
  it('has bats in the sky, and pumpkins and children on the ground', () => {
    const stage = levelStage('Halloween night');
    const all = halloween(stage);
    expect(all.filter(({ base }) => base > stage.camera.height).length).toBe(11);
    expect(all.filter(({ size, base }) => size < 0.8 && base < 0.4).length).toBeGreaterThan(8);
    expect(all.filter(({ casts }) => casts === true).length).toBeGreaterThan(4);
  });

  it('leaves out what nobody wants, and is nowhere else', () => {
    const all = counted('Halloween night');
    expect(counted('Halloween night without bats')).toBe(all - 11);
    expect(counted('Halloween night without people')).toBeLessThan(all - 4);
    expect(counted('a suburban street at night')).toBe(0);
    expect(counted('a castle on Halloween')).toBe(0);
  });
});
