import { describe, expect, it } from 'vitest';
import { paint, speck } from '../testing/pictures.ts';
import { fillArea } from './fill.ts';

const [WIDTH, HEIGHT, SKY] = [180, 130, 50];
const CELL = 10;

describe('the shading of a fill', () => {
  it('goes on evenly above a clear sky with grain, whatever it was copied from', () => {
    const { data } = paint(WIDTH, HEIGHT, (x, y) => {
      const level = 60 + 0.9 * y + 0.12 * x + 8 * speck(x, y);
      return [level, level + 20, level + 60];
    });
    const area = new Uint8Array(WIDTH * HEIGHT).fill(255, 0, WIDTH * SKY);
    fillArea(data, area, WIDTH, 1, () => {});
    const mean = (column: number, row: number) => {
      let sum = 0;
      for (let y = row * CELL; y < (row + 1) * CELL; y++) {
        for (let x = column * CELL; x < (column + 1) * CELL; x++)
          sum += data[(y * WIDTH + x) * 4] ?? 0;
      }
      return sum / CELL ** 2;
    };
    let most = 0;
    for (let row = 0; row < SKY / CELL; row++) {
      for (let column = 1; column + 1 < WIDTH / CELL; column++) {
        const beside = (mean(column - 1, row) + mean(column + 1, row)) / 2;
        most = Math.max(most, Math.abs(mean(column, row) - beside));
      }
    }
    expect(most).toBeLessThan(2.5);
  });
});
