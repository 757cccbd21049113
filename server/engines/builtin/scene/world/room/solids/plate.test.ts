import { describe, expect, it } from 'vitest';
import { gear, handWheel } from '../furnishings/wheels.ts';
import { flat } from '../furniture.ts';
import { hollow } from './hollow.ts';
import { meet } from './meet.ts';
import { plate } from './plate.ts';

const LOOK = flat([1, 1, 1]);

describe('what is cut out of a plate', () => {
  const ring = plate(
    2,
    [-1, -1, 2],
    [1, 1, 2.4],
    (x, y) => Math.hypot(x, y) > 0.5 && Math.hypot(x, y) < 1,
    LOOK,
  );

  it('is met where it is, and seen through where it is not', () => {
    expect(meet(ring, [0.7, 0, 0], [0, 0, 1])).toMatchObject({ at: 2, normal: [0, 0, -1] });
    expect(meet(ring, [0, 0, 0], [0, 0, 1])).toBeNull();
    expect(meet(ring, [0.9, 0.9, 0], [0, 0, 1])).toBeNull();
  });

  it('has an edge that faces its hole', () => {
    // Aslant through the hole onto its right edge, which is met at x 0.5.
    const hit = meet(ring, [0.3, 0, 1.9], [0.5, 0, 0.5]);
    expect(0.3 + 0.5 * (hit?.at ?? 0)).toBeCloseTo(0.5, 1);
    expect(hit?.normal[0]).toBeCloseTo(-1);
  });

  it('makes gears with teeth and wheels with spokes', () => {
    const [wheel] = gear([0, 0, 2], 1, 0.2, { teeth: 20, spokes: 4, rim: 0.8, hub: 0.2 }, 0, LOOK);
    if (wheel === undefined) throw new Error('there is no gear');
    const met = Array.from({ length: 400 }, (_, n) => {
      const turn = (n / 400) * 2 * Math.PI;
      return meet(wheel, [1.04 * Math.cos(turn), 1.04 * Math.sin(turn), 0], [0, 0, 1]) !== null;
    });
    expect(met.filter((one, n) => one && met.at(n - 1) === false)).toHaveLength(20);
    const valve = handWheel(0, [2, 0, 0], 0.5, 4, LOOK);
    expect(meet(valve, [0, 0.45, 0], [1, 0, 0])).not.toBeNull();
    expect(meet(valve, [0, 0.6, 0], [1, 0, 0])).toBeNull();
  });
});

describe('a tube or a dome from within', () => {
  it('is met where a ray leaves it, and faces who is in it', () => {
    const tube = hollow(2, [-2, -1, -1], [2, 3, 9], LOOK);
    expect(meet(tube, [0, 1, 0], [1, 0, 0])).toMatchObject({ at: 2, normal: [-1, 0, 0] });
    expect(meet(tube, [0, 1, 0], [0, 0, 1])).toBeNull();
    expect(meet(tube, [0, 1, 8], [1, 0, 1])).toBeNull();
  });

  it('is open below the foot of a dome', () => {
    const dome = hollow('dome', [-2, 3, 0], [2, 5, 4], LOOK);
    const above = meet(dome, [0, 1, 2], [0, 1, 0]);
    expect(above).toMatchObject({ at: 4 });
    expect(above?.normal[1]).toBeCloseTo(-1);
    expect(meet(dome, [0, 1, 2], [1, 0, 0])).toBeNull();
  });
});
