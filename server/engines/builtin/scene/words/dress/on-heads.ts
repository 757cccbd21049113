import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for on the head that stand before what is carried there, and verbs behind it that say so. */
const ON_HEAD = /^(?:머리(?:에|\s?위에)?|頭(?:の上)?|सिर)$/u;
const BEARS = /^(?:인|이고|얹\p{L}*|올린|올려|載せ\p{L}*|のせ\p{L}*|乗せ\p{L}*|उठाए|रखे|लिए|लेकर)$/u;

/** How many words there may be in what is carried. */
const NEAR = 5;

const isBearing = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'headcarrying');

/** Whether a word names something that can be carried so; somebody or an animal is somebody besides. */
const isLoad = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ thing, held, ground }) =>
      ground === true || LOADS.has(thing) || (held !== undefined && HELD.has(held)),
  );

/** What is drawn of itself on the head of who carries something there, and so nowhere else. */
const LOADS: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['vase', 'basket', 'fruit', 'apple', 'bread'] as const),
]);

/** The same in the hands. */
const HELD: ReadonlySet<Meaning['held']> = new Set<Meaning['held']>(['basket', 'box']);

/** The words of a prompt; what somebody carries on the head is there, and stands on no table and is in no hands ("a jug on her head"). */
export function onHeads(pieces: Pieces): Pieces {
  const bearing = pieces.findIndex(isBearing);
  const head = bearing < 0 ? pieces.findIndex(({ text }) => ON_HEAD.test(text)) : -1;
  const verb = pieces.findIndex(
    ({ text }, at) => head >= 0 && at > head && at - head <= NEAR && BEARS.test(text),
  );
  const end = bearing < 0 ? verb : bearing;
  if (end < 0) return pieces;
  const first = bearing < 0 ? head : end - NEAR;
  // Behind who carries it.
  const who = pieces.findLastIndex(
    ({ meanings }, at) => at < end && meanings.some(({ thing }) => thing === 'person'),
  );
  const start = Math.max(first, bearing < 0 ? first : who);
  if (bearing < 0 && !pieces.slice(start + 1, end).some(isLoad)) return pieces;
  return pieces.map((piece, at) => {
    const isCarried = at > start && at < end && isLoad(piece);
    return isCarried || (at === end && bearing < 0)
      ? { ...piece, role: null, meanings: [{ trait: 'headcarrying' }] }
      : piece;
  });
}
