import { describe, expect, it } from 'vitest';
import { besideRailway, railwayOf, withBank } from './railway.ts';

const hilly = (x: number, z: number) => 8 + 3 * Math.sin(x / 9) + 2 * Math.sin(z / 7);

describe.each([0, 1, 2, 3])('a line of rails, composition %i', (turn) => {
  const line = railwayOf({ side: 1, turn });
  const ground = withBank(hilly, line);

  it('lies on a bank that is level across and along', () => {
    for (let z = 20; z < 160; z += 10) {
      const middle = line.middle(z);
      expect(ground(middle + 1, z)).toBeCloseTo(ground(middle - 1, z), 1);
      expect(Math.abs(ground(line.middle(z + 8), z + 8) - ground(middle, z))).toBeLessThan(1.5);
    }
  });

  it('leaves the land as it is away from it', () => {
    for (let z = 20; z < 160; z += 20)
      for (const x of [-90, 90]) {
        const isFar = Math.abs(besideRailway(line, line.middle(z) + x, z)) > 20;
        if (isFar) expect(ground(line.middle(z) + x, z)).toBe(hilly(line.middle(z) + x, z));
      }
  });
});
