import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../draw-task.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

const SIDE = 160;

/** How many pixels of a picture are as red as a red shirt. */
function redIn(prompt: string, index: number): number {
  const size = { width: SIDE, height: SIDE };
  const { image } = drawPicture({ prompt, style: null, ...size, seed: 23, index }, () => {});
  let count = 0;
  for (let at = 0; at < image.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = image.data.subarray(at, at + 3);
    if (red > 60 && red > 2.4 * green && red > 2.4 * blue) count++;
  }
  return count;
}

describe('who reads under a tree on a hill', () => {
  it.each([0, 1, 2, 3])('sits before its trunk, not behind the top of the hill (%i)', (index) => {
    const read = 'reading under a big oak tree on a hill, midday, spring';
    const shirt = redIn(`a boy in a red coat ${read}`, index);
    expect(shirt).toBeGreaterThan(redIn(`a boy in a blue coat ${read}`, index) + 12);
  });
});

describe('who slides down a hill', () => {
  it('has come to its foot, near the eye, and does not stand small on its top', () => {
    const stage = groundStage('three penguins sliding down a snowy hill');
    const feet = wishes(stage).map(({ x, z, base, lies }) => {
      const row = stage.camera.horizon + ((stage.camera.height - base) * stage.camera.focal) / z;
      return { row: row / stage.frame.height, lies, x };
    });
    expect(feet.filter(({ row }) => row > 0.75).length).toBeGreaterThanOrEqual(2);
  });
});
