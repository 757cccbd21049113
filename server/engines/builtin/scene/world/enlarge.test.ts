import { describe, expect, it } from 'vitest';
import { enlarge } from './enlarge.ts';
import { createFrame, LAND, SKY } from './frame.ts';

describe('a smaller painting', () => {
  it('fills the seen part alone, its colours in straight lines and its depths as they are', () => {
    const small = createFrame(2, 1);
    small.rgb.set([0, 0, 0, 1, 0.5, 0]);
    small.depth.set([7, 9]);
    small.kind.set([LAND, LAND]);
    const large = createFrame(6, 2);
    enlarge(small, { ...large, seen: { left: 1, right: 6, top: 1, bottom: 2 } });
    const red = [...large.rgb].filter((_, at) => at % 3 === 0).slice(6);
    for (const [at, one] of [0, 0, 1 / 3, 2 / 3, 1, 1].entries()) expect(red[at]).toBeCloseTo(one);
    expect([...large.depth.subarray(7)]).toEqual([7, 7, 9, 9, 9]);
    expect([...large.kind.subarray(0, 8)]).toEqual([...Array(7).fill(SKY), LAND]);
  });
});
