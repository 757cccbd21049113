import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { disc, lattice, paint, speck } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { createLevel, type Level } from './level.ts';
import { matchKnown } from './offsets.ts';
import { startPatchProgram } from './program/patch-program.ts';
import { findRarity, priceRepeats } from './repeats.ts';
import { layOut } from './workspace.ts';

const [WIDTH, HEIGHT] = [96, 72];
const at = (x: number, y: number) => y * WIDTH + x;
/** Where the pictures have their one blot. */
const [BLOT_X, BLOT_Y] = [16, 52];

/** A level of a picture with a disc to fill, and how rare what is known there is. */
function begin(colour: (x: number, y: number) => readonly [number, number, number]) {
  const { data } = paint(WIDTH, HEIGHT, colour);
  const hole = disc(WIDTH, HEIGHT, 56, 36, 14).data.map((value) => (value === 0 ? 0 : 1));
  const raw = rawFeature(data, hole, new Uint8Array(hole.length), WIDTH);
  const level = createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
  const random = createRandom(3);
  const workspace = layOut(startPatchProgram(), level, random);
  return { level, rarity: findRarity(level, matchKnown(workspace, random)) };
}

const lattices = lattice(WIDTH, HEIGHT);
const brick = (x: number, y: number) =>
  [...lattices.data.slice(at(x, y) * 4, at(x, y) * 4 + 3)] as [number, number, number];
const isBlot = (x: number, y: number) =>
  Math.hypot(x - BLOT_X, y - BLOT_Y) < 5 && speck(x, y) > 0.4;
const blotted = (x: number, y: number): readonly [number, number, number] =>
  isBlot(x, y) ? [20, 30, 20] : brick(x, y);

/** What the hole copies if every pixel does so with a step that brings the blot to each of three places. */
function thrice({ holePixels }: Level): Int32Array {
  return holePixels.map((pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    return at(BLOT_X + ((x - 42) % 9) - 4, BLOT_Y + ((y - 22) % 9) - 4);
  });
}

describe('how rare sources are', () => {
  it('tells a blot from the bricks around it', () => {
    const { level, rarity } = begin(blotted);
    const bricks = level.sources.filter((source) => source % WIDTH < 40 && source < at(0, 36));
    const mean = bricks.reduce((sum, source) => sum + (rarity[source] as number), 0);
    expect(rarity[at(BLOT_X, BLOT_Y)]).toBeGreaterThan(8);
    expect(mean / bricks.length).toBeLessThan(2);
  });
});

describe('what repeats cost', () => {
  it('asks for a rare thing that is copied more than once, for no brick and for nothing that is seen once', () => {
    const { level, rarity } = begin(blotted);
    const repeats = priceRepeats(level, level.holePixels, thrice(level), () => rarity);
    const blot = at(BLOT_X, BLOT_Y);
    expect(repeats?.price(0, blot)).toBeGreaterThan(8);
    repeats?.take(level.holePixels.map((_, index) => (index === 0 ? blot : at(10, 10))));
    const once = repeats?.price(0, blot) as number;
    expect(repeats?.price(1, blot)).toBeGreaterThan(once);
    expect(repeats?.price(1, at(10, 10))).toBeLessThan(once / 4);
  });

  it('is not asked where nothing rare is repeated', () => {
    const { level, rarity } = begin(blotted);
    const once = level.holePixels.map((pixel) => pixel - at(30, 0));
    expect(priceRepeats(level, level.holePixels, once, () => rarity)).toBeNull();
  });

  it('is not asked where other things are near, of which pieces would be copied instead', () => {
    const { level, rarity } = begin((x, y) => (x > 60 ? [250, 250, 250] : blotted(x, y)));
    expect(priceRepeats(level, level.holePixels, thrice(level), () => rarity)).toBeNull();
  });
});
