import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createMist } from './mist.ts';

describe('mist between trunks', () => {
  it('is green where bamboo grows', () => {
    const frame = createFrame(4, 4);
    const camera = { focal: 4, horizon: 2, height: 2, centre: 2 };
    const greenOf = (prompt: string): number => {
      const setting = decide(readPrompt(prompt), null, 1, 0);
      const [red = 0, green = 0, blue = 0] = createMist(frame, camera, setting).glow;
      return green - Math.max(red, blue);
    };
    expect(greenOf('a bamboo forest in fog')).toBeGreaterThan(0.08);
    expect(greenOf('a forest of firs in fog')).toBeLessThan(0.02);
  });
});
