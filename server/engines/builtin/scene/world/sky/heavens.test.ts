import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { type Camera, createFrame } from '../frame.ts';
import { moonPosition, paintHeavens, shownIn, sunPosition } from './heavens.ts';
import { paintMoon } from './spheres.ts';

const settingOf = (prompt: string, index = 0) => decide(readPrompt(prompt), null, 7, index);
const INDICES = [0, 1, 2, 3];
const camera: Camera = { focal: 92, horizon: 55, height: 2, centre: 50 };

describe('the sun and the moon', () => {
  it.each(INDICES)('leave the glow after sunset empty: picture %i', (index) => {
    expect(shownIn(settingOf('a lighthouse by the sea at dusk', index))).toEqual({
      sun: false,
      moon: false,
    });
  });

  it.each(INDICES)('are not shown together unless both were asked for: picture %i', (index) => {
    expect(shownIn(settingOf('full moon over the sea at sunset', index))).toEqual({
      sun: false,
      moon: true,
    });
    expect(shownIn(settingOf('the moon and the setting sun over the sea', index)).moon).toBe(true);
    expect(shownIn(settingOf('the sea at sunset', index)).moon).toBe(false);
    expect(shownIn(settingOf('a meadow at night', index)).sun).toBe(false);
  });

  it.each(INDICES)('stand far from each other where a low sun still glows: picture %i', (index) => {
    for (const prompt of ['full moon over the sea at sunset', 'the moon over a city at dusk']) {
      const setting = settingOf(prompt, index);
      const [sun] = sunPosition(camera, setting.light.toward);
      const [moon, row] = moonPosition({ width: 100 }, camera, setting);
      expect(Math.abs(moon - sun)).toBeGreaterThan(30);
      expect(row).toBeLessThan(0.5 * camera.horizon);
    }
  });

  it('are hidden by the smoke of lava by night, unless the moon was asked for', () => {
    expect(shownIn(settingOf('erupting volcano with rivers of lava at night')).moon).toBe(false);
    expect(shownIn(settingOf('erupting volcano at night, full moon')).moon).toBe(true);
  });
});

it.each(INDICES)(
  'shows the second of two suns that are named in its light: picture %i',
  (index) => {
    const setting = settingOf('two suns over a desert', index);
    expect(shownIn(setting).sun).toBe(true);
    const brightPixels = (sky: typeof setting.idea.sky): number => {
      const frame = createFrame(100, 100);
      paintHeavens(frame, camera, { ...setting, idea: { ...setting.idea, sky } });
      return Array.from(frame.rgb).filter((value, at) => at % 3 === 0 && value > 1).length;
    };
    expect(brightPixels(setting.idea.sky)).toBeGreaterThan(1.2 * brightPixels(['sun']));
  },
);

it('shows a moon that looms over what is feared, larger than over other lands', () => {
  const moonlitPixels = (prompt: string): number => {
    const setting = { ...settingOf(prompt), cumulus: 0 };
    const light = { ...setting.light, toward: [0, 0.3, 0.95] as const };
    const frame = createFrame(100, 100);
    paintHeavens(frame, camera, { ...setting, light });
    return Array.from(frame.rgb).filter((value, at) => at % 3 === 0 && value > 0.45).length;
  };
  const usual = moonlitPixels('a house on a hill at night, full moon');
  expect(usual).toBeGreaterThan(0);
  expect(moonlitPixels('a haunted house on a hill')).toBeGreaterThan(3 * usual);
});

describe('a moon', () => {
  /** Red and blue in the middle of a moon at a row, before a sky. */
  const middle = (row: number, sky: readonly number[]) => {
    const frame = createFrame(64, 64);
    for (let at = 0; at < frame.rgb.length; at++) frame.rgb[at] = sky[at % 3] ?? 0;
    paintMoon(frame, { x: 32, y: row, radius: 6, lit: [0, 0, 1] }, 60, createNoise(3));
    return [0, 1, 2].map((c) => frame.rgb[(row * 64 + 32) * 3 + c] ?? 0);
  };

  it('is warm where it stands low, and never darker than its sky', () => {
    const [red = 0, , blue = 0] = middle(56, [0.02, 0.02, 0.02]);
    expect(red).toBeGreaterThan(1.3 * blue);
    const sky = [0.5, 0.7, 0.95];
    middle(20, sky).forEach((value, c) => expect(value).toBeGreaterThanOrEqual(sky[c] ?? 0));
  });

  it('has a rim that the air blurs over more than a pixel', () => {
    const frame = createFrame(200, 200);
    frame.rgb.fill(0.05);
    paintMoon(frame, { x: 100, y: 60, radius: 40, lit: [0, 0, 1] }, 190, createNoise(3));
    const at = (x: number) => frame.rgb[(60 * 200 + x) * 3] ?? 0;
    expect(Math.abs(at(139) - at(141))).toBeLessThan(0.6 * (at(130) - at(146)));
  });
});

it('two moons are one and a smaller one beside it, in every language', () => {
  const setting = settingOf('two moons over the desert at night');
  const brightPixels = (sky: typeof setting.idea.sky): number => {
    const frame = createFrame(100, 100);
    paintHeavens(frame, camera, { ...setting, idea: { ...setting.idea, sky } });
    return Array.from(frame.rgb).filter((value, at) => at % 3 === 0 && value > 0.45).length;
  };
  expect(brightPixels(setting.idea.sky)).toBeGreaterThan(1.15 * brightPixels(['moon']));
  for (const prompt of [
    'deux lunes',
    'zwei Monde',
    'dos lunas',
    'две луны',
    '两个月亮',
    '二つの月',
  ])
    expect(readPrompt(prompt).sky, prompt).toEqual(['moon', 'twinmoons']);
});

it('a crescent moon is thin, in every language', () => {
  const setting = settingOf('a crescent moon over the desert at night');
  const brightPixels = (sky: typeof setting.idea.sky): number => {
    const frame = createFrame(100, 100);
    paintHeavens(frame, camera, { ...setting, idea: { ...setting.idea, sky } });
    return Array.from(frame.rgb).filter((value, at) => at % 3 === 0 && value > 0.45).length;
  };
  const full = brightPixels(['moon']);
  expect(brightPixels(setting.idea.sky)).toBeLessThan(0.6 * full);
  expect(brightPixels(setting.idea.sky)).toBeGreaterThan(0.05 * full);
  for (const prompt of [
    'Mondsichel über dem Wald',
    'croissant de lune',
    'luna creciente',
    'полумесяц над лесом',
    '新月',
    '三日月と森',
    'hilal',
    'هلال',
    '초승달',
  ])
    expect(readPrompt(prompt).sky, prompt).toEqual(['moon', 'crescentmoon']);
  expect(readPrompt('full moon').sky).toEqual(['moon']);
});
