import { describe, expect, it } from 'vitest';
import { type Camera, createFrame, type Frame, SKY } from './frame.ts';
import { createHeightMap } from './height-map.ts';
import { createLight } from './light.ts';
import { paintLand } from './paint-land.ts';

const camera: Camera = { focal: 60, horizon: 4, height: 3, centre: 8 };

/** The blue over the green of ground that lies `ground` above the water. */
function bluenessOf(ground: number, wets?: number): number {
  const light = createLight('day', 'clear', 1, 0, null);
  const map = createHeightMap(
    () => ground,
    light.toward,
    16,
    () => true,
    () => 0,
  );
  const frame = createFrame(16, 16);
  const water = { swell: () => 0, ...(wets !== undefined && { wets }) };
  paintLand(
    frame,
    camera,
    map,
    () => [0.3, 0.5, 0.2],
    light,
    water,
    () => {},
  );
  const at = (15 * 16 + 8) * 3;
  return (frame.rgb[at + 2] as number) / (frame.rgb[at + 1] as number);
}

describe('ground at the water', () => {
  it('shines with the sky where waves wet it, and is grass to the very edge on a bank', () => {
    expect(bluenessOf(0.05, 0.6)).toBeGreaterThan(1.5 * bluenessOf(2, 0.6));
    expect(bluenessOf(0.05)).toBeCloseTo(bluenessOf(2), 1);
  });
});

describe('ground beside what is seen', () => {
  it('is there for what looks for its place on it, but not beside a window', () => {
    const side = 64;
    const light = createLight('day', 'clear', 1, 0, null);
    // A shore: water to the left, land to the right.
    const map = createHeightMap(
      (x) => (x < 0 ? -1 : 1),
      light.toward,
      16,
      () => true,
      () => 0,
    );
    const eye: Camera = { focal: side, horizon: 16, height: 3, centre: side / 2 };
    const kindsOf = (of: Partial<Frame>): Uint8Array => {
      const frame = { ...createFrame(side, side), ...of };
      paintLand(
        frame,
        eye,
        map,
        () => [0.3, 0.5, 0.2],
        light,
        { swell: () => 0 },
        () => {},
      );
      return frame.kind.slice(60 * side);
    };
    const seen = { left: 20, right: 44, top: 0, bottom: side };
    expect(kindsOf({ seen })).toEqual(kindsOf({}));
    expect([...kindsOf({ seen, pane: seen }).subarray(0, 20)]).toEqual(
      Array.from({ length: 20 }, () => SKY),
    );
  });
});
