import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import { createFrame, type Frame, SKY, THING } from '../../frame.ts';
import { paintPane } from './pane.ts';

const PANE = { left: 20, right: 100, top: 10, bottom: 90 };

/** A grey frame of which the right half of the pane is behind something, and one pixel of it as bright as a lamp. */
function paned(setting: Partial<Setting>): Frame {
  const frame = createFrame(120, 100);
  frame.rgb.fill(0.25);
  frame.kind.fill(SKY);
  for (let at = 0; at < frame.kind.length; at++) if (at % 120 >= 60) frame.kind[at] = THING;
  frame.rgb.fill(0.95, (50 * 120 + 30) * 3, (50 * 120 + 31) * 3);
  const random = createRandom(4);
  paintPane(frame, PANE, {
    time: 'day',
    weather: 'clear',
    outlook: 'field',
    random,
    ...setting,
  } as Setting);
  return frame;
}
const at = ({ rgb }: Frame, column: number, row: number) => rgb[(row * 120 + column) * 3] as number;

describe('paintPane', () => {
  it('leaves a clear day as it is', () => {
    const { rgb } = paned({});
    expect(rgb.every((value) => value === Math.fround(0.25) || value === Math.fround(0.95))).toBe(
      true,
    );
  });

  it('darkens the land by night but neither its lamps nor what is before the window', () => {
    const night = paned({ time: 'night' });
    expect(at(night, 40, 50)).toBeLessThan(0.12);
    expect(at(night, 30, 50)).toBeGreaterThan(0.9);
    expect(at(night, 80, 50)).toBeCloseTo(0.25);
    expect(at(night, 10, 5)).toBeCloseTo(0.25);
  });

  it('shows a town brighter in the morning, and leaves its lights by night', () => {
    expect(at(paned({ time: 'dawn', outlook: 'street' }), 40, 50)).toBeGreaterThan(0.3);
    expect(at(paned({ time: 'night', outlook: 'street' }), 40, 50)).toBeCloseTo(0.25);
  });

  it('stands and runs wet on the glass in rain, and only there', () => {
    const wet = paned({ weather: 'rain' });
    const changed = Array.from({ length: 120 * 100 }, (_, n) => n).filter(
      (n) => Math.abs((wet.rgb[n * 3] as number) - 0.25) > 0.02 && n !== 50 * 120 + 30,
    );
    expect(changed.length).toBeGreaterThan(0.05 * 40 * 80);
    expect(changed.every((n) => n % 120 >= 20 && n % 120 < 60)).toBe(true);
    expect(changed.every((n) => n >= 10 * 120 && n < 90 * 120)).toBe(true);
  });
});
