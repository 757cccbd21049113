import { describe, expect, it } from 'vitest';
import type { Planted, Stage } from '../stage.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { shoal } from './shoal.ts';

/** Left, right, upper and lower edge on the picture, in pixels. */
function edgesOf({ camera }: Stage, { sprite, x, z, base, size }: Planted) {
  const high = (size * camera.focal) / z;
  const wide = (high * sprite.width) / sprite.height;
  const middle = camera.centre + (x * camera.focal) / z;
  const bottom = camera.horizon + ((camera.height - base) * camera.focal) / z;
  return { left: middle - wide / 2, right: middle + wide / 2, top: bottom - high, bottom };
}

type Edges = ReturnType<typeof edgesOf>;
const meet = (a: Edges, b: Edges) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function drawn(prompt: string) {
  const stage = groundStage(prompt);
  const wished = wishes(stage);
  const fish = shoal(stage, wished);
  const edges = [...wished, ...fish].map((one) => edgesOf(stage, one));
  return { stage, wished, fish, edges };
}

describe('fish under water', () => {
  it.each([
    '水下的珊瑚礁,一只海龟和许多彩色的小鱼',
    'a shark under water',
    'a sea turtle and fish in a coral reef',
  ])('keep away from each other and from what was asked for: %s', (prompt) => {
    const { edges, fish } = drawn(prompt);
    expect(fish.length).toBeGreaterThan(5);
    edges.forEach((one, n) => {
      for (const other of edges.slice(n + 1)) expect(meet(one, other)).toBe(false);
    });
  });

  it('are as many as are said, and more the more are spoken of', () => {
    expect(drawn('three fish under water').fish).toHaveLength(3);
    const several = drawn('colourful fish under water').fish.length;
    expect(drawn('many colourful fish under water').fish.length).toBeGreaterThan(several);
    expect(drawn('a coral reef without fish').fish).toEqual([]);
  });

  it('leave a turtle in open water, well above the ground', () => {
    const { stage, wished, edges } = drawn('a sea turtle in a coral reef');
    expect(wished).toHaveLength(1);
    expect(edges[0]?.bottom).toBeLessThan(0.85 * stage.frame.height);
    expect(edges[0]?.top).toBeGreaterThan(0.2 * stage.frame.height);
  });
});
