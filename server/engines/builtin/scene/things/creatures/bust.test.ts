import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { portrait } from './bust.ts';

/** How much more red than blue a portrait is in such light, on the whole. */
function warmthIn(sun: Colour, sky: Colour): number {
  const { sizes } = portrait({
    random: createRandom(4),
    rays: { toward: [0.5, 0.5, -0.7], sun, sky, ground: [0.2, 0.2, 0.2] },
    colour: [0.5, 0.5, 0.5],
    posture: null,
    tall: 90,
    isPortrait: true,
  });
  const rgba = sizes[0]?.rgba ?? [];
  let [red, blue] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    red += alpha * (rgba[at] ?? 0);
    blue += alpha * (rgba[at + 2] ?? 0);
  }
  return red / blue;
}

describe('a portrait', () => {
  it('shows skin as skin at sunset too, though a little warmer than by day', () => {
    const byDay = warmthIn([1, 1, 1], [0.4, 0.4, 0.4]);
    const atSunset = warmthIn([1.4, 0.8, 0.4], [0.45, 0.4, 0.36]);
    expect(atSunset).toBeGreaterThan(1.05 * byDay);
    expect(atSunset).toBeLessThan(1.5 * byDay);
  });
});

it.each([2, 3, 5])('shows no skin on the shoulders of who wears a shirt: %i', (seed) => {
  const { sizes } = portrait({
    random: createRandom(seed),
    rays: {
      toward: [0, 0.5, -0.85],
      sun: [1, 1, 1],
      sky: [0.5, 0.5, 0.5],
      ground: [0.3, 0.3, 0.3],
    },
    colour: [0.1, 0.2, 0.8],
    posture: null,
    traits: ['child', 'boy'],
    tall: 160,
    isPortrait: true,
  });
  const { rgba, width, height } = sizes[0] ?? { rgba: new Float32Array(), width: 0, height: 0 };
  let mixed = 0;
  for (let at = Math.floor(0.62 * height) * width; at < width * height; at++) {
    const [red = 0, , blue = 0, alpha = 0] = rgba.slice(at * 4, at * 4 + 4);
    // Between the colour of the cloth and that of skin.
    if (alpha > 0.9 && red > 0.25 * blue && red < 1.05 * blue) mixed++;
  }
  expect(mixed).toBeLessThan(0.005 * width * height);
});
