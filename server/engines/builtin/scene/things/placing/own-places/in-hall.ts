import type { Setting } from '../../../setting.ts';
import { isAnimal } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { isOffDuty } from '../../../words/work/off-duty.ts';
import { TAUGHT_NEARER } from '../../../world/room/plan-room.ts';
import { COMPARTMENT_SHIFT, MINISTORE_SHIFT, ROOM_SHIFT } from '../../../world/room/plan-shell.ts';
import { GLASS_COUNTER, GLASS_STOOLS, MINISTORE } from '../../../world/room/shops/ministore.ts';
import { RAISED } from '../../../world/room/sport/boxing-ring.ts';
import { METRO } from '../../../world/room/travel/metro.ts';
import { PLANE_ROW, PLANE_SEAT } from '../../../world/room/travel/plane-window.ts';
import { ANVIL } from '../../../world/room/work/forge.ts';
import { featShare } from '../../creatures/feat.ts';
import { figureOf } from '../../creatures/figure.ts';
import { postureShare } from '../size/posture-share.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

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
/** Where who jumps into it comes down: nearer, so that it is seen; the same. */
const BOMB = { aside: -0.5, away: 5.4 } as const;
/** The width of a lane, and how far the pool's middle is from the eye toward the heavy side; metres. */
const LANE = { wide: 2.2, shift: 0.7 } as const;

/** Where who is in a submarine stands, so that its window is seen: from its middle away from the sonar, ahead; metres. */
const BY_PERISCOPE = [
  { aside: -0.62, away: 2.5 },
  { aside: 0.5, away: 2.1 },
] as const;

/** How far from the middle of a train's compartment who sits on its benches is, metres, and how far off, two by two; how high they are, of the height upright. */
const BENCHES = { aside: 0.76, away: [2.4, 2.95, 1.95], tall: 0.78 } as const;

/** How far ahead of a seat's middle the feet of who sits on it are: from where, how much farther for a grown person, and by what power of the height less for others; metres. */
const FEET = { from: -0.1, ahead: 0.55, shrinks: 2.2 } as const;
/** How tall an animal on a seat is, metres. */
const ON_SEAT = 0.56;

/** Where somebody stands who leans against the first door of an underground train's car: how far from its middle, ahead, metres. */
const BY_DOOR = { aside: METRO.half - 0.5, away: METRO.firstDoor } as const;

/** How tall a smith is, and how far from his anvil's middle he stands, metres. */
const MAN = 1.8;
const ANVIL_REACH = 0.62;

/** Whether somebody is the first smith of a forge, wherever that is, who stands at its anvil. */
export const atAnvil = (land: Land, { thing, traits }: Subject, index: number): boolean =>
  (land === 'forge' || land === 'lavaforge') &&
  thing === 'person' &&
  traits?.includes('smith') === true &&
  index === 0;

/** Whether somebody is the first cook of a kitchen, who has a stove before them. */
export const cooksThere = (land: Land, subject: Subject, index: number): boolean =>
  (land === 'restaurantkitchen' || land === 'kitchen') &&
  subject.thing === 'person' &&
  subject.traits?.includes('chef') === true &&
  (subject.posture === null || subject.posture === 'standing') &&
  subject.holds === undefined &&
  !isOffDuty(subject.traits) &&
  index === 0;

/** Where the baker stands who is at a bakery's oven: to the heavy side of the room's middle, ahead; metres. */
const BY_OVEN = { aside: -0.18, away: 3.25 } as const;

/** Whether somebody is the first baker of a bakery, who has bread in its oven. */
export const atBakersOven = (land: Land, subject: Subject, index: number): boolean =>
  land === 'bakery' &&
  subject.thing === 'person' &&
  subject.traits?.some((trait) => trait === 'chef' || trait === 'atoven') === true &&
  !subject.traits.includes('baking') &&
  (subject.posture === null || subject.posture === 'standing') &&
  subject.holds === undefined &&
  !isOffDuty(subject.traits) &&
  index === 0;

/** How far off who writes on a classroom's blackboard is, and how far to the light side of the room's middle, metres; how far turned from the eye, radians. */
const BOARD = { away: 7.1 - TAUGHT_NEARER, aside: 1.2, turned: 0.7 } as const;

/** Whether somebody is the teacher at the blackboard of a class. */
export const atBoard = (land: Land, { thing, traits }: Subject, index: number): boolean =>
  land === 'classroom' &&
  thing === 'person' &&
  traits?.includes('teacher') === true &&
  !isOffDuty(traits) &&
  index === 0;

/** Where children stand who paint in a classroom, and who teaches them: to the heavy side of the room's middle, ahead; metres. */
const EASELS = [
  [-1.2, 2.15],
  [0.1, 2.3],
  [-0.55, 3.4],
  [0.9, 3.5],
  [-1.9, 3.6],
  [0.2, 4.5],
] as const;
const BESIDE_EASELS = { aside: -1.75, away: 3.6, turned: 0.5 } as const;

/** The same of those who sit at tables of their own there. */
const TABLES = [
  [-1.16, 1.62],
  [-0.26, 1.8],
  [-0.7, 2.75],
  [0.45, 2.9],
  [-1.8, 3],
  [-0.3, 4],
] as const;

const paintsThere = (land: Land, { thing, traits }: Subject): boolean =>
  land === 'classroom' &&
  thing === 'person' &&
  (traits?.includes('painting') === true || traits?.includes('sketching') === true);

/** How far off who boxes in a ring is, how far from its middle, and how far that is from the eye toward the heavy side; metres. */
const RING = { away: 4.5, apart: 0.48, shift: 0.2 } as const;

/** The place of an animal between a car's front seats: how far off, how high its feet and how tall it is, metres. */
const BETWEEN_SEATS = { away: 1.15, high: 0.86, tall: 0.5 } as const;

/** What decides whether somebody sits. */
type Sitter = {
  readonly [Key in 'thing' | 'posture' | 'on' | 'company' | 'holds']?: Subject[Key] | undefined;
};

/** Vehicles whose row of windows is seen over their seats. */
const isRow = (land: Land): boolean => land === 'planewindow' || land === 'trainwindow';

/** Whether somebody sits on a bench of a train's compartment, or on a seat of an aircraft or a fast train at its windows: who does not stand, walk or hold something there. */
export const sitsOnBench = (land: Land, { thing, posture, on, company, holds }: Sitter): boolean =>
  (land === 'compartment' || isRow(land)) &&
  thing === 'person' &&
  (posture === null || posture === 'sitting' || (posture === 'standing' && isRow(land))) &&
  on === undefined &&
  company === undefined &&
  holds === undefined;

/** The how manieth of all who sit in a compartment the one of a subject is that is its `index`th. */
const seatOf = ({ land, subjects }: Setting, subject: Subject, index: number): number =>
  subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter((one) => sitsOnBench(land, one))
    .reduce((sum, { count }) => sum + count, index);

/** On which side of a compartment who sits there is, of several each on the other: −1 left, 1 right. */
export const benchOf = (setting: Setting, subject: Subject, index: number): -1 | 1 =>
  (seatOf(setting, subject, index) % 2 === 0) === setting.side > 0 ? 1 : -1;

/** Which of the seats at an aircraft's windows are taken one after the other, from the middle. */
const ROW = [0, 1, -1, 2, -2] as const;

/** Where who is at the windows of an aircraft is: on a seat, an animal upon it. */
function inRowOfSeats(
  setting: Setting,
  { focal }: Stage['camera'],
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side, subjects } = setting;
  const takes = (one: Subject) => sitsOnBench(land, one) || isAnimal(one.thing);
  if (!takes(subject)) return null;
  const before = subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter(takes)
    .reduce((sum, { count }) => sum + count, index);
  const row = ROW[before];
  if (row === undefined) return null;
  const x = row * PLANE_ROW.apart;
  const z = PLANE_SEAT.z + PLANE_SEAT.wide / 2;
  if (isAnimal(subject.thing))
    return { x: side * x, z, base: PLANE_SEAT.high, tall: (ON_SEAT * focal) / z };
  const share = figureOf(subject.traits ?? []).tall;
  return {
    x: side * (x + FEET.from + FEET.ahead * share ** FEET.shrinks),
    z,
    // A child's feet do not reach the floor.
    base: PLANE_SEAT.high * (1 - share),
    tall: (BENCHES.tall * PERSON * share * focal) / z,
  };
}

/** How high the hips of a grown person who sits are over the feet, and how far before the middle of a stool the feet are; metres. */
const STOOL = { hips: 0.45, feet: 0.3 } as const;

/** Where who sits at the counter along a convenience store's glass is: on a stool. */
function atGlassCounter(
  side: number,
  focal: number,
  { traits = [] }: Subject,
  place: number,
): JettyPlace | null {
  const stool = GLASS_STOOLS[place];
  if (stool === undefined) return null;
  const share = figureOf(traits).tall;
  const z = MINISTORE.back - GLASS_COUNTER.seatOut + 0.5 * STOOL.feet;
  return {
    x: side * (MINISTORE_SHIFT + stool + STOOL.feet * share),
    z,
    base: GLASS_COUNTER.seat - STOOL.hips * share,
    tall: (BENCHES.tall * PERSON * share * focal) / z,
  };
}

/** Whether somebody sits by themselves in a convenience store, on a stool at its glass. */
export const sitsAtGlass = (land: Land, { thing, posture, company, on }: Sitter): boolean =>
  land === 'ministore' &&
  thing === 'person' &&
  posture === 'sitting' &&
  company === undefined &&
  on === undefined;

/** Where somebody is in a hall that has one place for that: who swims in a lane of its pool, who stands in an aircraft between its seats or sits at its windows, who stands in a submarine; on a compartment's benches; null for others and elsewhere. */
export function inHall(
  { camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side } = setting;
  const { thing, posture, traits } = subject;
  if (isRow(land)) return inRowOfSeats(setting, camera, subject, index);
  if (sitsAtGlass(land, subject)) {
    const before = setting.subjects
      .slice(0, Math.max(0, setting.subjects.indexOf(subject)))
      .filter((one) => sitsAtGlass(land, one))
      .reduce((sum, { count }) => sum + count, index);
    return atGlassCounter(side, camera.focal, subject, before);
  }
  if (sitsOnBench(land, subject)) {
    const z = BENCHES.away[Math.floor(seatOf(setting, subject, index) / 2)] ?? BENCHES.away[0];
    const tall = BENCHES.tall * PERSON * figureOf(traits ?? []).tall;
    const x = side * COMPARTMENT_SHIFT + benchOf(setting, subject, index) * BENCHES.aside;
    return { x, z, base: 0, tall: (tall * camera.focal) / z };
  }
  if (land === 'metro' && traits?.includes('propped') === true && index === 0) {
    const { aside, away } = BY_DOOR;
    const tall = (PERSON * figureOf(traits).tall * camera.focal) / away;
    return { x: -side * aside, z: away, base: 0, tall, heading: side > 0 ? 0 : Math.PI };
  }
  if (atAnvil(land, subject, index)) {
    const x = side * (ROOM_SHIFT + ANVIL.out - ANVIL_REACH);
    const tall = (MAN * figureOf(traits ?? []).tall * camera.focal) / ANVIL.away;
    return { x, z: ANVIL.away, base: 0, tall };
  }
  if (atBakersOven(land, subject, index)) {
    const { aside, away } = BY_OVEN;
    const tall = (MAN * figureOf(traits ?? []).tall * camera.focal) / away;
    return { x: side * (ROOM_SHIFT + aside), z: away, base: 0, tall };
  }
  const places = posture === 'sitting' ? TABLES : EASELS;
  const easel = paintsThere(land, subject) ? places[index] : undefined;
  if (easel !== undefined) {
    const [aside, z] = easel;
    const own = MAN * figureOf(traits ?? []).tall * postureShare(setting.idea, subject);
    const tall = (own * camera.focal) / z;
    return { x: side * (ROOM_SHIFT + aside), z, base: 0, tall };
  }
  const isAmong = setting.subjects.some((one) => paintsThere(land, one));
  if (isAmong && atBoard(land, subject, index)) {
    const { aside, away, turned } = BESIDE_EASELS;
    const tall = (PERSON * figureOf(traits ?? []).tall * camera.focal) / away;
    const heading = side > 0 ? turned : Math.PI - turned;
    return { x: side * (ROOM_SHIFT + aside), z: away, base: 0, tall, heading };
  }
  if (atBoard(land, subject, index)) {
    const tall = (PERSON * figureOf(traits ?? []).tall * camera.focal) / BOARD.away;
    // Half turned to the class.
    const heading = side > 0 ? -BOARD.turned : Math.PI + BOARD.turned;
    return { x: side * (ROOM_SHIFT - BOARD.aside), z: BOARD.away, base: 0, tall, heading };
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
