import { isBeast, isWalker } from '../creatures.ts';
import type { Colour, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';
import { isUpon } from './said-on.ts';

/** What drives over the bridge that is named with it, whatever else is said. */
const ON_WHEELS: ReadonlySet<Thing> = new Set<Thing>([
  ...ROAD_VEHICLES,
  'tram',
  'tractor',
  'campervan',
  'foodtruck',
  'icecreamvan',
  'carriage',
  'pumpkincoach',
  'tank',
  'bicycle',
] as Thing[]);

/** Words for "over": before a bridge that is crossed, and what a word of Turkish ends in that says so. */
const OVER: ReadonlySet<string> = new Set(
  'over across through über durch par sobre por através sopra через по عبر فوق'.split(' '),
);
const OVER_ENDING = /^köprü(?!nün alt).*[dt][ae]n?$/u;
/** Waters at whose edge one can fish, besides what a bridge is over. */
const WATERS: ReadonlySet<Land> = new Set<Land>([
  ...([
    'river',
    'lake',
    'sea',
    'beach',
    'canal',
    'harbour',
    'swamp',
    'island',
    'waterfall',
  ] as const),
]);
/** How many words may stand between that and the bridge. */
const NEAR = 3;

/** How many of them are on it at the most. */
const MOST = { wheels: 3, walkers: 4 } as const;

const isBridge = ({ thing }: Meaning): boolean => thing === 'bridge';

/** What a bridge leads to that is named right before it ("a castle bridge"): it is not what somebody is at. */
const LED_TO: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>(['castle', 'tower']);

/** How much larger that is, so that it is seen over a bridge with somebody on it. */
const BEYOND_DECK = 1.8;

/** The same of a bridge from which somebody faces a beast. */
const FACED_FROM = 2;

/** The words of a prompt without the building to which a bridge leads. */
const withoutItsCastle = (pieces: Pieces): Pieces =>
  pieces.filter(
    ({ meanings }, n) =>
      !(
        meanings.some(({ thing }) => LED_TO.has(thing)) &&
        pieces[n + 1]?.afterStop === false &&
        pieces[n + 1]?.meanings.some(isBridge) === true
      ),
  );

/** Whether the words say that a bridge is crossed, or that somebody is on it. */
export function isCrossed(named: Pieces): boolean {
  const pieces = withoutItsCastle(named);
  const at = pieces.findIndex(({ meanings, negated }) => !negated && meanings.some(isBridge));
  const bridge = pieces[at];
  if (bridge === undefined) return false;
  if (says(pieces, ({ crosses }) => crosses === true) || isUpon(pieces, bridge)) return true;
  if (OVER_ENDING.test(bridge.text.toLowerCase())) return true;
  for (let back = 1; back <= NEAR; back++) {
    const before = pieces[at - back];
    if (before === undefined || pieces[at - back + 1]?.afterStop === true) return false;
    if (OVER.has(before.text.toLowerCase())) return true;
    // A stone bridge is one of stone.
    if (
      before.meanings.some(({ thing, land }) => thing !== 'rock' && (thing ?? land) !== undefined)
    )
      return false;
  }
  return false;
}

/** The words of a prompt: only bridges are crossed. */
export const readCrossings = (pieces: Pieces): Pieces =>
  says(pieces, isBridge)
    ? pieces
    : pieces.map((piece): Piece => {
        const meanings = piece.meanings.filter(({ crosses }) => crosses === undefined);
        return meanings.length === piece.meanings.length ? piece : { ...piece, meanings };
      });

/** Whether one may be on a bridge: nothing else is said of where it is, but that two fight there, or that somebody faces what is off it. */
const isFree = ({ thing, on, far, relation, isDressing, carries, traits = [] }: Subject): boolean =>
  (on ?? far ?? isDressing ?? carries) === undefined &&
  (relation === undefined ||
    (relation.party === 'both' && traits.includes('fighting')) ||
    (thing === 'person' && relation.is === 'meets' && relation.party === 'first'));

/** Whether it is a beast that somebody faces. */
const isFacedBeast = ({ thing, relation }: Subject): boolean =>
  isBeast(thing) && relation?.is === 'meets' && relation.party === 'second';

/** Whether it is a troll, who lives beneath a bridge. */
const lurks = (one: Subject): boolean =>
  one.thing === 'person' && one.traits?.includes('troll') === true && isFree(one);

/** Words for "near", "beside" and "under", which stand close to a bridge that nobody is on. */
const NOT_ON: ReadonlySet<string> = new Set(
  'near beside by under below behind neben bei nahe unter hinter près sous derrière junto cerca bajo detrás perto sob atrás vicino sotto dietro accanto рядом возле около под у за yanında yakınında altında قرب بجانب تحت 旁 旁边 附近 そば 近く 옆 옆에서 근처 아래 पास नीचे'.split(
    ' ',
  ),
);

/** Whether who fishes does so from the bridge that is named: they are not said to be beside it, nor is water at whose edge that could be. */
function fishesFromBridge(pieces: Pieces, { traits = [] }: Subject): boolean {
  if (!traits.includes('fisher')) return false;
  const at = pieces.findIndex(({ meanings }) => meanings.some(isBridge));
  const close = pieces.slice(Math.max(0, at - NEAR), at + NEAR);
  return (
    !close.some(({ text }) => NOT_ON.has(text.toLowerCase())) &&
    !says(
      pieces,
      ({ land, thing }) => thing === undefined && land !== undefined && WATERS.has(land),
    )
  );
}

/** Things of which what drives, and who is said to cross a bridge or to be on it, is carried by that. */
export function onDecks(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const bridge = things.find(({ thing }) => thing === 'bridge');
  if (bridge === undefined || bridge.carries !== undefined) return things;
  const wheels = things.find((one) => ON_WHEELS.has(one.thing) && isFree(one));
  const walker = things.find(
    (one) =>
      (isWalker(one.thing) || isBeast(one.thing)) &&
      isFree(one) &&
      (one.relation?.party !== 'first' || things.some(isFacedBeast)) &&
      (isCrossed(pieces) || fishesFromBridge(pieces, one)),
  );
  const lurker = things.find((one) => lurks(one) && !isCrossed(pieces));
  // Who goes on a bridge over which something drives as well goes behind it, too small to be seen.
  const taken = wheels ?? walker ?? lurker;
  if (taken === undefined) return things;
  const { thing, count, colour, posture, traits, company, holds, hair } = taken;
  // With what is faced from it a bridge is large enough for who is on it to be seen.
  const larger = taken.relation?.party === 'first' ? FACED_FROM : 1;
  const most = wheels === undefined ? MOST.walkers : MOST.wheels;
  const crosses =
    traits?.some((one) => one === 'fighting' || one === 'fisher') !== true &&
    (posture === null || posture === 'walking');
  const load = {
    count: company === undefined ? Math.min(most, count) : 1,
    colour,
    posture:
      wheels !== undefined || taken === lurker ? null : crosses ? ('walking' as const) : posture,
    ...(traits && { traits }),
    ...(company && { company }),
    ...(holds && { holds }),
    ...(hair && { hair }),
    ...(taken === lurker && { isBeneath: true as const }),
  };
  return things
    .filter((one) => one !== taken)
    .map((one) =>
      one === bridge
        ? { ...one, posture: null, count: 1, size: larger * one.size, carries: thing, load }
        : LED_TO.has(one.thing)
          ? { ...one, size: BEYOND_DECK * one.size }
          : one,
    );
}

/** The red of a bus in London. */
const RED: Colour = [0.72, 0.07, 0.06];
/** Words for a bus of two decks. */
const IS_BUS = /b[uú]s|decker|ônibus|autocarro|автобус|otobüs|巴士|公交|バス|버스|حافلة|باص|बस/u;

/** The words of a prompt: a bus of two decks makes a London street where no other place is named, and no bridge. */
export function busesElsewhere(pieces: Pieces): Pieces {
  const isOfBus = ({ meanings, text }: Piece): boolean =>
    meanings.some(({ scenery }) => scenery === 'londonstreet') && IS_BUS.test(text.toLowerCase());
  const isElsewhere = pieces.some(
    (piece) =>
      !piece.negated &&
      !isOfBus(piece) &&
      piece.meanings.some(
        (one) => isBridge(one) || (one.land !== undefined && one.ifNone !== true),
      ),
  );
  if (
    !isElsewhere ||
    says(pieces, ({ land, scenery }) => land === 'street' && scenery === undefined)
  )
    return pieces;
  return pieces.map((piece) =>
    isOfBus(piece)
      ? { ...piece, meanings: [{ thing: 'bus', trait: 'doubledecker', hue: RED } as Meaning] }
      : piece,
  );
}
