import { describe, expect, it } from 'vitest';
import { type Camera, createFrame } from './frame.ts';
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
