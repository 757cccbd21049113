import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { createFrame, LAND } from '../world/frame.ts';
import { paintRoom } from '../world/room/paint-room.ts';
import { isStillLife } from './still-life.ts';

const SIDE = 64;

/** The share of the picture's rows, in its middle column, that show a table or a floor. */
function shareOfTable(prompt: string, index: number): number {
  const setting = decide(readPrompt(prompt), null, 3, index);
  const frame = createFrame(SIDE, SIDE);
  const horizon = Math.round(SIDE * setting.horizon);
  const camera = { focal: 0.92 * SIDE * setting.lens, horizon, height: 1.5, centre: SIDE / 2 };
  paintRoom(frame, camera, setting);
  const rows = Array.from({ length: SIDE }, (_, row) => frame.kind[row * SIDE + SIDE / 2]);
  return rows.filter((kind) => kind === LAND).length / SIDE;
}

describe('a still life', () => {
  it('is food where it is all that was asked for', () => {
    expect(isStillLife(readPrompt('pizza on a wooden table'))).toBe(true);
    expect(isStillLife(readPrompt('a cup of coffee and a cake in a kitchen'))).toBe(true);
    expect(isStillLife(readPrompt('a cake in a forest'))).toBe(false);
    expect(isStillLife(readPrompt('a girl with a cake'))).toBe(false);
    expect(isStillLife(readPrompt('a cup of tea on the windowsill'))).toBe(false);
  });

  it.each([0, 1, 2, 3])('looks over a table into a room, picture %i', (index) => {
    const share = shareOfTable('a pizza', index);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  });

  it.each([0, 1, 2, 3])('shows nothing but the table from above, picture %i', (index) => {
    expect(shareOfTable('a pizza, top-down', index)).toBe(1);
  });
});
