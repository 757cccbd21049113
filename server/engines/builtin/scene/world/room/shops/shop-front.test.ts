import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../draw-task.ts';

const SIDE = 96;

/** A picture of a prompt, and the mean of a channel of a part of it; shares of its sides. */
function picture(prompt: string) {
  const { image } = drawPicture(
    { prompt, style: null, width: SIDE, height: SIDE, seed: 3, index: 0 },
    () => {},
  );
  const channels = image.data.length / (SIDE * SIDE);
  return (channel: number, [left, right, top, low]: readonly [number, number, number, number]) => {
    let sum = 0;
    let count = 0;
    for (let y = Math.round(top * SIDE); y < low * SIDE; y++)
      for (let x = Math.round(left * SIDE); x < right * SIDE; x++) {
        sum += image.data[(y * SIDE + x) * channels + channel] as number;
        count++;
      }
    return sum / count;
  };
}

const ROAD = [0.2, 0.8, 0.86, 1] as const;
const BOARD = [0.25, 0.75, 0.43, 0.49] as const;

describe('the front of a shop', () => {
  it('is painted by its trade, its window lit at night', () => {
    const books = picture('a bookshop on a corner at night');
    const toys = picture('a toy shop on a corner at night');
    expect(books(2, BOARD)).toBeGreaterThan(books(0, BOARD));
    expect(toys(0, BOARD)).toBeGreaterThan(1.5 * toys(2, BOARD));
    expect(books(0, [0.45, 0.72, 0.52, 0.7])).toBeGreaterThan(1.5 * books(0, ROAD));
  });

  it('stands on a street that lies in snow, or mirrors it in the rain', () => {
    const [dry, wet, snowy] = ['', ', rain', ', snow'].map((more) =>
      picture(`a bookshop on a corner at night${more}`)(0, ROAD),
    ) as [number, number, number];
    expect(snowy).toBeGreaterThan(1.5 * dry);
    expect(Math.abs(wet - dry)).toBeGreaterThan(4);
  });
});
