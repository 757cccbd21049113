import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { createBreaker } from './breaker.ts';
import { type Camera, createFrame } from './frame.ts';

const SIZE = 200;
const CAMERA: Camera = { focal: 190, horizon: 90, height: 9, centre: SIZE / 2 };

const breakerOf = (prompt: string) =>
  createBreaker(createFrame(SIZE, SIZE), CAMERA, decide(readPrompt(prompt), null, 6, 0));

describe('createBreaker', () => {
  it('stands above the horizon behind a surfer, with foam on its crest and none at its foot', () => {
    const wave = breakerOf('a surfer on the sea');
    const along = Array.from({ length: 200 }, (_, z) => wave?.height(0, z) ?? 0);
    const top = Math.max(...along);
    const crest = along.indexOf(top);
    expect(top).toBeGreaterThan(CAMERA.height);
    expect(CAMERA.horizon - (CAMERA.focal * (top - CAMERA.height)) / crest).toBeLessThan(
      CAMERA.horizon - 0.1 * SIZE,
    );
    const foamAlong = [-20, -10, 0, 10, 20].map((x) => wave?.foam(x, crest - 0.5) ?? 0);
    expect(Math.max(...foamAlong)).toBeGreaterThan(0.5);
    expect(wave?.foam(0, 2)).toBe(0);
  });

  it('breaks where a great wave is named in any language, and nowhere else', () => {
    for (const prompt of [
      'a huge wave',
      'eine riesige Welle',
      'une grande vague',
      '巨浪',
      '큰 파도',
    ])
      expect(breakerOf(prompt), prompt).not.toBeNull();
    expect(breakerOf('a calm sea')).toBeNull();
    expect(breakerOf('a mountain')).toBeNull();
  });
});
