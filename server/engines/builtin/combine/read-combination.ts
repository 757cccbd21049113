import { PLACE_WORDS } from '../instruct/language/lists/places.ts';
import { SHAPE_WORDS, type ShapeName } from '../instruct/language/lists/shapes.ts';
import { wordsOf } from '../words/lexicon.ts';
import { AMOUNT_WORDS } from '../words/lists/amounts.ts';
import { createReader, type Piece } from '../words/reader.ts';
import { chooseHelper, pictureOfSubject, tellAll } from './choose-helper.ts';
import { type Manner, type Meaning, mannersOf } from './manner.ts';
import { COMBINE_WORDS } from './manner-words.ts';
import type { Picture } from './which-picture.ts';

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
  readonly helper: Picture;
  readonly corner: Corner;
  /** How much of the helper, 0 to 1, if it was said. */
  readonly share: number | null;
  /** 1 is what is plainly said. */
  readonly amount: number;
  readonly unknown: readonly string[];
}

/** Words that only this reader knows. */
export const COMBINE_LIST = wordsOf(COMBINE_WORDS, (combine): Meaning => ({ combine }));

const read = createReader<Meaning>(
  [
    ...COMBINE_LIST,
    ...wordsOf(SHAPE_WORDS, (shape): Meaning => ({ shape })),
    ...wordsOf(PLACE_WORDS, (shape): Meaning => ({ shape })),
    ...wordsOf(AMOUNT_WORDS, (amount): Meaning => ({ amount })),
  ],
  { number: (number) => ({ number }) },
);

/** Cuts a text into words with what they mean here. */
export const readCombinePieces = (text: string): Piece<Meaning>[] => read(text);

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
  const told = tellAll(pieces);
  const ofSubject = pictureOfSubject(told, text);
  // "Blend the person of the first into the background of the second" is no double exposure.
  const isCutOut = ofSubject !== null && found.some(({ manner }) => manner === 'background');
  const asked = isCutOut ? 'background' : wanted?.manner;
  const manner = asked ?? (ofSubject === null ? mannerOfSides(shapes) : 'background');
  return {
    manner,
    helper: chooseHelper(told, text, manner),
    corner: cornerOf(shapes),
    share: shareOf(pieces, text),
    amount: amountOf(pieces),
    unknown: told
      .filter(({ isUnknown, isSubject }) => isUnknown && !(isSubject && manner === 'background'))
      .map((piece) => piece.text),
  };
}

/** "The first on the left": sides alone say that the pictures stand in a row. */
function mannerOfSides(shapes: ReadonlySet<ShapeName>): Manner | null {
  if (shapes.has('left') || shapes.has('right')) return 'beside';
  return shapes.has('top') || shapes.has('bottom') ? 'stack' : null;
}

/** "From left to right" ends on the right. */
function cornerOf(shapes: ReadonlySet<ShapeName>): Corner {
  const last = <Side extends ShapeName>(...sides: readonly Side[]): Side | null =>
    sides.find((side) => shapes.has(side)) ?? null;
  return { across: last('right', 'left', 'middle'), down: last('bottom', 'top', 'middle') };
}

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
