import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { sunPosition } from '../sky/heavens.ts';
import { createCamera, mapGround } from '../view.ts';
import { moonGap } from './moon-gap.ts';

const SIZE = 96;

/** The gap in the forest of a prompt's picture, and where the moon stands in that. */
function gapIn(prompt: string, index: number) {
  const setting = decide(readPrompt(prompt), null, 7, index);
  const frame = createFrame(SIZE, SIZE);
  const apart = () => setting;
  const camera = createCamera(frame, setting, mapGround(frame, apart()));
  const [x, y] = sunPosition(camera, setting.light.toward);
  return { gap: moonGap(frame, camera, setting), x, y };
}

describe('the leaves of a forest', () => {
  it.each([0, 1, 2, 3])('leave the sky about a moon open that was asked for, turn %i', (turn) => {
    const { gap, x, y } = gapIn('a fox in the woods at full moon', turn);
    expect(gap?.(x, y)).toBe(1);
    expect(gap?.(x < SIZE / 2 ? SIZE : 0, y)).toBe(0);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SIZE);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SIZE / 2);
  });

  it('close over a forest by night of which no moon was named, and by day', () => {
    expect(gapIn('a fox in the woods at night', 0).gap).toBeNull();
    expect(gapIn('a fox in the woods', 0).gap).toBeNull();
  });
});
