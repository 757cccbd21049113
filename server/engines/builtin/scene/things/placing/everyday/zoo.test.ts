import { describe, expect, it } from 'vitest';
import { ZOO } from '../../../world/scenery/everyday/zoo.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { zoo } from './zoo.ts';

describe('a zoo', () => {
  const inside = (prompt: string) => zoo(groundStage(prompt)).filter(({ z }) => z > ZOO.wall);

  it('has the animals that are named behind its wall, and none before it', () => {
    const prompt = 'two giraffes and a lion at the zoo';
    expect(inside(`${prompt} without trees`)).toHaveLength(3);
    expect(wishes(groundStage(prompt))).toEqual([]);
  });

  it('shows some where none is named, and visitors where nobody is', () => {
    const all = zoo(groundStage('a zoo without trees'));
    expect(all.filter(({ z }) => z > ZOO.wall)).toHaveLength(3);
    expect(all.filter(({ z }) => z < ZOO.wall)).toHaveLength(3);
    expect(zoo(groundStage('a boy at the zoo')).every(({ z }) => z > ZOO.wall)).toBe(true);
  });
});
