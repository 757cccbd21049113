import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** What grows and is called a dwarf where it stays low. */
const PLANTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['tree', 'conifer', 'palm', 'flower'] as const),
]);

/** Words for a dwarf that are said of what is named behind them, and of what is named before them. */
const OF_NEXT = /^(?:dwarf)$/iu;
const OF_BEFORE = /^(?:naine?s?|nano|nani|nana|enan[oa]s?|anão|anões|anã)$/iu;

/** German compounds of a dwarf and what is that small: "Zwergkaninchen". */
const COMPOUND = /^zwerg(?:en)?\p{L}{3}/iu;

const isSomebody = ({ trait }: Meaning): boolean => trait === 'dwarf';

/** Whether a meaning is what may be called a dwarf: an animal, a plant, or a body of the sky. */
const isSmallKind = ({ thing, sky }: Meaning): boolean =>
  (thing !== undefined && (isBeast(thing) || PLANTS.has(thing))) ||
  sky === 'planet' ||
  sky === 'stars';

const namesKind = (piece: Piece | undefined): boolean => piece?.meanings.some(isSmallKind) === true;

/** The words of a prompt: a word for a dwarf that is said of an animal, a plant or a star ("a dwarf rabbit", "un lapin nain", "a white dwarf star") names nobody. */
export const dwarfs = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const { meanings, text, afterStop } = piece;
    if (!meanings.some(isSomebody)) return piece;
    const others = meanings.filter((one) => !isSomebody(one));
    if (COMPOUND.test(text) && others.some(isSmallKind)) return { ...piece, meanings: others };
    const next = pieces[at + 1];
    const isOfNext = OF_NEXT.test(text) && next?.afterStop === false && namesKind(next);
    const isOfBefore = OF_BEFORE.test(text) && !afterStop && namesKind(pieces[at - 1]);
    return isOfNext || isOfBefore ? { ...piece, meanings: [], role: 'other' } : piece;
  });
