import type { Random } from '../../../kernels/random.ts';
import type { Noise } from '../../noise.ts';
import type { Decor } from '../../words/decor.ts';
import type { Land } from '../../words/land.ts';
import { eaterySurfaces } from './eating/eatery.ts';
import { naveSurfaces } from './faith/nave.ts';
import type { Shell } from './furniture.ts';
import { modernShape, modernSurfaces, widened } from './home/modern-home.ts';
import { LIVING_ROOM, PLAIN_SHAPES, plainSurfaces } from './plain-shells.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import { ROOM_SHIFT, SHIFTS } from './room-shifts.ts';

/** What a shell is planned by. */
interface ShellWish {
  readonly land: Land;
  readonly random: Random;
  readonly noise: Noise;
  readonly side: number;
  readonly hasFire: boolean;
  /** Whether it is dark outside. */
  readonly night: boolean;
  readonly decor: Decor;
}

/** A room's walls, floor, ceiling and window, without what stands in it. */
export function planShell({ land, random, noise, side, hasFire, night, decor }: ShellWish): Shell {
  const kind = ROOM_KINDS[land];
  const usual = modernShape(land, decor) ?? kind?.shape ?? PLAIN_SHAPES[land] ?? LIVING_ROOM;
  // A fireplace takes one half of the wall ahead.
  const isWide = decor.isWide && !hasFire;
  const { half, high, back, window } = isWide ? widened(usual, land) : usual;
  const shift = SHIFTS[land] ?? ROOM_SHIFT;
  const wider = (land === 'library' ? 0 : 0.2) * (random.unit() - 0.5);
  const wide = hasFire ? 0.7 : window[0] + (INTIMATE.includes(land) && !isWide ? wider : 0);
  const centre = side * shift;
  const middle = centre + side * (hasFire ? 1.1 : window[1]);
  return {
    left: centre - half,
    right: centre + half,
    high,
    back: back[0] + back[1] * random.unit(),
    ...((land === 'restaurant' && decor.cuisine !== undefined
      ? eaterySurfaces(decor.cuisine, noise)
      : kind?.surfaces(noise, centre, night)) ??
      (land === 'nave'
        ? naveSurfaces(noise, centre)
        : decor.manner !== null
          ? modernSurfaces(land, decor.manner, noise, high)
          : plainSurfaces(land, random, noise, high))),
    window: [middle - wide, middle + wide, window[2], window[3]],
  };
}

/** The window in the wall ahead of a room, about: metres. */
export interface WindowAhead {
  /** How high above the floor its sill is. */
  readonly sill: number;
  /** How far its middle is from straight ahead toward the heavy side, and how far ahead it is. */
  readonly aside: number;
  readonly away: number;
}

/** Where a room has its window in the wall ahead; null where it has none. */
export function windowAhead(land: Land): WindowAhead | null {
  const kind = ROOM_KINDS[land];
  const { back, window } = kind?.shape ?? PLAIN_SHAPES[land] ?? LIVING_ROOM;
  if (window[0] === 0 || kind?.isBare === true || isHall(land)) return null;
  return {
    sill: window[2],
    aside: (SHIFTS[land] ?? ROOM_SHIFT) + window[1],
    away: back[0] + back[1] / 2,
  };
}

/** Whether a room's opening ahead has no frame, and is no window to stand at. */
export const isHall = (land: Land): boolean =>
  UNFRAMED.has(land) || ROOM_KINDS[land]?.isFrameless === true;

/** Halls of no kind of their own. */
const UNFRAMED: ReadonlySet<Land> = new Set<Land>(['station', 'greenhouse', 'nave']);

/** Rooms whose windows are now wider, now narrower. */
const INTIMATE: readonly Land[] = ['room', 'kitchen', 'bedroom'];
