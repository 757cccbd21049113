import { isBeast, isWalker } from './creatures.ts';
import type { Meaning } from './meaning.ts';
import type { Piece, Pieces } from './pieces.ts';
import type { Thing } from './thing.ts';

/** Whether a piece just before or behind this one names one of those things. */
export function isBeside(pieces: Pieces, piece: Piece, those: ReadonlySet<Thing>): boolean {
  const at = pieces.indexOf(piece);
  const names = (one: Piece | undefined) =>
    one?.meanings.some(({ thing }) => thing !== undefined && those.has(thing)) ?? false;
  const isLink = (one: Piece | undefined) =>
    one !== undefined && one.meanings.length === 0 && one.role !== 'and';
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  return (
    (names(after) && after?.afterStop === false) ||
    (!piece.afterStop && (names(before) || (isLink(before) && names(pieces[at - 2]))))
  );
}

/** Whether a tower is a church's: "church tower", "la tour de l'église". */
export function isOfChurch(pieces: Pieces, piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  const isChurch = (one: Piece | undefined) =>
    one?.meanings.some(({ thing }) => thing === 'church') ?? false;
  const next = pieces.slice(at + 1).find(({ role }) => role !== 'other');
  return (
    (!piece.afterStop && isChurch(pieces[at - 1])) || (next?.afterStop === false && isChurch(next))
  );
}

/** Whether the piece after this one is a land. */
export function isBeforePlace(pieces: Pieces, piece: Piece): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  return next?.afterStop === false && next.meanings.some(({ land }) => land !== undefined);
}

/** Whether the piece after this one is a thing. */
export function isBeforeThing(pieces: Pieces, piece: Piece): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  return next?.afterStop === false && next.meanings.some(({ thing }) => thing !== undefined);
}

/** Whether the piece after this one is somebody: a person or an animal. */
export function isBeforeSomebody(pieces: Pieces, piece: Piece): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  return (
    next?.afterStop === false &&
    next.meanings.some(({ thing }) => thing !== undefined && (isBeast(thing) || isWalker(thing)))
  );
}

/** Whether the piece before this one is a land or a sky. */
export function isPlace(pieces: Pieces, piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  return before?.meanings.some(({ land, sky }) => land !== undefined || sky !== undefined) ?? false;
}

/** Scripts of languages in which a number stands behind what it counts as often as before it. */
const COUNTED_BEHIND = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}]/u;

/** Whether a colour, a number or a size right before a thing, or before what else is said of it, is that one's: it stands apart from the thing before it ("a farmer driving a green tractor", "a cat watching two birds", "a knight fighting a giant red dragon"). */
export function isOfNext(pieces: Pieces, piece: Piece, { colour, count, size }: Meaning): boolean {
  const at = pieces.indexOf(piece);
  const isThing = (one: Piece | undefined) =>
    one?.meanings.some(({ thing }) => thing !== undefined) ?? false;
  const isSaidOf = ({ meanings, afterStop }: Piece) =>
    !afterStop &&
    meanings.some((one) => (one.colour ?? one.size) !== undefined && one.thing === undefined);
  // What is held is no thing of its own by now.
  const isNamed = (one: Piece | undefined) =>
    isThing(one) || (one?.meanings.some(({ held }) => held !== undefined) ?? false);
  const next = pieces.slice(at + 1).find((one) => isNamed(one) || !isSaidOf(one));
  return (
    (colour !== undefined || count !== undefined || size !== undefined) &&
    next?.afterStop === false &&
    isNamed(next) &&
    (!isThing(pieces[at - 1]) || (count !== undefined && !COUNTED_BEHIND.test(piece.text)))
  );
}

/** Whether it is one colour by itself, between stops. */
const isColourAlone = (pieces: Pieces, at: number): boolean => {
  const piece = pieces[at];
  return (
    piece?.afterStop === true &&
    pieces[at + 1]?.afterStop !== false &&
    piece.meanings.length > 0 &&
    piece.meanings.every(({ colour, thing }) => colour !== undefined && thing === undefined)
  );
};

/** Whether a colour between commas is that of the thing right before it ("a house, red, by a lake"); several in a row are a picture's. */
export function isApposed(pieces: Pieces, piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  return (
    isColourAlone(pieces, at) &&
    !isColourAlone(pieces, at + 1) &&
    pieces[at - 1]?.meanings.some(
      ({ thing, land, sky }) => thing !== undefined && (land ?? sky) === undefined,
    ) === true
  );
}

/** Words for one, most of them articles. */
const ONE: ReadonlySet<string> = new Set(
  [
    'a an one another single lone un une seul seule ein eine einen einem einer eines una uno uma único única otro otra outro outra',
    'один одна одну одно bir tek एक 一 一个 一朵 一株 一棵 一枝 一支 一つ 一輪 一本 한 하나의 واحدة واحد وحيدة وحيد',
  ]
    .join(' ')
    .split(' '),
);

/** How many words may stand between an article and its noun. */
const BETWEEN = 3;

/** Whether one is said of what a piece names ("a red rose", "一朵玫瑰"), its articles in its own words included. */
export function isOne(pieces: Pieces, piece: Piece): boolean {
  if (ONE.has(piece.text.toLowerCase().split(' ')[0] ?? '')) return true;
  for (let at = pieces.indexOf(piece), step = 0; step < BETWEEN; step++) {
    if (pieces[at - step]?.afterStop === true) return false;
    const before = pieces[at - step - 1];
    if (before === undefined) return false;
    if (ONE.has(before.text.toLowerCase())) return true;
    if (before.meanings.some(({ thing, land }) => thing !== undefined || land !== undefined))
      return false;
  }
  return false;
}

/** Whether a word names a thing, somebody among them. */
export const namesThing = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing !== undefined);

/** Whether it is people, or one of them. */
export const isPerson = ({ thing }: Pick<Meaning, 'thing'>): boolean => thing === 'person';

/** Whether it is people or an animal. */
export const isBeing = ({ thing }: Pick<Meaning, 'thing'>): boolean =>
  thing !== undefined && (thing === 'person' || isBeast(thing));

/** Whether it is a street, which is more than that one may be there. */
export const isStreet = ({ land, ifNone }: Meaning): boolean =>
  land === 'street' && ifNone !== true;

/** Whether a word names people, or one of them. */
export const namesPerson = ({ meanings }: Piece): boolean => meanings.some(isPerson);

/** Whether a word that no other takes away names people. */
export const saysPerson = (piece: Piece): boolean => !piece.negated && namesPerson(piece);

/** Whether it is washing on a line. */
export const isWashing = ({ thing }: Meaning): boolean => thing === 'clothesline';

/** Whether a word names a thing, a land or something of the sky. */
export const namesSomething = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, land, sky }) => (thing ?? land ?? sky) !== undefined);

/** Whether a word that no other takes away says that. */
export const says = (pieces: Pieces, test: (meaning: Meaning) => boolean): boolean =>
  pieces.some(({ meanings, negated }) => !negated && meanings.some(test));

/** The words of a prompt with what `change` makes of each of their meanings; null leaves one out. */
export const changed = (pieces: Pieces, change: (one: Meaning) => Meaning | null): Pieces =>
  pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.flatMap((one) => change(one) ?? []),
  }));
