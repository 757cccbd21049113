import { describe, expect, it } from 'vitest';
import { type Sprite, spriteOf } from '../../sprite.ts';
import { inCrown } from './in-crown.ts';

const filled = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number, number],
): Sprite => {
  const rgba = new Float32Array(width * height * 4);
  for (let at = 0; at < width * height; at++)
    rgba.set(colourAt(at % width, Math.floor(at / width)), at * 4);
  return spriteOf({ width, height, rgba, glow: new Float32Array(width * height) });
};

describe('animals in a crown', () => {
  it('stand where it has leaves, whatever is aside of them, and their feet are among those', () => {
    // A crown as wide as the middle third.
    const tree = filled(120, 120, (x) => (x > 40 && x < 80 ? [0, 0.5, 0, 1] : [0, 0, 0, 0]));
    const goat = filled(20, 20, () => [1, 1, 1, 1]);
    const [whole] = inCrown(tree, [goat, goat, goat]).sizes;
    const white: number[] = [];
    for (let at = 0; at < 120 * 120; at++)
      if ((whole?.rgba[at * 4] ?? 0) > 0.9) white.push(at % 120);
    expect(white.length).toBeGreaterThan(3 * 200);
    expect(Math.min(...white)).toBeGreaterThan(25);
    expect(Math.max(...white)).toBeLessThan(95);
    // Leaves hide some of each.
    expect(white.length).toBeLessThan(3 * 19.8 * 19.8 * 0.95);
  });
});
