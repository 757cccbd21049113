import { COLOURS } from '../../words/lists/colours.ts';
import { chooseMeaning } from './choose-meaning.ts';
import type { NamedColour, Place } from './instruction.ts';
import type { ActName } from './lists/acts.ts';
import type { LeverName } from './lists/levers.ts';
import type { PartName } from './lists/parts.ts';
import type { ShapeName } from './lists/shapes.ts';
import { type Group, splitPieces } from './split-pieces.ts';
import { type InstructionPiece, type Meaning, readPieces } from './vocabulary.ts';

/** A word of a clause that says what to do or what to make, with what it means there. */
export interface Head {
  readonly piece: InstructionPiece;
  readonly meaning: Meaning;
}

/** A part of an instruction that says one thing. */
export interface Clause {
  readonly pieces: readonly InstructionPiece[];
  /** What is to be done, as it was said; null: not said. */
  readonly act: ActName | null;
  readonly parts: readonly PartName[];
  /** Parts that are said to be left out: "not the sky". */
  readonly spared: readonly PartName[];
  readonly colours: readonly NamedColour[];
  /** Colours that are said not to be wanted: "not blue". */
  readonly refused: readonly NamedColour[];
  readonly heads: readonly Head[];
  /** "A little" is below 1, "much" above. */
  readonly amount: number;
  readonly direction: 'more' | 'less' | null;
  /** Which way a level is moved, where a word says so that says nothing else of what is done. */
  readonly lever: LeverName | null;
  readonly percent: number | null;
  readonly degrees: number | null;
  readonly place: Place;
  readonly size: 'big' | 'small' | null;
  readonly unknown: readonly string[];
  /** Whether "and" joins it to the clause before. */
  readonly joined: boolean;
}

/** Whether a clause has a word for doing something, be it only "make". */
export const saysAct = ({ pieces }: Clause): boolean =>
  pieces.some(({ meanings }) => meanings.some((meaning) => 'act' in meaning));

/** Cuts an instruction into its clauses. */
export function readClauses(text: string): Clause[] {
  const groups = splitPieces(readPieces(text));
  return groups.map((group) => toClause(group, text)).filter((clause) => clause.pieces.length > 0);
}

function toClause({ pieces, joined }: Group, text: string): Clause {
  const acts: { act: ActName; negated: boolean }[] = [];
  const parts: PartName[] = [];
  const spared: PartName[] = [];
  const colours: NamedColour[] = [];
  const refused: NamedColour[] = [];
  const heads: Head[] = [];
  const shapes = new Set<ShapeName>();
  let amount = 1;
  let direction: Clause['direction'] = null;
  let lever: LeverName | null = null;
  let percent: number | null = null;
  let degrees: number | null = null;
  const hasColour = pieces.some(({ meanings }) => meanings.some((one) => 'colour' in one));
  // "Do not change the red" is about something red; "not blue" is about the colour.
  const doesMore = pieces.some(({ meanings }) =>
    meanings.some((one) => 'act' in one && one.act !== 'make'),
  );
  for (const [index, piece] of pieces.entries()) {
    const meaning = chooseMeaning(piece, pieces, hasColour);
    if (meaning === null) continue;
    lever = piece.meanings.find((one) => 'lever' in one)?.lever ?? lever;
    // "Blue sky", "sky blue": a phrase that names the part as well.
    const part = piece.meanings.find((one) => 'part' in one);
    if (part !== undefined && part !== meaning && !('style' in meaning)) parts.push(part.part);
    if ('act' in meaning) acts.push({ act: meaning.act, negated: piece.negated });
    else if ('part' in meaning) (piece.negated && !doesMore ? spared : parts).push(meaning.part);
    else if ('colour' in meaning)
      (piece.negated && !doesMore ? refused : colours).push({
        name: meaning.colour,
        rgb: COLOURS[meaning.colour],
      });
    else if ('lever' in meaning) direction ??= meaning.lever === 'down' ? 'less' : 'more';
    else if ('limit' in meaning) continue;
    else if ('amount' in meaning) {
      // "Not too much" is little.
      if (meaning.amount === 'little' || (meaning.amount === 'much' && piece.negated))
        amount *= 0.45;
      else if (meaning.amount === 'much') amount *= 1.7;
      else if (meaning.amount === 'fully') amount *= 1.5;
      else direction = meaning.amount;
    } else if ('number' in meaning) {
      const unit = unitOf(piece, pieces, index, text);
      if (unit === 'percent') percent = meaning.number;
      if (unit === 'percent' && MINUS.test(text.slice(0, piece.start))) direction = 'less';
      if (unit === 'degree') degrees = meaning.number;
    } else if ('shape' in meaning && PLACES.has(meaning.shape)) shapes.add(meaning.shape);
    else heads.push({ piece, meaning });
  }
  return {
    pieces,
    act: actOf(acts, pieces, heads),
    parts,
    spared,
    colours,
    refused,
    heads,
    amount,
    direction: isTooMuch(pieces) ? (direction === 'less' ? 'more' : 'less') : direction,
    lever,
    percent,
    degrees,
    place: {
      across: shapes.has('left')
        ? 'left'
        : shapes.has('right')
          ? 'right'
          : shapes.has('middle')
            ? 'middle'
            : null,
      down: shapes.has('top')
        ? 'top'
        : shapes.has('bottom')
          ? 'bottom'
          : shapes.has('middle')
            ? 'middle'
            : null,
    },
    size: shapes.has('big') ? 'big' : shapes.has('small') ? 'small' : null,
    unknown: pieces
      .filter(({ meanings, role }) => meanings.length === 0 && role === null)
      .map((piece) => piece.text),
    joined,
  };
}

/** "Too": what it stands beside is to be taken back. */
const TOO =
  /^(?:too|zu|trop|demasiad[oa]|demais|tropp[oa]|слишком|太|너무|すぎ|すぎる|過ぎる|aşırı)$/iu;

/** "It is too dark" asks for light: somebody complains of what is, and asks for nothing by a verb. */
function isTooMuch(pieces: readonly InstructionPiece[]): boolean {
  const asks = pieces.some(({ meanings, text }) =>
    meanings.some((one) => 'act' in one && (one.act !== 'make' || !TOO.test(text))),
  );
  const too = pieces.findIndex(({ text }) => TOO.test(text));
  const beside = [pieces[too + 1], pieces[too - 1]];
  return (
    !asks &&
    too >= 0 &&
    beside.some((piece) => piece?.meanings.some((one) => 'change' in one) === true)
  );
}

const PLACES: ReadonlySet<ShapeName> = new Set([
  'left',
  'right',
  'top',
  'bottom',
  'middle',
  'percent',
  'degree',
  'big',
  'small',
]);

/** "Not" beside "change" means that something stays; beside "add" that it is left out. */
function actOf(
  acts: readonly { readonly act: ActName; readonly negated: boolean }[],
  pieces: readonly InstructionPiece[],
  heads: readonly Head[],
): ActName | null {
  const has = (act: ActName) => acts.some((one) => one.act === act);
  if (has('keep')) return 'keep';
  if (has('refuse')) return 'refuse';
  const first = acts.find((one) => one.act !== 'make');
  if (first === undefined) return null;
  const loneNot =
    pieces.some(({ role }) => role?.startsWith('not')) && !heads.some(({ piece }) => piece.negated);
  if (has('change') && (acts.some((one) => one.act === 'change' && one.negated) || loneNot))
    return 'keep';
  if (has('remove')) return first.negated || loneNot ? 'keep' : 'remove';
  if (first.act === 'add' && first.negated) return 'refuse';
  return first.act;
}

/** "Contrast -10" is said in the hundredths of a slider. */
const SIGNED = /(?<![\p{L}\p{N}])[-−–+]$/u;
const MINUS = /(?<![\p{L}\p{N}])[-−–]$/u;

const isTurn = (meaning: Meaning): boolean => 'shape' in meaning && meaning.shape === 'rotate';

/** Whether percent or degrees are counted. */
function unitOf(
  piece: InstructionPiece,
  pieces: readonly InstructionPiece[],
  index: number,
  text: string,
): 'percent' | 'degree' | null {
  const after = text.slice(piece.end).trimStart()[0] ?? '';
  const before = text.slice(0, piece.start).trimEnd().at(-1) ?? '';
  if (/[%％٪]/u.test(after) || /[%％٪]/u.test(before)) return 'percent';
  if (/[°º˚]/u.test(after)) return 'degree';
  if (SIGNED.test(text.slice(0, piece.start))) return 'percent';
  if (pieces.some(({ meanings }) => meanings.some(isTurn))) return 'degree';
  for (const near of [pieces[index + 1], pieces[index - 1], pieces[index + 2]]) {
    for (const meaning of near?.meanings ?? []) {
      if ('shape' in meaning && (meaning.shape === 'percent' || meaning.shape === 'degree'))
        return meaning.shape;
    }
  }
  return null;
}
