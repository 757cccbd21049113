import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { disc, lattice, paint, solid, speck } from '../testing/pictures.ts';
import { fillArea } from './fill.ts';

/** What a fill made of a picture, and what it said of its progress. */
function fill({ data, width }: Pixels, area: Uint8Array) {
  const made = new Uint8ClampedArray(data);
  const shares: number[] = [];
  const { smooth } = fillArea(made, area, width, 3, (share) => shares.push(share));
  return { made, shares, smooth };
}

/** How many bytes outside the area differ. */
const changedOutside = (before: Uint8ClampedArray, after: Uint8ClampedArray, area: Uint8Array) =>
  after.reduce((sum, value, at) => sum + (area[at >> 2] === 0 && value !== before[at] ? 1 : 0), 0);

const falls = (shares: readonly number[]): number =>
  shares.filter((share, at) => share < (shares[at - 1] ?? 0)).length;

const marking = (length: number, ...marked: number[]): Uint8Array => {
  const area = new Uint8Array(length);
  for (const at of marked) area[at] = 255;
  return area;
};

describe('odd areas and pictures', { timeout: 180_000 }, () => {
  it('leaves a picture as it is when nothing is marked', () => {
    const picture = lattice(40, 30);
    const { made, smooth } = fill(picture, new Uint8Array(40 * 30));
    expect(made).toEqual(picture.data);
    expect(smooth).toBe(false);
  });

  it('mends a single pixel with the colour around it, also in a corner', () => {
    const picture = solid(20, 20, [10, 90, 200, 255]);
    for (const at of [0, 19, 210, 399]) {
      const { made } = fill(picture, marking(400, at));
      expect([...made.subarray(at * 4, at * 4 + 4)]).toEqual([10, 90, 200, 255]);
    }
  });

  it('fills all of a picture but one pixel', () => {
    const { made, smooth } = fill(
      solid(64, 48, [200, 40, 90, 255]),
      new Uint8Array(64 * 48).fill(255).fill(0, 0, 1),
    );
    expect(smooth).toBe(true);
    expect(new Set(made)).toEqual(new Set([200, 40, 90, 255]));
  });

  it('fills an area to its far end, however deep it is', () => {
    const picture = lattice(60, 520);
    const area = new Uint8Array(60 * 520).fill(255, 60 * 60);
    for (let at = 60 * 60 * 4; at < picture.data.length; at++) picture.data[at] = 0;
    const { made } = fill(picture, area);
    const unlike = [...area.keys()].filter(
      (at) => made[at * 4 + 3] !== 255 || (made[at * 4] ?? 0) < 100,
    );
    expect(unlike).toEqual([]);
  });

  it('has nothing to do for one pixel that is not marked', () => {
    const { made } = fill(solid(1, 1, [1, 2, 3, 255]), new Uint8Array(1));
    expect([...made]).toEqual([1, 2, 3, 255]);
  });

  it.each([
    [8, 8],
    [5, 40],
    [40, 5],
    [7, 300],
    [300, 7],
  ])('fills a picture of %i×%i and touches nothing else', (width, height) => {
    const picture = lattice(width, height);
    const { data: area } = disc(width, height, width / 2, height / 2, 4);
    const { made } = fill(picture, area);
    expect(changedOutside(picture.data, made, area)).toBe(0);
  });

  it('fills both ends of a picture of 10 000×50', () => {
    const [width, height] = [10_000, 50];
    const picture = lattice(width, height);
    const area = Uint8Array.from(disc(width, height, 0, 25, 15).data);
    disc(width, height, width, 25, 15).data.forEach((value, at) => {
      if (value !== 0) area[at] = value;
    });
    const { made, shares } = fill(picture, area);
    expect(changedOutside(picture.data, made, area)).toBe(0);
    expect(falls(shares)).toBe(0);
    expect(shares.at(-1)).toBe(1);
  });

  it('keeps a grey picture grey', () => {
    const grey = paint(120, 90, (x, y) => {
      const value = 80 + Math.round(90 * speck(x >> 1, y >> 1));
      return [value, value, value];
    });
    const { made } = fill(grey, disc(120, 90, 60, 45, 20).data);
    let tinted = 0;
    for (let at = 0; at < made.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = made.subarray(at, at + 3);
      tinted = Math.max(tinted, Math.max(red, green, blue) - Math.min(red, green, blue));
    }
    expect(tinted).toBeLessThanOrEqual(1);
  });

  it('continues an edge of transparency, and no colour from beneath it', () => {
    const picture = solid(120, 90, [30, 160, 60, 255]);
    for (let at = 0; at < 120 * 90; at++) {
      if (at % 120 >= 60) picture.data.set([255, 0, 255, 0], at * 4);
    }
    const { data: area } = disc(120, 90, 60, 45, 16);
    const { made } = fill(picture, area);
    let [wrong, pink, marked] = [0, 0, 0];
    for (let at = 0; at < area.length; at++) {
      if (area[at] === 0 || Math.abs((at % 120) - 60) < 5) continue;
      marked++;
      const [red = 0, , , alpha = 0] = made.subarray(at * 4, at * 4 + 4);
      if (alpha > 127 !== at % 120 < 60) wrong++;
      if (alpha > 127 && red > 90) pink++;
    }
    expect(wrong / marked).toBeLessThan(0.03);
    expect(pink).toBe(0);
  });

  it('tells progress that never falls and ends at 1, over several far areas', () => {
    const picture = lattice(420, 60);
    const area = Uint8Array.from(disc(420, 60, 40, 30, 18).data);
    disc(420, 60, 380, 30, 18).data.forEach((value, at) => {
      if (value !== 0) area[at] = value;
    });
    const { shares } = fill(picture, area);
    expect(falls(shares)).toBe(0);
    expect(shares.length).toBeGreaterThan(6);
    expect(shares.at(-1)).toBe(1);
  });

  it('tells of what is done before anything is copied, two fifths of the work', () => {
    const { shares } = fill(lattice(200, 120), disc(200, 120, 100, 60, 24).data);
    expect(shares.slice(0, 4)).toEqual([0.12, 0.18, 0.29, 0.4]);
    expect(falls(shares)).toBe(0);
  });
});
