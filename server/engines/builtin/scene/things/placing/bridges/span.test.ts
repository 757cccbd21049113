import { describe, expect, it } from 'vitest';
import { createFrame, LAND, WATER } from '../../../world/frame.ts';
import { findSpan } from './span.ts';

const SIDE = 100;
const HORIZON = 40;

/** Land with water from one column to another on every row below the horizon. */
function frameWith(from: number, to: number) {
  const frame = createFrame(SIDE, SIDE);
  for (let at = HORIZON * SIDE; at < SIDE * SIDE; at++)
    frame.kind[at] = at % SIDE >= from && at % SIDE < to ? WATER : LAND;
  return frame;
}

describe('where a bridge leads', () => {
  it('is from bank to bank', () => {
    expect(findSpan(frameWith(20, 80), HORIZON)).toMatchObject({ left: 20, right: 80 });
  });

  it('is out of the picture where that shows one bank only', () => {
    expect(findSpan(frameWith(40, SIDE), HORIZON)).toMatchObject({ left: 40, right: 125 });
  });

  it('is nowhere without a bank, without water, and over a ditch', () => {
    expect(findSpan(frameWith(0, SIDE), HORIZON)).toBeNull();
    expect(findSpan(frameWith(0, 0), HORIZON)).toBeNull();
    expect(findSpan(frameWith(50, 55), HORIZON)).toBeNull();
  });
});
