import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { lumaOf } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { createLight } from '../world/light.ts';
import { boostIn } from './placing/light/boost.ts';
import { levelStage } from './placing/testing/level-stage.ts';
import type { Look } from './sculpt/look.ts';
import { plain } from './sculpt/looks.ts';
import type { Rays } from './sculpt/rays.ts';
import { sculpt } from './sculpt/sculpt.ts';
import { ball } from './sculpt/solid.ts';
import { onSubject } from './subject-light.ts';
import { raysOf, wishIn } from './wish.ts';

const { setting: meadow } = levelStage('a meadow', 3);
const settingAt = (time: 'day' | 'night'): Setting => ({
  ...meadow,
  light: createLight(time, 'clear', 0, 0, null),
});

/** Tells the colour of a ball in that light, by shares of its size to the right and down. */
function drawnIn(rays: Rays, look: Look): (across: number, down: number) => Colour {
  const model = [ball(look, [0, 1, 0], 1)];
  const view = { yaw: 0, pitch: 0, away: 6 };
  const [drawn] = sculpt(model, view, rays, 80, createRandom(1)).sizes;
  if (drawn === undefined) throw new Error('nothing was drawn');
  const { width, height, rgba } = drawn;
  return (across, down) => {
    const o = (Math.round(height * down) * width + Math.round(width * across)) * 4;
    return [rgba[o] as number, rgba[o + 1] as number, rgba[o + 2] as number];
  };
}

const colourOf = (rays: Rays, look: Look): Colour => drawnIn(rays, look)(0.5, 0.5);

/** How bright the middle and the upper edge of a ball, else a grey one, are in that light. */
function ballIn(
  rays: Rays,
  look: Look = plain([0.5, 0.5, 0.5]),
): { readonly middle: number; readonly edge: number } {
  const at = drawnIn(rays, look);
  return { middle: lumaOf(...at(0.5, 0.5)), edge: lumaOf(...at(0.8, 0.16)) };
}

describe('the light on who a picture is about', () => {
  const night = settingAt('night');
  const bare = raysOf(night.light);
  const helped = onSubject(bare, night, 'person');

  it('reaches what faces the eye when the moon stands behind', () => {
    expect(ballIn(helped).middle).toBeGreaterThan(1.5 * ballIn(bare).middle);
  });

  it('parts the edge from the dark', () => {
    expect(ballIn(helped).edge).toBeGreaterThan(1.15 * ballIn(bare).edge);
  });

  it('is that of the place for what is no subject, and for all but skin in the light of day', () => {
    expect(onSubject(bare, night, 'house')).toBe(bare);
    const day = settingAt('day');
    const before = { ...raysOf(day.light), toward: [0, 0.6, -0.8] as const };
    expect(onSubject(before, day, 'dog')).toBe(before);
    expect(onSubject(before, day, 'person')).toEqual({ ...before, skin: expect.any(Number) });
  });

  it('leaves no skin in the dark of who is in or on something', () => {
    expect(onSubject(bare, night, 'bench', true)).toEqual({ ...bare, skin: expect.any(Number) });
  });

  it('leaves no skin in the dark, by whatever light', () => {
    const hues: Colour = [0.8, 0.6, 0.5];
    for (const time of ['day', 'night'] as const) {
      const setting = settingAt(time);
      // The sun stands behind.
      const behind = { ...raysOf(setting.light), toward: [0, 0.1, 0.99] as const };
      const rays = onSubject(behind, setting, 'person');
      const skin = ballIn(rays, plain(hues, { flesh: 1 })).middle;
      expect(skin).toBeGreaterThan((0.78 * lumaOf(...hues)) / boostIn(setting));
      expect(skin).toBeGreaterThan(1.05 * ballIn(rays, plain(hues)).middle);
    }
  });

  it('is warm among lamps', () => {
    const street = { ...night, land: 'city' } as const;
    const [red = 0, , blue = 0] = onSubject(bare, street, 'person').fill ?? [];
    expect(red).toBeGreaterThan(blue);
    const [moonRed = 0, , moonBlue = 0] = helped.fill ?? [];
    expect(moonBlue).toBeGreaterThan(moonRed);
  });

  it('shows skin as skin by the moon, and opens for dark skin', () => {
    const skinIn = (colour: Colour) => plain(colour, { flesh: 1 });
    const [red, , blue] = colourOf(helped, skinIn([0.6, 0.6, 0.6]));
    expect(red).toBeGreaterThan(blue);
    const dark: Colour = [0.4, 0.26, 0.2];
    const gain = (skin: Look, cloth: Look) =>
      ballIn(helped, skin).middle / ballIn(helped, cloth).middle;
    expect(gain(skinIn(dark), plain(dark))).toBeGreaterThan(
      1.1 * gain(skinIn([0.85, 0.66, 0.55]), plain([0.85, 0.66, 0.55])),
    );
  });

  it('is that of its lamps in a room after dark, and of the sky by day', () => {
    const asked = { colour: null, posture: null, tall: 100, isPortrait: false } as const;
    const [red, , blue] = wishIn({ ...night, land: 'kitchen' }, asked).rays.sun;
    expect(red).toBeGreaterThan(1.3 * blue);
    const day = settingAt('day');
    expect(wishIn({ ...day, land: 'kitchen' }, asked).rays.sun).toEqual(raysOf(day.light).sun);
    expect(wishIn(night, asked).rays.sun).toEqual(raysOf(night.light).sun);
  });
});
