import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createFrame } from '../frame.ts';
import { EXTENT } from '../height-map.ts';
import { paintFireflies } from './fireflies.ts';

const level = { heights: new Float32Array(256 * 256), sunlight: new Float32Array(256 * 256) };
const camera = { focal: 200, horizon: 90, height: 3, centre: 100 };

function paint(nearest: number) {
  const frame = createFrame(200, 200);
  frame.depth.fill(nearest);
  paintFireflies(frame, camera, { random: createRandom(5), time: 'night' }, level);
  return frame.rgb;
}

describe('fireflies', () => {
  it('are yellow and green lights', () => {
    const rgb = paint(EXTENT);
    const sum = [0, 1, 2].map((c) => rgb.filter((_, at) => at % 3 === c).reduce((a, b) => a + b));
    const [red = 0, green = 0, blue = 0] = sum;
    expect(green).toBeGreaterThan(50);
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(2 * blue);
  });

  it('are points apart, most of the picture dark between them', () => {
    const rgb = paint(EXTENT);
    const dark = rgb.filter((value, at) => at % 3 === 1 && value < 0.1).length;
    expect(dark / (200 * 200)).toBeGreaterThan(0.6);
    expect(Math.max(...rgb)).toBeGreaterThan(0.9);
  });

  it('are hidden by what is nearer', () => {
    expect(Math.max(...paint(1))).toBe(0);
  });
});
