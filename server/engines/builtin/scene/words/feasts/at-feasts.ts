import { INDOORS } from '../../world/room/plan-room.ts';
import { endsStreet } from '../buildings.ts';
import { FEAST_KEYS } from '../keys/places/feast-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Scenery } from '../scenery.ts';
import type { Thing } from '../thing.ts';

/** The words of a prompt where a feast has a place of its own, which the lands, people and things that are named with it are parts of. */
export const atFeasts = (pieces: Pieces): Pieces =>
  byCampfire(
    inCrowds(
      overCities(
        inGardens(atPinatas(atNativity(onPorches(inHolyWeek(deadInTowns(carnivalOfRio(pieces))))))),
      ),
    ),
  );

/** What tells of a carnival that it is that of Rio, by the words beside it. */
const OF_RIO = /^(?:rio(?: de janeiro)?|brazil|brazilian|salvador|bahia|samba)$/iu;
/** What its dancers wear, and others too who are at a fair. */
const PLUMES = /^(?:feathers?|plumes?)$/iu;
/** What stands at a fair. */
const AT_FAIRS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'ferriswheel',
  'carousel',
  'circus',
  'tent',
]);

/** A carnival is a fair in English, and the one of Rio where Brazil or its dancers in their feathers are named. */
function carnivalOfRio(pieces: Pieces): Pieces {
  const isFair = ({ scenery }: Meaning) => scenery === 'fairground';
  const isCarnival = ({ text, negated, meanings }: Piece) =>
    !negated && /^carnival$/iu.test(text) && meanings.some(isFair);
  const isNamed = (text: RegExp) => pieces.some((piece) => !piece.negated && text.test(piece.text));
  const others = pieces.filter((piece) => !isCarnival(piece));
  const isDanced =
    isNamed(PLUMES) &&
    says(others, ({ trait }) => trait === 'dancing') &&
    !says(others, ({ thing }) => AT_FAIRS.has(thing));
  if (!isNamed(OF_RIO) && !isDanced) return pieces;
  return pieces.map((piece) =>
    isCarnival(piece) ? { ...piece, meanings: [FEAST_KEYS.samba] } : piece,
  );
}

/** The Day of the Dead on a plaza. */
const DEAD_PLAZA: Meaning = {
  ...{ land: 'street', town: 'plaza', scenery: 'deadplaza', time: 'night' },
};

const isStreetOrTown = ({ land, ifNone, settled, square }: Meaning): boolean =>
  settled !== undefined || square === true || (land === 'street' && ifNone !== true);

/** In the street, the square or the village that is named with it, the Day of the Dead is no night among graves: what of the place is named is that. */
function deadInTowns(pieces: Pieces): Pieces {
  const isDay = ({ scenery }: Meaning) => scenery === 'deadnight';
  const isAmongGraves = says(pieces, ({ thing }) => thing === 'grave');
  if (!says(pieces, isDay) || !says(pieces, isStreetOrTown) || isAmongGraves) return pieces;
  return pieces.map((piece) =>
    !piece.negated && piece.meanings.some((one) => isDay(one) || isStreetOrTown(one))
      ? { ...piece, meanings: [DEAD_PLAZA] }
      : piece,
  );
}

/** Who goes in a procession of Holy Week, and where, if no other place is said: in the old town. */
const PROCESSION: readonly Meaning[] = [
  { season: 'spring' },
  { thing: 'person', count: 6, posture: 'walking', inLine: true },
];
const OLD_TOWN: Meaning = { land: 'street', alley: true, manner: 'southern' };

/** In a procession of Holy Week people go in a street; the week is named alone for that too. */
function inHolyWeek(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ text }) => /^semana santa$/iu.test(text));
  const others = pieces.filter((_, n) => n !== at);
  const isProcession = says(others, ({ inLine }) => inLine === true);
  const isAlone = others.every(({ meanings }) => meanings.length === 0);
  const isAnybody = says(others, ({ thing }) => thing === 'person');
  if (at < 0 || isAnybody || !(isProcession || isAlone)) return pieces;
  const isPlaced = says(others, ({ land, settled }) => (land ?? settled) !== undefined);
  const meanings = isPlaced ? PROCESSION : [...PROCESSION, OLD_TOWN];
  return pieces.map((piece, n) => (n === at ? { ...piece, meanings } : piece));
}

/** Words that say that a porch is one of many: "on every porch", "devant chaque porche". */
const EVERY =
  /^(?:every|each|all|jede[rmns]?|alle[rn]?|chaque|tous|cada|todos?|todas?|ogni|tutti|кажд\p{L}*|всех|her|كل|每|每个|每家|すべて|全て|どの|모든|हर)$/iu;

/** At Halloween, porches of a street that is named or of every house are seen from that street. */
function onPorches(pieces: Pieces): Pieces {
  const isPorch = ({ land }: Meaning) => land === 'porch';
  const isStreet = ({ land, ifNone }: Meaning) => land === 'street' && ifNone !== true;
  if (!says(pieces, isPorch) || !says(pieces, ({ halloween }) => halloween === true)) return pieces;
  const isWalked = says(pieces, isStreet) && says(pieces, ({ posture }) => posture === 'walking');
  return pieces.map((piece, at) =>
    piece.meanings.some(isPorch) &&
    (isWalked || piece.plural || EVERY.test(pieces[at - 1]?.text ?? ''))
      ? { ...piece, meanings: [{ land: 'street', ifNone: true, town: 'suburb' }] }
      : piece,
  );
}

/** Who and what is named with the manger is at it, wherever that is said to stand. */
function atNativity(pieces: Pieces): Pieces {
  if (!says(pieces, ({ scenery }) => scenery === 'nativity')) return pieces;
  return pieces.map((piece) =>
    piece.negated || !piece.meanings.some(({ land, thing }) => (land ?? thing) !== undefined)
      ? piece
      : { ...piece, meanings: [FEAST_KEYS.nativity] },
  );
}

/** Whether it is a garden, a park or a table in one, where a long table can be laid. */
const isGarden = ({ land, garden, park, thing, scenery }: Meaning): boolean =>
  scenery === 'gardenparty' ||
  (land === 'field' &&
    scenery === undefined &&
    (garden === true || park === true || thing === 'flower'));

const isBirthday = ({ party }: Meaning): boolean => party === true;

/** A birthday with a piñata is held where that hangs, and has balloons. */
const PINATA_PARTY: readonly Meaning[] = [
  { land: 'field', garden: true, ifNone: true },
  { thing: 'balloons' },
];

/** The words of a prompt with one such where both are named. */
function atPinatas(pieces: Pieces): Pieces {
  if (!says(pieces, ({ trait }) => trait === 'pinata')) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isBirthday) ? { ...piece, meanings: PINATA_PARTY } : piece,
  );
}

/** Who is named as several is at the table, with all others. */
const isGuests = ({ meanings, plural }: Piece): boolean =>
  meanings.some(({ thing, trait }) => thing === 'person' && (plural || trait === 'family'));

/** A birthday in a garden is held at a long table there, and who is named with such a table sits at it. */
function inGardens(pieces: Pieces): Pieces {
  const isTable = says(pieces, ({ scenery }) => scenery === 'gardenparty');
  const isParty = says(pieces, isBirthday);
  const isIndoors = says(
    pieces,
    ({ land, ifNone }) => land !== undefined && ifNone !== true && INDOORS.includes(land),
  );
  if (isIndoors || !(isTable || (isParty && says(pieces, isGarden)))) return pieces;
  return pieces.map((piece) => {
    if (piece.negated) return piece;
    if (piece.meanings.some(isBirthday))
      return { ...piece, meanings: [FEAST_KEYS.gardenparty, { thing: 'balloons', party: true }] };
    return piece.meanings.some(isGarden) || isGuests(piece)
      ? { ...piece, meanings: [FEAST_KEYS.gardenparty] }
      : piece;
  });
}

/** Scouts who are named with a fire sit round it. */
function byCampfire(pieces: Pieces): Pieces {
  if (!says(pieces, ({ thing }) => thing === 'campfire')) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.flatMap((one) =>
      one === FEAST_KEYS.scouts ? [one, { posture: 'sitting' as const }] : [one],
    ),
  }));
}

/** Where a year is begun before screens, as on no other square. */
const BEFORE_SCREENS: ReadonlySet<Scenery | undefined> = new Set<Scenery>([
  'newyear',
  'timessquare',
  'shibuya',
]);

/** Whether it is a city that is known by a building, by its river or by another place of its own. */
const isKnownBySight = ({ thing, also = [], scenery }: Meaning): boolean =>
  [thing, ...also].some(
    (one) => one !== undefined && (endsStreet(one) || one === 'suspensionbridge'),
  ) ||
  (scenery !== undefined && !BEFORE_SCREENS.has(scenery));

/** The new year is begun under fireworks over the city that is named with it, where that is known by sight. */
function overCities(pieces: Pieces): Pieces {
  const isBegun = ({ scenery }: Meaning) => scenery === 'newyear';
  if (!says(pieces, isBegun) || !says(pieces, isKnownBySight)) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isBegun)
      ? { ...piece, meanings: [{ time: 'night', sky: 'fireworks' }] }
      : piece,
  );
}

/** Feasts that are full of people anyway. */
const CROWDED: ReadonlySet<Scenery | undefined> = new Set<Scenery>([
  'holi',
  'newyear',
  'parade',
  'dragondance',
  'matsuri',
  'streetfair',
]);

/** What of the new year is seen over roofs. */
const NEW_YEARS_SKY: Meaning = { time: 'night', sky: 'fireworks' };

/** Several who are named with a feast are of its crowd: none of them stands before it who takes no part. */
function inCrowds(pieces: Pieces): Pieces {
  const feast = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings)
    .find(({ scenery, land }) => land !== undefined && CROWDED.has(scenery));
  if (feast === undefined) return pieces;
  // Who sees the new year in from a roof is above its crowd.
  if (feast.scenery === 'newyear' && says(pieces, ({ perch }) => perch === 'roof'))
    return pieces.map((piece) =>
      piece.meanings.includes(feast) ? { ...piece, meanings: [NEW_YEARS_SKY] } : piece,
    );
  return pieces.map((piece) => {
    if (piece.negated || !(isGuests(piece) || piece.meanings.includes(feast))) return piece;
    const others = piece.meanings.filter(({ thing }) => thing !== 'person');
    return { ...piece, meanings: others.length > 0 ? others : [feast] };
  });
}
