import { isBeast } from '../creatures.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isSaidIn } from '../rooms/said-in.ts';
import type { Thing } from '../thing.ts';
import { isUpon } from '../upon/said-on.ts';
import { ALONG_STREETS } from './driven-to.ts';

/** Where one eats or drinks at tables that stand before it too, under an awning. */
const WITH_TABLES: ReadonlySet<Land | undefined> = new Set<Land>([
  'cafe',
  'teahouse',
  'cocktailbar',
  'restaurant',
  'tavern',
  'pizzeria',
  'bakery',
  'icecreamparlour',
  'sushibar',
]);

/** Words for "before" and "outside": before what that is, and behind it. */
const BEFORE: ReadonlySet<string> = new Set(
  'outside front before devant dehors vor frente fuera delante davanti fuori fora diante перед у أمام خارج'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set(
  '外|外面|前|前面|앞|앞에|앞의|앞에서|밖|밖의|밖에서|önünde|dışında|सामने|के सामने|बाहर|के बाहर'.split(
    '|',
  ),
);
/** Words for "in" that make rain what somebody is in, before it and in it or right behind it. */
const IN_RAIN: ReadonlySet<string> = new Set('in im sous bajo sotto na sob под تحت'.split(' '));
const RAINED_ON = /под |中|속|중|[dt][ae]$|में/u;

const isRoom = ({ land, ifNone }: Meaning): boolean =>
  ifNone !== true && (WITH_TABLES.has(land) || ALONG_STREETS.has(land));

/** Whether it is said that tables stand before it. */
const isServedOutside = ({ town, ifNone, servedOutside }: Meaning): boolean =>
  servedOutside === true || (town === 'cafes' && ifNone !== true);

const isLitFront = ({ meanings }: Piece): boolean =>
  meanings.some(({ litFront }) => litFront === true);

const isSomebody = (thing: Thing | undefined): boolean =>
  thing !== undefined && (thing === 'person' || thing === 'umbrella' || isBeast(thing));

/** How many words may stand between such a word and what it is said of. */
const NEAR = 3;

/** Whether a word says that something is before what a piece names. */
export function isBefore(pieces: Pieces, at: number): boolean {
  const after = pieces.slice(at + 1, at + 4);
  for (const piece of after) {
    if (piece.afterStop) break;
    if (BEHIND.has(piece.text.toLowerCase())) return true;
    if (piece.role === null && piece.meanings.length > 0) break;
  }
  for (let back = 1; back <= NEAR; back++) {
    const [piece, next] = [pieces[at - back], pieces[at - back + 1]];
    if (piece === undefined || next?.afterStop === true) return false;
    if (BEFORE.has(piece.text.toLowerCase())) return true;
    if (piece.meanings.some(({ thing, land }) => (thing ?? land) !== undefined)) return false;
  }
  return false;
}

/** Whether somebody is named nearest to a street that they are on. */
function hasWalkers(pieces: Pieces, at: number): boolean {
  const street = pieces[at];
  if (street === undefined || street.negated || !isUpon(pieces, street)) return false;
  if (!street.meanings.some(({ land, town }) => land === 'street' && town === undefined))
    return false;
  const isNamed = ({ meanings }: Piece) =>
    meanings.some(({ thing, land }) => (thing ?? land) !== undefined);
  const names = ({ meanings }: Piece | { meanings: readonly Meaning[] }) =>
    meanings.some(({ thing }) => isSomebody(thing));
  const before = pieces.slice(0, at).findLast(isNamed);
  const behind = pieces.slice(at + 1).find(isNamed);
  return (before !== undefined && names(before)) || (behind !== undefined && names(behind));
}

/** Whether somebody dances, goes, runs or embraces another in the rain. */
function isInRain(pieces: Pieces): boolean {
  const at = pieces.findIndex(
    ({ meanings, negated }) => !negated && meanings.some(({ weather }) => weather === 'rain'),
  );
  const rain = pieces[at];
  const moves = says(
    pieces,
    ({ trait, posture }) =>
      trait === 'dancing' ||
      trait === 'hugging' ||
      posture === 'walking' ||
      posture === 'running' ||
      posture === 'jumping',
  );
  if (rain === undefined || !moves) return false;
  const before = pieces.slice(Math.max(0, at - 2), at).findLast(({ role }) => role === 'with');
  const next = pieces[at + 2]?.role === 'with' ? pieces[at + 2] : pieces[at + 1];
  return (
    (before !== undefined && IN_RAIN.has(before.text.toLowerCase())) ||
    RAINED_ON.test(`${rain.text} ${next?.role === 'with' ? next.text : ''}`.trim().toLowerCase())
  );
}

/** The words of a prompt: a café, a shop, a cinema or a hotel before which somebody is, on the pavement or in the rain, or whose tables stand outside, is seen from its street. */
export function onPavements(pieces: Pieces): Pieces {
  const isPane = says(pieces, ({ pane }) => pane === true);
  if (isPane || !pieces.some(({ meanings }) => meanings.some(isRoom))) return pieces;
  const isOutside = pieces.some((_, at) => hasWalkers(pieces, at)) || isInRain(pieces);
  const isNight = says(pieces, ({ time }) => time === 'night');
  const isServed = says(pieces, isServedOutside);
  return pieces.map((piece, at) =>
    piece.meanings.some(isRoom) &&
    (isOutside ||
      isBefore(pieces, at) ||
      (isServed && piece.meanings.some(({ land }) => WITH_TABLES.has(land))) ||
      (isNight && isLitFront(piece) && !isSaidIn(pieces, at)))
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            !isRoom(one)
              ? one
              : one.litFront === true
                ? { land: 'storefront' as const }
                : {
                    land: 'street' as const,
                    ...(WITH_TABLES.has(one.land) && { town: 'cafes' as const }),
                  },
          ),
        }
      : piece,
  );
}
