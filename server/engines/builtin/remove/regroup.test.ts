import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { disc, lattice } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { createLevel } from './level.ts';
import { createMatcher } from './matcher.ts';
import { knownOffsets } from './offsets.ts';
import { startPatchProgram } from './program/patch-program.ts';
import { regroup } from './regroup.ts';
import { layOut } from './workspace.ts';

const [WIDTH, HEIGHT] = [96, 72];

/** A brick-like lattice with a hole, each of whose pixels copies some other. */
function begin() {
  const { data } = lattice(WIDTH, HEIGHT);
  const hole = disc(WIDTH, HEIGHT, 48, 36, 11).data.map((value) => (value === 0 ? 0 : 1));
  const raw = rawFeature(data, hole, new Uint8Array(hole.length), WIDTH);
  const level = createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
  const random = createRandom(3);
  const workspace = layOut(startPatchProgram(), level, random);
  const matcher = createMatcher(workspace, 0);
  const anyone = () => level.sources[random.below(level.sources.length)] as number;
  for (const target of level.targets) matcher.assign(target, anyone());
  return { level, random, workspace, matcher };
}

const repeats = (x: number, y: number) => y % 8 === 0 && (x + ((y / 8) % 2) * 8) % 16 === 0;

describe('regrouping a field', () => {
  it('makes a hole in a lattice few pieces that are in step with it', () => {
    const { level, random, workspace, matcher } = begin();
    const { source } = workspace.field;
    const steps = () =>
      [...level.holePixels].map((pixel) => {
        const copied = source[pixel] as number;
        return {
          x: (copied % WIDTH) - (pixel % WIDTH),
          y: Math.floor(copied / WIDTH) - Math.floor(pixel / WIDTH),
        };
      });
    const inStep = () => steps().filter(({ x, y }) => repeats(x, y)).length / steps().length;
    expect(inStep()).toBeLessThan(0.1);
    regroup(workspace, matcher, random, () => {});
    expect(inStep()).toBeGreaterThan(0.98);
    expect(new Set(steps().map(({ x, y }) => `${x} ${y}`)).size).toBeLessThan(12);
  });
});

describe('the steps at which a picture repeats itself', () => {
  it('are those of its lattice', () => {
    const { random, workspace } = begin();
    const found = knownOffsets(workspace, random, 12, () => {});
    expect(found).toHaveLength(12);
    expect(found.filter(({ x, y }) => repeats(x, y))).toEqual(found);
  });
});
