import { SHAPE_WORDS, type ShapeName } from '../instruct/language/lists/shapes.ts';
import { wordsOf } from '../words/lexicon.ts';
import { AMOUNT_WORDS, type AmountName } from '../words/lists/amounts.ts';
import { createReader, type Piece } from '../words/reader.ts';
import { COMBINE_WORDS, type CombineName } from './manner-words.ts';

/** How two pictures are put together. */
export type Manner = 'beside' | 'stack' | 'inset' | 'background' | 'blend' | 'style' | 'pattern';

/** Where the helping picture goes; null: not said. */
export interface Corner {
  readonly across: 'left' | 'middle' | 'right' | null;
  readonly down: 'top' | 'middle' | 'bottom' | null;
}

/** What was read of the words for two pictures. */
export interface Combination {
  /** Null when no manner was understood. */
  readonly manner: Manner | null;
  /**
   * Which picture (0 or 1) helps the other: the one on the right or below, the inset, the background,
   * the one laid over, the style, the pattern.
   */
  readonly helper: 0 | 1;
  readonly corner: Corner;
  /** How much of the helper, 0 to 1, if it was said. */
  readonly share: number | null;
  /** 1 is what is plainly said. */
  readonly amount: number;
  readonly unknown: readonly string[];
}

/** What a word means when two pictures are put together. */
type Meaning =
  | { readonly combine: CombineName }
  | { readonly shape: ShapeName }
  | { readonly amount: AmountName }
  | { readonly number: number };

/** Words that only this reader knows. */
export const COMBINE_LIST = wordsOf(COMBINE_WORDS, (combine): Meaning => ({ combine }));

const read = createReader<Meaning>(
  [
    ...COMBINE_LIST,
    ...wordsOf(SHAPE_WORDS, (shape): Meaning => ({ shape })),
    ...wordsOf(AMOUNT_WORDS, (amount): Meaning => ({ amount })),
  ],
  { number: (number) => ({ number }) },
);

/** Cuts a text into words with what they mean here. */
export const readCombinePieces = (text: string): Piece<Meaning>[] => read(text);

const MANNERS: Readonly<Partial<Record<CombineName, Manner>>> = {
  beside: 'beside',
  above: 'stack',
  below: 'stack',
  inset: 'inset',
  background: 'background',
  blend: 'blend',
  style: 'style',
  pattern: 'pattern',
};
/** Where several are said, the one that says more: "blend it into the background", "small, beside it". */
const ORDER: readonly Manner[] = [
  'pattern',
  'style',
  'blend',
  'background',
  'inset',
  'stack',
  'beside',
];

/** Reads how two pictures shall be put together, in any of the product's languages. */
export function readCombination(text: string): Combination {
  const pieces = read(text);
  const found = pieces.flatMap((piece) => mannersOf(piece).map((manner) => ({ manner, piece })));
  const wanted = ORDER.map((manner) =>
    found.find((one) => one.manner === manner && !one.piece.negated),
  ).find((one) => one !== undefined);
  const shapes = new Set(
    pieces.flatMap(({ meanings }) =>
      meanings.flatMap((one) => ('shape' in one ? [one.shape] : [])),
    ),
  );
  return {
    manner: wanted?.manner ?? null,
    helper: helperOf(pieces, wanted?.manner ?? null),
    corner: cornerOf(shapes),
    share: shareOf(pieces, text),
    amount: amountOf(pieces),
    unknown: pieces
      .filter(({ meanings, role }) => meanings.length === 0 && role === null)
      .map((piece) => piece.text),
  };
}

/** "From left to right" ends on the right. */
function cornerOf(shapes: ReadonlySet<ShapeName>): Corner {
  const last = <Side extends ShapeName>(...sides: readonly Side[]): Side | null =>
    sides.find((side) => shapes.has(side)) ?? null;
  return { across: last('right', 'left', 'middle'), down: last('bottom', 'top', 'middle') };
}

const namesOf = ({ meanings }: Piece<Meaning>): CombineName[] =>
  meanings.flatMap((meaning) => ('combine' in meaning ? [meaning.combine] : []));

const mannersOf = (piece: Piece<Meaning>): Manner[] =>
  namesOf(piece).flatMap((name) => MANNERS[name] ?? []);

/** Which picture a word means: "first", "image 2". */
function pictureOf(piece: Piece<Meaning>): 0 | 1 | null {
  const names = namesOf(piece);
  if (names.includes('first')) return 0;
  return names.includes('second') ? 1 : null;
}

/** Words after which the picture follows that is the background: "in front of the second". */
const PUTS_BEFORE =
  /^(in front of|onto|in the scene of|на фоне|перед|davanti|devant|delante|vor|davor|na frente)/iu;

/** The picture named nearest to the word for the manner helps; else the second. */
function helperOf(pieces: readonly Piece<Meaning>[], manner: Manner | null): 0 | 1 {
  const told = pieces.filter((piece) => pictureOf(piece) !== null || mannersOf(piece).length > 0);
  const at = told.findIndex((piece) => mannersOf(piece).some((one) => one === manner));
  // "In the style of the second": the style's picture follows; "the second as background" has it before.
  const isBefore = manner === 'style' || PUTS_BEFORE.test(told[at]?.text ?? '');
  const before = isBefore ? 0.1 : -0.1;
  const named = told.flatMap((piece, index) => {
    const picture = pictureOf(piece);
    const away = Math.abs(index - at) + (index < at ? before : 0);
    return picture === null ? [] : [{ picture, away }];
  });
  const nearest = [...named].sort((a, b) => a.away - b.away)[0];
  const first = named[0]?.picture;
  if (nearest === undefined || first === undefined) return 1;
  if (manner !== 'beside' && manner !== 'stack') return nearest.picture;
  // "The second above the first": what is named first stands first, "below" the other way round.
  const isBelow = pieces.some((piece) => namesOf(piece).includes('below'));
  return manner === 'stack' && isBelow ? first : other(first);
}

const other = (picture: 0 | 1): 0 | 1 => (picture === 0 ? 1 : 0);

function shareOf(pieces: readonly Piece<Meaning>[], text: string): number | null {
  for (const [index, piece] of pieces.entries()) {
    const number = piece.meanings.find((meaning) => 'number' in meaning);
    if (number === undefined) continue;
    const around = `${text.slice(0, piece.start).trimEnd().at(-1) ?? ''}${text.slice(piece.end).trimStart()[0] ?? ''}`;
    const near = [pieces[index - 1], pieces[index + 1]].some((one) =>
      one?.meanings.some((meaning) => 'shape' in meaning && meaning.shape === 'percent'),
    );
    if (/[%％٪]/u.test(around) || near) return Math.min(1, Math.max(0, number.number / 100));
  }
  return null;
}

function amountOf(pieces: readonly Piece<Meaning>[]): number {
  let amount = 1;
  for (const { meanings } of pieces) {
    for (const meaning of meanings) {
      if (!('amount' in meaning)) continue;
      if (meaning.amount === 'little' || meaning.amount === 'less') amount *= 0.5;
      if (meaning.amount === 'much' || meaning.amount === 'more') amount *= 1.5;
    }
  }
  return amount;
}
