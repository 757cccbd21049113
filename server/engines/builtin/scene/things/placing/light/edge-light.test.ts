import { expect, it } from 'vitest';
import { createFrame } from '../../../world/frame.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { lightEdges } from './edge-light.ts';

const SIDE = 160;
const FAR = 40;

/** Somebody dark before a ground that is so light, seen in the frame; the luma at the edge, within and beside. */
function partedFrom(ground: number) {
  const frame = createFrame(SIDE, SIDE);
  frame.rgb.fill(ground);
  frame.depth.fill(FAR);
  const stage = { ...levelStage('a forest at night', 3), frame };
  const one: Planted = {
    sprite: { sizes: [], width: 40, height: 100 },
    ...{ thing: 'person', x: 0, z: 8, base: 3, size: 3 },
  };
  // 24 columns and 60 rows, from the 68th and the 64th on.
  for (let row = 64; row < 124; row++)
    for (let column = 68; column < 92; column++) {
      const at = row * SIDE + column;
      frame.depth[at] = 8;
      frame.rgb.fill(0.05, at * 3, at * 3 + 3);
    }
  lightEdges(stage, [one]);
  const at = (column: number) => frame.rgb[(90 * SIDE + column) * 3 + 1] as number;
  return { edge: at(68), within: at(80), beside: at(66) };
}

it('lights the edges of who is as dark as what is behind, and nothing else', () => {
  const { edge, within, beside } = partedFrom(0.08);
  expect(edge).toBeGreaterThan(0.12);
  expect(within).toBeCloseTo(0.05);
  expect(beside).toBeCloseTo(0.08);
});

it('leaves those as they are who are darker than what is behind', () =>
  expect(partedFrom(0.6).edge).toBeCloseTo(0.05));
