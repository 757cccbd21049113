import { isAnimal } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import { RAISED } from '../../../world/room/sport/boxing-ring.ts';
import { METRO } from '../../../world/room/travel/metro.ts';
import { featShare } from '../../creatures/feat.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';
import { atPost } from './at-posts.ts';
import { MAN, PERSON } from './body-heights.ts';
import { inClass } from './in-class.ts';
import { onSeat } from './on-seats.ts';

/** How long is who swims, to the finger's tips, metres. */
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
/** Where who jumps into it comes down: nearer, so that it is seen; the same. */
const BOMB = { aside: -0.5, away: 5.4 } as const;
/** The width of a lane, and how far the pool's middle is from the eye toward the heavy side; metres. */
const LANE = { wide: 2.2, shift: 0.7 } as const;

/** Where who is in a submarine stands, so that its window is seen: from its middle away from the sonar, ahead; metres. */
const BY_PERISCOPE = [
  { aside: -0.62, away: 2.5 },
  { aside: 0.5, away: 2.1 },
] as const;

/** Where somebody stands who leans against the first door of an underground train's car: how far from its middle, ahead, metres. */
const BY_DOOR = { aside: METRO.half - 0.5, away: METRO.firstDoor } as const;

/** How far off who boxes in a ring is, how far from its middle, and how far that is from the eye toward the heavy side; metres. */
const RING = { away: 4.5, apart: 0.48, shift: 0.2 } as const;

/** The place of an animal between a car's front seats: how far off, how high its feet and how tall it is, metres. */
const BETWEEN_SEATS = { away: 1.15, high: 0.86, tall: 0.5 } as const;

/** Where somebody is in a hall that has one place for that: who swims in a lane of its pool, who stands in an aircraft between its seats or sits at its windows, who stands in a submarine; on a compartment's benches; null for others and elsewhere. */
export function inHall(
  { camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side } = setting;
  const { thing, posture, traits } = subject;
  const own =
    onSeat({ camera, setting }, subject, index) ??
    atPost({ camera, setting }, subject, index) ??
    inClass({ camera, setting }, subject, index);
  if (own !== null) return own;
  if (land === 'metro' && traits?.includes('propped') === true && index === 0) {
    const { aside, away } = BY_DOOR;
    const tall = (PERSON * figureOf(traits).tall * camera.focal) / away;
    return { x: -side * aside, z: away, base: 0, tall, heading: side > 0 ? 0 : Math.PI };
  }
  if (land === 'boxingring' && traits?.includes('boxing') === true) {
    const aside = subject.count > 1 ? RING.apart * (index % 2 === 0 ? -1 : 1) : -RING.apart * side;
    const tall = (MAN * figureOf(traits).tall * featShare(traits) * camera.focal) / RING.away;
    return { x: side * RING.shift + aside, z: RING.away, base: RAISED, tall };
  }
  // Between the front seats there is room for one who looks ahead.
  if (land === 'carcabin' && isAnimal(thing) && index === 0) {
    const { away, high, tall } = BETWEEN_SEATS;
    return { x: 0, z: away, base: high, tall: (tall * camera.focal) / away };
  }
  if (land === 'indoorpool' && thing === 'swimmer') {
    const { aside, away } = LANES[index % LANES.length] ?? LANES[0];
    const wide = (SWIMMER * camera.focal) / away;
    return { x: side * LANE.shift + aside * LANE.wide, z: away, base: 0, tall: wide, wide };
  }
  if (land === 'indoorpool' && traits?.includes('bombing') === true && index === 0) {
    const { aside, away } = BOMB;
    const tall = (PERSON * figureOf(traits).tall * featShare(traits) * camera.focal) / away;
    return { x: side * LANE.shift + aside * LANE.wide, z: away, base: 0, tall };
  }
  const stands = thing === 'person' && posture !== 'sitting' && posture !== 'lying';
  const berth = land === 'submarineroom' && stands ? BY_PERISCOPE[index] : undefined;
  if (berth !== undefined) {
    const tall = (PERSON * figureOf(traits ?? []).tall * camera.focal) / berth.away;
    return { x: side * berth.aside, z: berth.away, base: 0, tall };
  }
  if (land !== 'planecabin' || !stands) return null;
  const z = AISLE.first + AISLE.next * index;
  return { x: 0, z, base: 0, tall: (PERSON * figureOf(traits ?? []).tall * camera.focal) / z };
}
