import { SIGHT_KEYS } from '../keys/places/sight-keys.ts';
import { isHalt } from '../lands/halts.ts';
import type { Meaning } from '../meaning.ts';
import { isBeing, isPerson, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** How many words off a station it may be said that it is old. */
const NEAR = 2;

/** What only says where it is, and is nothing where it does not. */
const IDLE = [
  'bygone',
  'farewell',
  'toils',
  'lunches',
  'highUp',
  'outdoors',
] as const satisfies readonly (keyof Meaning)[];

/** The words of a prompt whose places the occasion, the age or the height tells: an old station, the cobbled streets of a Victorian city, an airport's hall, a beam of steel, a house whose windows are lit. */
export const onOccasion = (pieces: Pieces): Pieces =>
  inSomeHouse(
    withoutIdle(gamesOutdoors(overStreets(overCity(atAirport(inOldCity(atOldStation(pieces))))))),
  );

/** Windows that are lit where neither a place nor a thing is named that has any are those of a house. */
function inSomeHouse(pieces: Pieces): Pieces {
  const isLit = ({ litWindows }: Meaning) => litWindows === true;
  const hasAny = ({ thing, land, settled, scenery }: Meaning) =>
    (land ?? settled ?? scenery) !== undefined || (thing !== undefined && !isBeing({ thing }));
  if (!says(pieces, isLit) || says(pieces, hasAny)) return pieces;
  const at = pieces.findIndex(({ negated, meanings }) => !negated && meanings.some(isLit));
  return pieces.map((piece, n) =>
    n === at
      ? { ...piece, plural: false, meanings: [...piece.meanings, { thing: 'house' as const }] }
      : piece,
  );
}

const isStation = ({ land }: Meaning): boolean => land === 'station';

/** Changes each meaning that passes a test. */
const changed = (
  pieces: Pieces,
  test: (meaning: Meaning) => boolean,
  by: (meaning: Meaning) => readonly Meaning[],
): Pieces =>
  pieces.map((piece) =>
    piece.meanings.some(test)
      ? { ...piece, meanings: piece.meanings.flatMap((one) => (test(one) ? by(one) : [one])) }
      : piece,
  );

/** A station in town is one of the age of steam where its train, a year or "old" says so, and who is there is dressed for it. */
function atOldStation(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ meanings, negated }) => !negated && meanings.some(isStation));
  const isOld = pieces
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(({ meanings }) => meanings.some(({ aged }) => aged === true));
  const isBygone = says(pieces, ({ bygone }) => bygone === true) || isOld;
  const isInTown = !isHalt(pieces.flatMap(({ meanings, negated }) => (negated ? [] : meanings)));
  if (at < 0 || !isBygone || !isInTown) return pieces;
  const halls = changed(pieces, isStation, (one) => [{ ...one, land: 'oldstation' }]);
  return changed(halls, isPerson, (one) => [one, { trait: 'bygone' }, { trait: 'coat' }]);
}

/** Words for the age before cars. */
const BEFORE_CARS =
  /vi[ck]?tor|викториан|فيكتوري|维多利亚|維多利亞|ヴィクトリア|빅토리아|विक्टोरिया|edwardian|belle époque|kaiserzeit|19th century|1[89]00s/iu;

/** Whether it is a single house or a lamp alone that is of that age, by the words behind it. */
function isOfOneThing(pieces: Pieces, at: number): boolean {
  const next = pieces[at + 1];
  return (
    next?.afterStop === false &&
    !next.plural &&
    /^(?:house|street ?lamp|lamp|lamppost)$/iu.test(next.text)
  );
}

/** A city or a street of the age before cars is one of cobbled lanes. */
function inOldCity(pieces: Pieces): Pieces {
  const isOfAge = pieces.some(
    ({ text, meanings, negated }, at) =>
      !negated &&
      BEFORE_CARS.test(text) &&
      meanings.some(({ bygone }) => bygone === true) &&
      !isOfOneThing(pieces, at),
  );
  const isPlain = ({ land, ...rest }: Meaning) =>
    (land === 'city' || land === 'street') && Object.keys(rest).length === 0;
  if (!isOfAge || !says(pieces, isPlain)) return pieces;
  const lane: Meaning = { land: 'street', alley: true };
  return changed(
    pieces,
    (one) => isPlain(one) || one.bygone === true,
    () => [lane],
  );
}

/** Who part at an airport or meet again there do so in its hall, with each other in their arms. */
function atAirport(pieces: Pieces): Pieces {
  const isAirport = ({ thing, land }: Meaning) => thing === 'airliner' && land === 'airfield';
  const isHug = ({ trait }: Meaning) => trait === 'hugging';
  const isFarewell = ({ farewell }: Meaning) => farewell === true;
  const parts = says(pieces, (one) => isFarewell(one) || isHug(one));
  if (!parts || !says(pieces, isAirport)) return pieces;
  const inHall = changed(pieces, isAirport, () => [{ land: 'terminal' }]);
  // Where nobody is named, it is two who part.
  if (!says(pieces, isPerson))
    return says(pieces, isFarewell)
      ? changed(inHall, isFarewell, () => [{ thing: 'person', count: 2, trait: 'hugging' }])
      : pieces;
  return says(pieces, isHug) ? inHall : changed(inHall, isFarewell, () => [{ trait: 'hugging' }]);
}

/** Who builds a skyscraper high over its city, or eats there, sits on a beam of it. */
function overCity(pieces: Pieces): Pieces {
  const isSite = ({ thing }: Meaning) => thing === 'buildingsite';
  const isWorker = ({ toils, trait }: Meaning) => toils === true || trait === 'builder';
  const isCity = ({ land, ifNone }: Meaning) => land === 'city' && ifNone !== true;
  const [high, eats] = [
    says(pieces, ({ highUp }) => highUp === true),
    says(pieces, ({ lunches }) => lunches === true),
  ];
  const builds = says(pieces, isSite) || says(pieces, isWorker);
  const isThere = builds && (high || (eats && says(pieces, isCity) && says(pieces, isWorker)));
  if (!isThere) return pieces;
  const beam: Meaning = SIGHT_KEYS.steelbeam;
  const test = says(pieces, isSite) ? isSite : isWorker;
  let isSet = false;
  return changed(pieces, test, () => {
    if (isSet) return [];
    isSet = true;
    return [beam];
  });
}

/** A beam hangs over the streets of the city that is named with it, which is no other land. */
const overStreets = (pieces: Pieces): Pieces =>
  says(pieces, ({ thing }) => thing === 'steelbeam')
    ? changed(
        pieces,
        ({ land }) => land === 'city',
        ({ land: _, ...rest }) => (Object.keys(rest).length > 0 ? [rest] : [{ settled: 'town' }]),
      )
    : pieces;

/** What is played at a table. */
const GAMES: ReadonlySet<Meaning['trait']> = new Set(['chess', 'cards', 'dice', 'boardgame']);

/** Who plays at a table out of doors does so in a park, unless another place is named. */
const gamesOutdoors = (pieces: Pieces): Pieces =>
  says(pieces, ({ trait }) => GAMES.has(trait)) && !says(pieces, ({ land }) => land !== undefined)
    ? changed(
        pieces,
        ({ outdoors }) => outdoors === true,
        () => [{ land: 'field', park: true, path: 'paved', ifNone: true, also: ['tree', 'bench'] }],
      )
    : pieces;

/** Takes away what did not tell where something is. */
function withoutIdle(pieces: Pieces): Pieces {
  const told: readonly string[] = [
    ...(says(pieces, ({ land }) => land === 'oldstation') ? ['bygone'] : []),
    ...(says(pieces, ({ land }) => land === 'basketballhall') ? ['outdoors'] : []),
    ...(says(pieces, ({ thing }) => thing === 'steelbeam') ? ['toils', 'lunches', 'highUp'] : []),
  ];
  const idle = IDLE.filter((key) => !told.includes(key));
  return changed(
    pieces,
    (one) => idle.some((key) => one[key] === true),
    (one) => {
      const rest = Object.fromEntries(
        Object.entries(one).filter(([key]) => !idle.some((other) => other === key)),
      );
      return Object.keys(rest).length > 0 ? [rest] : [];
    },
  );
}
