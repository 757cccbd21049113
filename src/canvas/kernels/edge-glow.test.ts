import { describe, expect, it } from 'vitest';
import { edgeGlow, reduced } from './edge-glow.ts';

/** Left half one colour, right half another. */
function halves(width: number, height: number) {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.set(at % width < width / 2 ? [200, 10, 10, 255] : [10, 10, 200, 255], at * 4);
  }
  return { width, height, pixels };
}

describe('what a frame shows around a picture', () => {
  it('is the picture, its edges drawn outwards', () => {
    const small = reduced(halves(400, 200));
    expect([small.width, small.height]).toEqual([20, 10]);
    const size = { width: 400, height: 200 };
    const glow = edgeGlow(small, size, { left: 400, right: 200, top: 0, bottom: 0 });
    const at = (x: number, y: number) => {
      const [column, row] = [Math.floor(x * glow.width), Math.floor(y * glow.height)];
      const from = (row * glow.width + column) * 4;
      return [...glow.pixels.subarray(from, from + 4)];
    };
    const [red, blue] = [
      [200, 10, 10, 255],
      [10, 10, 200, 255],
    ];
    // Of 1000 px the picture has 400 to 800, red up to 600.
    expect([at(0.01, 0.9), at(0.35, 0.5), at(0.5, 0.1)]).toEqual([red, red, red]);
    expect([at(0.7, 0.5), at(0.75, 0.1), at(0.99, 0.9)]).toEqual([blue, blue, blue]);
  });

  it('has the shape of the frame', () => {
    const glow = edgeGlow(
      reduced(halves(30, 20)),
      { width: 30, height: 20 },
      { left: 10, right: 0, top: 0, bottom: 0 },
    );
    expect([glow.width, glow.height]).toEqual([64, 32]);
  });
});
