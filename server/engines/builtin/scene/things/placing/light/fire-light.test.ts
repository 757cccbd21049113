import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { THING } from '../../../world/frame.ts';
import { createLight } from '../../../world/light.ts';
import { flames } from '../../outdoors/flames.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { fireLight, lightGround, litByFire } from './fire-light.ts';

const sprite = flames({ random: createRandom(3) }, 40, 44);
const FIRE: Planted = { sprite, thing: 'campfire', x: 0, z: 10, base: 0, size: 2 };

function lightAt(time: 'day' | 'night', x: number): number {
  const stage = levelStage('a meadow', 3);
  const setting = { ...stage.setting, light: createLight(time, 'clear', 1, 0, null) };
  return fireLight({ ...stage, setting }, [FIRE])?.(x, 0.5, 10)[0] ?? 1;
}

describe('the light of a campfire', () => {
  it('falls off around it, and counts for more by night than by day', () => {
    expect(lightAt('night', 1)).toBeGreaterThan(2);
    expect(lightAt('night', 1)).toBeGreaterThan(lightAt('night', 4));
    expect(lightAt('night', 60)).toBeLessThan(1.01);
    expect(lightAt('day', 1)).toBeLessThan(1.4);
  });

  it('reddens who stands by it, and leaves the fire as it is', () => {
    const light = () => [3, 2, 1] as const;
    expect(litByFire(light, { ...FIRE, thing: 'person' }).tone).toEqual([3, 2, 1]);
    expect(litByFire(light, FIRE)).toBe(FIRE);
  });

  it('falls on a house whose own windows are lit only where the house burns', () => {
    const stage = levelStage('a meadow', 3);
    const setting = { ...stage.setting, light: createLight('night', 'clear', 1, 0, null) };
    const house: Planted = { ...FIRE, thing: 'house', size: 5 };
    const redOf = (fire: Planted): number => {
      const light = fireLight({ ...stage, setting }, [house, fire]);
      return light === null ? 0 : (litByFire(light, house).tone?.[0] ?? 0);
    };
    expect(redOf({ ...FIRE, thing: 'person', gives: 'blaze' })).toBeGreaterThan(1.3);
    expect(redOf(FIRE)).toBe(1);
  });

  it('is no brighter than the eye bears however much burns', () => {
    const stage = levelStage('a meadow', 3);
    const setting = { ...stage.setting, light: createLight('night', 'clear', 1, 0, null) };
    const fire: Planted = { ...FIRE, thing: 'person', gives: 'blaze' };
    const many = Array.from({ length: 60 }, () => fire);
    expect(fireLight({ ...stage, setting }, many)?.(0, 0.5, 10)[0]).toBeLessThan(8);
  });

  it('leaves alone what has no distance, as leaves overhead', () => {
    const stage = levelStage('a meadow', 3);
    stage.frame.kind.fill(THING);
    stage.frame.rgb.fill(0.5);
    lightGround(stage, () => [2, 2, 2]);
    expect(stage.frame.rgb.every((part) => part === 0.5)).toBe(true);
  });

  it('is missing where nothing burns', () => {
    expect(fireLight(levelStage('a meadow', 3), [{ ...FIRE, thing: 'person' }])).toBeNull();
  });
});

describe('the light of a lantern', () => {
  const stage = levelStage('a meadow', 3);
  const at = (time: 'day' | 'night', one: Planted, x: number): number => {
    const setting = { ...stage.setting, light: createLight(time, 'clear', 1, 0, null) };
    return fireLight({ ...stage, setting }, [one])?.(x, 0.5, 10)[0] ?? 1;
  };
  const lantern: Planted = { ...FIRE, thing: 'lantern' };

  it('falls on what is near by night, warm, and is not lit by day', () => {
    expect(at('night', lantern, 1)).toBeGreaterThan(1.5);
    expect(at('night', lantern, 1)).toBeGreaterThan(at('night', lantern, 5));
    expect(at('day', lantern, 1)).toBe(1);
  });

  it('goes with who carries it, and falls on them', () => {
    const girl: Planted = { ...FIRE, thing: 'person', gives: 'lantern' };
    expect(at('night', girl, 1)).toBeGreaterThan(1.2);
    expect(at('night', { ...FIRE, thing: 'person' }, 1)).toBe(1);
    expect(litByFire(() => [2, 2, 1], girl).tone).toEqual([2, 2, 1]);
  });
});

describe('flames', () => {
  it('are hotter low in the middle than at their tips, and end within their sheet', () => {
    const [drawn] = sprite.sizes;
    if (drawn === undefined) throw new Error('nothing was drawn');
    const { width, height, rgba } = drawn;
    const greenAt = (up: number) =>
      rgba[(Math.round(height * (1 - up)) * width + Math.round(width / 2)) * 4 + 1] ?? 0;
    expect(greenAt(0.3)).toBeGreaterThan(greenAt(0.85));
    for (let row = 0; row < height * 0.9; row++) {
      expect(rgba[row * width * 4 + 3]).toBeLessThan(0.5);
      expect(rgba[(row * width + width - 1) * 4 + 3]).toBeLessThan(0.5);
    }
  });
});

describe('the light of a spell', () => {
  const stage = levelStage('a meadow', 3);
  const at = (time: 'day' | 'night', x: number) => {
    const setting = { ...stage.setting, light: createLight(time, 'clear', 1, 0, null) };
    const mage: Planted = { ...FIRE, thing: 'person', gives: 'spell' };
    return fireLight({ ...stage, setting }, [mage])?.(x, 0.5, 10) ?? [1, 1, 1];
  };

  it('is blue, falls off, and is more by night', () => {
    const [red, , blue] = at('night', 1);
    expect(blue).toBeGreaterThan(1.2 * red);
    expect(blue).toBeGreaterThan(at('night', 5)[2]);
    expect(blue).toBeGreaterThan(at('day', 1)[2]);
    expect(at('day', 1)[2]).toBeGreaterThan(1);
  });
});
