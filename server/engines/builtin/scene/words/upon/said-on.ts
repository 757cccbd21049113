import type { Piece, Pieces } from '../pieces.ts';

/** Words before what somebody is on, and behind it. */
interface Prepositions {
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
}

const wordsOf = (...lines: string[]): Set<string> => new Set(lines.join(' ').split(' '));

/** Words for "on" alone. */
const ON: Prepositions = {
  before: wordsOf(
    'on upon onto sur auf aufs sobre encima su sul sulla sullo sulle sui sugli sopra',
    'на على فوق',
  ),
  behind: wordsOf('上 上的 上面 위 위에 위의 위에서 üstünde üzerinde पर ऊपर')
    .add('के ऊपर')
    .add('üstünde oturan'),
};

/** Words for "in", many of which say "on" too. */
const IN: Prepositions = {
  before: wordsOf(
    'in inside dans im ins en nel nella nello nelle nei dentro em no na nos nas num numa',
    'в во في',
  ),
  behind: wordsOf('里 里的 中 に で 中で 에 에서 안 안에 içinde में'),
};

const ON_OR_IN: Prepositions = {
  before: new Set([...ON.before, ...IN.before]),
  behind: new Set([...ON.behind, ...IN.behind]),
};

/** Words that put somebody on what is named next though they are no prepositions: "atop a dragon", "em cima de um urso". */
const ON_ANYWAY: ReadonlySet<string> = wordsOf('atop cima').add('on top of');

/** Endings that say so in a word itself, Korean and Turkish, and what begins with the word for it. */
const ENDING =
  /(에|에서|에서는)$|^على |^(?:pencere |sallanan )?(sandalye|koltu|kanepe|divan|yata|masa|sehpa|pervaz|bank).*[dt][ae](ki)?$/u;

/** How many words may stand between "on" and what somebody is on. */
const NEAR = 4;

/** Whether a word beside a piece, or its own ending, says that something is on it or in it. */
export const isUpon = (pieces: Pieces, piece: Piece): boolean =>
  ENDING.test(piece.text.toLowerCase()) || isBeside(pieces, piece, ON_OR_IN);

/** The same by words that never say "in". */
export const isOnTop = (pieces: Pieces, piece: Piece): boolean => isBeside(pieces, piece, ON);

/** Whether a word right behind a piece says that something is on it, and never "in". */
export const isOnTopBehind = (pieces: Pieces, piece: Piece): boolean =>
  isBefore(pieces, piece, ON.behind);

/** Whether it is a word before what something is on, one that never says "in". */
export const saysOn = ({ text, role }: Piece): boolean =>
  (role === 'with' && ON.before.has(text.toLowerCase())) || ON_ANYWAY.has(text.toLowerCase());

/** Whether a word says that something is on or in what is named next. */
export const saysUpon = ({ text }: Piece): boolean => ON_OR_IN.before.has(text.toLowerCase());

/** Whether one of those words stands right behind a piece. */
function isBefore(pieces: Pieces, piece: Piece, behind: ReadonlySet<string>): boolean {
  const at = pieces.indexOf(piece);
  const isBehind = ({ text }: Piece) => behind.has(text.toLowerCase());
  const next = [pieces[at + 1], pieces[at + 2]].find(
    (one) => one !== undefined && !(one.role === 'other' && !isBehind(one)),
  );
  return next !== undefined && !next.afterStop && isBehind(next);
}

/** Whether one of those stands before a piece, with nothing named between, or right behind it. */
function isBeside(pieces: Pieces, piece: Piece, { before: front, behind }: Prepositions): boolean {
  if (isBefore(pieces, piece, behind)) return true;
  const at = pieces.indexOf(piece);
  for (let back = 0; back < NEAR && pieces[at - back]?.afterStop === false; back++) {
    const before = pieces[at - back - 1];
    // A kitchen's table may be named with its room.
    const isOfRoom = back === 0 && before !== undefined && namesRoom(before);
    // And a bridge or a bench with what it is of.
    const isOfStone = back === 0 && before !== undefined && STONE.test(before.text);
    if (before === undefined || (namesSomething(before) && !isOfRoom && !isOfStone)) return false;
    const word = before.text.toLowerCase();
    if (ON_ANYWAY.has(word)) return true;
    if (before.role === 'with') return front.has(word);
  }
  return false;
}

/** What something is of, by the word for a rock, right before it. */
const STONE = /^stone$/iu;

const namesRoom = ({ meanings }: Piece): boolean =>
  meanings.every(({ thing }) => thing === undefined) &&
  meanings.some(({ land }) => land !== undefined);

const namesSomething = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, land }) => thing !== undefined || land !== undefined);
