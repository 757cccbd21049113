import { describe, expect, it } from 'vitest';
import { plain } from '../../sculpt/looks.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { handOf } from './hand.ts';

const SKIN = plain([0.8, 0.6, 0.5]);
const ELBOW: Vector = [0, 0.3, -0.1];
const WRIST: Vector = [0, 0.15, -0.1];

const away = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The last pieces of fingers and thumb: narrow, and nothing goes on from their end. */
function tipsOf(holds: boolean, [elbow, wrist] = [ELBOW, WRIST]) {
  const pieces = handOf(SKIN, elbow, wrist, 1, holds);
  return pieces.filter(
    ({ shape, r2, b }) =>
      shape === 'cone' && r2 < 0.01 && !pieces.some(({ a }) => away(a, b) === 0),
  );
}

describe('a hand', () => {
  it('hangs with four fingers and a thumb that do not touch at their tips', () => {
    const tips = tipsOf(false);
    expect(tips).toHaveLength(5);
    tips.forEach((one, n) => {
      for (const other of tips.slice(n + 1))
        expect(away(one.b, other.b)).toBeGreaterThan(one.r2 + other.r2);
    });
  });

  it('lets its fingers hang side by side, bent, and does not spread them', () => {
    const fingers = tipsOf(false).filter(({ b }) => b[1] < 0.08);
    expect(fingers).toHaveLength(4);
    const ahead = fingers.map(({ b }) => b[0]);
    expect(Math.max(...ahead) - Math.min(...ahead)).toBeLessThan(0.045);
    for (const { a, b } of fingers)
      expect(Math.abs(b[2] - a[2])).toBeGreaterThan(0.4 * (a[1] - b[1]));
  });

  it('is shorter as a fist', () => {
    const reach = (holds: boolean) => Math.max(...tipsOf(holds).map(({ b }) => away(b, WRIST)));
    expect(reach(true)).toBeLessThan(0.7 * reach(false));
  });

  it('bends its fingers toward the body on either side', () => {
    const far = tipsOf(false, [
      [0, 0.3, 0.1],
      [0, 0.15, 0.1],
    ]);
    for (const { b } of tipsOf(false)) expect(b[2]).toBeGreaterThan(-0.1);
    for (const { b } of far) expect(b[2]).toBeLessThan(0.1);
  });
});
