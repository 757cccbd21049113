import { describe, expect, it } from 'vitest';
import { createFrame, type Frame } from '../world/frame.ts';
import { inkLines } from './ink.ts';

const SIDE = 96;
const INK = { radius: 2, strength: 1, colour: [0, 0, 0], contrast: 0.5 } as const;

/** A pale wall, with a dark square of so many pixels nearer than it. */
function wallWith(size: number): Frame {
  const frame = createFrame(SIDE, SIDE);
  frame.rgb.fill(0.9);
  frame.depth.fill(50);
  for (let row = 40; row < 40 + size; row++)
    for (let column = 40; column < 40 + size; column++) {
      frame.depth[row * SIDE + column] = 10;
      frame.rgb.fill(0.4, (row * SIDE + column) * 3, (row * SIDE + column) * 3 + 3);
    }
  return frame;
}

const inked = ({ rgb }: Frame): number => rgb.filter((part) => part < 0.2).length;

describe('ink', () => {
  it('draws the outline of a shape', () => {
    const frame = wallWith(40);
    inkLines(frame, INK);
    expect(inked(frame)).toBeGreaterThan(3 * 4 * 40);
  });

  it('leaves out what is as small as a leaf, and draws no dots', () => {
    const frame = wallWith(4);
    inkLines(frame, INK);
    expect(inked(frame)).toBe(0);
  });
});
