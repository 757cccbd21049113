import { INDOORS } from '../../world/room/plan-room.ts';
import { isBeast, isWalker } from '../creatures.ts';
import { ANTIC_KEYS } from '../keys/people/antic-keys.ts';
import { HANDLING_KEYS } from '../keys/people/handling-keys.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import {
  BREAKS_OFF,
  FOR_LOADS,
  FOR_SHEEP,
  FOR_SHORN,
  FOR_TREES,
  FOR_WATER,
  FOR_WAVING,
  FOR_WORN,
  OTHERWISE_CUT,
  SCISSORS,
} from './handled-words.ts';
import { LEGENDS_MEANT } from './legends-meant.ts';
import { PURSUITS_MEANT } from './pursuits-meant.ts';
import type { IsMeant, Sense } from './sense.ts';

const isBody = ({ thing }: Meaning): boolean =>
  thing !== undefined && thing !== 'fish' && (isWalker(thing) || isBeast(thing));
const isIndoors = ({ land }: Meaning): boolean => land !== undefined && INDOORS.includes(land);

/** How many words from who carries something it may be named. */
const NEAR = 5;

/** The words of the same part of a sentence around the one at an index, which is one of them. */
function clauseAround(pieces: Pieces, at: number): Pieces {
  const from = pieces.findLastIndex(({ afterStop }, n) => n <= at && afterStop);
  const to = pieces.findIndex(({ afterStop }, n) => n > at && afterStop);
  return pieces.slice(Math.max(0, from, at - NEAR), Math.min(to < 0 ? Infinity : to, at + NEAR));
}

const textsSay = (pieces: Pieces, words: RegExp): boolean =>
  pieces.some(({ text }) => words.test(text));

/** The other words of a prompt. */
const othersOf = (pieces: Pieces, at: number): Pieces => pieces.filter((_, n) => n !== at);

/** What is worn is on the head of who wears it, and no load. */
const isNotWorn: IsMeant = (pieces, at) => !textsSay(clauseAround(pieces, at), FOR_WORN);

/** On a head is a load where one is named. */
const isLoad: IsMeant = (pieces, at) =>
  isNotWorn(pieces, at) && textsSay(clauseAround(pieces, at), FOR_LOADS);

/** Stones that are thrown skip over water. */
const isOverWater: IsMeant = (pieces, at) => textsSay(othersOf(pieces, at), FOR_WATER);

/** In what people look out of its windows. */
const RIDDEN: ReadonlySet<Thing | undefined> = new Set<Thing>(['train', 'bus', 'tram', 'car']);
/** What is seen from a window in a room. */
const isOutlook = ({ town, city, land }: Meaning): boolean =>
  (town ?? city) !== undefined || land === 'sea' || land === 'canal' || land === 'beach';

/** Who is at the window of a house is seen from outside: in no train and no room that is named, and an animal only if it waves. */
const isAtHouse: IsMeant = (pieces, at) => {
  const others = othersOf(pieces, at);
  if (says(others, (one) => RIDDEN.has(one.thing) || isIndoors(one) || isOutlook(one)))
    return false;
  return says(others, isPerson) || !says(others, isBody) || FOR_WAVING.test(pieces[at]?.text ?? '');
};

/** Who plays at hiding does so behind a tree, unless within a house. */
const isInTheOpen: IsMeant = (pieces, at) =>
  FOR_TREES.test(pieces[at]?.text ?? '') ||
  !says(othersOf(pieces, at), (one) => isIndoors(one) || one.thing === 'house');

/** Who has scissors cuts paper, unless something else is cut, or it is somebody's trade. */
const isPaper: IsMeant = (pieces, at) => {
  if (!SCISSORS.test(pieces[at]?.text ?? '')) return true;
  const others = othersOf(pieces, at);
  return (
    !textsSay(others, OTHERWISE_CUT) &&
    !says(
      others,
      ({ thing, trait, land }) =>
        trait === 'sewing' ||
        trait === 'barber' ||
        trait === 'watering' ||
        thing === 'flower' ||
        thing === 'hedge' ||
        land === 'barbershop' ||
        land === 'tailor',
    )
  );
};

/** Whether something is done by who stands before the word, and is no thing that is called alike ("a rake"). */
const isDeed: IsMeant = (pieces, at) =>
  pieces[at - 1]?.meanings.some(isBody) === true && pieces[at]?.afterStop === false;

/** Who shears is at a sheep, unless grass or hair is named; shears are no deed. */
const isSheep: IsMeant = (pieces, at) => {
  const text = pieces[at]?.text ?? '';
  if (FOR_SHEEP.test(text)) return true;
  if (/^shears$/iu.test(text) && !isDeed(pieces, at)) return false;
  const others = othersOf(pieces, at);
  return !textsSay(others, FOR_SHORN) || says(others, ({ thing }) => thing === 'sheep');
};

/** A rake is used by somebody who is named. */
const isRaking: IsMeant = (pieces, at) =>
  !/^rakes?$/iu.test(pieces[at]?.text ?? '') || says(pieces, isBody);

/** What fries by itself has nobody at the stove, and who is at a grill grills. */
const isAtStove: IsMeant = (pieces, at) => {
  const others = othersOf(pieces, at);
  if (says(others, ({ thing, trait }) => thing === 'barbecue' || trait === 'grilling'))
    return false;
  return !/^(?:frying|fries)(?: in a pan)?$/iu.test(pieces[at]?.text ?? '') || says(others, isBody);
};

/** A ring takes more than one animal, and such as have arms; and what one dances in may be a ring of something else. */
const isRing: IsMeant = (pieces, at) => {
  const [next, ...rest] = pieces.slice(at + 1, at + 4);
  if (next?.afterStop === false && BREAKS_OFF.test(next.text) && !says(rest, isPerson))
    return false;
  const others = othersOf(pieces, at).filter(({ negated }) => !negated);
  if (says(others, isPerson)) return true;
  const beasts = others.filter(({ meanings }) =>
    meanings.some(({ thing }) => thing !== undefined && isBeast(thing)),
  );
  if (beasts.length === 0) return true;
  const isAble = beasts.some(({ meanings }) =>
    meanings.some(({ thing }) => thing !== undefined && isWalker(thing)),
  );
  const isOne =
    beasts.length === 1 &&
    beasts[0]?.plural === false &&
    !says(others, ({ count }) => (count ?? 1) > 1);
  return isAble && !isOne;
};

/** What fries where nobody is at a stove does so in a kitchen, if no place is said. */
export const fryingAlone: Sense = (pieces, at) =>
  pieces[at]?.meanings.includes(HANDLING_KEYS.frying) === true && !isAtStove(pieces, at)
    ? [{ land: 'kitchen', ifNone: true }]
    : null;

const RULES: ReadonlyMap<Meaning, IsMeant> = new Map<Meaning, IsMeant>([
  [HANDLING_KEYS.onhead, isLoad],
  [HANDLING_KEYS.headcarrying, isNotWorn],
  [HANDLING_KEYS.stonethrowing, isOverWater],
  [HANDLING_KEYS.windowwaving, isAtHouse],
  [ANTIC_KEYS.hidingtree, isInTheOpen],
  [HANDLING_KEYS.papercutting, isPaper],
  [HANDLING_KEYS.shearing, isSheep],
  [HANDLING_KEYS.raking, isRaking],
  [HANDLING_KEYS.ringdancing, isRing],
  ...LEGENDS_MEANT,
  ...PURSUITS_MEANT,
]);

/** What words of a prompt say by the lists and don't mean beside the others: a hat on the head is no load, and who trims a hedge with scissors cuts no paper. */
export const handledOtherwise = (pieces: Pieces): ReadonlySet<Meaning> =>
  new Set(
    pieces.flatMap(({ meanings }, at) =>
      meanings.filter((one) => RULES.get(one)?.(pieces, at) === false),
    ),
  );
