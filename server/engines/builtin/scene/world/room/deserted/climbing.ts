import type { Random } from '../../../../kernels/random.ts';
import type { Room } from '../plan-room.ts';
import type { Solid } from '../solids/solid.ts';
import { type Climbed, ivy, type Shoot } from './overgrowth.ts';

/** How far ahead of the eye the walls beside it are overgrown, metres. */
const CLIMBED = { from: 1.6, to: 15 } as const;

/** Ivy over a room's walls and what stands before them. */
export const overgrown = (
  room: Pick<Room, 'left' | 'right' | 'high' | 'back'>,
  standing: readonly Solid[],
  random: Random,
): Solid[] =>
  climbing(room, () => random.unit()).flatMap(({ wall, shoots, limits }) =>
    ivy(wall, shoots, limits, standing, random),
  );

interface Climbing {
  readonly wall: Climbed;
  readonly shoots: readonly Shoot[];
  readonly limits: { readonly from: number; readonly to: number; readonly high: number };
}

/** Where ivy climbs a room's walls and hangs down them: along both sides, and in the corners of the wall ahead where that is near. */
function climbing(
  { left, right, high, back }: Pick<Room, 'left' | 'right' | 'high' | 'back'>,
  unit: () => number,
): readonly Climbing[] {
  const far = Math.min(back, CLIMBED.to);
  const long = Math.min(0.5 * high, 2.6);
  const many = Math.round(4 + 0.6 * far);
  const sides = (
    [
      [left, 1],
      [right, -1],
    ] as const
  ).map(([at, way]): Climbing => {
    const along = () => CLIMBED.from + (far - CLIMBED.from) * unit() ** 0.8;
    return {
      wall: { axis: 0, at, way },
      limits: { from: CLIMBED.from, to: far, high },
      shoots: [
        ...Array.from({ length: many }, () => shoot(along(), 0.03, long, 1, unit)),
        ...Array.from({ length: many }, () => shoot(along(), high - 0.05, long, -1, unit)),
      ],
    };
  });
  if (back > CLIMBED.to) return sides;
  const corner = () => (unit() < 0.5 ? left + 1.1 * unit() : right - 1.1 * unit());
  return [
    ...sides,
    {
      wall: { axis: 2, at: back, way: -1 },
      limits: { from: left, to: right, high },
      shoots: [
        ...Array.from({ length: 5 }, () => shoot(corner(), 0.03, 0.6 * high, 1, unit)),
        ...Array.from({ length: 6 }, () => shoot(corner(), high - 0.05, 0.5 * high, -1, unit)),
      ],
    },
  ];
}

/** A shoot that climbs (1) or hangs down (−1), about so long. */
const shoot = (
  along: number,
  up: number,
  long: number,
  way: 1 | -1,
  unit: () => number,
): Shoot => ({
  along,
  up,
  turn: (way * Math.PI) / 2 + 1.1 * (unit() - 0.5),
  long: long * (0.5 + 0.9 * unit()),
});
