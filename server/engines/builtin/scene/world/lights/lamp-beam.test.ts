import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { type Camera, createFrame, type Frame, THING } from '../frame.ts';
import { type Lamp, paintBeams } from './lamp-beam.ts';

const SIZE = 120;
const CAMERA: Camera = { focal: 110, horizon: 80, height: 6, centre: SIZE / 2 };
/** Seen in the middle, 55 rows above the horizon. */
const LAMP: Lamp = { x: 0, y: 31, z: 50, size: 30 };
const ROW = 25;

function lit(prompt: string, hide: (frame: Frame) => void = () => {}): Frame {
  const frame = createFrame(SIZE, SIZE);
  hide(frame);
  paintBeams(frame, CAMERA, decide(readPrompt(prompt), null, 3, 0), [LAMP]);
  return frame;
}

const redAt = ({ rgb }: Frame, column: number, row: number): number =>
  rgb[(row * SIZE + column) * 3] as number;

describe('the beam of a lighthouse', () => {
  it('is brighter than the night above and below it, on both sides of the lamp', () => {
    for (const prompt of ['a lighthouse at night', 'a lighthouse in a storm']) {
      const frame = lit(prompt);
      for (const column of [35, 85]) {
        const within = Math.max(
          ...[-3, -2, -1, 0, 1].map((off) => redAt(frame, column, ROW + off)),
        );
        expect(within, prompt).toBeGreaterThan(0.1);
        expect(redAt(frame, column, ROW - 18)).toBeLessThan(0.4 * within);
        expect(redAt(frame, column, ROW + 18)).toBeLessThan(0.4 * within);
      }
    }
  });

  it('is not seen on a clear day, nor before what is nearer', () => {
    expect(Math.max(...lit('a lighthouse on a sunny day').rgb)).toBe(0);
    const mast = ROW * SIZE + 85;
    const frame = lit('a lighthouse at night', ({ kind, depth }) => {
      kind[mast] = THING;
      depth[mast] = 20;
    });
    expect(redAt(frame, 85, ROW)).toBe(0);
    expect(redAt(frame, 86, ROW)).toBeGreaterThan(0);
  });
});
