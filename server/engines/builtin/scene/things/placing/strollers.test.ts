import { describe, expect, it } from 'vitest';
import { PEOPLE, strollers } from './strollers.ts';
import { levelStage } from './testing/level-stage.ts';

/** People who are about in a street, from near on. */
const about = (prompt: string) => {
  const stage = levelStage(prompt);
  return {
    stage,
    people: strollers(stage, [{ near: 5, far: 60, apart: 0.7, aside: 6 }]),
  };
};

describe('people who are about', () => {
  it('are not cut by the sides of the picture', () => {
    const { stage, people } = about('a street in Paris');
    const { camera, frame } = stage;
    expect(people.length).toBeGreaterThan(20);
    for (const { x, z, size } of people) {
      const [column, half] = [
        camera.centre + (x * camera.focal) / z,
        (0.2 * size * camera.focal) / z,
      ];
      for (const side of [0, frame.width]) expect(Math.abs(column - side)).toBeGreaterThan(half);
    }
  });

  it('are of many kinds, near the eye too', () => {
    const { people } = about('a street in Paris');
    const kinds = (some: typeof people) => new Set(some.map(({ sprite }) => sprite)).size;
    expect(kinds(people)).toBeGreaterThanOrEqual(10);
    const near = people.filter(({ z }) => z < 12);
    expect(kinds(near)).toBeGreaterThanOrEqual(Math.min(5, near.length - 1));
  });

  it('are there where a town has few kinds of them, near the eye too', () => {
    const crowds = [{ near: 5, far: 20, apart: 0.4, aside: 4 }];
    const people = strollers(levelStage('a street in Paris'), crowds, PEOPLE.slice(0, 2));
    expect(people.filter(({ z }) => z < 12).length).toBeGreaterThan(6);
  });
});
