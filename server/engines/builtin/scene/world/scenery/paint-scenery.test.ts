import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../draw-task.ts';

const SIZE = 128;

/** How much the colours of the lowest quarter of a prompt's picture differ from left to right, 0 to 255: what is mirrored stands out there. */
function contrastOnGround(prompt: string): number {
  const request = { prompt, style: null, width: SIZE, height: SIZE, seed: 5, index: 0 };
  const { data } = drawPicture(request, () => {}).image;
  const channels = data.length / SIZE ** 2;
  const means = Array.from({ length: SIZE }, (_, column) => {
    const rows = Array.from({ length: SIZE / 4 }, (_, up) => SIZE - 1 - up);
    const reds = rows.map((row) => data[(row * SIZE + column) * channels] as number);
    return reds.reduce((sum, red) => sum + red, 0) / reds.length;
  });
  const mean = means.reduce((sum, one) => sum + one, 0) / SIZE;
  return Math.sqrt(means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / SIZE);
}

describe('a square of hard ground', () => {
  it('mirrors the lights around it when it rains', () => {
    const dry = contrastOnGround('Times Square at night');
    expect(contrastOnGround('Times Square at night in the rain')).toBeGreaterThan(1.5 * dry);
  });
});
