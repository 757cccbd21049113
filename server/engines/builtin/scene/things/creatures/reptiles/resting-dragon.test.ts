import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { restingDragon } from './resting-dragon.ts';

const sprite = restingDragon({
  random: createRandom(3),
  rays: {
    toward: [0.5, 0.7, -0.5],
    sun: [0.8, 0.8, 0.7],
    sky: [0.4, 0.4, 0.4],
    ground: [0.3, 0.3, 0.3],
  },
  colour: [0.1, 0.5, 0.2],
  posture: null,
  tall: 120,
  isPortrait: true,
});

/** Where along the sprite pixels of a kind are, as shares of its width. */
function placesOf(is: (red: number, green: number, blue: number) => boolean): number[] {
  const [texels] = sprite.sizes;
  if (texels === undefined) throw new Error('no size');
  const found: number[] = [];
  for (let at = 0; at < texels.rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = texels.rgba.subarray(at, at + 4);
    if (alpha > 0.9 && is(red, green, blue)) found.push(((at / 4) % texels.width) / texels.width);
  }
  return found;
}

const within = (places: readonly number[], from: number, to: number) =>
  places.filter((place) => place >= from && place < to).length;

describe('a dragon that sleeps', () => {
  it('lies stretched out, its head apart from its body', () => {
    expect(sprite.width).toBeGreaterThan(1.8 * sprite.height);
    const horns = placesOf((red, green, blue) => red > 0.5 && blue > 0.35 && red >= green);
    expect(within(horns, 0, 0.35)).toBeGreaterThan(40);
  });

  it('shows a closed eye and the line of its mouth on its head', () => {
    const lines = placesOf((red, green, blue) => Math.max(red, green, blue) < 0.14 && red > green);
    expect(within(lines, 0, 0.25)).toBeGreaterThan(12);
  });

  it('lies in one piece from its head to its tail, without a gap between them', () => {
    const [texels] = sprite.sizes;
    if (texels === undefined) throw new Error('no size');
    const { width, height, rgba } = texels;
    const solid = (x: number, y: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) > 0.5;
    // All that is solid is reached from one place of its back.
    const middle = Math.floor(width / 2);
    const start = Array.from({ length: height }, (_, y) => y).find((y) => solid(middle, y));
    if (start === undefined) throw new Error('no body');
    const open: [number, number][] = [[middle, start]];
    const reached = new Set<number>();
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = at;
      if (x < 0 || y < 0 || x >= width || y >= height || !solid(x, y)) continue;
      if (reached.has(y * width + x)) continue;
      reached.add(y * width + x);
      open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
    }
    let all = 0;
    for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) > 0.5) all++;
    expect(reached.size).toBeGreaterThan(0.97 * all);
  });

  it('lays its wing along its back: no part of it stands higher than a third over the flank', () => {
    const [texels] = sprite.sizes;
    if (texels === undefined) throw new Error('no size');
    // Fanned out it stood as high as half the length of the body.
    expect(texels.width).toBeGreaterThan(2.2 * texels.height);
  });

  it('has the skin of its folded wing in another colour than its hide', () => {
    const skin = placesOf(
      (red, green, blue) => red > 0.75 * green && green > 1.2 * blue && red > 0.2,
    );
    expect(within(skin, 0.35, 0.8)).toBeGreaterThan(400);
  });
});
