import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { disc, lattice } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { targetsAtJoins } from './joins.ts';
import { createLevel } from './level.ts';
import { createMatcher } from './matcher.ts';
import { startPatchProgram } from './program/patch-program.ts';
import { layOut } from './workspace.ts';

const [WIDTH, HEIGHT] = [96, 72];
/** The column from which on the second of two pieces is copied. */
const SECOND = 48;

/** A hole that is filled by two pieces, of which neither fits: grain is never the same. */
function twoPieces() {
  const { data } = lattice(WIDTH, HEIGHT);
  const hole = disc(WIDTH, HEIGHT, SECOND, 36, 11).data.map((value) => (value === 0 ? 0 : 1));
  const raw = rawFeature(data, hole, new Uint8Array(hole.length), WIDTH);
  const level = createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
  const workspace = layOut(startPatchProgram(), level, createRandom(3));
  const matcher = createMatcher(workspace, 0);
  for (const target of level.targets)
    matcher.assign(target, target + (target % WIDTH < SECOND ? -29 : 29));
  matcher.rescore();
  return { level, workspace, matcher };
}

describe('the joins of pieces', () => {
  it('are where patches cover more than one', () => {
    const { level, workspace } = twoPieces();
    const joins = targetsAtJoins(workspace);
    expect([...joins]).toEqual(
      [...level.targets].filter((target) => {
        const x = target % WIDTH;
        return x >= SECOND - 2 && x < SECOND + 2;
      }),
    );
  });

  it('alone get other sources when sources are sought for them alone', () => {
    const { level, workspace, matcher } = twoPieces();
    const before = workspace.field.source.slice();
    const joins = targetsAtJoins(workspace);
    workspace.seekFor(joins);
    for (const backwards of [false, true]) matcher.pass(backwards);
    const changed = [...level.targets].filter(
      (target) => workspace.field.source[target] !== before[target],
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((target) => !joins.includes(target))).toEqual([]);
    workspace.seekFor(level.targets);
    matcher.pass(false);
    expect(
      [...level.targets].some(
        (target) => !joins.includes(target) && workspace.field.source[target] !== before[target],
      ),
    ).toBe(true);
  });
});
