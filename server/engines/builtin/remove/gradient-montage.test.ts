import { describe, expect, it } from 'vitest';
import { fillArea } from './fill.ts';

const [WIDTH, HEIGHT] = [300, 220];

/** Ground far out of focus: one colour fades into another to the right, and into shade below. */
function groundAt(x: number, y: number): readonly number[] {
  const light = 1 / (1 + Math.exp((x - 130 - 0.3 * (y - 110)) / 22));
  const shade = 1 / (1 + Math.exp((y - 120 + 0.2 * (x - 150)) / 18));
  return [60 + 170 * light, 110 + 90 * light * shade + 20 * shade, 200 - 110 * shade];
}

/** The largest step between neighbours in an area of a picture (RGBA), in grey levels of any colour. */
function steepestIn(pixels: Uint8ClampedArray, area: Uint8Array): number {
  let most = 0;
  area.forEach((value, at) => {
    if (value === 0) return;
    for (let channel = at * 4; channel < at * 4 + 3; channel++) {
      for (const step of [4, 4 * WIDTH]) {
        const rise = (pixels[channel + step] as number) - (pixels[channel] as number);
        most = Math.max(most, Math.abs(rise));
      }
    }
  });
  return most;
}

describe('a fill of ground far out of focus', () => {
  it('has pieces go over into each other that do not fit', () => {
    const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    const area = new Uint8Array(WIDTH * HEIGHT);
    for (let at = 0; at < area.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      pixels.set([...groundAt(x, y), 255], at * 4);
      if (Math.hypot(x - 150, y - 110) < 70) area[at] = 1;
    }
    const steepest = steepestIn(pixels, area);
    area.forEach((value, at) => {
      if (value === 1) pixels.set([250, 250, 250, 255], at * 4);
    });
    fillArea(pixels, area, WIDTH, 1, () => {});
    expect(steepestIn(pixels, area)).toBeLessThanOrEqual(2 * steepest);
  });
});
