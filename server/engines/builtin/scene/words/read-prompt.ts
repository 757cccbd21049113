import type { Colour, Idea, Land, Subject } from './idea.ts';
import { LEXICON, type Meaning, SILENT_WORDS } from './lexicon.ts';

/** A piece of the prompt: the user's word or phrase, with its meanings if it is known. */
interface Piece {
  readonly text: string;
  readonly meanings: readonly Meaning[];
  /** Whether the word stood in the plural. */
  readonly plural: boolean;
}

/** Longest phrase of the lexicon, in words (or characters where words are not spaced). */
const LONGEST = 4;
const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Reads a prompt for what the painter knows; unknown words are kept as ignored. */
export function readPrompt(prompt: string): Idea {
  const pieces = splitPieces(tokens(prompt));
  const meanings = pieces.flatMap((piece) => piece.meanings);
  const subjects = readSubjects(pieces);
  return {
    land: landOf(meanings),
    time: first(meanings, (one) => ('time' in one ? one.time : null)),
    weather: first(meanings, (one) => ('weather' in one ? one.weather : null)),
    season: first(meanings, (one) => ('season' in one ? one.season : null)),
    mood: first(meanings, (one) => ('mood' in one ? one.mood : null)),
    snowy: meanings.some((meaning) => 'snowy' in meaning),
    sky: [...new Set(meanings.flatMap((meaning) => ('sky' in meaning ? [meaning.sky] : [])))],
    balloonColour: subjects.balloonColour,
    subjects: subjects.things,
    tint: subjects.tint,
    understood: unique(pieces.filter(({ meanings: known }) => known.length > 0)),
    ignored: unique(pieces.filter(({ meanings: known }) => known.length === 0)),
  };
}

function tokens(prompt: string): string[] {
  const words =
    prompt
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]));
}

/** The longest known phrase at each place, else the single word. */
function splitPieces(words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST, words.length - at); length > 0 && taken === 0; length--) {
      const slice = words.slice(at, at + length);
      const text = slice.join(UNSPACED.test(slice[0] ?? '') ? '' : ' ');
      const meanings = lookUp(text);
      if (meanings === undefined) continue;
      pieces.push({ text, meanings, plural: !LEXICON.has(text) && text.endsWith('s') });
      taken = length;
    }
    const word = words[at] ?? '';
    if (taken === 0 && !SILENT_WORDS.has(word))
      pieces.push({ text: word, meanings: [], plural: false });
    at += Math.max(1, taken);
  }
  return pieces;
}

/** A word as it stands, without its plural ending, or without the Arabic article or adverbial ending. */
function lookUp(word: string): readonly Meaning[] | undefined {
  for (const form of [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/^(و|ب|ل)?ال/, ''),
    word.replace(/ا$/, ''),
  ]) {
    const found = LEXICON.get(form);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many things a plural without a number means. */
const SEVERAL = 3;

interface Subjects {
  readonly things: Subject[];
  readonly balloonColour: Colour | null;
  readonly tint: Colour | null;
}

/** Things with the colour and number said just before them; a colour left over tints the light. */
function readSubjects(pieces: readonly Piece[]): Subjects {
  const things: Subject[] = [];
  let balloonColour: Colour | null = null;
  let colour: Colour | null = null;
  let tint: Colour | null = null;
  let count: number | null = null;
  for (const { meanings, plural } of pieces) {
    for (const meaning of meanings) {
      if ('colour' in meaning) {
        tint ??= colour;
        colour = meaning.colour;
      } else if ('count' in meaning) count = meaning.count;
      else if ('sky' in meaning && meaning.sky === 'balloon') {
        balloonColour ??= colour;
        colour = null;
      } else if ('thing' in meaning) {
        if (!things.some(({ thing }) => thing === meaning.thing)) {
          things.push({
            thing: meaning.thing,
            count: count ?? (plural ? SEVERAL : 1),
            posture: null,
            colour,
          });
        }
        [colour, count] = [null, null];
      }
    }
  }
  // "A girl with a blue coat": a colour that comes too late belongs to the thing before it.
  const last = things.at(-1);
  if (last && last.colour === null && colour !== null) {
    things[things.length - 1] = { ...last, colour };
    return { things, balloonColour, tint };
  }
  return { things, balloonColour, tint: tint ?? colour };
}

/** When several lands are named, the one that holds the others in view comes first. */
const LAND_ORDER: readonly Land[] = [
  'lake',
  'island',
  'river',
  'beach',
  'city',
  'desert',
  'sea',
  'forest',
  'mountain',
  'field',
  'plain',
];

function landOf(meanings: readonly Meaning[]): Land | null {
  const named = new Set(meanings.flatMap((meaning) => ('land' in meaning ? [meaning.land] : [])));
  return LAND_ORDER.find((land) => named.has(land)) ?? null;
}

function first<Value>(
  meanings: readonly Meaning[],
  read: (meaning: Meaning) => Value | null,
): Value | null {
  for (const meaning of meanings) {
    const value = read(meaning);
    if (value !== null) return value;
  }
  return null;
}

const unique = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(({ text }) => text))];
