import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { LAND, THING } from '../world/frame.ts';
import { applyStyle } from './apply-style.ts';
import { darkMarks } from './dark-marks.ts';
import { paintWatercolour } from './media/watercolour.ts';

const SIDE = 96;
const SKIN = [0.82, 0.62, 0.5] as const;
const LEAF = [0.3, 0.6, 0.2] as const;
const EYES = [40, 52] as const;

/** A plane of one colour with two small dark eyes in its middle. */
function faceOf(colour: readonly [number, number, number]): Float32Array {
  const rgb = new Float32Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at++) rgb.set(colour, at * 3);
  for (const left of EYES)
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
      [2, 1],
    ] as const)
      rgb.set([0.12, 0.08, 0.06], ((48 + y) * SIDE + left + x) * 3);
  return rgb;
}

const eyeAt = (left: number): number => 48 * SIDE + left + 1;
const BARE = 48 * SIDE + 47;

describe('dark marks', () => {
  it('are the eyes in a face, and nothing else of it', () => {
    const marks = darkMarks(faceOf(SKIN), SIDE, 0.1);
    for (const left of EYES) expect(marks[eyeAt(left)]).toBe(1);
    expect(marks.reduce((sum, one) => sum + one, 0)).toBe(10);
  });

  it('are none in leaves, and none that are as large as things are', () => {
    expect(Math.max(...darkMarks(faceOf(LEAF), SIDE, 0.1))).toBe(0);
    const rgb = faceOf(SKIN);
    for (let y = 20; y < 40; y++)
      for (let x = 20; x < 40; x++) rgb.set([0.1, 0.1, 0.1], (y * SIDE + x) * 3);
    expect(darkMarks(rgb, SIDE, 0.1)[30 * SIDE + 30]).toBe(0);
  });

  it('are found at every border too', () => {
    for (const unit of [0.1, 0.5, 1]) {
      const marks = darkMarks(faceOf(SKIN).fill(0.1, 0, 9), SIDE, unit);
      expect(marks.every((one) => one >= 0 && one <= 1)).toBe(true);
      expect(marks[0]).toBeGreaterThan(0.5);
    }
  });

  it('are none on the ground where that is told', () => {
    const kind = new Uint8Array(SIDE * SIDE).fill(LAND);
    expect(Math.max(...darkMarks(faceOf(SKIN), SIDE, 0.1, kind))).toBe(0);
    expect(Math.max(...darkMarks(faceOf(SKIN), SIDE, 0.1, kind.fill(THING)))).toBe(1);
  });

  it('stay in a comic', () => {
    const frame = {
      width: SIDE,
      height: SIDE,
      rgb: faceOf(SKIN),
      depth: new Float32Array(SIDE * SIDE).fill(8),
      kind: new Uint8Array(SIDE * SIDE).fill(THING),
    };
    const look = { random: createRandom(1), mood: null, medium: null };
    const drawn = applyStyle(frame, look, 'cartoon');
    const lightAt = (at: number): number => drawn[at * 4 + 1] as number;
    for (const left of EYES) expect(lightAt(eyeAt(left))).toBeLessThan(0.5 * lightAt(BARE));
  });

  it('stay in watercolour', () => {
    const rgb = faceOf(SKIN);
    const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    for (let at = 0; at < SIDE * SIDE; at++)
      for (let c = 0; c < 3; c++) data[at * 4 + c] = 255 * (rgb[at * 3 + c] as number);
    const painted = paintWatercolour({ width: SIDE, height: SIDE, data }, 1, 1, () => {});
    const lightAt = (at: number): number => painted.data[at * 4 + 1] as number;
    for (const left of EYES) expect(lightAt(eyeAt(left))).toBeLessThan(0.6 * lightAt(BARE));
  });
});
