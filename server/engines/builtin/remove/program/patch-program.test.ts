import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { createLevel, type Level } from '../level.ts';
import { prepareVotes, voteFeatures } from '../vote.ts';
import { layOut, type Workspace } from '../workspace.ts';
import { startPatchProgram } from './patch-program.ts';

const [WIDTH, HEIGHT] = [40, 30];
const random = createRandom(9);

/** A level of noise with a hole of 8×6 in its middle. */
function noise(): Level {
  const feature = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, () => random.below(256));
  const hole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return x >= 16 && x < 24 && y >= 12 && y < 18 ? 1 : 0;
  });
  return createLevel(WIDTH, HEIGHT, feature, hole);
}

const some = (from: Int32Array): number => from[random.below(from.length)] as number;

/** The offsets of a patch's pixels. */
const PATCH = Array.from(
  { length: 25 },
  (_, at) => (Math.floor(at / 5) - 2) * WIDTH + (at % 5) - 2,
);

function plainDifference({ feature }: Level, a: number, b: number, weigh = (_at: number) => 1) {
  let sum = 0;
  for (const shift of PATCH) {
    for (let c = 0; c < 4; c++) {
      const d = (feature[(a + shift) * 4 + c] ?? 0) - (feature[(b + shift) * 4 + c] ?? 0);
      sum += weigh((a + shift) * 4 + c) * d * d;
    }
  }
  return sum;
}

/** A level laid out, each target with a random source. */
function begin(level: Level): Workspace {
  const workspace = layOut(startPatchProgram(), level, createRandom(1));
  for (const target of level.targets) workspace.field.source[target] = some(level.sources);
  return workspace;
}

describe('the program that searches and votes', () => {
  it('compares patches as plain arithmetic does', () => {
    const level = noise();
    const { run } = begin(level);
    for (let n = 0; n < 50; n++) {
      const [a, b] = [some(level.targets), some(level.sources)];
      expect(run('compare', a, b, 2 ** 31 - 1)).toBe(plainDifference(level, a, b));
    }
  });

  it('says that patches are above a limit when they are', () => {
    const level = noise();
    const { run } = begin(level);
    const [a, b] = [some(level.targets), some(level.sources)];
    expect(run('compare', a, b, 1000)).toBeGreaterThan(1000);
  });

  it('compares only what is known of a patch', () => {
    const level = noise();
    const { run, known } = begin(level);
    for (let at = 0; at < known.length; at++) known[at] = random.below(2) * 255;
    for (let n = 0; n < 50; n++) {
      const [a, b] = [some(level.targets), some(level.sources)];
      const plain = plainDifference(level, a, b, (at) => ((known[at] ?? 0) === 255 ? 1 : 0));
      expect(run('compareKnown', a, b, 2 ** 31 - 1)).toBe(plain);
    }
  });

  it('makes no cost greater in a pass and keeps count of uses', () => {
    const level = noise();
    const { field, run, uses } = begin(level);
    for (const target of level.targets) {
      const source = field.source[target] as number;
      uses[source] = (uses[source] as number) + 1;
    }
    run('rescore');
    const before = field.cost.slice();
    run('pass', -1);
    run('pass', 1);
    const worse = level.targets.filter(
      (target) => (field.cost[target] ?? 0) > (before[target] ?? 0),
    );
    expect(worse).toHaveLength(0);
    const counted = new Int32Array(WIDTH * HEIGHT);
    for (const target of level.targets) {
      const source = field.source[target] as number;
      expect(field.cost[target]).toBe(plainDifference(level, target, source));
      counted[source] = (counted[source] as number) + 1;
    }
    expect(uses).toEqual(counted);
  });

  it('votes the mean that the weights give', () => {
    const level = noise();
    const workspace = begin(level);
    const { field, feature, trust, run } = workspace;
    run('rescore');
    prepareVotes(workspace, 0.5);
    const wanted = [...level.holePixels].map((pixel) => {
      const covers = PATCH.map((shift) => pixel + shift);
      const mean = covers.reduce((sum, at) => sum + (field.cost[at] ?? 0), 0) / covers.length;
      const weights = covers.map(
        (at) => (trust[at] ?? 0) * Math.exp(-(field.cost[at] ?? 0) / mean),
      );
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return covers.reduce((sum, at, index) => {
        const proposed = feature[((field.source[at] ?? 0) + pixel - at) * 4] ?? 0;
        return sum + ((weights[index] ?? 0) / total) * proposed;
      }, 0);
    });
    voteFeatures(workspace);
    const off = [...level.holePixels].map((pixel, index) =>
      Math.abs((feature[pixel * 4] ?? 0) - (wanted[index] ?? 0)),
    );
    expect(Math.max(...off)).toBeLessThan(1.5);
  });
});
