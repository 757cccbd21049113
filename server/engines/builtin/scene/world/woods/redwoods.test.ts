import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../draw-task.ts';

/** The longest stretch of reddish bark on a row above the ground, as a share of the width. */
function widestTrunk(prompt: string): number {
  const [width, height] = [96, 96];
  const request = { prompt, style: null, width, height, seed: 7, index: 0 };
  const { data } = drawPicture(request, () => {}).image;
  const channels = data.length / (width * height);
  let widest = 0;
  for (const row of [24, 32, 40]) {
    let run = 0;
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * channels;
      const [red = 0, green = 0] = [data[at], data[at + 1]];
      run = red > 1.04 * green ? run + 1 : 0;
      widest = Math.max(widest, run);
    }
  }
  return widest / width;
}

describe('a forest of redwoods', () => {
  it('has trunks far thicker than those of pines', () => {
    const redwoods = widestTrunk('a redwood forest at noon');
    expect(redwoods).toBeGreaterThan(0.18);
    expect(redwoods).toBeGreaterThan(1.5 * widestTrunk('a pine forest at noon'));
  });
});
