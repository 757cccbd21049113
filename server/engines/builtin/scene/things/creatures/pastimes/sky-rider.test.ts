import { describe, expect, it } from 'vitest';
import type { Trait } from '../../../words/trait.ts';
import { wishFor } from '../testing/model-of.ts';
import { skyRider } from './sky-rider.ts';

/** The extent of what is drawn, as shares of the sprite, and the share of it that a colour is told of. */
function drawn(traits: readonly Trait[], is: (r: number, g: number, b: number) => boolean) {
  const size = skyRider(wishFor(traits)).sizes[0];
  const { width = 1, height = 1, rgba = new Float32Array() } = size ?? {};
  let [left, right, top, bottom, told, all] = [width, 0, height, 0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 0.5) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    all += 1;
    if (is(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)) told += 1;
  }
  return { aspect: (right - left) / (bottom - top), share: told / all };
}

describe('what carries somebody through the air', () => {
  it('is a red carpet, wider than who sits on it is high', () => {
    const { aspect, share } = drawn(['oncarpet'], (r, g, b) => r > 3 * g && r > 3 * b);
    expect(aspect).toBeGreaterThan(1.3);
    expect(share).toBeGreaterThan(0.15);
  });

  it('is a mortar of brown wood under an upright rider', () => {
    const { aspect, share } = drawn(['inmortar'], (r, g, b) => r > 1.3 * g && g > 1.2 * b);
    expect(aspect).toBeLessThan(1.5);
    expect(share).toBeGreaterThan(0.3);
  });

  it('is white, of paper or of cloud', () => {
    const isPale = (r: number, g: number, b: number) =>
      Math.min(r, g, b) > 0.6 * Math.max(r, g, b) && Math.max(r, g, b) > 0.25;
    expect(drawn(['onpaperplane'], isPale).share).toBeGreaterThan(0.25);
    expect(drawn(['oncloud'], isPale).share).toBeGreaterThan(0.25);
  });
});
