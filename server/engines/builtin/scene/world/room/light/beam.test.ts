import { describe, expect, it } from 'vitest';
import type { Point } from '../solids/solid.ts';
import { type Beam, beamAt, hazeOf, throughBeam } from './beam.ts';
import { slantedBeam } from './slanted-beam.ts';

const UP: Point = [0, 1, 0];
/** Light that comes from the right, one metre aside for each that it falls. */
const BEAM: Beam = {
  opening: [1, 2, 4, 5],
  high: 3,
  toward: [Math.SQRT1_2, Math.SQRT1_2, 0],
  bars: null,
};

describe('a beam of light through a ceiling', () => {
  it('falls on the floor aside of its opening, and on nothing that faces away from it', () => {
    expect(beamAt(BEAM, UP, [-1.5, 0, 4.5])).toBeGreaterThan(0.5);
    expect(beamAt(BEAM, UP, [1.5, 0, 4.5])).toBe(0);
    expect(beamAt(BEAM, [-1, 0, 0], [-0.5, 1, 4.5])).toBe(0);
  });

  it('is passed through by a ray that crosses it, as far as nothing is met before', () => {
    const eye: Point = [-5, 1.5, 4.5];
    const part = throughBeam(BEAM, eye, [1, 0, 0], 20);
    expect(part?.[0]).toBeCloseTo(4.5);
    expect(part?.[1]).toBeCloseTo(5.5);
    expect(throughBeam(BEAM, eye, [1, 0, 0], 4)).toBeNull();
    expect(throughBeam(BEAM, [-5, 1.5, 6], [1, 0, 0], 20)).toBeNull();
    expect(hazeOf(2)).toBeGreaterThan(hazeOf(1));
  });

  it('falls where the eye sees the floor, however low the sun stands', () => {
    const room = { left: -2, right: 3, high: 2.9, back: 6 };
    for (const toward of [
      [0.9, 0.1, 0.42],
      [-0.5, 0.6, 0.62],
      [0, 1, 0],
    ] as Point[]) {
      const { opening, high, toward: way } = slantedBeam(room, toward, null);
      const x = (opening[0] + opening[1]) / 2 - (high * way[0]) / way[1];
      const z = (opening[2] + opening[3]) / 2 - (high * way[2]) / way[1];
      expect(beamAt({ opening, high, toward: way, bars: null }, UP, [x, 0, z])).toBeGreaterThan(
        0.5,
      );
      expect(Math.abs(x)).toBeLessThan(0.6 * z);
      expect(opening[0]).toBeGreaterThan(room.left);
      expect(opening[1]).toBeLessThan(room.right);
      expect(opening[3]).toBeLessThan(room.back);
    }
  });
});
