import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { type Camera, createFrame, type Frame, THING, WATER } from '../frame.ts';
import { type Immersed, immerse } from './immersed.ts';
import { stirWater } from './stir.ts';

const [SIDE, HORIZON, FOOT] = [160, 40, 100];
const camera: Camera = { focal: 160, horizon: HORIZON, height: 6, centre: SIDE / 2 };
const noise = createNoise(5);
/** How far the water is at the row of the thing's foot. */
const FAR = (camera.focal * camera.height) / (FOOT - HORIZON);
const thing: Immersed = {
  ...{ left: 50, right: 110, row: FOOT, tall: 60, z: FAR },
  ...{ isHull: false, isCut: false, heading: 0, churns: 0 },
};

/** Water below the horizon, and in it a white block that ends in a straight line at a row. */
function blockAt(foot: number): Frame {
  const frame = createFrame(SIDE, SIDE);
  for (let row = HORIZON + 1; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const at = row * SIDE + column;
      frame.kind[at] = WATER;
      frame.depth[at] = (camera.focal * camera.height) / (row - HORIZON);
    }
  for (let row = foot - 40; row < foot; row++)
    for (let column = 60; column < 100; column++) {
      const at = row * SIDE + column;
      frame.kind[at] = THING;
      frame.depth[at] = FAR;
      frame.rgb.fill(1, at * 3, at * 3 + 3);
    }
  return frame;
}

describe('what stands in water', () => {
  it('ends in a round and ragged line, above which it is wet', () => {
    const frame = blockAt(FOOT);
    const [line] = immerse(frame, camera, noise, [thing]);
    const rows = line?.rows ?? [];
    expect(rows).toHaveLength(40);
    expect(new Set(rows).size).toBeGreaterThan(2);
    expect(Math.max(...rows.slice(15, 25))).toBeGreaterThan(
      Math.max(rows[0] ?? 0, rows.at(-1) ?? 0),
    );
    const above = ((rows[20] ?? 0) * SIDE + 80) * 3;
    expect(frame.rgb[above]).toBeLessThan(0.8);
    expect(frame.rgb[above - 12 * SIDE * 3]).toBe(1);
  });

  it('is left as it is where it leaps over it', () => {
    const frame = blockAt(FOOT - 20);
    const before = frame.rgb.slice();
    expect(immerse(frame, camera, noise, [thing])).toEqual([]);
    expect(frame.rgb).toEqual(before);
    expect(stirWater(frame, camera, noise, 0.1, [])).toBeNull();
  });
});

/** What a thing does to the water in the rows before it, and on either side of it. */
function stirredBy(own: Partial<Immersed>, roughness: number) {
  const frame = blockAt(FOOT);
  const lines = immerse(frame, camera, noise, [{ ...thing, ...own }]);
  const stir = stirWater(frame, camera, noise, roughness, lines);
  const sum = (values: Float32Array | undefined, from: number, to: number) => {
    let all = 0;
    for (let row = FOOT - 12; row < FOOT + 16; row++)
      for (let column = from; column < to; column++)
        all += Math.abs(values?.[row * SIDE + column] ?? 0);
    return all;
  };
  const before = Array.from({ length: 40 }, (_, n) => stir?.tone[(FOOT + 1 + n) * SIDE + 80] ?? 0);
  return {
    before,
    foam: sum(stir?.foam, 60, 100),
    left: sum(stir?.tone, 0, 40),
    right: sum(stir?.tone, 120, SIDE),
  };
}

describe('the water round what stands in it', () => {
  it('has rings that fade with the distance, and shade at its edge', () => {
    const { before } = stirredBy({}, 0.1);
    expect(before[0]).toBeLessThan(-0.1);
    const turns = before.filter((tone, n) => n > 0 && tone * (before[n - 1] ?? 0) < 0);
    expect(turns.length).toBeGreaterThan(2);
    expect(Math.abs(before.at(-1) ?? 1)).toBeLessThan(0.02);
  });

  it('is foam where the sea is rough', () => {
    expect(stirredBy({}, 0.8).foam).toBeGreaterThan(2 * stirredBy({}, 0.1).foam);
  });

  it('has a wake behind who moves through it, and none before', () => {
    const still = stirredBy({}, 0.1);
    const toRight = stirredBy({ heading: 1 }, 0.1);
    expect(toRight.left).toBeGreaterThan(still.left + 1);
    expect(toRight.right).toBeCloseTo(still.right, 3);
    expect(stirredBy({ heading: -1 }, 0.1).right).toBeGreaterThan(still.right + 1);
    expect(stirredBy({ heading: 1, churns: 1 }, 0.1).foam).toBeGreaterThan(1.2 * toRight.foam);
  });
});
