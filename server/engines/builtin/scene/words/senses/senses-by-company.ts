import { TRADE_KEYS } from '../keys/people/trade-keys.ts';
import { BUILT_KEYS } from '../keys/places/built-keys.ts';
import { FEAST_KEYS } from '../keys/places/feast-keys.ts';
import { PASTIME_KEYS } from '../keys/places/pastime-keys.ts';
import { ROOM_KEYS } from '../keys/places/room-keys.ts';
import { TURN_KEYS } from '../keys/turn-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

const replaced = (
  pieces: Pieces,
  key: Meaning,
  by: (piece: Piece, at: number) => Meaning | null,
): Pieces =>
  pieces.map((piece, at) =>
    piece.meanings.includes(key)
      ? {
          ...piece,
          meanings: piece.meanings.flatMap((one) => (one === key ? (by(piece, at) ?? []) : [one])),
        }
      : piece,
  );

/** Words for houses of guests. */
const HOTEL =
  /^(?:hotels?|hôtels?|отел\p{L}*|гостиниц\p{L}*|otel\p{L}*|فندق|होटल|酒店|ホテル|호텔)$/iu;
/** Words for what has a roof. */
const INDOORS =
  /^(?:indoors?|couverte?|überdacht\p{L}*|cubierta|cubierto|coberta|coperta|крыт\p{L}*|kapalı|مغطى|室内|屋内|실내|इनडोर)$/iu;

/** The pool of a villa or a hotel is theirs, and one that is covered no lido. */
function poolsOfHouses(pieces: Pieces): Pieces {
  if (pieces.some(({ text }) => INDOORS.test(text)))
    return replaced(pieces, PASTIME_KEYS.lido, () => ({ land: 'indoorpool' }));
  const isHouse =
    says(pieces, ({ thing }) => thing === 'house' || thing === 'villa') ||
    pieces.some(({ text }) => HOTEL.test(text));
  return isHouse
    ? replaced(pieces, PASTIME_KEYS.lido, () => ({ land: 'pool', also: ['parasol'] }))
    : pieces;
}

/** Words between a fighter and what for or how they fight. */
const FIGHTS_FOR = /^(?:de|da|do|per|за|pour|for)$/iu;
/** Words for what a wrestler wears on the face. */
const MASK = /^(?:masks?|máscara|маска)$/iu;

/** Who fights for something or in another way is in no boxing ring, and a wrestler's mask is nobody. */
const fighters = (pieces: Pieces): Pieces =>
  replaced(pieces, TURN_KEYS.wrestler, (_, at) => {
    const next = pieces[at + 1];
    if (next === undefined || next.afterStop) return TURN_KEYS.wrestler;
    if (MASK.test(next.text)) return null;
    const isWrestling = pieces[at + 2]?.meanings.includes(TURN_KEYS.wrestler) === true;
    return FIGHTS_FOR.test(next.text) && !isWrestling ? { thing: 'person' } : TURN_KEYS.wrestler;
  });

/** Words for the house of a guard, which is a fire brigade's or the police's where those are named. */
const GUARDHOUSE = /^(?:wachen?|caserne|caserma|cuartel|quartel|karakol)$/iu;
/** Words for a place of a railway alone. */
const OF_RAILWAYS =
  /rail|train|trem|tren|bahn|quai|gare|ferroviaria|binari|andén|platt?f|plata|перрон|платформ|вокзал|peron|^gar$|قطار|رصيف|月台|站台|火车|ホーム|승강장|기차|रेल/iu;

/** Words right before a place, an article between them at most, in which somebody is. */
const IN = /^(?:in|at|im|en|em|na|alla|nella|в|на)$/iu;

/** The station of firefighters or policemen is theirs, and no railway's. */
function stationsOfTrades(pieces: Pieces): Pieces {
  const isNamed = (test: (one: Meaning) => boolean) =>
    pieces.some(({ meanings, negated }) => !negated && meanings.some(test));
  const own = isNamed(({ thing, trait }) => thing === 'fireengine' || trait === 'firefighter')
    ? BUILT_KEYS.firestation
    : isNamed(({ thing, trait }) => thing === 'policecar' || trait === 'police')
      ? BUILT_KEYS.policestation
      : null;
  const isRailway =
    isNamed(({ thing }) => thing === 'train') ||
    pieces.some(({ text }) => OF_RAILWAYS.test(text) || /^central$/iu.test(text));
  if (own === null || isRailway) return pieces;
  // Policemen in any station are in one of a railway, and firefighters in their own.
  const isInAny = (at: number) =>
    own === BUILT_KEYS.policestation &&
    pieces.slice(Math.max(0, at - 2), at).some(({ text }) => IN.test(text));
  return pieces.map((piece, at): Piece => {
    const isGuardhouse = GUARDHOUSE.test(piece.text);
    const isStation =
      !OF_RAILWAYS.test(piece.text) &&
      !isInAny(at) &&
      piece.meanings.some((one) => one.land === 'station' && Object.keys(one).length === 1);
    return isGuardhouse || isStation ? { ...piece, role: null, meanings: [own] } : piece;
  });
}

/** Words for a small sled as for a sleigh. */
const SLEDS =
  /^(?:schlitten|trineos?|trenós?|slitt[ae]|traîneaux?|kızak\p{L}*|そり|ソリ|썰매\p{L}*|雪橇|сан(?:и|ях)|زلاجة|स्लेज)$/iu;
const CHILDREN: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['child', 'girl', 'boy', 'family', 'teen'] as const),
]);

/** Children with a sled and nothing to draw it slide down on it. */
function smallSleds(pieces: Pieces): Pieces {
  const isSled = ({ text, meanings }: Piece) =>
    SLEDS.test(text) && meanings.some(({ thing }) => thing === 'sleigh');
  const isDrawn = says(
    pieces,
    ({ thing, trait }) =>
      thing === 'horse' || thing === 'deer' || trait === 'santa' || trait === 'dogteam',
  );
  return !isDrawn && says(pieces, ({ trait }) => CHILDREN.has(trait))
    ? pieces.map((piece) => (isSled(piece) ? { ...piece, meanings: [TRADE_KEYS.sledding] } : piece))
    : pieces;
}

/** The bar of a ballet is written as a Spanish word for sweeping. */
const barres = (pieces: Pieces): Pieces =>
  says(pieces, ({ land, trait }) => land === 'dancestudio' || trait === 'ballet')
    ? pieces.map((piece) =>
        /^barres?$/iu.test(piece.text)
          ? { ...piece, role: null, meanings: [{ trait: 'ballet' }] }
          : piece,
      )
    : pieces;

/** Who plays ice hockey out of doors. */
const ON_ICE: Meaning = {
  thing: 'skater',
  count: 3,
  trait: 'hockey',
  frozen: true,
  season: 'winter',
  snowy: true,
};

/** Ice hockey on a lake, which is frozen then, is played there by who skates, and in no hall. */
const hockeyOnLakes = (pieces: Pieces): Pieces =>
  says(
    pieces,
    ({ frozen, land, ifNone }) => frozen === true || (land === 'lake' && ifNone !== true),
  )
    ? pieces.map((piece) =>
        piece.meanings.includes(ROOM_KEYS.icehockey) ? { ...piece, meanings: [ON_ICE] } : piece,
      )
    : pieces;

/** Hindi words for any wedding. */
const ANY_WEDDING = /^(?:शादी|विवाह)(?: समारोह)?$/u;

/** A wedding in Hindi is below its canopy where no other place is named. */
const weddings = (pieces: Pieces): Pieces =>
  replaced(pieces, FEAST_KEYS.mandap, ({ text }) =>
    ANY_WEDDING.test(text) ? { ...FEAST_KEYS.mandap, ifNone: true } : FEAST_KEYS.mandap,
  );

/** Who is in a class. */
const IN_CLASS: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['child', 'girl', 'boy', 'teen', 'pupil', 'teacher'] as const),
]);
const PUPILS = /^(?:ال)?(?:طالب|طالبة|طلاب|طالبات|تلميذ|تلميذة|تلاميذ|تلميذات)$/u;

/** The Arabic word for a class is that for a row, in which others stand or sit. */
const rows = (pieces: Pieces): Pieces =>
  (says(pieces, ({ trait }) => IN_CLASS.has(trait)) ||
    pieces.some(({ text }) => PUPILS.test(text))) &&
  !says(pieces, ({ trait }) => trait === 'queue')
    ? pieces
    : pieces.map((piece) =>
        piece.text === 'في الصف' ? { ...piece, role: 'other' as const, meanings: [] } : piece,
      );

/** The Portuguese word for tennis is that for sneakers where a photographer shows them by themselves. */
const shownShoes = (pieces: Pieces): Pieces =>
  says(pieces, ({ backdrop }) => backdrop !== undefined)
    ? replaced(pieces, BUILT_KEYS.tenniscourt, ({ text }) =>
        /^tênis$/iu.test(text) ? { thing: 'shoes', count: 1 } : BUILT_KEYS.tenniscourt,
      )
    : pieces;

/** The words of a prompt; some mean another thing beside what is named with them: a pool of a villa, a fighter for freedom, the station of firefighters. */
export const sensesByCompany = (pieces: Pieces): Pieces =>
  [
    poolsOfHouses,
    fighters,
    stationsOfTrades,
    smallSleds,
    barres,
    hockeyOnLakes,
    weddings,
    rows,
    shownShoes,
  ].reduce((all, step) => step(all), pieces);
