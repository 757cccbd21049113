import { PETS } from '../creatures.ts';
import type { Seat, Subject } from '../idea.ts';
import { SNACKS } from '../meals/out-of-the-hand.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { JOINT } from '../senses/together.ts';
import { TABLEWARE } from '../tableware.ts';
import type { Thing } from '../thing.ts';
import { isRidden, isSomebodyAt } from './at-windows.ts';
import { isUpon } from './said-on.ts';

/** What can be put on a table or a window sill. */
const SMALL: ReadonlySet<Thing> = new Set<Thing>([...TABLEWARE, 'robot']);
const MAY_LIE: ReadonlySet<Thing> = new Set<Thing>([
  ...PETS,
  'owl',
  'parrot',
  'fox',
  'monkey',
  'panda',
  'hen',
  'teddy',
]);
/** On what only animals lie, and people who are said to sit or lie there. */
const SURFACES: ReadonlySet<Seat> = new Set<Seat>([
  ...(['counter', 'desk', 'rug', 'towel', 'stairs', 'steps'] as const),
  ...(['washer', 'fridge', 'wall'] as const),
]);
/** On what people sit. */
const CHAIRS: ReadonlySet<Seat> = new Set<Seat>(['chair', 'armchair', 'sofa']);

/** Words for a chair that rocks. */
const ROCKING =
  /rocking|schaukelstuhl|bascule|berçante|mecedora|dondolo|balanço|качалк|sallanan|هزاز|झूलती|रॉकिंग|摇椅|ロッキング|揺り|흔들의자/iu;

/** How many words before a seat may hold what is on it. */
const NEAR = 4;

/** Puts who and what is said to be on a chair, a sofa, a bed, a table or a window sill there. */
export function onSeats(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  return pieces.reduce((all, piece, at) => {
    const seat = seatOf(piece) ?? sillOf(pieces, at);
    if (seat === undefined) return all;
    // An animal that looks out of a window is up on its sill.
    const looksOut =
      seatOf(piece) === undefined && says(pieces, ({ trait }) => trait === 'watching');
    const isThere = looksOut || isUpon(pieces, piece) || isSomebodyAt(pieces, at);
    if (!isThere) return all;
    const seated = onSeat(all, seat, takersOf(pieces, at, seat));
    return ROCKING.test(piece.text) ? seated.map(rocked) : seated;
  }, things);
}

/** Who is named with a seat and may be on it. */
export function takersOf(pieces: Pieces, at: number, seat: Seat): ReadonlySet<Thing> {
  const all = sittersAt(pieces, at);
  if (!SURFACES.has(seat)) return all;
  const rests = says(
    pieces,
    ({ posture }) => posture === 'sitting' || posture === 'lying' || posture === 'sleeping',
  );
  return new Set([...all].filter((one) => MAY_LIE.has(one) || (one === 'person' && rests)));
}

/** Somebody who has been put on a chair that rocks. */
const rocked = (one: Subject): Subject =>
  one.thing === 'person' && (one.on === 'armchair' || one.traits?.includes('armchaired') === true)
    ? { ...one, traits: [...(one.traits ?? []), 'rocking'] }
    : one;

/** Whether it is what those who are there eat out of the hand, who sit on that bench themselves. */
const isTheirSnack = (names: ReadonlySet<Thing>, things: readonly Subject[]): boolean =>
  names.size > 0 &&
  [...names].every((name) => SNACKS[name] !== undefined) &&
  things.some(({ thing }) => thing === 'person');

/** Puts those who are named on a seat. */
function onSeat(
  things: readonly Subject[],
  seat: Seat,
  names: ReadonlySet<Thing>,
): readonly Subject[] {
  const isPet = [...names].some((name) => MAY_LIE.has(name));
  const isOn = ({ thing, traits, on }: Subject) =>
    on === undefined &&
    (names.has(thing) || (thing === 'vase' && names.has('flower'))) &&
    traits?.includes('mounted') !== true &&
    (isPet || seat !== 'table');
  // Who sits on a bench is drawn with it (`aboard.ts`); who sleeps there lies along it.
  if (seat === 'bench' && names.has('person') && !things.some(isSleeper)) return things;
  if (seat === 'bench' && isTheirSnack(names, things)) return things;
  if (!things.some((one) => isOn(one))) return things;
  return things
    .filter(({ thing }) => thing !== seat)
    .map((one) => {
      if (!isOn(one)) return one;
      return one.thing === 'person' ? somebodyOn(one, seat) : { ...one, on: seat };
    });
}

const isSleeper = ({ thing, count, posture }: Subject): boolean =>
  thing === 'person' && count === 1 && (posture === 'sleeping' || posture === 'lying');

/** Somebody sits in a chair of their own wherever they sit, and lies where they sleep. */
function somebodyOn(one: Subject, seat: Seat): Subject {
  const { posture } = one;
  // Who is asleep over a desk sits at it, the head on the arms.
  if (seat === 'desk' && posture === 'sleeping')
    return { ...one, posture: 'sitting', traits: [...(one.traits ?? []), 'slumped'] };
  if (SURFACES.has(seat)) {
    const rests = posture === 'sleeping' || posture === 'lying';
    return rests
      ? { ...one, posture: 'sleeping', on: seat }
      : { ...one, posture: 'sitting', on: seat, traits: [...(one.traits ?? []), 'perched'] };
  }
  // On a sill one sits with the legs up, where that is said.
  if (seat === 'windowsill' && posture === 'sitting')
    return { ...one, on: seat, traits: [...(one.traits ?? []), 'perched'] };
  if (CHAIRS.has(seat) && (posture === null || posture === 'sitting'))
    return { ...one, posture: 'sitting', on: 'armchair' };
  // Nobody lies across a chair: who sleeps in one sits there with closed eyes, and reads no longer.
  const others = (one.traits ?? []).filter((trait) => trait !== 'reading' && trait !== 'newspaper');
  if (CHAIRS.has(seat) && seat !== 'sofa' && posture === 'sleeping')
    return { ...one, posture: 'sitting', traits: [...others, 'dozing', 'armchaired'] };
  const lies =
    posture === 'sleeping' || posture === 'lying' || (seat === 'bed' && posture === null);
  return lies && seat !== 'windowsill' ? { ...one, posture: 'sleeping', on: seat } : one;
}

const seatOf = (piece: Piece | undefined): Seat | undefined =>
  piece?.meanings.find(({ seat }) => seat !== undefined)?.seat;

/** The sill of a window in which an animal is that is named. */
function sillOf(pieces: Pieces, at: number): Seat | undefined {
  if (!pieces[at]?.meanings.some(({ pane, land }) => pane === true && land === 'room'))
    return undefined;
  // Who is on the floor, or in a train, is on no sill.
  const isBelow = says(pieces, ({ grounded }) => grounded === true) || isRidden(pieces);
  return !isBelow && [...sittersAt(pieces, at)].some((name) => PETS.has(name))
    ? 'windowsill'
    : undefined;
}

/** Who is named nearest before a seat, with those who are joined to them by "and"; else nearest behind it. */
function sittersAt(pieces: Pieces, at: number): ReadonlySet<Thing> {
  const first = pieces.slice(0, at + 1).findLastIndex(({ afterStop }) => afterStop);
  const stop = pieces.slice(at + 1).findIndex(({ afterStop }) => afterStop);
  const before = pieces.slice(Math.max(0, first), at).reverse();
  const behind = pieces.slice(at + 1, stop < 0 ? pieces.length : at + 1 + stop);
  const found = nearest(before);
  // What is named right before it is on it, whoever comes next ("a samovar on the table and a cat").
  const isHolding = before.slice(0, NEAR).some(isFitted);
  return found.size > 0 || isHolding ? found : nearest(behind);
}

const isFitted = ({ meanings }: Piece): boolean =>
  meanings.some(({ fitting }) => fitting !== undefined);

/** Arabic words that begin with "and", which joins them to what is named before. */
const IS_JOINED = /^و(?=\p{Script=Arabic}{3})/u;

function nearest(pieces: Pieces): ReadonlySet<Thing> {
  const found = new Set<Thing>();
  let isJoined = true;
  for (const { meanings, role, text } of pieces) {
    if (role === 'and' || IS_JOINED.test(text) || JOINT.test(text)) isJoined = true;
    const thing = meanings.find((meaning) => meaning.thing !== undefined)?.thing;
    if (thing === undefined) continue;
    const mayBe = MAY_LIE.has(thing) || SMALL.has(thing) || thing === 'person';
    if (!isJoined || !mayBe) break;
    found.add(thing);
    isJoined = JOINT.test(text) || IS_JOINED.test(text);
  }
  return found;
}
