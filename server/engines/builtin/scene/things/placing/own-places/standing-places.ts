import { isAnimal, isWalker } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import type { Scenery } from '../../../words/scenery.ts';
import { ROOM_SHIFT } from '../../../world/room/room-shifts.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** Where those are who are in the air over trampolines: to the heavy side of the eye, ahead, how high; metres. */
const OVER_TRAMPOLINES: readonly (readonly [number, number, number])[] = [
  [0.7, 3.5, 0.95],
  [-0.75, 3.3, 0.8],
  [1.9, 4.3, 1],
  [-2, 4.4, 0.9],
];

/** Where those stand one after the other who are in a room whose furniture leaves little floor: to the heavy side of the eye, ahead; metres. */
const PLACES: Partial<Readonly<Record<Land, readonly (readonly [number, number, number?])[]>>> = {
  storefront: [
    [0.72, 3.4],
    [-0.1, 3.5],
    [-0.95, 3.65],
    [1.5, 3.75],
    [0.3, 4.1],
  ],
  hotpotrestaurant: [
    [-1.15, 3.05],
    [0.95, 3.2],
  ],
  fencinghall: [
    [-0.85, 4.35, 0.12],
    [0.85, 4.35, 0.12],
  ],
  trampolinehall: OVER_TRAMPOLINES,
  hauntedhall: [
    [0.5, 3.95],
    [-0.55, 3.85],
    [1.35, 3.9],
    [-1.3, 3.6],
    [0, 4.1],
  ],
};

/** The same of animals and robots where people do what one comes for: on the ring, over the bar. */
const OF_CREATURES: typeof PLACES = {
  fencinghall: PLACES.fencinghall ?? [],
  sumoring: [
    [-0.55, 5.5, 0.56],
    [0.55, 5.5, 0.56],
  ],
  polevault: [[0.16, 8.6, 4]],
  trampolinehall: OVER_TRAMPOLINES,
};

/** The same in sceneries, in world units on the level of their ground: before the hatch of an ice cream van, at the rail of a race course. */
const IN_SCENERIES: Partial<Readonly<Record<Scenery, readonly (readonly [number, number])[]>>> = {
  icecreamvan: [
    [-0.6, 9.8],
    [0.7, 9.6],
    [1.9, 10],
    [-1.8, 10.1],
    [3, 9.7],
    [-2.8, 10.5],
  ],
  horserace: [
    [-1.7, 6.2],
    [-0.8, 6.3],
    [1.9, 6.4],
    [-2.6, 6.1],
    [2.7, 6],
  ],
};

/** Where who is weightless floats in a space station: aside, ahead and how high over its floor; metres. */
const ADRIFT: readonly (readonly [number, number, number])[] = [
  [0.8, 2.95, 0.4],
  [-0.75, 3.3, 0.7],
  [0.02, 4.5, 0.3],
  [-1.2, 3.9, 0.4],
  [1.25, 4, 1.1],
];

/** Who stands, and how tall each is; metres. */
const TALL: Partial<Readonly<Record<Thing, number>>> = {
  person: 1.74,
  astronaut: 1.8,
  ghost: 1.75,
  skeleton: 1.74,
};

/** How tall robots and animals are there that do what people come for; metres. */
const TALL_CREATURE = { robot: 1.6, animal: 1.2 } as const;

/** How tall somebody who is on their feet there is; null: they are not. */
const tallOf = (land: Land, { thing, posture, on, company, traits }: Subject): number | null => {
  const isUpright =
    posture === null ||
    posture === 'standing' ||
    posture === 'walking' ||
    (posture === 'jumping' && land === 'trampolinehall');
  const isOther = OF_CREATURES[land] !== undefined && isWalker(thing);
  const other = isOther ? TALL_CREATURE[thing === 'robot' ? 'robot' : 'animal'] : undefined;
  const tall = TALL[thing] ?? other;
  if (tall === undefined || !isUpright || (on ?? company) !== undefined) return null;
  return tall * figureOf(traits ?? []).tall;
};

/** The place of a judge in a court of law, over the desk: to the heavy side of the eye, ahead, how high, and how tall an animal there is; metres. */
const JUDGE = { aside: ROOM_SHIFT, away: 5.95, high: 1.45, tall: 1.35 } as const;

/** Whether it is an animal in a court of law that is named as its judge, or beside nobody but that. */
const judges = ({ land, subjects }: Stage['setting'], { thing, count }: Subject): boolean =>
  land === 'courtroom' &&
  isAnimal(thing) &&
  count === 1 &&
  subjects.some((one) => one.thing === 'person' && one.count === 1 && one.traits === undefined);

/** Where the one of a subject with that index stands in a room or a scenery that has places for that; null: anywhere else. */
export function standingPlace(
  { camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  if (judges(setting, subject)) {
    const { aside, away, high, tall } = JUDGE;
    return { x: setting.side * aside, z: away, base: high, tall: (tall * camera.focal) / away };
  }
  const isAdrift = setting.land === 'stationmodule';
  const scenery = sceneryIn(setting);
  const outside = scenery === null ? undefined : IN_SCENERIES[scenery];
  const places = isAdrift
    ? ADRIFT
    : (outside ??
      (subject.thing === 'person' ? PLACES : { ...PLACES, ...OF_CREATURES })[setting.land]);
  const tall = tallOf(setting.land, subject);
  if (places === undefined || tall === null) return null;
  const { subjects, side } = setting;
  const before = subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter((one) => tallOf(setting.land, one) !== null)
    .reduce((sum, { count }) => sum + count, index);
  const place = places[before];
  if (place === undefined) return null;
  const [aside, z, base = outside === undefined ? 0 : LEVEL] = place;
  return { x: side * aside, z, base, tall: (tall * camera.focal) / z };
}
