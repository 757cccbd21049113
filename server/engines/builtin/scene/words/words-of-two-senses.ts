import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';
import { says } from './neighbours.ts';

type Pieces = readonly Piece<Meaning>[];
type Test = (meaning: Meaning) => boolean;

/** A word that does not mean one thing beside others: which, and beside what. */
interface Sense {
  readonly word: Test;
  /** How it is written; missing: as any. */
  readonly text?: RegExp;
  readonly beside: (others: Pieces) => boolean;
}

const named =
  (test: Test) =>
  (others: Pieces): boolean =>
    says(others, test);

const SENSES: readonly Sense[] = [
  // The Treasury of Petra is no bank's.
  {
    word: ({ land }) => land === 'bankvault',
    beside: named(({ thing }) => thing === 'rocktemple'),
  },
  // Over a bar one leaps in a stadium.
  {
    word: ({ land }) => land === 'cocktailbar',
    text: /^bar$/iu,
    beside: named(({ town }) => town === 'stadium'),
  },
  // A gym that is in a warehouse is a gym.
  {
    word: ({ land }) => land === 'warehouse',
    beside: named(({ land }) => land === 'gym'),
  },
  // The Great Bear is seen in a planetarium, in whose dome the stars are anyway.
  {
    word: ({ thing }) => thing === 'bear',
    beside: named(({ land }) => land === 'planetarium'),
  },
  // Smoke, waves and leaves curl without stones.
  {
    word: ({ land }) => land === 'curlingrink',
    text: /^curling$/iu,
    beside: named(
      ({ land, thing, weather, smoking, hair, posture }) =>
        (land ?? weather ?? smoking ?? hair ?? posture) !== undefined ||
        (thing !== undefined && thing !== 'person'),
    ),
  },
  // After a night's work the sun rises.
  {
    word: ({ shift }) => shift === true,
    beside: named(({ time }) => time !== undefined),
  },
  // Lanterns of which a market is full are in nobody's hand.
  {
    word: ({ held }) => held === 'lantern',
    text: /^ب/u,
    beside: named(({ crowded }) => crowded === 'full'),
  },
  // Spanish panes.
  {
    word: ({ crystals }) => crystals === true,
    text: /^cristales$/iu,
    beside: (others) => !says(others, ({ land }) => land === 'cave'),
  },
  // A boat goes through under a Chinese bridge, and nobody over it.
  {
    word: ({ crosses }) => crosses === true,
    text: /^穿[过過越]$/u,
    beside: named(({ thing }) => thing === 'boat' || thing === 'rowboat'),
  },
  // A Turkish glass of water.
  {
    word: ({ land }) => land === 'sea',
    text: /^su(?:yu)?$/iu,
    beside: named(({ thing, held }) => thing === 'cup' || held === 'cup'),
  },
];

/** The words of a prompt, those of two senses in the one that others beside them give: a bar in a stadium is none where one drinks. */
export const inOneSense = (pieces: Pieces): Pieces =>
  SENSES.reduce((read, { word, text, beside }) => {
    const isIt = (piece: Piece<Meaning>) =>
      piece.meanings.length > 0 &&
      piece.meanings.some(word) &&
      (text === undefined || text.test(piece.text));
    if (!read.some(isIt) || !beside(read.filter((piece) => !isIt(piece)))) return read;
    return read.map((piece): Piece<Meaning> => {
      if (!isIt(piece)) return piece;
      const meanings = piece.meanings.filter((one) => !word(one));
      return { ...piece, meanings, role: meanings.length === 0 ? 'other' : piece.role };
    });
  }, soldInKorean(pieces));

/** "Sells" in Korean, behind what is sold, is written like a panda. */
const soldInKorean = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    piece.text === '판다' && !piece.afterStop && /[을를]$/u.test(pieces[at - 1]?.text ?? '')
      ? { ...piece, meanings: [{ sells: 'wares' }] }
      : piece,
  );
