import { INDOORS } from '../../world/room/plan-room.ts';
import { isBeast, isWalker } from '../creatures.ts';
import { type Fitting, type FittingName, isOfShell } from '../fitting.ts';
import type { Land } from '../land.ts';
import { landOf } from '../lands/land-of-words.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { readPieces } from '../read-pieces.ts';
import type { Thing } from '../thing.ts';

/** What is named of a room, and the words without what they say of it. */
export interface Fitted {
  readonly pieces: Pieces;
  readonly fittings: readonly Fitting[];
}

/** How many a plural without a number means, and the most of one kind. */
const SEVERAL = 3;
const MOST = 5;

/** How many words that say something else of a fitting may stand between it and its colour or number ("two red old wooden trunks"). */
const NEAR = 3;

/**
 * Reads what hangs, stands or lies in a room ("a kitchen with a red radio"): a colour or a number beside
 * it is its own and no longer another's. Which place it is other words say; where that is no room, these are
 * read as if no list had them.
 */
export function readFittings(prompt: string): Fitted {
  const all = readPieces(prompt);
  if (!all.some((piece) => piece.meanings.some(isFitting))) return { pieces: all, fittings: [] };
  const others = all.filter((piece) => !piece.meanings.some(isFitting));
  const firm = landOf(meant(others).filter(({ ifNone, pane }) => (ifNone ?? pane) === undefined));
  const bare = readPieces(prompt, isFitting);
  const said = firm ?? (meant(all).some(isPoolTable) ? null : landOf(meant(bare)));
  const room = said ?? roomOf(meant(all), meant(bare));
  if (room === null || !INDOORS.includes(room)) return { pieces: bare, fittings: [] };
  const isInHands = others.some(({ meanings }) => meanings.some(hasHands));
  const isFirm = firm !== null || said === null;
  const pieces = all.map((piece) =>
    piece.meanings.some(isFitting) ? asFitted(piece, { isFirm, isInHands }) : piece,
  );
  const fittings = new Map<Fitting['name'], Fitting>();
  const used = new Set<Piece>();
  pieces.forEach((piece, at) => {
    const name = piece.meanings.find(isFitting)?.fitting;
    if (name === undefined || piece.negated || fittings.has(name)) return;
    const beside = saidBeside(pieces, at);
    const painted = beside.find(isColour);
    const counted = beside.find(isNumber);
    for (const one of [painted, counted]) if (one !== undefined) used.add(one);
    const count = counted?.meanings[0]?.count ?? (piece.plural ? SEVERAL : 1);
    fittings.set(name, {
      name,
      colour: painted?.meanings[0]?.colour ?? null,
      count: Math.min(MOST, count),
      text: piece.text,
    });
  });
  const implied: readonly Meaning[] = said === null ? [{ land: room, ifNone: true }] : [];
  const read = pieces.map((piece) =>
    used.has(piece)
      ? { ...piece, meanings: [SAID] }
      : piece.meanings.some(isFitting)
        ? { ...piece, meanings: [...piece.meanings, ...implied] }
        : piece,
  );
  // A longer word must not take away the one that says which room it is.
  const isThere = firm !== null || landOf(meant(read)) === room;
  return isThere
    ? { pieces: read, fittings: [...fittings.values()] }
    : { pieces: bare, fittings: [] };
}

/** Whether it is the table of pool, which is no water to swim in. */
const isPoolTable = ({ fitting }: Meaning): boolean => fitting === 'pooltable';

/** The room in which the fittings are where no place is said: at home, with a game of pool, and with what is named by itself and is drawn as nothing else; none otherwise. */
function roomOf(those: readonly Meaning[], bare: readonly Meaning[]): Land | null {
  if (those.some(isPoolTable)) return 'room';
  return bare.every(isDescriptionOrSeat) ? 'room' : null;
}

/** Whether it only tells what something is like, or on what it lies. */
const isDescriptionOrSeat = (one: Meaning): boolean => one.seat !== undefined || isDescription(one);

/** What words mean that are not taken away. */
const meant = (pieces: Pieces): readonly Meaning[] =>
  pieces.flatMap(({ negated, meanings }) => (negated ? [] : meanings));

/** What a colour or a number means that a fitting has taken: it is understood, and nothing else's. */
const SAID: Meaning = { ofFitting: true };

const isFitting = ({ fitting }: Meaning): boolean => fitting !== undefined;
const isColour = ({ meanings }: Piece): boolean =>
  meanings.length > 0 && meanings.every(({ colour }) => colour !== undefined);
const isNumber = ({ meanings }: Piece): boolean =>
  meanings.length > 0 &&
  meanings.every(({ count, thing }) => (count ?? 0) > 0 && thing === undefined);

/** Who can hold or use something. */
const hasHands = ({ thing }: Meaning): boolean =>
  thing !== undefined &&
  (thing === 'person' || isBeast(thing) || isWalker(thing) || ON_BOARDS.has(thing));

/** Somebody on a board, for which the board's own word stands. */
const ON_BOARDS: ReadonlySet<Thing> = new Set<Thing>(['surfer', 'skateboarder']);

/** Where a word for a fitting stands: whether another word says for sure which room it is in, and whether somebody is there. */
interface Around {
  readonly isFirm: boolean;
  readonly isInHands: boolean;
}

/** A word with one sense: as a fitting in a room, unless it is this word that says which room, it says something of somebody who is there, or it is drawn as a thing anyway. */
function asFitted(piece: Piece, { isFirm, isInHands }: Around): Piece {
  const name = piece.meanings.find(isFitting)?.fitting;
  const others = piece.meanings.filter((one) => !isFitting(one));
  const isOther =
    !isSaidOfRoom(name) &&
    others
      .filter((one) => name === undefined || !isCloser(name, one))
      .some((one) => (isInHands ? !saysOnlyWhere(one) : isThing(one)));
  const saysWhere = others.some(({ land }) => land !== undefined);
  if ((isFirm || !saysWhere) && !isOther && name !== undefined)
    return { ...piece, meanings: [{ fitting: name }] };
  return { ...piece, meanings: others };
}

/** Whether it is said of the room itself, whoever is there; who is on a rug is drawn with it. */
const isSaidOfRoom = (name: FittingName | undefined): boolean =>
  name !== undefined && name !== 'rug' && isOfShell({ name, colour: null, count: 1 });

/** Whether a word names what is drawn as a thing of its own. */
const isThing = (meaning: Meaning): boolean =>
  meaning.thing !== undefined && meaning.akin !== true && !hasHands(meaning);

/** What else fittings are drawn as, which is only their relative. */
const CLOSER: Partial<Readonly<Record<Fitting['name'], Thing>>> = {
  cello: 'violin',
  chandelier: 'candle',
  doublebass: 'violin',
  trainset: 'toys',
  desklamp: 'lamp',
  oillamp: 'lamp',
  alarmclock: 'clock',
  candelabra: 'candle',
  kettle: 'cauldron',
  teaset: 'cup',
  openbook: 'book',
  blocks: 'toys',
  bonsai: 'tree',
  grandfatherclock: 'clock',
};

/** Whether a fitting is nearer to what its word says than the thing that this says of it; but who plays an instrument has that in the hands. */
const isCloser = (fitting: Fitting['name'], { thing, held }: Meaning): boolean =>
  held === undefined && thing !== undefined && CLOSER[fitting] === thing;

/** Whether a word says no more than in which place its thing usually is. */
const saysOnlyWhere = (meaning: Meaning): boolean =>
  Object.keys(meaning).every((key) => ['land', 'ifNone', 'inside', 'decor', 'akin'].includes(key));

/** The words that can say something of the one at an index: those before it and, in languages in which they stand there, right behind it. */
function saidBeside(pieces: Pieces, at: number): Pieces {
  const before: Piece[] = [];
  for (let n = at; n > 0 && before.length < NEAR; n--) {
    const one = pieces[n - 1];
    if (pieces[n]?.afterStop === true || one === undefined || !isSaidOfIt(one)) break;
    before.push(one);
  }
  const next = pieces[at + 1];
  const isBehind = next?.afterStop === false && isSaidOfIt(next) && !isOfNextThing(pieces, at + 1);
  return isBehind ? [...before, next] : before;
}

/** Whether a word can stand between a fitting and its colour: an article, what it is like, or something unknown. */
const isSaidOfIt = ({ meanings, role }: Piece): boolean =>
  role === 'other' || (role === null && meanings.every(isDescription));
const isDescription = ({ colour, count, size, aged, thing, land }: Meaning): boolean =>
  thing === undefined &&
  land === undefined &&
  [colour, count, size, aged].some((one) => one !== undefined);

/** Whether a description is that of what is named right behind it. */
const isOfNextThing = (pieces: Pieces, at: number): boolean => {
  const next = pieces[at + 1];
  return next?.afterStop === false && next.role === null;
};
