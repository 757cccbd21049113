import { describe, expect, it } from 'vitest';
import { paintSprite } from '../../sprite.ts';
import type { Planted } from '../stage.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { pressedBefore } from './pressed.ts';

const sprite = paintSprite(8, 8, () => {});
const cat: Planted = { sprite, x: 0, z: 6, base: 8, size: 1, thing: 'cat', lies: true };
const grassAt = (x: number, z: number, size: number): Planted => ({ sprite, x, z, base: 8, size });

describe('what grows before who stands', () => {
  const stage = levelStage('a cat in the grass', 8, 2);
  const standing: Planted = { ...cat, lies: false };
  const tone = [1, 1, 1] as const;

  it('is low where it would hide more than the feet, and as it was beside them', () => {
    const [beside, before] = pressedBefore(
      stage,
      [
        { ...grassAt(4, 5, 0.9), tone },
        { ...grassAt(0, 5.4, 0.9), tone },
      ],
      [standing],
    );
    expect(beside?.size).toBe(0.9);
    expect(before?.size).toBeLessThan(0.75);
  });

  it('is no stone and no bush', () => {
    expect(pressedBefore(stage, [grassAt(0, 5, 0.9)], [standing])).toEqual([]);
    expect(pressedBefore(stage, [grassAt(0.1, 6.3, 0.3)], [standing])).toEqual([]);
    expect(pressedBefore(stage, [grassAt(3, 6.3, 0.3)], [standing])).toHaveLength(1);
    const bush: Planted = { ...grassAt(0, 5, 0.9), tone, casts: true };
    expect(pressedBefore(stage, [bush], [standing])).toEqual([]);
  });
});

describe('grass before who lies', () => {
  const stage = levelStage('a sleeping cat in the grass', 8, 2);

  it('is lower than elsewhere, or does not grow', () => {
    const [beside, before, ...rest] = pressedBefore(
      stage,
      [grassAt(4, 5, 0.9), grassAt(0, 5.4, 0.6), grassAt(0.1, 5, 1.6)],
      [cat],
    );
    expect(beside?.size).toBe(0.9);
    expect(before?.size).toBeLessThan(0.4);
    expect(rest).toEqual([]);
  });

  it('grows as it likes before what has no feet', () => {
    const plants = [grassAt(0, 5, 0.9)];
    expect(pressedBefore(stage, plants, [{ ...cat, thing: 'house', lies: false }])).toEqual(plants);
  });

  it.each([
    ['a sleeping cat in the grass', true],
    ['a cat in the grass', false],
  ])('is asked of animals that lie: %s', (prompt, lies) => {
    expect(wishes(groundStage(prompt))[0]?.lies).toBe(lies);
  });
});
