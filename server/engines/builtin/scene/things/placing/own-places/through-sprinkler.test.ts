import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { SPRINKLER } from './through-sprinkler.ts';

describe('who plays in a backyard', () => {
  it('is in the water of the sprinkler that is named', () => {
    const stage = groundStage('kids running through a sprinkler in the backyard');
    const children = wishes(stage);
    expect(children).toHaveLength(3);
    for (const { x, z } of children) {
      expect(Math.abs(x - stage.setting.side * SPRINKLER.aside)).toBeLessThan(2);
      expect(Math.abs(z - SPRINKLER.ahead)).toBeLessThan(1.5);
    }
  });
});
