import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createCamera, mapGround } from '../view.ts';
import { planStrike } from './lightning.ts';
import { paintTornado } from './tornado.ts';

/** Sides of the picture in pixels. */
const SIZE = 96;

/** How many pixels of some rows are dark once a tornado is painted into a white picture of what is so far away. */
function darkIn(rows: readonly number[], away: number): number[] {
  const frame = createFrame(SIZE, SIZE);
  const setting = decide(readPrompt('a tornado over a wheat field'), null, 3, 0);
  const map = mapGround(frame, setting);
  frame.rgb.fill(1);
  frame.depth.fill(away);
  paintTornado(frame, createCamera(frame, setting, map), setting, map);
  return rows.map((row) => {
    const red = Array.from({ length: SIZE }, (_, x) => frame.rgb[(row * SIZE + x) * 3] as number);
    return red.filter((own) => own < 0.6).length;
  });
}

describe('a tornado', () => {
  it('hangs from the clouds and narrows toward the ground', () => {
    const [high = 0, middle = 0, low = 0] = darkIn([2, 14, 28], Number.POSITIVE_INFINITY);
    expect(low).toBeGreaterThan(0);
    expect(middle).toBeGreaterThan(low);
    expect(high).toBeGreaterThan(middle);
  });

  it('is hidden by what is nearer', () => {
    expect(darkIn([2, 14, 28], 20)).toEqual([0, 0, 0]);
  });

  it('hangs where the sky is seen if houses hide it aside', () => {
    const frame = createFrame(SIZE, SIZE);
    const setting = decide(readPrompt('a tornado over a wheat field'), null, 3, 0);
    const map = mapGround(frame, setting);
    frame.rgb.fill(1);
    // Only between the middle columns is anything far off.
    const isOpen = (x: number) => Math.abs(x - SIZE / 2) < 8;
    for (let at = 0; at < SIZE * SIZE; at++)
      frame.depth[at] = isOpen(at % SIZE) ? Number.POSITIVE_INFINITY : 20;
    paintTornado(frame, createCamera(frame, setting, map), setting, map);
    const dark = Array.from({ length: 20 }, (_, row) =>
      Array.from({ length: SIZE }, (_, x) => frame.rgb[(row * SIZE + x) * 3] as number),
    ).flat();
    expect(dark.filter((own) => own < 0.6).length).toBeGreaterThan(60);
  });

  it('is darker than a pale sky and lighter than that of a night', () => {
    for (const [sky, isDarker] of [
      [0.5, true],
      [0.03, false],
    ] as const) {
      const frame = createFrame(SIZE, SIZE);
      const setting = decide(readPrompt('a tornado over a wheat field'), null, 3, 0);
      const map = mapGround(frame, setting);
      frame.rgb.fill(sky);
      frame.depth.fill(Number.POSITIVE_INFINITY);
      paintTornado(frame, createCamera(frame, setting, map), setting, map);
      const row = Array.from({ length: SIZE }, (_, x) => frame.rgb[(20 * SIZE + x) * 3] as number);
      const differs = row.filter((own) => (isDarker ? own < 0.7 * sky : own > 2 * sky));
      expect(differs.length, String(sky)).toBeGreaterThan(3);
    }
  });

  it('is never hidden by the lightning of its storm, nor by a forest', () => {
    for (const index of [0, 1, 2, 3]) {
      const setting = decide(readPrompt('a tornado over a wheat field'), null, 11, index);
      const frame = createFrame(SIZE, SIZE);
      const map = mapGround(frame, setting);
      const strike = planStrike(frame, createCamera(frame, setting, map), setting, map);
      expect((strike.column - SIZE / 2) * setting.side, String(index)).toBeGreaterThan(0.15 * SIZE);
      expect(decide(readPrompt('a tornado in a forest'), null, 11, index).land).toBe('forest');
    }
  });
});
