import { describe, expect, it } from 'vitest';
import { plainPaint } from '../../street/solid.ts';
import { type Dome, domeOf, onDome } from './dome.ts';

const dome: Dome = { at: [0, 20, 30], radius: 8, slit: [1.2, 0.3, 1.7], turn: 0.4, thick: 0.2 };
const solids = domeOf(dome, plainPaint([1, 1, 1]));

/** Whether a place is in one of the panels. */
const isClosed = (place: readonly [number, number, number]): boolean =>
  solids.some(({ faces }) =>
    faces.every(
      ({ normal, reach }) =>
        normal[0] * place[0] + normal[1] * place[1] + normal[2] * place[2] <= reach + 0.02,
    ),
  );

describe('a dome', () => {
  it('is open along its slit and closed beside it', () => {
    // Panels are flat: their middles lie a little within the ball.
    const near = (aside: number, rise: number) =>
      [0, -0.06, -0.12].some((out) => isClosed(onDome(dome, aside, rise, out)));
    for (const rise of [0.5, 0.9, 1.4]) {
      expect(near(0, rise), `${rise}`).toBe(false);
      for (const side of [-1, 1]) expect(near(side * 0.5, rise), `${rise}`).toBe(true);
    }
    expect(near(0, 0.15)).toBe(true);
    expect(near(0, 2.4)).toBe(true);
  });
});
