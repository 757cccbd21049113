import { expect, it } from 'vitest';
import { createFrame } from '../world/frame.ts';
import { softenAround } from './focus.ts';

const SIDE = 160;

/** A chequered ground far off, before which something red stands near in the left half. */
function scene() {
  const frame = createFrame(SIDE, SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const isNear = at % SIDE < SIDE / 2;
    const grey = ((at % SIDE) + Math.floor(at / SIDE)) % 2;
    frame.depth[at] = isNear ? 5 : 90;
    frame.rgb.set(isNear ? [grey, 0, 0] : [grey, grey, grey], at * 3);
  }
  return frame;
}

it('leaves sharp what the lens is set to, and softens what is far behind without a halo', () => {
  const frame = scene();
  const before = frame.rgb.slice();
  softenAround(frame, 5, 1);
  const pixel = (x: number, y: number) =>
    frame.rgb.slice((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3);
  expect(pixel(30, 80)).toEqual(before.slice((80 * SIDE + 30) * 3, (80 * SIDE + 30) * 3 + 3));
  for (const x of [SIDE / 2, SIDE / 2 + 1, SIDE - 20]) {
    const [red = 0, green = 0] = pixel(x, 80);
    expect(Math.abs(red - 0.5)).toBeLessThan(0.2);
    expect(Math.abs(red - green)).toBeLessThan(0.02);
  }
});
