import { COLOURS } from '../../words/lists/colours.ts';
import type { NamedColour, Place } from './instruction.ts';
import type { ActName } from './lists/acts.ts';
import type { PartName } from './lists/parts.ts';
import type { ShapeName } from './lists/shapes.ts';
import { isToldOf, isUnknown, namesThing } from './names.ts';
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
  // Turkish "yaz" is the summer, and as the verb, which comes last, "write".
  const season = find('season');
  if (season !== undefined && find('act') !== undefined && piece !== pieces.at(-1)) return season;
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
