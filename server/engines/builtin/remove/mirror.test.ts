import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { disc, paint, speck } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { fillArea } from './fill.ts';
import { ANY_GROUND, createLevel } from './level.ts';
import { besideMirror } from './mirror.ts';
import { mirrorOffsets } from './offsets.ts';
import { startPatchProgram } from './program/patch-program.ts';
import { layOut } from './workspace.ts';

const [WIDTH, HEIGHT] = [150, 120];
/** Twice the column about which the thing in the picture is symmetric. */
const AXIS = 141;

/** Branches of some length and colour on both sides of a stem, on plain ground: none is like another. */
const branches = paint(WIDTH, HEIGHT, (x, y) => {
  const row = Math.floor(y / 6);
  const away = Math.abs(2 * x - AXIS) / 2;
  const grain = 6 * speck(x, y);
  if (away > 8 + 44 * speck(row, 1)) return [90 + grain, 110 + grain, 120 + grain];
  return [60 + 190 * speck(row, 2), 60 + 190 * speck(row, 3), 60 + 190 * speck(row, 4)];
}).data;

function surroundings(hole: Uint8Array) {
  const barred = new Uint8Array(hole.length);
  const grounds = new Uint8Array(hole.length).fill(ANY_GROUND);
  return { width: WIDTH, own: WIDTH, pixels: branches.slice(), hole, barred, grounds };
}

const holeAt = (x: number, y: number, radius: number): Uint8Array =>
  disc(WIDTH, HEIGHT, x, y, radius).data.map((value) => (value === 0 ? 0 : 1));

describe('a picture with its mirror image beside it', () => {
  it('shows each pixel twice, and is unknown in the mirror image where the hole is', () => {
    const hole = holeAt(100, 60, 20);
    const alone = surroundings(hole);
    const both = besideMirror(alone);
    if (both === null) throw new Error('not mirrored');
    expect([both.width, both.own]).toEqual([2 * WIDTH, WIDTH]);
    for (let at = 0; at < hole.length; at++) {
      const place = both.placeOf(at);
      const mirror = place + 2 * WIDTH - 1 - 2 * (at % WIDTH);
      expect(both.hole[place]).toBe(hole[at]);
      expect(both.hole[mirror]).toBe(hole[at]);
      for (const seen of [place, mirror])
        expect(both.pixels.slice(seen * 4, seen * 4 + 4)).toEqual(
          branches.slice(at * 4, at * 4 + 4),
        );
    }
  });

  it('is the same of a picture that is part of a larger buffer', () => {
    const alone = surroundings(holeAt(100, 60, 20));
    const larger = new Uint8ClampedArray(branches.length + 800);
    larger.set(branches, 400);
    const pixels = larger.subarray(400, 400 + branches.length);
    expect(besideMirror({ ...alone, pixels })?.pixels).toEqual(besideMirror(alone)?.pixels);
  });

  it('keeps the hole away from the mirror image: at the right side both are mirrored, at both sides there is none', () => {
    const right = besideMirror(surroundings(holeAt(WIDTH - 10, 60, 20)));
    const marked = [...(right?.hole.keys() ?? [])].filter((at) => right?.hole[at] === 1);
    const columns = marked.map((at) => Math.abs((at % (2 * WIDTH)) + 0.5 - WIDTH));
    expect(Math.min(...columns)).toBeGreaterThan(WIDTH - 40);
    const across = new Uint8Array(WIDTH * HEIGHT).fill(1, 40 * WIDTH, 60 * WIDTH);
    expect(besideMirror(surroundings(across))).toBeNull();
  });

  it('is made for holes alone that are deep', () => {
    expect(besideMirror(surroundings(holeAt(75, 60, 12)))).not.toBeNull();
    expect(besideMirror(surroundings(holeAt(75, 60, 6)))).toBeNull();
  });
});

describe('the steps to the mirror image', () => {
  it('begin with the axis of what is symmetric', () => {
    const both = besideMirror(surroundings(holeAt(100, 60, 20)));
    if (both === null) throw new Error('not mirrored');
    const raw = rawFeature(both.pixels, both.hole, both.barred, both.width, both.grounds);
    const level = createLevel(
      ...([both.width, HEIGHT, blurTexture(raw), both.hole] as const),
      ...([both.barred, both.grounds, both.own] as const),
    );
    const random = createRandom(1);
    const workspace = layOut(startPatchProgram(), level, random);
    const [first] = mirrorOffsets(workspace, random, 5, () => {});
    // A pixel at x is like that at AXIS − x, whose mirror image is at 2 × WIDTH − 1 − AXIS + x.
    expect(first).toEqual({ x: 2 * WIDTH - 1 - AXIS, y: 0 });
  });

  it('are none where there is no mirror image', () => {
    const hole = holeAt(100, 60, 20);
    const raw = rawFeature(branches, hole, new Uint8Array(hole.length), WIDTH);
    const level = createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
    const random = createRandom(1);
    const workspace = layOut(startPatchProgram(), level, random);
    expect(mirrorOffsets(workspace, random, 5, () => {})).toEqual([]);
  });
});

describe('a fill', () => {
  it.each([1, 2, 3])('of half of what is symmetric is like the other half (seed %i)', (seed) => {
    const area = disc(WIDTH, HEIGHT, 102, 60, 24).data;
    const pixels = branches.map((value, at) => (area[at >> 2] === 0 ? value : 255));
    fillArea(pixels, area, WIDTH, seed, () => {});
    const apart = [...area.keys()].filter(
      (at) =>
        area[at] !== 0 &&
        [0, 1, 2].some(
          (c) => Math.abs((pixels[at * 4 + c] as number) - (branches[at * 4 + c] as number)) > 24,
        ),
    );
    const marked = area.filter((value) => value !== 0).length;
    expect(apart.length / marked).toBeLessThan(0.1);
  });
});
