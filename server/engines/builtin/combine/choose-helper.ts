import type { ShapeName } from '../instruct/language/lists/shapes.ts';
import { isSomebody, isUnknown } from '../instruct/language/names.ts';
import type { Piece } from '../words/reader.ts';
import { MANNERS, type Manner, type Meaning, namesOf } from './manner.ts';
import type { CombineName } from './manner-words.ts';
import {
  type Clue,
  ownerOf,
  type Picture,
  pictureEntered,
  pictureFollowed,
  pictureUsed,
  putsOwnerFirst,
} from './which-picture.ts';

/** Which picture a word means: "first", "image 2". */
function pictureOf(piece: Piece<Meaning>): Picture | null {
  const names = namesOf(piece);
  if (names.includes('first')) return 0;
  return names.includes('second') ? 1 : null;
}

/** Words for what stands behind: the picture that owns them is what is in front. */
const BEHIND =
  /^(?:behind|derrière|hinter|dahinter|detrás|atrás|dietro|позади|за|arkası\p{L}*|خلف|وراء|后面|後ろ|背後|뒤|뒤에|뒤로|पीछे|के पीछे)$/iu;
/** Where the owner stands first: words and endings by which somebody comes to stand before what it has. */
const IS_PLACE =
  /^(?:の?[中上前])?\s*(?:に(?:置|入|合成|配置|貼|立)|へ|里|裡|中|上|에\s|에$|에서|위에|앞에|속에|पर|में)/u;
const FRONT = /^(?:in front of|前に|前面|앞에|सामने|önü\p{L}*)|plan[ıi]n[ae]$/iu;

/** A word, what it names, and the picture it names, if any. */
export interface Told extends Clue {
  readonly names: readonly CombineName[];
  readonly meanings: Piece<Meaning>['meanings'];
  /** Whether somebody or something that can be cut out is meant. */
  readonly isSubject: boolean;
  readonly isUnknown: boolean;
}

/** Tells of each word what it names. */
export const tellAll = (pieces: readonly Piece<Meaning>[]): Told[] =>
  pieces.map((piece) => ({
    ...piece,
    names: namesOf(piece),
    picture: pictureOf(piece),
    isSubject: namesOf(piece).includes('subject') || isSomebody(piece),
    isUnknown: isUnknown(piece),
  }));

/** The picture of which somebody or something is spoken: "the person from the first". */
export function pictureOfSubject(told: readonly Told[], text: string): Picture | null {
  for (const [at, { isSubject }] of told.entries()) {
    const owner = isSubject ? ownerOf(told, at, text, true) : null;
    if (owner !== null) return owner.picture;
  }
  return null;
}

/** Which picture helps the other: as the grammar says, else the one named nearest to the word for the manner; else the second. */
export function chooseHelper(told: readonly Told[], text: string, manner: Manner | null): Picture {
  const all = told.flatMap(({ picture }) => picture ?? []);
  const [first] = all;
  if (first === undefined) return 1;
  if (manner === null || manner === 'beside' || manner === 'stack') return lastInRow(told, first);
  const said =
    all.includes(0) && all.includes(1)
      ? helperSaid(told, text, manner)
      : helperAlone(told, text, manner);
  return said ?? nearest(told, manner);
}

/** The helper where one picture alone is named: it is the other one that somebody of it comes to. */
function helperAlone(told: readonly Told[], text: string, manner: Manner): Picture | null {
  if (manner !== 'background') return null;
  const ofSubject = pictureOfSubject(told, text);
  if (ofSubject !== null) return other(ofSubject);
  const replaces = told.some(({ names }) => names.includes('replace'));
  if (pictureUsed(told, text) !== null) return null;
  const owner = ownersOf(told, text, manner).at(-1);
  if (owner === undefined) return null;
  return replaces || BEHIND.test(owner.word.text) ? other(owner.picture) : null;
}

const ownersOf = (told: readonly Told[], text: string, manner: Manner) =>
  told.flatMap((word, at) => {
    const owner = word.names.some((name) => MANNERS[name] === manner)
      ? ownerOf(told, at, text)
      : null;
    return owner === null ? [] : [{ ...owner, word }];
  });

/** The helper as grammar tells it where both pictures are named; null: it does not. */
function helperSaid(told: readonly Told[], text: string, manner: Manner): Picture | null {
  const asked = asWhat(told, text);
  const owner = ownersOf(told, text, manner).at(-1);
  const isFirst = putsOwnerFirst(text);
  const follows = text.slice(owner?.word.end ?? text.length);
  switch (manner) {
    case 'background': {
      const ofSubject = pictureOfSubject(told, text);
      if (ofSubject !== null) return other(ofSubject);
      if (asked !== null) return asked;
      const replaces = told.some(({ names }) => names.includes('replace'));
      const used = replaces ? pictureUsed(told, text) : null;
      if (used !== null || owner === undefined) return used;
      if (replaces || BEHIND.test(owner.word.text)) return other(owner.picture);
      const isPlace = IS_PLACE.test(follows) || FRONT.test(owner.word.text);
      return isFirst && owner.isSaid && !isPlace ? other(owner.picture) : owner.picture;
    }
    case 'style':
      return asked ?? pictureFollowed(told, text) ?? owner?.picture ?? null;
    case 'pattern':
      return asked ?? pictureUsed(told, text) ?? null;
    case 'inset': {
      const places = told.flatMap((word, at) => {
        const isPlace =
          word.names.includes('inset') || word.meanings.some((meaning) => 'shape' in meaning);
        const place = isPlace ? ownerOf(told, at, text) : null;
        return place?.isSaid === true && (isFirst || !SMALL.test(word.text)) ? [place.picture] : [];
      });
      const entered = places.at(-1) ?? pictureEntered(told, text);
      return entered === null ? asked : other(entered);
    }
    default:
      return null;
  }
}

/** Words for an inset that say how large it is, and what is done with it, not where it goes. */
const SMALL =
  /^(?:small|inset|insert|thumbnail|klein\p{L}*|petite?|incruste|vignette|pequeñ[oa]|pequen[oa]|piccol[oa]|miniatur\p{L}*|маленьк\p{L}*|صغيرة|مصغرة)$/iu;

/** The picture that is said to be used as something: "use image 1 as the background of image 2". */
function asWhat(told: readonly Told[], text: string): Picture | null {
  if (
    putsOwnerFirst(text) &&
    !/^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}/u.test(text)
  )
    return null;
  const at = told.findIndex(({ names, text }) => names.includes('as') || AS_BACKGROUND.test(text));
  return (
    told.slice(0, Math.max(0, at)).findLast(({ picture }) => picture !== null)?.picture ?? null
  );
}

/** One word for "as background", in Chinese and Arabic. */
const AS_BACKGROUND = /^(?:作为背景|当背景|كخلفية)$/u;

/** The picture named nearest to the first word for the manner; in languages that put it first, the one before. */
function nearest(told: readonly Told[], manner: Manner): Picture {
  const clues = told.filter(
    ({ picture, names }) => picture !== null || names.some((name) => MANNERS[name] !== undefined),
  );
  const at = clues.findIndex(({ names }) => names.some((name) => MANNERS[name] === manner));
  const text = told.map((word) => word.text).join(' ');
  const before = manner === 'style' && !putsOwnerFirst(text) ? 0.1 : -0.1;
  const named = clues.flatMap(({ picture }, index) => {
    const away = Math.abs(index - at) + (index < at ? before : 0);
    return picture === null ? [] : [{ picture, away }];
  });
  return [...named].sort((a, b) => a.away - b.away)[0]?.picture ?? 1;
}

/** "The second above the first": what is named first stands first, "below", "on the right" the other way round. */
function lastInRow(told: readonly Told[], first: Picture): Picture {
  const shapes = told.flatMap(({ meanings }) =>
    meanings.flatMap((one) => ('shape' in one ? [one.shape] : [])),
  );
  const side = shapes.find((shape) => SIDES.has(shape));
  if (side === 'right' || side === 'bottom') return first;
  if (side !== undefined) return other(first);
  return told.some(({ names }) => names.includes('below')) ? first : other(first);
}

const SIDES: ReadonlySet<ShapeName> = new Set<ShapeName>(['left', 'right', 'top', 'bottom']);

const other = (picture: Picture): Picture => (picture === 0 ? 1 : 0);
