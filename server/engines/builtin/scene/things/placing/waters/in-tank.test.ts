import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { inTank } from './in-tank.ts';

describe("an aquarium's tank", () => {
  it.each([
    ['a whale shark in an aquarium', 1],
    ['two dolphins and a sea turtle in an aquarium', 3],
    ['fish in an aquarium', 0],
  ])('has the animals of the sea that were asked for, none before it: %s', (prompt, count) => {
    const stage = groundStage(prompt);
    expect(inTank(stage)).toHaveLength(count);
    expect(inTank(stage).every(({ base }) => base > 1)).toBe(true);
    expect(wishes(stage)).toEqual([]);
  });

  it('is none in the open sea', () => {
    expect(inTank(groundStage('a dolphin in the sea'))).toEqual([]);
  });
});
