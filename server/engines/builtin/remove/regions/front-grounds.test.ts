import { describe, expect, it } from 'vitest';
import { ANY_GROUND } from '../level.ts';
import type { Ending } from './endings.ts';
import { barGrounds, frontGrounds } from './front-grounds.ts';
import { OTHER } from './spread-grounds.ts';

const plain = {
  x: 0,
  y: 0,
  inX: 0,
  inY: 1,
  bend: 0,
  seen: 20,
  rough: 0,
  contrast: 100,
  sharpness: 1,
};
/** Of luma: a cup, the saucer behind it, more of the cup's colour, and something between. */
const means = [220, 60, 200, 120].map((luma) => [luma, 0, 0]);
const bits = new Map([0, 1, 2, 3].map((region) => [region, 1 << region]));
const regions = { label: new Int32Array(0), means, uneven: [] };

/** An outline's ends before and after which these regions lie on the way around the hole. */
const ends = (front: number, behind: number): Ending[] => [
  { ...plain, before: front, after: behind },
  { ...plain, before: behind, after: front },
];

describe('grounds right behind an outline', () => {
  it('are none that are like what is in front, which lies on its side at both ends', () => {
    expect(frontGrounds(regions, bits, ends(0, 1), 1)).toBe(0b0101);
    expect(frontGrounds(regions, bits, ends(1, 0), -1)).toBe(0b0101);
    expect(frontGrounds(regions, bits, ends(0, 1), -1)).toBe(0b0010);
  });

  it('may be as like it as half of what is behind it is', () => {
    // The two differ by 20 here, so that 12 were another ground.
    const alike = { ...regions, means: [220, 200, 208, 120].map((luma) => [luma, 0, 0]) };
    expect(frontGrounds(alike, bits, ends(0, 1), 1)).toBe(0b0001);
  });

  it('are none that what is known of it right beside the hole shows', () => {
    const label = Int32Array.of(3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
    const known = [...label.keys()];
    expect(frontGrounds({ ...regions, label }, bits, ends(0, 1), 1, known)).toBe(0b1101);
  });

  it('are taken from those wanted, unless nothing else is', () => {
    const wanted = Uint8Array.of(0b0011 | OTHER, 0b0010 | OTHER, 0b0001 | OTHER, ANY_GROUND);
    barGrounds(wanted, [0, 1, 2, 3], 0b0001);
    expect([...wanted]).toEqual([0b0010, 0b0010 | OTHER, 0b0001 | OTHER, ANY_GROUND]);
  });
});
