import { describe, expect, it } from 'vitest';
import { createFrame, type Frame, LAND, SKY, THING } from '../world/frame.ts';
import { lightRims, shadeCorners } from './studio.ts';

const [WIDTH, HEIGHT] = [128, 96];
/** What a megapixel's measures are in such a picture. */
const UNIT = 0.25;

/** An even grey; each pixel's distance and kind as they are said. */
function grey(depthAt: (x: number, y: number) => number, kind = LAND): Frame {
  const frame = createFrame(WIDTH, HEIGHT);
  frame.rgb.fill(0.5);
  frame.kind.fill(kind);
  for (let at = 0; at < WIDTH * HEIGHT; at++)
    frame.depth[at] = depthAt(at % WIDTH, Math.floor(at / WIDTH));
  return frame;
}

const greenAt = ({ rgb }: Frame, x: number, y: number) => rgb[(y * WIDTH + x) * 3 + 1] as number;

describe('shadeCorners', () => {
  it('shades the corner between a floor and a wall, and neither by itself', () => {
    const edge = 48;
    // A floor below an eye at the height of row 30, up to a wall.
    const frame = grey((_, y) => 1000 / (Math.max(y, edge) - 30));
    shadeCorners(frame, UNIT);
    expect(greenAt(frame, 64, edge)).toBeLessThan(0.44);
    expect(greenAt(frame, 64, edge - 24)).toBeCloseTo(0.5, 3);
    expect(greenAt(frame, 64, edge + 30)).toBeCloseTo(0.5, 3);
  });

  it('shades what is close behind a thing, not what is far behind it, nor the sky', () => {
    const behind = (distance: number) => {
      const frame = grey((x) => (x < 64 ? 10 : distance));
      shadeCorners(frame, UNIT);
      return greenAt(frame, 67, 48);
    };
    expect(behind(10.6)).toBeLessThan(0.46);
    expect(behind(60)).toBeCloseTo(0.5, 3);
    expect(behind(Number.POSITIVE_INFINITY)).toBeCloseTo(0.5, 3);
  });
});

describe('lightRims', () => {
  /** A block in the middle before what is at such a distance. */
  const block = (distance: number) => {
    const inside = (x: number, y: number) => Math.abs(x - 64) < 20 && Math.abs(y - 48) < 20;
    const frame = grey((x, y) => (inside(x, y) ? 10 : distance));
    for (let at = 0; at < WIDTH * HEIGHT; at++)
      frame.kind[at] = inside(at % WIDTH, Math.floor(at / WIDTH)) ? THING : SKY;
    lightRims(frame, 1);
    return frame;
  };

  it('lights the upper left outline of a thing alone', () => {
    const frame = block(Number.POSITIVE_INFINITY);
    expect(greenAt(frame, 45, 48)).toBeGreaterThan(0.6);
    expect(greenAt(frame, 64, 29)).toBeGreaterThan(0.6);
    for (const [x, y] of [
      [64, 48],
      [83, 60],
      [70, 67],
      [40, 48],
    ] as const)
      expect(greenAt(frame, x, y), `${x}, ${y}`).toBeCloseTo(0.5, 6);
  });

  it('lights nothing that touches what is behind it', () => {
    const frame = block(10.5);
    expect(greenAt(frame, 45, 48)).toBeCloseTo(0.5, 6);
  });
});
