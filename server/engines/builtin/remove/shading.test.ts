import { describe, expect, it } from 'vitest';
import { paint, speck } from '../testing/pictures.ts';
import { fillArea } from './fill.ts';
import { fineDetail } from './fine-detail.ts';
import { createLevel } from './level.ts';
import { evenShading } from './shading.ts';

const [WIDTH, HEIGHT, SKY] = [180, 130, 50];
const CELL = 10;

/** How much green cloth in folds of some depth wins, of what was filled, where it borders below on something of a colour. */
function shadedCloth(below: readonly [number, number, number], depth: number): number {
  const [side, from, to] = [60, 18, 42];
  const cloth = (x: number, y: number) =>
    [215, 90, 40].map((value) => value * (1 + depth * Math.sin((x + y) / 2)));
  const pixels = new Uint8ClampedArray(side * side * 4);
  const hole = new Uint8Array(side * side);
  const source = new Int32Array(side * side).fill(-1);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    pixels.set([...(y < to ? cloth(x, y) : below), 255], at * 4);
    if (x < from || x >= to || y < from || y >= to) continue;
    hole[at] = 1;
    source[at] = (y % 12) * side + x;
  }
  const level = createLevel(side, side, new Uint8Array(pixels), hole);
  const before = pixels.slice();
  const fine = fineDetail(level, pixels);
  evenShading({ level, field: { source, cost: new Int32Array(source.length) } }, pixels, fine);
  let [sum, count] = [0, 0];
  for (let y = to - 6; y < to; y++) {
    for (let x = from; x < to; x++) {
      const at = (y * side + x) * 4 + 1;
      sum += (pixels[at] as number) - (before[at] as number);
      count++;
    }
  }
  return sum / count;
}

/**
 * The reds in the middle row of a hole after shading. Its ground rises from left to right, is out of focus and has grain; it was
 * filled from elsewhere, so `off` darker; `edge` is the column right of which what is copied, and the ground, is dark.
 */
function shadedGround(off: number, edge = Number.POSITIVE_INFINITY): number[] {
  const [wide, high, from, to] = [120, 120, 40, 80];
  const ground = (x: number, y: number) => (x < edge ? 90 + 0.8 * x : 30) + 6 * speck(x, y);
  const pixels = new Uint8ClampedArray(wide * high * 4);
  const hole = new Uint8Array(wide * high);
  const source = new Int32Array(wide * high).fill(-1);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    const isHole = x >= from && x < to && y >= from && y < to;
    const red = ground(x, y) - (isHole && x < edge && y < 60 ? off : 0);
    pixels.set([red, red, red, 255], at * 4);
    if (!isHole) continue;
    hole[at] = 1;
    source[at] = at + (y < 60 ? -38 : 38) * wide;
  }
  const level = createLevel(wide, high, new Uint8Array(pixels), hole);
  const field = { source, cost: new Int32Array(source.length) };
  evenShading({ level, field }, pixels, fineDetail(level, pixels));
  return [...Array(to - from).keys()].map((n) => {
    let sum = 0;
    for (let y = 48; y < 56; y++) sum += pixels[(y * wide + from + n) * 4] as number;
    return sum / 8;
  });
}

describe('the shading of a fill', () => {
  it('goes on from ground out of focus that a fill does not fit', () => {
    const reds = shadedGround(60);
    for (let n = 4; n < 36; n++) {
      const truth = 90 + 0.8 * (40 + n) + 3;
      expect(Math.abs((reds[n] as number) - truth)).toBeLessThan(12);
    }
  });

  it('keeps an edge between two plain grounds', () => {
    const reds = shadedGround(0, 60);
    expect((reds[17] as number) - (reds[22] as number)).toBeGreaterThan(90);
  });

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

  it('does not take the colour of what is cut at the border far beyond it', () => {
    const [wide, wall] = [220, 140];
    const isShutter = (x: number, y: number) => x > wall - 16 && y > 30 && y < 100;
    const { data } = paint(wide, HEIGHT, (x, y) => {
      const grain = 60 * speck(x, y);
      return isShutter(x, y) ? [170 + grain / 4, 30, 30] : [90 + grain, 110 + grain, 80 + grain];
    });
    const area = Uint8Array.from({ length: wide * HEIGHT }, (_, at) =>
      at % wide < wall ? 0 : 255,
    );
    const barred = area.map((_, at) => (isShutter(at % wide, Math.floor(at / wide)) ? 1 : 0));
    fillArea(data, area, wide, 1, () => {}, { barred });
    const far = (channel: number) => {
      let sum = 0;
      for (let y = 0; y < HEIGHT; y++) {
        for (let x = wide - 30; x < wide; x++) sum += data[(y * wide + x) * 4 + channel] ?? 0;
      }
      return sum / 30 / HEIGHT;
    };
    expect(far(0) - far(1)).toBeLessThan(0);
  });

  it('takes the light of its own ground, and no colour of another thing beside it', () => {
    for (const depth of [0, 0.25]) {
      expect(shadedCloth([230, 230, 225], depth)).toBeLessThan(4);
      expect(shadedCloth([20, 20, 25], depth)).toBeGreaterThan(-4);
      expect(shadedCloth([165, 68, 30], depth)).toBeLessThan(-5);
    }
  });
});
