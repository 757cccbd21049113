import type { Subject } from '../../words/idea.ts';
import { figureOf } from '../creatures/figure.ts';
import type { JettyPlace } from './at-jetty.ts';
import type { Stage } from './stage.ts';

/** How tall people are, and how long is who swims, to the finger's tips; metres. */
const PERSON = 1.7;
const SWIMMER = 2.2;
/** How far off who stands in an aircraft's aisle is, metres, and from one to the next. */
const AISLE = { first: 3.3, next: 1.7 } as const;
/** The lanes of a swimming pool in the order in which swimmers take them, in widths of a lane from its middle; how far off each is. */
const LANES = [
  { aside: 0.5, away: 8.2 },
  { aside: -0.5, away: 10 },
  { aside: -1.5, away: 8.8 },
  { aside: 1.5, away: 10.8 },
  { aside: 0.5, away: 13 },
  { aside: -0.5, away: 15.4 },
] as const;
/** The width of a lane, and how far the pool's middle is from the eye toward the heavy side; metres. */
const LANE = { wide: 2.2, shift: 0.7 } as const;

/** Where somebody is in a hall that has one place for that: who swims in a lane of its pool, who stands in an aircraft between its seats; null for others and elsewhere. */
export function inHall(
  { camera, setting: { land, side } }: Stage,
  { thing, posture, traits }: Subject,
  index: number,
): JettyPlace | null {
  if (land === 'indoorpool' && thing === 'swimmer') {
    const { aside, away } = LANES[index % LANES.length] ?? LANES[0];
    const wide = (SWIMMER * camera.focal) / away;
    return { x: side * LANE.shift + aside * LANE.wide, z: away, base: 0, tall: wide, wide };
  }
  const stands = thing === 'person' && posture !== 'sitting' && posture !== 'lying';
  if (land !== 'planecabin' || !stands) return null;
  const z = AISLE.first + AISLE.next * index;
  return { x: 0, z, base: 0, tall: (PERSON * figureOf(traits ?? []).tall * camera.focal) / z };
}
