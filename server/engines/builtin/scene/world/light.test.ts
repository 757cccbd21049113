import { describe, expect, it } from 'vitest';
import type { DayTime } from '../words/idea.ts';
import { createLight } from './light.ts';
import { clearSky } from './sky/sky.ts';

const lightAt = (time: DayTime) => createLight(time, 'clear', 1.2, 0, null);

/** The mean of red less blue over the sky away from the sun, from near the horizon up: how warm it is. */
function warmthOf(time: DayTime): number {
  const ups = [0.05, 0.12, 0.2, 0.3];
  const skies = ups.map((up) => clearSky(lightAt(time), 0, up, Math.sqrt(1 - up * up)));
  return skies.reduce((sum, [red, , blue]) => sum + red - blue, 0) / ups.length;
}

describe('the light of a time of day', () => {
  it('is cool and pale in the morning and warm and deep in the evening', () => {
    const [dawn, sunset] = [lightAt('dawn'), lightAt('sunset')];
    expect(warmthOf('dawn')).toBeLessThan(0.15);
    expect(warmthOf('sunset')).toBeGreaterThan(warmthOf('dawn') + 0.2);
    const paleness = ({ middle }: typeof dawn) => Math.min(...middle);
    expect(paleness(dawn)).toBeGreaterThan(paleness(sunset) + 0.2);
    expect(dawn.ambient[2] - dawn.ambient[0]).toBeGreaterThan(
      sunset.ambient[2] - sunset.ambient[0],
    );
  });

  it('is as clean and blue at noon as at no other time', () => {
    for (const time of ['dawn', 'sunset', 'dusk'] as const)
      expect(warmthOf('day')).toBeLessThan(warmthOf(time) - 0.05);
  });

  it('leaves an afterglow below the blue of dusk', () => {
    const { horizon, zenith } = lightAt('dusk');
    expect(horizon[0]).toBeGreaterThan(horizon[2] + 0.2);
    expect(zenith[2]).toBeGreaterThan(zenith[0] + 0.1);
  });

  it('glows below the clouds where it rains at sunset, and is dull in the rain by day', () => {
    const wet = (time: DayTime) => createLight(time, 'rain', 0.4, 0, null);
    const glow = ({ horizon: [red, , blue] }: ReturnType<typeof wet>) => red - blue;
    expect(glow(wet('sunset'))).toBeGreaterThan(0.4);
    expect(glow(wet('day'))).toBeLessThan(0.1);
    const { zenith, horizon } = wet('sunset');
    expect(zenith[0]).toBeLessThan(0.5 * horizon[0]);
  });
});

describe('the light of a picture that must stay readable', () => {
  it('keeps blue overhead and in the shade at sunset, and orange where the sun is', () => {
    const { zenith, ambient, sun, horizon } = lightAt('sunset');
    expect(zenith[2] - zenith[0]).toBeGreaterThan(0.3);
    expect(ambient[2] - ambient[0]).toBeGreaterThan(0.2);
    expect(sun[0] - sun[2]).toBeGreaterThan(0.8);
    expect(horizon[0] - horizon[2]).toBeGreaterThan(0.6);
  });

  it('leaves a lighter band along the horizon of a storm, before which things are seen', () => {
    const luma = ([r, g, b]: readonly number[]) =>
      0.3 * (r as number) + 0.59 * (g as number) + 0.11 * (b as number);
    for (const time of ['day', 'night'] as const) {
      const { horizon, middle } = createLight(time, 'storm', 1.2, 0, null);
      expect(luma(horizon)).toBeGreaterThan(1.8 * luma(middle));
    }
  });
});
