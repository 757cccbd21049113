import { describe, expect, it } from 'vitest';
import type { Chain } from './chains.ts';
import { joinChains } from './curves.ts';

const REACH = { longest: 260, stretch: 6, mayTurn: false, forward: 0.4 };

/** Columns between which contours are hidden. */
const [FROM, TO] = [50, 110];

/** What is seen of the contour at `rowAt`, from the hole outward, on one side of it. */
function seen(rowAt: (x: number) => number, way: 1 | -1): Chain {
  const links = Array.from({ length: 30 }, (_, away) => {
    const x = way > 0 ? TO + away : FROM - away;
    return { x, y: rowAt(x), normalX: 0, normalY: 1, channel: 0, strength: 80, away };
  });
  return { links, strength: 80 };
}

const joined = (before: (x: number) => number, after = before) =>
  joinChains(seen(before, -1), seen(after, 1), REACH);

describe('joining two contours', () => {
  it('joins what goes straight on', () => {
    expect(joined((x) => 40 + 0.1 * x)?.misfit).toBeLessThan(0.1);
  });

  it('joins no straight one with its neighbour, by a wave', () => {
    const [one, neighbour] = [() => 40, () => 56];
    expect(joined(one, neighbour)).toBe(null);
  });

  it('joins by a wave what is seen to bend so', () => {
    const bends = (x: number) => 40 + 4 * Math.sin(((x - 80) * Math.PI) / 60);
    expect(joined(bends)?.misfit).toBeLessThan(0.3);
  });
});
