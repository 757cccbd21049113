import { describe, expect, it } from 'vitest';
import { continueSmoothly } from './smooth-continuation.ts';
import { threePlanes } from './three-planes.ts';

const [WIDTH, HEIGHT] = [181, 120];

describe('the smoothest continuation', () => {
  it('is what lies beneath a wide hole where that is smooth itself', () => {
    // Harmonic: x² − y² and a slope.
    const truth = threePlanes((c) =>
      Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
        const [x, y] = [(at % WIDTH) - 90, Math.floor(at / WIDTH) - 60];
        return c === 0 ? 100 + (x * x - y * y) / 100 : 30 + 0.5 * c * x + 0.5 * y;
      }),
    );
    const hole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
      Math.hypot((at % WIDTH) - 80, Math.floor(at / WIDTH) - 62) < 48 ? 1 : 0,
    );
    const planes = threePlanes((c) => truth[c].map((value, at) => (hole[at] === 1 ? 0 : value)));
    continueSmoothly(planes, hole, WIDTH);
    for (const [c, plane] of planes.entries())
      plane.forEach((value, at) => {
        expect(Math.abs(value - (truth[c]?.[at] as number))).toBeLessThan(0.5);
      });
  });

  it('goes on beyond what a side of the picture cuts', () => {
    const hole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH > 150 ? 1 : 0));
    const planes = threePlanes(() => Float32Array.from(hole, (isHole) => (isHole === 1 ? 0 : 77)));
    continueSmoothly(planes, hole, WIDTH);
    expect(Math.min(...planes[0])).toBeGreaterThan(76.5);
  });
});
