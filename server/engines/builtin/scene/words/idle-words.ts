import { isBeastTrait } from './animals/own-traits.ts';
import { isBeast, isWalker } from './creatures.ts';
import { type Decor, saysIdleDecor } from './decor.ts';
import type { Flat } from './idea.ts';
import type { Land } from './land.ts';
import { isMossGrown } from './lands/left-by-people.ts';
import { isFoodAtCamp } from './meals/served-outdoors.ts';
import type { Meaning } from './meaning.ts';
import { saysIdleAct } from './people/acts.ts';
import type { Piece } from './pieces.ts';
import { saysOnlyCrowded } from './rooms/in-rooms.ts';
import type { Scenery } from './scenery.ts';
import type { Subject } from './subject.ts';
import type { Trait } from './trait.ts';

/** Whether a word says no more than that something floats in the air. */
const saysOnlyAloft = ({ aloft, weather }: Meaning): boolean =>
  aloft === true && weather === undefined;

/** What a deed says of where and when it is done, and of what else is there. */
const OF_DEEDS: ReadonlySet<string> = new Set<keyof Meaning>([
  'trait',
  'land',
  'ifNone',
  'scenery',
  'time',
  'season',
  'crop',
  'also',
]);

/** Whether it is an animal, or somebody who is no human, and does not do that, nor anything else with the hands. */
const isIdleFigure = ({ thing, holds, traits = [] }: Subject, trait: Trait): boolean =>
  thing !== 'person' &&
  thing !== 'umbrella' &&
  holds === undefined &&
  (isBeast(thing) || isWalker(thing)) &&
  !traits.includes(trait);

/** Whether a word says no more than what somebody does or wears, and where and when, where only animals and the like are and none of them is drawn so. */
const isDoneByNobody = (meaning: Meaning, things: readonly Subject[]): boolean => {
  const { trait } = meaning;
  const named = things.filter(({ isDressing }) => isDressing !== true);
  const asked = named.length > 0 ? named : things;
  return (
    trait !== undefined &&
    Object.keys(meaning).every((key) => OF_DEEDS.has(key)) &&
    asked.length > 0 &&
    asked.every((one) => isIdleFigure(one, trait))
  );
};

/** Rooms that are named by who works there, of whom elsewhere nothing is drawn. */
const OF_WORKERS: ReadonlySet<Land | undefined> = new Set<Land>(['butchershop', 'synagogue']);

/** Whether a word names such a room where another place is shown: a butcher in a street. */
const saysOtherRoom = ({ land, ifNone }: Meaning, shown: readonly (Land | null)[]): boolean =>
  land !== undefined && ifNone === true && OF_WORKERS.has(land) && !shown.includes(land);

/** Whether a word says no more than that there are riches, and whether something lies on them. */
const saysRiches = (meaning: Meaning): boolean =>
  meaning.riches === true && Object.keys(meaning).length === 1;
const isInSky = ({ thing }: Subject): boolean => thing === 'skyrider';
const isOnBroom = ({ thing }: Subject): boolean => thing === 'broomrider';
const liesOnRiches = ({ traits = [] }: Subject): boolean => traits.includes('hoarding');

/** Whether a word says no more than what is told of beasts, as of the wind that howls, and whether it is told of one. */
const saysOfBeast = ({ thing, trait }: Meaning): boolean =>
  thing === undefined && isBeastTrait(trait);
const isToldOf = ({ traits = [] }: Subject): boolean => traits.some(isBeastTrait);

/** Whether a word means all who are there ("everyone"), and somebody is. */
const meansThoseThere = ({ meanings }: Piece, things: readonly Subject[]): boolean =>
  meanings.some(({ others }) => others === true) && things.some(({ thing }) => thing === 'person');

/** Lands that have an edge: where water meets them, or a canyon opens. */
const HAVE_RIMS: ReadonlySet<Land | null> = new Set<Land | null>([
  ...(['canyon', 'river', 'lake', 'sea', 'beach', 'pool', 'quay', 'oasis'] as const),
]);

/** What a picture shows by which a word may have no effect in it. */
export interface Shown {
  readonly land: Land | null;
  readonly outlook: Land | null;
  readonly isRoom: boolean;
  /** Whether that is one that people have left, over which plants have grown. */
  readonly isDeserted: boolean;
  /** Whether it is a street that is said to be empty. */
  readonly isEmptied: boolean;
  /** Whether it is among clouds. */
  readonly isUp: boolean;
  readonly scenery: Scenery | null;
  readonly hasSpring: boolean;
  readonly hasCliffs: boolean;
  readonly hasBeds: boolean;
  readonly decor: Decor;
  readonly flat: Flat | null;
  readonly things: readonly Subject[];
}

/**
 * Whether a word that means something shows nothing there: steam is painted over hot springs alone, moss on
 * what stands for long, a howl is a beast's, and no pattern where a place is shown.
 */
export function isIdle(
  piece: Piece,
  {
    land,
    outlook,
    isRoom,
    isDeserted,
    isEmptied,
    isUp,
    scenery,
    hasSpring,
    hasCliffs,
    hasBeds,
    decor,
    flat,
    things,
  }: Shown,
): boolean {
  return (
    hasEffect(piece) &&
    ((piece.meanings.every(({ steam }) => steam === true) && !hasSpring) ||
      (piece.meanings.every(({ mossy }) => mossy === true) &&
        !isDeserted &&
        !things.some(isMossGrown)) ||
      (!isUp && land !== 'stationmodule' && piece.meanings.every(saysOnlyAloft)) ||
      (!hasCliffs && !HAVE_RIMS.has(land) && piece.meanings.every(({ rim }) => rim === true)) ||
      (!isRoom &&
        land !== 'street' &&
        !hasBeds &&
        !(land === 'beach' && things.length === 0) &&
        saysOnlyCrowded(piece) &&
        !meansThoseThere(piece, things)) ||
      (!isRoom && !isEmptied && piece.meanings.every(({ vacant }) => vacant === true)) ||
      isFoodAtCamp(piece.meanings, scenery, things) ||
      piece.meanings.every((one) => saysOtherRoom(one, [land, outlook])) ||
      piece.meanings.every((one) => saysIdleAct(one, things) || isDoneByNobody(one, things)) ||
      piece.meanings.every((one) => saysIdleDecor(decor, one)) ||
      (piece.meanings.every(({ bow }) => bow !== undefined) &&
        things.every(({ bow }) => bow === undefined)) ||
      (piece.meanings.every(saysOfBeast) && !things.some(isToldOf)) ||
      (piece.meanings.every(({ onBroom }) => onBroom === true) && !things.some(isOnBroom)) ||
      (piece.meanings.every(({ mount }) => mount !== undefined) && !things.some(isInSky)) ||
      (piece.meanings.every(saysRiches) && !things.some(liesOnRiches)) ||
      (flat === null && piece.meanings.every((one) => one.flat !== undefined)))
  );
}

/** Whether a word only wishes for quality, which every picture has anyway. */
export const isPraise = ({ meanings }: Piece): boolean =>
  meanings.some(({ praise }) => praise === true);

/** Whether the painter does something with a word; wind, for one, it knows and cannot paint. */
export const hasEffect = (piece: Piece): boolean =>
  !isPraise(piece) && piece.meanings.some((meaning) => Object.keys(meaning).length > 0);
