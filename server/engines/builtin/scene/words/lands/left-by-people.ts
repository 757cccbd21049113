import { INDOORS } from '../../world/room/plan-room.ts';
import { ROOM_KINDS } from '../../world/room/room-kinds.ts';
import type { Unwanted } from '../idea.ts';
import type { Land } from '../land.ts';
import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Subject } from '../subject.ts';
import type { Thing } from '../thing.ts';

/** What moss is painted on: what stands for long, and is modelled in the round. */
export const MOSS_GROWN: ReadonlySet<Thing> = new Set<Thing>([
  'robot',
  'house',
  'castle',
  'tower',
  'church',
  'monastery',
  'temple',
  'torii',
  'ruin',
  'grave',
  'bench',
  'fountain',
  'car',
  'truck',
  'barn',
  'ferriswheel',
  'circus',
  'carousel',
  'swings',
  'slide',
  'villa',
  'gasstation',
  'train',
  'bus',
  'windmill',
  'lighthouse',
]);

/** Whether moss can grow over it. */
export const isMossGrown = ({ thing }: Subject): boolean => MOSS_GROWN.has(thing);

/** Rooms that are shown as people have left them anyway. */
const LEFT_ANYWAY: ReadonlySet<Land> = new Set<Land>([
  'deadmall',
  'hauntedhall',
  'wreckhold',
  'egyptiantomb',
  'dungeon',
]);

/** Whether a land is a room within walls that can be seen as it is when people have left it for good. */
export const canBeDeserted = (land: Land | null): boolean =>
  land !== null &&
  INDOORS.includes(land) &&
  !LEFT_ANYWAY.has(land) &&
  ROOM_KINDS[land]?.isBare !== true &&
  ROOM_KINDS[land]?.isUnderSky !== true;

/** Whether it stays where people have left: the sunshade of a pool does not. */
export const isLeftBehind = ({ thing, isDressing }: Subject): boolean =>
  !(isDressing === true && thing === 'parasol');

/** How much larger a factory is seen that people have left: what has grown over it is looked at. */
const LOOKED_AT = 1.5;

/** As near as what people have left is looked at. */
export const seenNear = (one: Subject): Subject =>
  one.thing === 'factory' ? { ...one, size: one.size * LOOKED_AT } : one;

/** Who and what is in no street that people have left. */
export const GONE: readonly Unwanted[] = ['person', 'car', 'horse'];

/** What is on no street that is said to be empty, but for who and what is named there. */
export const notOnEmptyStreet = (named: readonly Subject[]): readonly Unwanted[] =>
  GONE.filter((one) => !named.some(({ thing }) => thing === one));

/** Most words between "empty" and the street that is so ("an empty narrow street"). */
const NEAR = 2;

/** Whether a street, a square or a road is said to be empty: the word stands before it or right behind it, with nothing else named between. */
export function isStreetEmpty(pieces: Pieces): boolean {
  const isStreet = (piece: Piece | undefined) =>
    piece?.meanings.some(({ land }) => land === 'street' || land === 'city') ?? false;
  const isBetween = ({ meanings, role }: Piece) =>
    role !== 'with' &&
    meanings.every(({ thing, land }) => thing === undefined && land === undefined);
  return pieces.some(({ meanings, negated }, at) => {
    if (negated || !meanings.some(({ vacant }) => vacant === true)) return false;
    const behind = pieces.slice(at + 1);
    const next = behind.findIndex((one) => !isBetween(one));
    const before = pieces.slice(0, at).reverse();
    const last = before.findIndex((one) => !isBetween(one));
    return (
      (next >= 0 && next <= NEAR && isStreet(behind[next])) ||
      (last >= 0 && last <= NEAR && isStreet(before[last]) && !isNoun(behind[0]))
    );
  });
}

const isNoun = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing !== undefined) ?? false;

/** Whether it is seen that people have left it. */
export const showsItIsLeft = (subject: Subject): boolean =>
  isMossGrown(subject) || subject.thing === 'factory';

/** Whether a word names a bride, a groom or both, and no feast. */
const namesCouple = ({ meanings }: Piece): boolean =>
  meanings.some(({ trait }) => trait === 'bride' || trait === 'groom') ||
  (meanings.some(({ trait }) => trait === 'wedding') &&
    meanings.every(({ scenery, land }) => (scenery ?? land) === undefined));

/** Whether they are there only because a wedding or a dance is named. */
const isImplied = (pieces: Pieces, { thing, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  ((traits.length > 0 && traits.every((one) => one === 'wedding')) ||
    (traits.includes('dancing') && !pieces.some(namesPerson)));

/** The things of a prompt without those who are there only because a wedding, a dance or a feast is named, and no bride or groom, where it wants nobody there. */
export const withoutGuests = (
  unwanted: readonly Unwanted[],
  pieces: Pieces,
  things: readonly Subject[],
): readonly Subject[] =>
  unwanted.includes('person') && !pieces.some(namesCouple)
    ? things.filter((one) => !isImplied(pieces, one))
    : things;
