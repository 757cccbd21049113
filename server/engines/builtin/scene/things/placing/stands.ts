import type { Idea, Subject, Thing } from '../../words/idea.ts';
import { INDOORS } from '../../world/room/plan-room.ts';

/** What a thing needs beneath it. */
export type Footing = 'land' | 'water' | 'air';

/** How a thing stands in a picture. */
export interface Stand {
  readonly on: Footing;
  /** Its feet, as a share of the way from the horizon to the lower edge; in the air of that above. */
  readonly feet: number;
  /** Its height as a share of the picture, as a part of a scene and as what the picture is about. */
  readonly height: number;
  readonly large: number;
}

const land = (feet: number, height: number, large: number): Stand => ({
  on: 'land',
  feet,
  height,
  large,
});
const water = (feet: number, height: number, large: number): Stand => ({
  on: 'water',
  feet,
  height,
  large,
});
const air = (feet: number, height: number, large: number): Stand => ({
  on: 'air',
  feet,
  height,
  large,
});

export const STANDS: Readonly<Record<Thing, Stand>> = {
  tree: land(0.42, 0.42, 0.62),
  blossom: land(0.45, 0.46, 0.62),
  conifer: land(0.42, 0.42, 0.62),
  palm: land(0.4, 0.42, 0.62),
  cactus: land(0.5, 0.34, 0.55),
  house: land(0.3, 0.22, 0.4),
  castle: land(0.12, 0.3, 0.46),
  tower: land(0.14, 0.3, 0.5),
  // It brings its own rock.
  lighthouse: water(0.16, 0.42, 0.56),
  temple: land(0.18, 0.3, 0.46),
  boat: water(0.26, 0.2, 0.36),
  rowboat: water(0.42, 0.13, 0.24),
  gondola: water(0.42, 0.17, 0.28),
  cat: land(0.8, 0.26, 0.56),
  dog: land(0.78, 0.3, 0.58),
  wolf: land(0.74, 0.28, 0.56),
  fox: land(0.76, 0.26, 0.54),
  horse: land(0.6, 0.32, 0.6),
  deer: land(0.6, 0.34, 0.64),
  cow: land(0.55, 0.26, 0.52),
  sheep: land(0.6, 0.2, 0.48),
  bear: land(0.62, 0.28, 0.54),
  lion: land(0.68, 0.28, 0.56),
  rabbit: land(0.82, 0.22, 0.5),
  elephant: land(0.5, 0.32, 0.58),
  owl: land(0.9, 0.24, 0.62),
  bird: land(0.84, 0.14, 0.46),
  swan: water(0.55, 0.2, 0.44),
  fish: air(0.9, 0.2, 0.4),
  butterfly: air(0.8, 0.15, 0.44),
  person: land(0.74, 0.38, 0.72),
  rock: land(0.7, 0.18, 0.42),
  flower: land(0.95, 0.3, 0.66),
  mushroom: land(0.9, 0.18, 0.5),
  church: land(0.22, 0.3, 0.5),
  windmill: land(0.25, 0.32, 0.52),
  bridge: water(0.3, 0.2, 0.34),
  mosque: land(0.2, 0.28, 0.46),
  pyramid: land(0.16, 0.26, 0.42),
  tent: land(0.6, 0.22, 0.42),
  car: land(0.7, 0.22, 0.4),
  penguin: land(0.7, 0.2, 0.48),
  tractor: land(0.5, 0.22, 0.42),
  bicycle: land(0.74, 0.28, 0.52),
  train: land(0.45, 0.22, 0.4),
  airplane: air(0.3, 0.2, 0.34),
  rocket: air(0.6, 0.34, 0.56),
  vase: land(0.85, 0.32, 0.62),
  fruit: land(0.85, 0.24, 0.44),
  apple: land(0.85, 0.2, 0.4),
  cup: land(0.85, 0.2, 0.42),
  book: land(0.85, 0.2, 0.42),
  lamp: land(0.85, 0.3, 0.6),
  candle: land(0.85, 0.3, 0.6),
  chair: land(0.85, 0.34, 0.6),
  robot: land(0.78, 0.36, 0.66),
  snowman: land(0.76, 0.32, 0.62),
  tiger: land(0.68, 0.28, 0.56),
  leopard: land(0.68, 0.26, 0.54),
  zebra: land(0.6, 0.3, 0.58),
  camel: land(0.58, 0.3, 0.58),
  giraffe: land(0.45, 0.44, 0.76),
  barn: land(0.3, 0.26, 0.44),
  birch: land(0.42, 0.42, 0.66),
  bamboo: land(0.45, 0.46, 0.7),
  astronaut: land(0.74, 0.4, 0.72),
  umbrella: land(0.74, 0.42, 0.74),
  vine: land(0.6, 0.15, 0.3),
  stall: land(0.6, 0.4, 0.5),
  pier: water(0.4, 0.2, 0.26),
};

/** Things that belong to a land that is named, and are not what the picture is about then. */
const STARS: ReadonlySet<Thing> = new Set<Thing>([
  'flower',
  'church',
  'windmill',
  'bridge',
  'mosque',
  'pyramid',
  'tree',
  'blossom',
  'conifer',
  'palm',
  'cactus',
  'house',
  'castle',
  'tower',
  'lighthouse',
  'temple',
  'boat',
  'rowboat',
  'gondola',
  'rock',
  'barn',
  'birch',
  'bamboo',
  'vine',
  'pier',
  'stall',
]);

/** What a forest may be made of. */
const GROVES: ReadonlySet<Thing> = new Set<Thing>(['birch', 'bamboo']);

/** How much of a thing's largest size is kept where a land was named too. */
const BESIDE_LAND = 0.62;

/** Whether the picture is about one kind of thing and little else. */
export const isAbout = (
  { land: named, subjects, composition }: Idea,
  { thing }: Subject,
): boolean =>
  subjects.every((one) => one.thing === thing || GROVES.has(one.thing)) &&
  (named === null || composition === 'close' || composition === 'portrait' || !STARS.has(thing));

/** Height of head and shoulders in a portrait, as a share of the picture. */
const BUST = 0.82;

/** Whether someone is shown as head and shoulders, from the lower edge up. */
export const isBust = (idea: Idea, subject: Subject): boolean =>
  subject.thing === 'person' && idea.composition === 'portrait' && isAbout(idea, subject);

/** How much of its height an animal keeps in a room, where walls and chairs tell its size. */
const INDOORS_SHARE = 0.66;
const PETS: ReadonlySet<Thing> = new Set<Thing>(['cat', 'dog', 'rabbit', 'bird', 'butterfly']);

/** Beside whom a pet is small, and what it keeps of its height then. */
const LARGE: ReadonlySet<Thing> = new Set<Thing>([
  'person',
  'umbrella',
  'astronaut',
  'horse',
  'cow',
  'deer',
  'bear',
  'lion',
  'tiger',
  'camel',
  'elephant',
  'giraffe',
]);
const BESIDE_LARGE = 0.6;

/** What else walks the land, drawn larger than it is so that it can be seen. */
const WALKERS: ReadonlySet<Thing> = new Set<Thing>([
  ...PETS,
  ...LARGE,
  'sheep',
  'wolf',
  'fox',
  'leopard',
  'zebra',
  'owl',
  'penguin',
  'robot',
  'snowman',
]);

/** How much larger than they are trees and buildings must be beside the walkers. */
const BESIDE_WALKERS = 1.6;

/** How much larger than they are trees and buildings are drawn: like the people and animals among them. */
export const landScale = ({ subjects }: Pick<Idea, 'subjects'>): number =>
  subjects.some(({ thing }) => WALKERS.has(thing)) ? BESIDE_WALKERS : 1;

/** Buildings and vehicles that are stood farther off beside people and animals: there the same height is larger. */
const STOOD_OFF: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'barn',
  'church',
  'windmill',
  'train',
  'tractor',
  'tent',
  'tree',
  'blossom',
  'conifer',
  'birch',
]);

/** Where a thing's feet are, as its stand says, or nearer to the horizon beside people and animals. */
export const feetOf = (idea: Idea, { thing }: Subject): number =>
  STANDS[thing].feet / (STOOD_OFF.has(thing) ? landScale(idea) : 1);

/** How much higher a rowing boat is with someone in it. */
const CREWED = 2;

const isRoom = ({ land }: Idea): boolean => land !== null && INDOORS.includes(land);

/** What a pet keeps of its height where a room or somebody tells its size. */
function petShare(idea: Idea): number {
  if (idea.subjects.some(({ thing }) => LARGE.has(thing))) return BESIDE_LARGE;
  return isRoom(idea) ? INDOORS_SHARE : 1;
}

/** The height of a thing of a subject, as a share of the picture. */
export function heightOf(idea: Idea, subject: Subject): number {
  if (isBust(idea, subject)) return BUST;
  const crew = subject.thing === 'rowboat' && subject.traits?.includes('crewed') ? CREWED : 1;
  const pet = PETS.has(subject.thing) ? petShare(idea) : 1;
  const height = STANDS[subject.thing].height * crew * pet;
  const large = STANDS[subject.thing].large * crew * pet;
  if (!isAbout(idea, subject)) return height * subject.size;
  // A bunch of flowers is one thing.
  const counted = subject.thing === 'flower' ? 1 : subject.count;
  const wanted = idea.land === null ? large : height + (large - height) * BESIDE_LAND;
  // Several share the width.
  return wanted * subject.size * Math.min(1, 1.55 / (0.55 + counted ** 0.8));
}
