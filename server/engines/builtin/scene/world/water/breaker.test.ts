import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { type Camera, createFrame, THING } from '../frame.ts';
import { planBreaker } from './breaker.ts';
import { paintBreaker } from './paint-breaker.ts';

const SIZE = 128;
const CAMERA: Camera = { focal: 120, horizon: 58, height: 9, centre: SIZE / 2 };

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 6, 0);
const breakerOf = (prompt: string) =>
  planBreaker(createFrame(SIZE, SIZE), CAMERA, settingOf(prompt));

describe('a great wave', () => {
  it('stands higher than the eye, its lip thrown forward over a hollow where it breaks', () => {
    const wave = breakerOf('a surfer on the sea');
    if (wave === null) throw new Error('no wave');
    expect(wave.top).toBeGreaterThan(CAMERA.height);
    const [, , lip] = wave.at(-0.3, 1);
    const deepest = Math.max(...[0.2, 0.4, 0.6].map((up) => wave.at(-0.3, up)[2]));
    expect(deepest - lip).toBeGreaterThan(0.3 * wave.top);
  });

  it('stands not before a lighthouse, on whose rock waves break', () => {
    expect(breakerOf('a lighthouse in a storm with crashing waves')).toBeNull();
    expect(breakerOf('a storm with crashing waves at sea')).not.toBeNull();
  });

  it('does not curl on its shoulder, and ends in the water in front and behind', () => {
    const wave = breakerOf('a surfer on the sea');
    if (wave === null) throw new Error('no wave');
    expect(wave.curl(0.9)).toBe(0);
    expect(wave.curl(-0.6)).toBe(1);
    for (const along of [-0.8, -0.3, 0.2, 0.8]) {
      expect(wave.at(along, 0)[1]).toBeCloseTo(0, 5);
      expect(wave.at(along, 2)[1]).toBeCloseTo(0, 5);
    }
  });

  it('is drawn before the sky, with white foam and green water', () => {
    const frame = createFrame(SIZE, SIZE);
    frame.depth.fill(Number.POSITIVE_INFINITY);
    const setting = { ...settingOf('a huge wave at noon'), time: 'day' as const };
    const wave = planBreaker(frame, CAMERA, setting);
    if (wave === null) throw new Error('no wave');
    paintBreaker(frame, CAMERA, setting, wave);
    const drawn = [...frame.kind.keys()].filter((at) => frame.kind[at] === THING);
    expect(drawn.some((at) => at < 0.8 * CAMERA.horizon * SIZE)).toBe(true);
    const colours = drawn.map((at) => [...frame.rgb.subarray(at * 3, at * 3 + 3)]);
    const share = (test: (red: number, green: number) => boolean) =>
      colours.filter(([red = 0, green = 0]) => test(red, green)).length / drawn.length;
    expect(share((red, green) => red > 0.6 && green > 0.6)).toBeGreaterThan(0.1);
    expect(share((red, green) => green > red + 0.15)).toBeGreaterThan(0.1);
  });

  it('breaks where one is named in any language, and nowhere else', () => {
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
