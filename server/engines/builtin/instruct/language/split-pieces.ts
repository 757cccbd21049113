import type { ActName } from './lists/acts.ts';
import { isToldOf, isUnknown, namesThing } from './names.ts';
import type { InstructionPiece, Meaning } from './vocabulary.ts';

/** The words of a clause. */
export interface Group {
  readonly pieces: InstructionPiece[];
  /** Whether "and" joins it to the clause before. */
  readonly joined: boolean;
}

/** Cuts an instruction's words into clauses: at stops, at "and", and where something is said to stay as it is. */
export function splitPieces(pieces: readonly InstructionPiece[]): Group[] {
  let group: Group = { pieces: [], joined: false };
  const groups = [group];
  const begin = (joined: boolean) => {
    if (group.pieces.length === 0) return;
    group = { pieces: [], joined };
    groups.push(group);
  };
  pieces.forEach((piece, at) => {
    if (piece.afterStop) begin(false);
    // "आसमान को और नाटकीय": more dramatic.
    if (piece.text === 'और' && pieces[at - 1]?.text === 'को') return;
    if (piece.role === 'and') {
      begin(true);
      // "…, and": the stop before it has begun the clause already.
      if (group.pieces.length === 0 && groups.length > 1)
        groups.splice(-1, 1, (group = { pieces: [], joined: true }));
      return;
    }
    if (isAndGlued(piece)) begin(true);
    if (BUT.test(piece.text) && isTurn(group.pieces, piece, pieces.slice(at + 1)))
      return begin(true);
    if (isExceptionSaid(group.pieces) && isAct(piece, 'change')) begin(false);
    const whole = groups.at(-2)?.pieces ?? [];
    if (isSaidOfRest(piece, group.pieces, whole)) {
      groups.splice(0, groups.length, ...groups.slice(0, -2), group);
      begin(false);
      group.pieces.push(...whole);
    }
    if (endsClause(group.pieces) && !piece.meanings.some((one) => 'act' in one)) begin(true);
    const isTold = isToldOf(piece, group.pieces.at(-1));
    if (isTold || !isAct(piece, 'keep'))
      return void group.pieces.push(isTold ? { ...piece, meanings: [] } : piece);
    const following = pieces.slice(at + 1);
    const stop = following.findIndex((one) => one.afterStop);
    const near = stop < 0 ? following : following.slice(0, stop);
    if (near.some((one) => namesPart(one) || namesThing(one))) {
      // "The sky stays blue": what stays is named before.
      if (!group.pieces.every((one) => one.role !== null || namesPart(one) || saysOnly(one)))
        begin(false);
      group.pieces.push(piece);
      return;
    }
    // What stays was said before the word for it: "the sky unchanged", 空以外.
    const kept = group.pieces.filter((one) => namesPart(one) || isUnknown(one) || saysOnly(one));
    const others = group.pieces.filter((one) => !kept.includes(one));
    group.pieces.splice(0, group.pieces.length, ...kept, piece);
    if (others.some((one) => one.meanings.length > 0)) {
      begin(false);
      group.pieces.push(...others);
    }
    begin(false);
  });
  return groups;
}

/** Words that set what follows against what was said. */
const BUT = /^(?:but|mais|mas|ma|aber|jedoch|doch|pero|но|ama|fakat|لكن|ولكن|लेकिन|但|但是|可是)$/iu;
/** Those of them that in some language also mean "except", "more" or "my". */
const BUT_OR_ELSE = /^(?:but|mais|mas|ma)$/iu;

/** Whether "but" leads from one thing to do to another: "reduce contrast but increase saturation". */
function isTurn(
  before: readonly InstructionPiece[],
  but: InstructionPiece,
  following: readonly InstructionPiece[],
): boolean {
  // "Not red but blue" is one wish.
  if (!before.some(asks) || before.some(({ negated }) => negated)) return false;
  const stop = following.findIndex(({ afterStop, role }) => afterStop || role === 'and');
  const near = (stop < 0 ? following : following.slice(0, stop)).filter(
    ({ role }) => role !== 'other',
  );
  // What stays begins a clause of its own.
  if (near[0] !== undefined && isAct(near[0], 'keep')) return false;
  if (!BUT_OR_ELSE.test(but.text)) return near.some(asks);
  return near.slice(0, 1).some(but.text.toLowerCase() === 'but' ? asks : orders);
}

/** Whether a word says what to do or which way, be it how the picture shall be. */
const asks = (piece: InstructionPiece): boolean =>
  orders(piece) || piece.meanings.some((one) => 'change' in one || 'look' in one);

const orders = ({ meanings }: InstructionPiece): boolean =>
  meanings.some((one) => 'act' in one || 'lever' in one || isDirection(one));

/** "除了红色都变成黑白": what is left out stands before what is done. */
const isExceptionSaid = (pieces: readonly InstructionPiece[]): boolean =>
  pieces[0] !== undefined &&
  isAct(pieces[0], 'keep') &&
  pieces.some((piece) => namesPart(piece) || namesThing(piece));

/** Words for "except" that a part stands behind. */
const EXCEPT =
  /^(?:except(?: for)?|everything but|sauf|excepté|à part|außer|abgesehen von|excepto|salvo|exceto|tranne|eccetto|кроме)$/iu;

/** "Make everything except the sky brighter": what is done stands behind what is left out. */
const isSaidOfRest = (
  piece: InstructionPiece,
  exception: readonly InstructionPiece[],
  whole: readonly InstructionPiece[],
): boolean =>
  piece.meanings.some((one) => 'change' in one || 'look' in one) &&
  EXCEPT.test(exception[0]?.text ?? '') &&
  isExceptionSaid(exception) &&
  !exception.slice(1).some(says) &&
  !whole.some(says);

/** Whether a word says what shall become of something; "make" alone does not. */
const says = ({ meanings }: InstructionPiece): boolean =>
  meanings.some((one) => ('act' in one ? one.act !== 'make' : 'change' in one || 'look' in one));

/** Verbs that lead on to the next thing to do, as Korean and Japanese ones do where English says "and". */
const LEADING_ON = /(?:고|서|て|で)$/u;

const isDirection = (meaning: Meaning): boolean =>
  'amount' in meaning && (meaning.amount === 'more' || meaning.amount === 'less');

/** "消して": what follows the verb's stem is an ending of its own. */
function endsClause(pieces: readonly InstructionPiece[]): boolean {
  const last = pieces.at(-1);
  if (last === undefined || !LEADING_ON.test(last.text)) return false;
  const verb = last.role === 'other' ? pieces.at(-2) : last;
  return (
    verb?.meanings.some(
      (one) => 'act' in one || 'change' in one || 'lever' in one || isDirection(one),
    ) === true
  );
}

/** "واجعلها": Arabic writes "and" in one piece with the verb or the quality that it joins. */
export const isAndGlued = (piece: InstructionPiece | undefined): boolean =>
  piece !== undefined &&
  /^و\p{sc=Arabic}{2}/u.test(piece.text) &&
  piece.meanings.some((one) => 'act' in one || 'change' in one || isDirection(one));

/** Whether a word says that nothing else is meant: "only", or the ending of Korean for it. */
export const saysOnly = ({ text, meanings }: InstructionPiece): boolean =>
  meanings.some((one) => 'limit' in one) || /\p{sc=Hangul}{2}만$/u.test(text);

export const isAct = (piece: InstructionPiece, act: ActName): boolean =>
  piece.meanings.some((meaning) => 'act' in meaning && meaning.act === act);

const namesPart = (piece: InstructionPiece): boolean =>
  piece.meanings.some((meaning) => 'part' in meaning && meaning.part !== 'picture') ||
  piece.meanings.some((meaning) => 'colour' in meaning);
