import type { ActName } from './lists/acts.ts';
import { isToldOf, isUnknown, namesThing } from './names.ts';
import type { InstructionPiece } from './vocabulary.ts';

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
    if (isExceptionSaid(group.pieces) && isAct(piece, 'change')) begin(false);
    if (endsClause(group.pieces.at(-1)) && !piece.meanings.some((one) => 'act' in one)) begin(true);
    const isTold = isToldOf(piece, group.pieces.at(-1));
    if (isTold || !isAct(piece, 'keep'))
      return void group.pieces.push(isTold ? { ...piece, meanings: [] } : piece);
    const following = pieces.slice(at + 1);
    const stop = following.findIndex((one) => one.afterStop);
    const near = stop < 0 ? following : following.slice(0, stop);
    if (near.some((one) => namesPart(one) || namesThing(one))) {
      // "The sky stays blue": what stays is named before.
      if (!group.pieces.every((one) => one.role !== null || namesPart(one))) begin(false);
      group.pieces.push(piece);
      return;
    }
    // What stays was said before the word for it: "the sky unchanged", 空以外.
    const kept = group.pieces.filter((one) => namesPart(one) || isUnknown(one));
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

/** "除了红色都变成黑白": what is left out stands before what is done. */
const isExceptionSaid = (pieces: readonly InstructionPiece[]): boolean =>
  pieces[0] !== undefined &&
  isAct(pieces[0], 'keep') &&
  pieces.some((piece) => namesPart(piece) || namesThing(piece));

/** Verbs that lead on to the next thing to do, as Korean and Japanese ones do where English says "and". */
const LEADING_ON = /(?:고|서|て|で)$/u;

const endsClause = (piece: InstructionPiece | undefined): boolean =>
  piece !== undefined &&
  LEADING_ON.test(piece.text) &&
  piece.meanings.some((one) => 'act' in one || 'change' in one);

const isAct = (piece: InstructionPiece, act: ActName): boolean =>
  piece.meanings.some((meaning) => 'act' in meaning && meaning.act === act);

const namesPart = (piece: InstructionPiece): boolean =>
  piece.meanings.some((meaning) => 'part' in meaning && meaning.part !== 'picture') ||
  piece.meanings.some((meaning) => 'colour' in meaning);
