import { COLOURS } from '../../words/lists/colours.ts';
import type { NamedColour, Place } from './instruction.ts';
import type { ActName } from './lists/acts.ts';
import type { PartName } from './lists/parts.ts';
import type { ShapeName } from './lists/shapes.ts';
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
  readonly colours: readonly NamedColour[];
  readonly heads: readonly Head[];
  /** "A little" is below 1, "much" above. */
  readonly amount: number;
  readonly direction: 'more' | 'less' | null;
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

interface Group {
  readonly pieces: InstructionPiece[];
  readonly joined: boolean;
}

/** At stops, at "and", and where something is said to stay as it is. */
function splitPieces(pieces: readonly InstructionPiece[]): Group[] {
  let group: Group = { pieces: [], joined: false };
  const groups = [group];
  const begin = (joined: boolean) => {
    if (group.pieces.length === 0) return;
    group = { pieces: [], joined };
    groups.push(group);
  };
  pieces.forEach((piece, at) => {
    if (piece.afterStop) begin(false);
    if (piece.role === 'and') return begin(true);
    if (!isAct(piece, 'keep')) return void group.pieces.push(piece);
    const following = pieces.slice(at + 1);
    const stop = following.findIndex((one) => one.afterStop);
    const near = stop < 0 ? following : following.slice(0, stop);
    if (near.some(namesPart)) {
      begin(false);
      group.pieces.push(piece);
      return;
    }
    // What stays was said before the word for it: "the sky unchanged", 空以外.
    const kept = group.pieces.filter(namesPart);
    const others = group.pieces.filter((one) => !namesPart(one));
    group.pieces.splice(0, group.pieces.length, piece, ...kept);
    if (others.some((one) => one.meanings.length > 0)) {
      begin(false);
      group.pieces.push(...others);
    }
    begin(false);
  });
  return groups;
}

const isAct = (piece: InstructionPiece, act: ActName): boolean =>
  piece.meanings.some((meaning) => 'act' in meaning && meaning.act === act);

const namesPart = (piece: InstructionPiece): boolean =>
  piece.meanings.some((meaning) => 'part' in meaning && meaning.part !== 'picture') ||
  piece.meanings.some((meaning) => 'colour' in meaning);

function toClause({ pieces, joined }: Group, text: string): Clause {
  const acts: { act: ActName; negated: boolean }[] = [];
  const parts: PartName[] = [];
  const colours: NamedColour[] = [];
  const heads: Head[] = [];
  const shapes = new Set<ShapeName>();
  let amount = 1;
  let direction: Clause['direction'] = null;
  let percent: number | null = null;
  let degrees: number | null = null;
  const hasColour = pieces.some(({ meanings }) => meanings.some((one) => 'colour' in one));
  for (const [index, piece] of pieces.entries()) {
    const meaning = chooseMeaning(piece, pieces, hasColour);
    if (meaning === null) continue;
    // "Blue sky", "sky blue": a phrase that names the part as well.
    const part = piece.meanings.find((one) => 'part' in one);
    if (part !== undefined && part !== meaning && !('style' in meaning)) parts.push(part.part);
    if ('act' in meaning) acts.push({ act: meaning.act, negated: piece.negated });
    else if ('part' in meaning) parts.push(meaning.part);
    else if ('colour' in meaning)
      colours.push({ name: meaning.colour, rgb: COLOURS[meaning.colour] });
    else if ('amount' in meaning) {
      if (meaning.amount === 'little') amount *= 0.45;
      else if (meaning.amount === 'much') amount *= 1.7;
      else if (meaning.amount === 'fully') amount *= 1.5;
      else direction = meaning.amount;
    } else if ('number' in meaning) {
      const unit = unitOf(piece, pieces, index, text);
      if (unit === 'percent') percent = meaning.number;
      if (unit === 'degree') degrees = meaning.number;
    } else if ('shape' in meaning && PLACES.has(meaning.shape)) shapes.add(meaning.shape);
    else heads.push({ piece, meaning });
  }
  return {
    pieces,
    act: actOf(acts, pieces, heads),
    parts,
    colours,
    heads,
    amount,
    direction,
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

/** What a word with several meanings means among its neighbours; null for none. */
function chooseMeaning(
  piece: InstructionPiece,
  pieces: readonly InstructionPiece[],
  hasColour: boolean,
): Meaning | null {
  const { meanings } = piece;
  if (meanings.length < 2) return meanings[0] ?? null;
  const find = (key: string) => meanings.find((one) => key in one);
  const others = pieces.filter((one) => one !== piece);
  const elsewhere = (key: string) =>
    others.some((one) => one.meanings.some((meaning) => key in meaning));
  const part = find('part');
  // "Photo" names the picture before it names a style; "blue sky" the sky where a colour follows.
  if (part !== undefined && find('style') !== undefined) return part;
  const weather = find('weather');
  const colour = find('colour');
  if (part !== undefined && colour !== undefined) return colour;
  if (part !== undefined && weather !== undefined)
    return hasColour || elsewhere('time') || elsewhere('weather') ? part : weather;
  for (const key of PREFERRED) {
    const meaning = find(key);
    if (meaning !== undefined) return meaning;
  }
  return meanings[0] ?? null;
}

/** Which of several meanings counts, if nothing beside it tells. */
const PREFERRED = [
  'look',
  'act',
  'body',
  'season',
  'weather',
  'time',
  'part',
  'colour',
  'style',
  'change',
  'shape',
  'amount',
];

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
  for (const near of [pieces[index + 1], pieces[index - 1], pieces[index + 2]]) {
    for (const meaning of near?.meanings ?? []) {
      if ('shape' in meaning && (meaning.shape === 'percent' || meaning.shape === 'degree'))
        return meaning.shape;
    }
  }
  return null;
}
