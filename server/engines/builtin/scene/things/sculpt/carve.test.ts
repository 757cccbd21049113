import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Rays } from './rays.ts';
import { sculpt } from './sculpt.ts';
import { ball, box, cut, ellipsoid, type Look, starry } from './solid.ts';
import { createStar } from './star.ts';
import { normalise } from './vector.ts';

const RAYS: Rays = {
  toward: normalise([0, 0.3, -1]),
  sun: [1, 1, 1],
  sky: [0.6, 0.6, 0.6],
  ground: [0.4, 0.4, 0.4],
};
const RED: Look = { paint: () => [0.9, 0.05, 0.05] };
const BLUE: Look = { paint: () => [0.05, 0.05, 0.9] };

describe('what is cut away', () => {
  it('leaves no colour on what stands where its surface was', () => {
    // The lower half of a red ball is cut off; its lowest part would have come through the middle of a blue one.
    const canopy = [
      ellipsoid(RED, [0, 1, 0], [0.4, 0.4, 0.4]),
      cut(box(RED, [0, 0.5, 0], [0.6, 0.5, 0.6])),
    ];
    const { sizes } = sculpt(
      [...canopy, ball(BLUE, [0, 0.6, 0], 0.2)],
      { yaw: 0, pitch: 0, away: 4 },
      RAYS,
      160,
      createRandom(1),
    );
    const size = sizes[0];
    if (size === undefined) throw new Error('not drawn');
    const { rgba, width, height } = size;
    let [red, blue] = [0, 0];
    for (let row = Math.floor(height * 0.52); row < height; row++)
      for (let column = 0; column < width; column++) {
        const at = (row * width + column) * 4;
        if ((rgba[at + 3] ?? 0) < 0.9) continue;
        if ((rgba[at] ?? 0) > (rgba[at + 2] ?? 0)) red++;
        else blue++;
      }
    expect(blue).toBeGreaterThan(500);
    expect(red).toBe(0);
  });
});

it('paints what lies closely on a piece that melts into others in its own colour', () => {
  // A shell whose edge is hard around a ball whose edge is soft: hair on cloth.
  const { sizes } = sculpt(
    [ball(BLUE, [0, 0.5, 0], 0.4, 0.3), ball(RED, [0, 0.5, 0], 0.43)],
    { yaw: 0, pitch: 0, away: 4 },
    RAYS,
    120,
    createRandom(1),
  );
  const { rgba, width, height } = sizes[0] ?? { rgba: new Float32Array(), width: 0, height: 0 };
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  expect(rgba[at + 3]).toBe(1);
  expect(rgba[at + 2]).toBeLessThan(0.1 * (rgba[at] ?? 0));
});

it('leaves no colour of what lies just beneath where others melt together', () => {
  // Where both melt, their surface is farther from them than from the ball within: a braid in cloth.
  const cloth = [-0.3, 0.3].map((x) => ball(BLUE, [x, 0.5, 0], 0.3, 0.4));
  const { sizes } = sculpt(
    [...cloth, ball(RED, [0, 0.5, 0], 0.2)],
    { yaw: 0, pitch: 0, away: 4 },
    RAYS,
    120,
    createRandom(1),
  );
  const { rgba, width, height } = sizes[0] ?? { rgba: new Float32Array(), width: 0, height: 0 };
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  expect(rgba[at + 3]).toBe(1);
  expect(rgba[at]).toBeLessThan(0.2 * (rgba[at + 2] ?? 0));
});

it('paints the pixels that only graze a rough body in its colour', () => {
  // How far off such a body is is an estimate, which may be less than how far off the ball around it is.
  const rough = createStar(80, (x, y, z) => 0.3 + 0.08 * Math.sin(19 * x + 23 * y + 17 * z), false);
  for (const high of [16, 24, 36, 60]) {
    const { sizes } = sculpt(
      [starry(RED, [0, 0.5, 0], rough, 1)],
      { yaw: 0.4, pitch: 0.1, away: 4 },
      RAYS,
      high,
      createRandom(1),
    );
    for (const { rgba } of sizes) expect(rgba.every(Number.isFinite)).toBe(true);
  }
});
