import { IN_SEA, isAnimal } from '../creatures.ts';
import type { Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { CARRIAGES, RIDERS, ridesWithin } from './riding-within.ts';
import { isSaidIn, isSaidOutside } from './said-in.ts';

/** Rooms of buildings which somebody who is said to be "in" them is within. */
const ENTERED: ReadonlySet<Land> = new Set<Land>([
  'nave',
  'prayerhall',
  'templehall',
  'submarineroom',
  'spacebridge',
  'stationmodule',
]);

/** What tells that a temple is none of the Buddha's: that it is named in Hindi, or called a Hindu's or a Greek one, or a shrine of Japan, whose grounds one visits. */
const OTHERS =
  /[\u0900-\u097f]|hind[uú]|ind[uù]|индуис|印度|힌두|ヒンド|ヒンズ|greek|grec|griech|grieg|greg|грече|ギリシ|希腊|그리스|yunan|هندوسي|يوناني|\broman\b|aztec|\bmaya|egypt|神社|神宮|大社|\bshrine|\bschrein|sint[oō]|синто/iu;
const isOfOthers = ({ text }: Piece): boolean => OTHERS.test(text);

/** Which animals perform in a circus, and what its people do there. */
const BEASTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['elephant', 'lion', 'tiger', 'horse', 'seal', 'bear', 'monkey', 'zebra'] as const),
]);
const ACTS: ReadonlySet<Trait | undefined> = new Set<Trait>(['clown', 'juggling', 'handstand']);

const performs = ({ thing, trait }: Meaning): boolean => BEASTS.has(thing) || ACTS.has(trait);

/** Who is in a submarine. */
const CREW: ReadonlySet<Trait | undefined> = new Set<Trait>(['captain', 'sailor']);

/** Rooms of vehicles from whose windows one looks. */
const RIDDEN: ReadonlySet<Land> = new Set<Land>([
  ...([
    'planecabin',
    'compartment',
    'submarineroom',
    'spacebridge',
    'stationmodule',
    'buscabin',
  ] as const),
  'tramcabin',
]);

/** What joins a window to the vehicle that is named after it, and how many words may stand between. */
const OF: ReadonlySet<string> = new Set(
  "of du de des der eines einer del della dell dell' d l do da di 的 の 의".split(' '),
);
const NEAR = 4;

const isPane = (piece: Piece | undefined): boolean =>
  piece?.negated === false && piece.meanings.some(({ pane }) => pane === true);

/** Whether the vehicle of that index is named with its own window ("the train window", "the window of the train"), not looked at from another. */
function hasPane(pieces: Pieces, at: number): boolean {
  if (isPane(pieces[at + 1]) || isPane(pieces[at + 2])) return pieces[at]?.afterStop === false;
  let isOf = false;
  for (let far = 1; far <= NEAR; far++) {
    const piece = pieces[at - far];
    if (piece === undefined || piece.afterStop) return false;
    if (isPane(piece)) return far === 1 || isOf;
    isOf ||= OF.has(piece.text.toLowerCase());
  }
  return false;
}

/** Whether the window is that of the vehicle of that index, and somebody or an animal is at it. */
const isAtWindow = (pieces: Pieces, at: number): boolean =>
  hasPane(pieces, at) &&
  says(
    pieces,
    ({ thing }) =>
      thing !== undefined && (RIDERS.has(thing) || isAnimal(thing) || IN_SEA.has(thing)),
  );

/** Whether what is asked for happens within the building of that index, whose room is given: what stands or is done there is named, somebody prays or is in it. */
export function happensWithin(pieces: Pieces, at: number, room: Land): boolean {
  if (isSaidOutside(pieces, at) || (room === 'templehall' && pieces.some(isOfOthers))) return false;
  if (says(pieces, ({ inside }) => inside?.includes(room) === true)) return true;
  if (room === 'circusring' && says(pieces, performs)) return true;
  if (room === 'submarineroom' && says(pieces, ({ trait }) => CREW.has(trait))) return true;
  if (RIDDEN.has(room) && isAtWindow(pieces, at)) return true;
  if (CARRIAGES.has(room) && ridesWithin(pieces, at)) return true;
  if (!ENTERED.has(room)) return false;
  // Before a temple one prays in the open too.
  if (
    room !== 'templehall' &&
    says(pieces, ({ posture, trait }) => posture === 'praying' || trait === 'kneeling')
  )
    return true;
  if (room === 'nave' && says(pieces, ({ scenery }) => scenery === 'wedding')) return true;
  return (
    isSaidIn(pieces, at) &&
    says(
      pieces,
      ({ thing }) =>
        RIDERS.has(thing) ||
        (room === 'templehall' && thing === 'statue') ||
        (room === 'nave' && thing === 'candle'),
    )
  );
}
