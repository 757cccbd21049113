import { QUAY } from '../../../world/street/asia/build-water-house.ts';
import { overSea } from '../../../world/street/over-sea.ts';
import { wayOf } from '../../../world/street/way.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';

/** How far from the middle of a street its lamps stand and from the houses at the least, world units, and how far aside in the picture the nearest is. */
const LAMP_ASIDE = 7.1;
const LAMP_BEFORE = 1.1;
const LAMP_SEEN = 0.27;

/** A place on the pavement for a street lamp, or beside the houses of a lane, on both sides in turn. */
export function onPavement({ frame, camera, setting }: Stage, index: number): Spot {
  const side = (index % 2 === 0 ? 1 : -1) * setting.side;
  const way = wayOf(setting);
  const aside = Math.min(LAMP_ASIDE, way.front - LAMP_BEFORE);
  const nearest = (camera.focal * aside) / (LAMP_SEEN * frame.width);
  const z = nearest * (1 + 0.5 * index);
  return { x: way.middle(z) + side * aside, z, base: 0, nearness: nearest / z };
}

/** How far from the water somebody is on a quay, and how far from the next. World units. */
const ON_QUAY = { in: 1.05, apart: 0.55 } as const;

/** A place on the near quay of a water town, its feet at a share of the way from the horizon down. */
export function onQuay({ frame, camera, setting }: Stage, index: number, down: number): Spot {
  const way = wayOf(setting);
  const rows = (frame.height - camera.horizon) * down;
  const z = (camera.focal * (camera.height - QUAY)) / rows;
  const aside = way.road + ON_QUAY.in + ON_QUAY.apart * (index % 3);
  return { x: way.middle(z) + setting.side * aside, z, base: QUAY, nearness: 1 };
}

/** Where somebody stands in a town over open water; null where there is none. */
export function inTownOverSea({ setting }: Stage, index: number): Spot | null {
  const at = overSea(setting)?.stands(setting, index);
  return at === undefined ? null : { x: at[0], z: at[2], base: at[1], nearness: 1 };
}
