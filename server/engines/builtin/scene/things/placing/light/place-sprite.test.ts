import { describe, expect, it } from 'vitest';
import { createCover } from '../../../world/cover.ts';
import { createFrame } from '../../../world/frame.ts';
import { createSprite } from '../../sprite.ts';
import { levelStage } from '../testing/level-stage.ts';
import { placeSprite } from './place-sprite.ts';

describe('a sprite in the water', () => {
  it('is as far off in each column as the water at its lower edge', () => {
    const { camera, setting } = levelStage('a rowing boat on a lake');
    const frame = createFrame(160, 160);
    // Its lower edge rises to the right, as that of a boat does that points away.
    const boat = createSprite(64, 32, (context) => {
      context.moveTo(0, 0);
      context.lineTo(0, 32);
      context.lineTo(64, 16);
      context.lineTo(64, 0);
      context.fill();
    });
    const depthsOf = (floats: boolean) => {
      const cover = createCover(frame);
      placeSprite({ frame, camera, cover }, setting.light, boat, {
        ...{ x: 0, z: 8, base: 0, size: 2, mirrored: false, floats },
        ...{ light: [1, 1, 1], glow: [0, 0, 0] },
      });
      return [...cover.depth].filter((depth) => depth < 1e6);
    };
    expect(new Set(depthsOf(false))).toEqual(new Set([8]));
    const far = depthsOf(true);
    expect(Math.min(...far)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...far)).toBeGreaterThan(9);
  });
});

describe('a sprite with empty corners', () => {
  it('is drawn whole, and mirrored as its mirror image', () => {
    const { camera, setting } = levelStage('a lake');
    const frame = createFrame(160, 160);
    const flag = createSprite(64, 64, (context) => {
      context.moveTo(0, 0);
      context.lineTo(0, 64);
      context.lineTo(64, 40);
      context.fill();
    });
    const coverOf = (mirrored: boolean) => {
      const cover = createCover(frame);
      const level = { x: 0, z: 8, base: 0, size: 4 };
      placeSprite({ frame, camera, cover }, setting.light, flag, {
        ...{ ...level, mirrored, isFront: true },
        ...{ light: [1, 1, 1], glow: [0, 0, 0] },
      });
      return cover.clear.map((clear) => 1 - clear);
    };
    const [plain, turned] = [coverOf(false), coverOf(true)];
    const sum = (values: Float32Array) => values.reduce((all, one) => all + one, 0);
    // A triangle has half of its box.
    const tall = (4 * camera.focal) / 8;
    expect(sum(plain) / (tall * tall)).toBeCloseTo(0.5, 1);
    expect(sum(turned) / sum(plain)).toBeCloseTo(1, 2);
    const momentOf = (values: Float32Array) =>
      values.reduce((all, one, at) => all + one * ((at % frame.width) + 0.5), 0) / sum(values);
    expect(momentOf(plain) + momentOf(turned)).toBeCloseTo(2 * camera.centre, 0);
  });
});
