import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Noise } from '../../../noise.ts';
import { brokenPanes } from '../furnishings/broken-panes.ts';
import { slantedBeam } from '../light/slanted-beam.ts';
import type { Room } from '../plan-room.ts';
import type { Point } from '../solids/solid.ts';
import { dusty, littered, peeling } from './aged.ts';
import { overgrown } from './climbing.ts';
import { fern, rubble } from './overgrowth.ts';

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
      ...overgrown(room, standing, own),
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
