import { describe, expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import { type Camera, createFrame, LAND, THING } from '../../frame.ts';
import { mirrorInWet } from './wet.ts';

const [WIDTH, HEIGHT, HORIZON, FOOT] = [24, 200, 90, 100];
const camera: Camera = { focal: 100, horizon: HORIZON, height: 1.6, centre: WIDTH / 2 };

/** The red of a wet street below a lamp at some rows above the foot of what stands on it, by rows below that. */
function below(lamp: readonly [from: number, to: number], wetness: number): number[] {
  const frame = createFrame(WIDTH, HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const row = Math.floor(at / WIDTH);
    const up = FOOT - row;
    if (up > lamp[0] && up <= lamp[1]) frame.rgb[at * 3] = 1;
    frame.kind[at] = row < FOOT ? THING : LAND;
    frame.depth[at] = row < FOOT ? 20 : (100 * 1.6) / (row + 0.5 - HORIZON);
  }
  // As the floor of a street is laid.
  for (let row = FOOT; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++)
      frame.depth[row * WIDTH + column] = (100 * 1.6) / (row - HORIZON);
  mirrorInWet(frame, camera, createNoise(5), wetness, 0);
  return Array.from({ length: HEIGHT - FOOT }, (_, n) => {
    const row = FOOT + n;
    const reds = Array.from(
      { length: WIDTH },
      (_, column) => frame.rgb[(row * WIDTH + column) * 3] as number,
    );
    return reds.reduce((sum, red) => sum + red, 0) / WIDTH;
  });
}

describe('a wet street', () => {
  it('shows a light below itself, drawn out more than that is high the farther it is from the foot', () => {
    const lit = (rows: readonly number[]) => rows.filter((red) => red > 0.005).length;
    const [near, far] = [lit(below([8, 12], 1)), lit(below([48, 52], 1))];
    expect(near).toBeGreaterThan(4);
    expect(far).toBeGreaterThan(near + 8);
  });

  it('mirrors less than half of it where it is not covered with water, and nothing when dry', () => {
    expect(Math.max(...below([8, 12], 1))).toBeLessThan(0.6);
    expect(Math.max(...below([8, 12], 0))).toBe(0);
  });

  it('leaves what stands on the ground dry, and mirrors from the foot of that', () => {
    const frame = createFrame(WIDTH, HEIGHT);
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      const row = Math.floor(at / WIDTH);
      const isBox = row >= 130 && row < 150;
      frame.kind[at] = row < FOOT || isBox ? THING : LAND;
      frame.depth[at] = row < FOOT ? 20 : isBox ? 3 : (100 * 1.6) / (row - HORIZON);
      if (isBox) frame.rgb[at * 3 + 1] = 1;
    }
    mirrorInWet(frame, camera, createNoise(5), 1, 0);
    const green = (row: number) => frame.rgb[(row * WIDTH + 12) * 3 + 1] as number;
    expect(green(140)).toBe(1);
    expect(green(152)).toBeGreaterThan(0.1);
    expect(green(120)).toBe(0);
  });
});
