import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Noise } from '../../../noise.ts';
import { brokenPanes } from '../furnishings/broken-panes.ts';
import { slantedBeam } from '../light/slanted-beam.ts';
import type { Room } from '../plan-room.ts';
import type { Point } from '../solids/solid.ts';
import { dusty, littered, peeling } from './aged.ts';
import { type Climbed, fern, ivy, rubble, type Shoot } from './overgrowth.ts';

/** What a room is left by. */
export interface Desertion {
  readonly random: Random;
  readonly noise: Noise;
  /** Whether its window has the frame of a house's, and panes in it. */
  readonly hasPanes: boolean;
  /** Toward the sun or the moon, as the room has it; length 1. */
  readonly toward: Point;
}

/** From where to where ahead of the eye things have come down and ferns have come up, metres. */
const STREWN = { from: 2.4, to: 11 } as const;
/** How far ahead of the eye the walls beside it are overgrown, metres. */
const CLIMBED = { from: 1.6, to: 15 } as const;

/** A room as it is when people have left it for decades: its lamps dead, its paint in flakes, dust on all that stands there, its panes broken, a hole in its ceiling by which light falls in, and ferns and ivy that have come in after that. */
export function desert(room: Room, { random, noise, hasPanes, toward }: Desertion): Room {
  const own = createRandom(random.uint32());
  const unit = () => own.unit();
  const standing = room.solids.map((one) => ({
    ...one,
    material: dusty(noise, one.material),
    glow: 0,
  }));
  const panes = hasPanes ? brokenPanes(room.window, room.back, [2, 2], noise) : [];
  return {
    ...room,
    walls: peeling(noise, room.walls),
    floor: littered(noise, room.floor),
    ceiling: peeling(noise, room.ceiling),
    lamps: [],
    shaded: 0,
    beam: slantedBeam(room, toward, null),
    isDeserted: true,
    solids: [
      ...standing,
      ...panes,
      ...strewn(room, 60, 0.1, unit).map(([x, z]) => rubble(x, z, unit)),
      ...strewn(room, 9, 0.35, unit).flatMap((at) => fern(at, 0.45 + 0.4 * unit(), unit)),
      ...climbing(room, unit).flatMap(({ wall, shoots, limits }) =>
        ivy(wall, shoots, limits, standing, own),
      ),
    ],
  };
}

/** Places on a room's floor in view at which nothing stands, up to so many; more of them lie beside its walls than in its middle. */
function strewn(
  { left, right, back, solids }: Room,
  count: number,
  reach: number,
  unit: () => number,
): (readonly [number, number])[] {
  const standing = solids.filter(({ low, high }) => low[1] < 0.4 && high[1] > 0.05);
  const far = Math.min(back - 0.3, STREWN.to);
  const places = Array.from({ length: count }, (): readonly [number, number] => {
    const out = Math.sqrt(unit()) * (unit() < 0.5 ? -0.5 : 0.5);
    return [
      (left + right) / 2 + out * (right - left - 2 * reach),
      STREWN.from + (far - STREWN.from) * unit(),
    ];
  });
  return places.filter(([x, z]) =>
    standing.every(
      ({ low, high }) =>
        x < low[0] - reach || x > high[0] + reach || z < low[2] - reach || z > high[2] + reach,
    ),
  );
}

interface Climbing {
  readonly wall: Climbed;
  readonly shoots: readonly Shoot[];
  readonly limits: { readonly from: number; readonly to: number; readonly high: number };
}

/** Where ivy climbs a room's walls and hangs down them: along both sides, and in the corners of the wall ahead where that is near. */
function climbing({ left, right, high, back }: Room, unit: () => number): readonly Climbing[] {
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
