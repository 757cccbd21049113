import { describe, expect, it } from 'vitest';
import { createCover } from '../../world/cover.ts';
import { createFrame } from '../../world/frame.ts';
import { createSprite } from '../sprite.ts';
import { placeSprite } from './place-sprite.ts';
import { levelStage } from './testing/level-stage.ts';

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
