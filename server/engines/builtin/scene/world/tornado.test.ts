import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { createFrame } from './frame.ts';
import { paintTornado } from './tornado.ts';
import { createCamera, mapGround } from './view.ts';

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
});
