import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isSpacecraft } from '../vehicles.ts';
import { happensWithin } from './happening-within.ts';
import { interiorOf, isHome, landsAround, roomWithin } from './rooms-within.ts';

/** Words that say that a place is seen from within: before what it is, and behind it. */
const BEFORE: ReadonlySet<string> = new Set(
  'inside within interior intérieur dans innenraum inneren innern innere inneres dentro interno interior внутри интерьер داخل'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set(
  'interior innenraum inneres 内部 里面 内 中 내부 안 안에서 içi içinde iç अंदर भीतर'.split(' '),
);
/** Words that say so at the end of what is said of the place ("a log cabin inside", "eine Hütte von innen"). */
const AT_END: ReadonlySet<string> = new Set(
  "inside innen drinnen dedans intérieur l'intérieur adentro dentro interno dall'interno изнутри внутри içeriden içerden".split(
    ' ',
  ),
);

/** Words for the light of a house that is seen from outside ("a tent lit from inside"). */
const SHINES =
  /^(?:lights?|lit|glow(?:s|ing)?|lamps?|illuminated|shin(?:es|ing)|licht(?:er)?|beleuchtet\p{L}*|leucht\p{L}*|erleuchtet\p{L}*|éclairé\p{L}*|illuminé\p{L}*|lumières?|luz|luces|luzes|iluminad\p{L}*|luc[ei]|illuminat\p{L}*|свет\p{L}*|освещ\p{L}*|ışık\p{L}*|aydınlat\p{L}*)$/iu;

/** How many words may stand between the two ("inside an old gothic church"). */
const NEAR = 5;

/** Parts of houses from which one looks out. */
const LOOKOUTS: ReadonlySet<Land | undefined> = new Set<Land>(['balcony', 'porch', 'engawa']);

/** The words of a prompt; a building that is said to be seen from within does not stand on a meadow but is its room, and one that is named with its porch is seen from outside ("a house with a porch"). */
export function readWithin(named: Pieces): Pieces {
  const pieces = named.map((piece, at) =>
    isPartOf(named, at) ? { ...piece, role: null, meanings: [] } : piece,
  );
  const at = pieces.findIndex((piece) => !piece.negated && interiorOf(piece) !== undefined);
  const building = pieces[at];
  const interior = interiorOf(building);
  if (building === undefined || interior === undefined) return pieces;
  const word = wordFor(pieces, at);
  const { room } = interior;
  if (word < 0 && !happensWithin(pieces, at, room)) return pieces;
  const land = roomWithin(building, interior, pieces);
  return pieces.map((piece, n) =>
    n === at || n === word
      ? { ...piece, role: null, meanings: [{ land }, ...landsAround(piece, interior)] }
      : piece,
  );
}

/** Whether a piece is a balcony or a porch of a building that is named a few words before it. */
const isPartOf = (pieces: Pieces, at: number): boolean =>
  pieces[at]?.meanings.some(({ land }) => LOOKOUTS.has(land)) === true &&
  pieces
    .slice(Math.max(0, at - NEAR), Math.max(0, at - 1))
    .some((piece) => !piece.afterStop && isHome(interiorOf(piece)?.of));

/** What belongs to the place that a hall is a part of, and stands outside. */
const OUTSIDE_OF: Partial<Readonly<Record<Land, readonly Thing[]>>> = {
  terminal: ['airliner', 'controltower'],
  library: ['college'],
  booktower: ['college'],
  wizardtower: ['tower', 'castle'],
  camper: ['campervan'],
  bankvault: ['hoard'],
  greenhouse: ['spacestation', 'habitat'],
  engineroom: ['boat', 'steamship', 'liner', 'ferry', 'airship', 'submarine'],
  airshipgondola: ['airship', 'gondola'],
  shipbridge: ['boat', 'steamship', 'liner', 'ferry', 'trawler'],
  metro: ['train'],
  subwaystation: ['train'],
  palacestation: ['train'],
  compartment: ['train'],
  stationwaiting: ['train'],
  spacebridge: ['spaceship', 'spacestation'],
  stationmodule: ['spacestation'],
  spacegarden: ['spacestation'],
  planecabin: ['airplane', 'airliner'],
  planewindow: ['airplane', 'airliner'],
  trainwindow: ['train'],
  flightdeck: ['airplane', 'airliner', 'controltower'],
  ballroom: ['liner', 'ferry'],
  throneroom: ['liner', 'ferry'],
};

/** What stands in a room that was named: the house that it is a room of does not ("a farmhouse kitchen"), nor an airport's aircraft. */
export const withoutItsHouse = (
  isRoom: boolean,
  land: Land | null,
  things: readonly Subject[],
): readonly Subject[] => {
  if (land === 'street') return things.filter((one) => !isOfStreet(one));
  const outside = (land !== null && OUTSIDE_OF[land]) || [];
  const isToy = things.some(({ thing }) => thing === 'toys');
  return isRoom
    ? things.filter(
        (one) =>
          !isHome(one.thing) &&
          !isFarmhouse(one) &&
          one.thing !== 'treehouse' &&
          one.thing !== 'habitat' &&
          !outside.includes(one.thing) &&
          (isToy || !isSpacecraft(one.thing)) &&
          !isOfGrounds(one),
      )
    : things;
};

/** Whether it is a farm's house, whose rooms are a home's. */
const isFarmhouse = ({ thing, traits }: Subject): boolean =>
  thing === 'barn' && traits?.includes('stonefarm') === true;

/** Whether it is what stands on the grounds of a building that was named with its room, or floats off them. */
const isOfGrounds = ({ thing, isDressing }: Subject): boolean =>
  isDressing === true && (thing === 'tree' || thing === 'bench' || thing === 'iceberg');

/** Whether it is no more than the houses that a street has anyway: one in a colour of its own is another. */
const isOfStreet = ({ thing, count, colour }: Subject): boolean =>
  thing === 'house' && (count > 1 || colour === null);

/** Where the word is that says of a building that it is seen from within; -1 where none does. */
export function wordFor(pieces: Pieces, building: number): number {
  for (let at = building - 1; at >= building - NEAR && pieces[at + 1]?.afterStop === false; at--) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (says(BEFORE, piece)) return at;
    if (namesAnother(piece)) break;
  }
  for (let at = building + 1; at <= building + 2 && pieces[at]?.afterStop === false; at++) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (says(BEHIND, piece)) return at;
    if (namesAnother(piece)) break;
  }
  for (let at = building + 1; at <= building + NEAR && pieces[at]?.afterStop === false; at++) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (says(AT_END, piece) && pieces[at + 1]?.afterStop !== false) return at;
    if (namesAnother(piece) || SHINES.test(piece.text)) break;
  }
  return -1;
}

const says = (words: ReadonlySet<string>, { text }: Piece): boolean =>
  words.has(text.toLowerCase());

const namesAnother = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, land }) => (thing ?? land) !== undefined);
