import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Rooms of vehicles in which people ride together. */
export const CARRIAGES: ReadonlySet<Land> = new Set<Land>(['compartment', 'buscabin', 'tramcabin']);

/** Words that say before the name of a vehicle that somebody rides in it, and behind it. */
const BEFORE: ReadonlySet<string> = new Set(
  'on in aboard onboard riding rides ride taking takes prend prennent prenant toma tomando pega pegando prende prendono prendendo 坐 乘 搭 乘坐 搭乘 تركب يركب تستقل يستقل en em no num na numa nel sul sullo sulla dans im в на في على'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set('上 上的 里 里的 で の中 の中で में'.split(' '));
/** How a vehicle's name ends that says so by itself: in Korean and Turkish. */
const ENDING = /(?:에서|에서는|(?:tren|otobüs|tramvay)\p{L}*[dt][ae])$/u;

/** Verbs for riding behind the name of a vehicle: in Japanese, Korean and Turkish. */
const RIDES_BEHIND = /^(?:乗|타는|타고|탄$|탄다|bin(?:en|iyor|miş))/u;

/** How many words may stand between such a word and the vehicle ("on the crowded night bus"). */
const NEAR = 4;

/** Who rides, or is in a hall where something happens. */
export const RIDERS: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>([
  ...([
    'person',
    'robot',
    'astronaut',
    'cat',
    'dog',
    'mouse',
    'penguin',
    'bear',
    'rabbit',
  ] as const),
  ...(['fox', 'frog', 'monkey', 'panda', 'duck', 'hen', 'pig', 'sheep', 'goat', 'wolf'] as const),
  ...(['raccoon', 'hedgehog', 'squirrel', 'otter', 'koala', 'owl', 'deer', 'lion'] as const),
]);

/** What a word may say that stands between: when it is, or what the vehicle is like. */
const OF_VEHICLE: ReadonlySet<string> = new Set<keyof Meaning>([
  ...([
    'time',
    'weather',
    'season',
    'mood',
    'colour',
    'count',
    'size',
    'crowded',
    'praise',
  ] as const),
]);

/** Names of what pulls a train, in whose cabin nobody rides. */
const ENGINES = /lok|locomot|паровоз|机车|機車|機関車|기관차/iu;

const isBetween = ({ role, meanings, afterStop }: Piece): boolean =>
  !afterStop &&
  (role !== null ||
    (meanings.length > 0 &&
      meanings.every((meaning) => Object.keys(meaning).every((key) => OF_VEHICLE.has(key)))));

/** Whether a word before the vehicle of that index, behind it or in its name says that somebody is on it. */
function isSaidOn(pieces: Pieces, at: number): boolean {
  const vehicle = pieces[at];
  if (vehicle === undefined || vehicle.plural) return false;
  const name = vehicle.text.toLowerCase();
  if (ENGINES.test(name)) return false;
  const next = pieces[at + 1];
  if (ENDING.test(name)) return true;
  if (next !== undefined && !next.afterStop && BEHIND.has(next.text)) return true;
  const verb = next?.text === 'に' ? pieces[at + 2] : next;
  if (verb?.afterStop === false && RIDES_BEHIND.test(verb.text)) return true;
  if (vehicle.afterStop) return false;
  for (let before = at - 1; before >= at - NEAR; before--) {
    const piece = pieces[before];
    if (piece === undefined) return false;
    if (BEFORE.has(piece.text.toLowerCase())) return true;
    if (!isBetween(piece)) return false;
  }
  return false;
}

/** Whether somebody rides in the train, the bus or the tram of that index, and does not wave from it or walk along it. */
export const ridesWithin = (pieces: Pieces, at: number): boolean =>
  isSaidOn(pieces, at) &&
  says(pieces, ({ thing }) => RIDERS.has(thing)) &&
  !says(
    pieces,
    ({ trait, posture, land, ifNone }) =>
      trait === 'waving' ||
      trait === 'graffiti' ||
      posture === 'walking' ||
      posture === 'running' ||
      posture === 'jumping' ||
      (land === 'street' && ifNone !== true) ||
      (land !== undefined && INDOORS.includes(land)),
  );

/** Who drives buses, and who rides in them. */
const BUS_DRIVERS =
  /bus driver|otobüs şoförü|busfahrer|chauffeu[rs]e? de bus|(?:conductora?|chofer) de autobús|водител\p{L}* автобуса|motorista de ônibus|autista di autobus|سائق الحافلة|公交司机|バスの?運転手|버스 ?기사|बस ड्राइवर/iu;
const PASSENGERS =
  /passenger|passagier|fahrg[aä]st|passag[eè]r|pasajer|passageir|passegger|пассажир|yolcu|ركاب|यात्रिय|乘客|乗客|승객/iu;

/** The words of a prompt: who drives a bus with passengers is in it with them. */
export function driversWithPassengers(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ text, negated }) => !negated && BUS_DRIVERS.test(text));
  const isWith = pieces.some(({ text, negated }) => !negated && PASSENGERS.test(text));
  const isElsewhere = says(pieces, ({ land }) => land !== undefined && INDOORS.includes(land));
  if (at < 0 || !isWith || isElsewhere) return pieces;
  return pieces.map((piece, n) =>
    n === at ? { ...piece, meanings: [...piece.meanings, { land: 'buscabin' }] } : piece,
  );
}
