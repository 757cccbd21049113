import { describe, expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import type { Room } from '../plan-room.ts';
import { box, type Point, type Solid } from '../solids/solid.ts';
import type { RoomLight } from './room-light.ts';
import { createShellLight } from './shell-light.ts';

const GREY = () => [0.5, 0.5, 0.5] as const;

const room = (solids: readonly Solid[], lamps: readonly Point[] = [], shaded = 0): Room => ({
  left: -2.5,
  right: 2.5,
  high: 2.9,
  back: 6,
  walls: GREY,
  floor: GREY,
  ceiling: GREY,
  window: [-1, 1, 0.8, 2.4],
  solids,
  table: null,
  lamps,
  shaded,
  yaw: 0,
  isBare: false,
});

const DARK: RoomLight = {
  glass: [0, 1.6, 6],
  sky: [0, 0, 0],
  bounce: [0, 0, 0],
  floor: [1, 1, 1],
  lamp: [1, 1, 1],
  dim: 0,
};

/** How bright a place is on the floor (axis 1) or the right wall (axis 0). */
function brightAt(of: Room, light: RoomLight, axis: 0 | 1, place: Point): number {
  const out = new Float64Array(3);
  createShellLight(of, light, createNoise(3))(axis, axis === 0, place, out);
  return out[0] as number;
}

describe('the light on the walls and the floor of a room', () => {
  it('leaves a soft shadow of what stands before the window', () => {
    const cupboard = box([-0.6, 0, 4.4], [0.6, 1.8, 4.8], GREY);
    const day = { ...DARK, sky: [1, 1, 1] as const };
    const behind = (solids: readonly Solid[], x: number) =>
      brightAt(room(solids), day, 1, [x, 0, 3.4]);
    expect(behind([cupboard], 0)).toBeLessThan(0.6 * behind([], 0));
    // It grows lighter step by step, to where the whole window is seen.
    const shares = [0, 0.8, 1.6, 2.4].map((x) => behind([cupboard], x) / behind([], x));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[3]).toBeGreaterThan(0.8);
  });

  it('is kept from the floor by a table under a lamp', () => {
    const table = box([-0.6, 0.7, 2.6], [0.6, 0.75, 3.4], GREY);
    const night = { ...DARK, dim: 1 };
    const lamp: Point = [0, 1.9, 3];
    const on = (solids: readonly Solid[]) => brightAt(room(solids, [lamp]), night, 1, [0, 0, 3]);
    expect(on([table])).toBeLessThan(0.6 * on([]));
  });

  it('is brightest on a wall above and below a lamp in a shade', () => {
    const night = { ...DARK, dim: 1 };
    const lamp: Point = [1.9, 1.5, 3];
    const up = (shaded: number) =>
      brightAt(room([], [lamp], shaded), night, 0, [2.5, 2.3, 3]) /
      brightAt(room([], [lamp], shaded), night, 0, [2.5, 1.5, 3]);
    expect(up(1)).toBeGreaterThan(1.5 * up(0));
  });

  it('is darker where two walls meet', () => {
    const day = { ...DARK, bounce: [1, 1, 1] as const };
    const at = (z: number) => brightAt(room([]), day, 0, [2.5, 1.5, z]);
    expect(at(5.95)).toBeLessThan(0.85 * at(4.5));
  });
});
