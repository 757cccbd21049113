import type { Colour } from '../../scene/words/idea.ts';
import { wordsOf } from '../../words/lexicon.ts';
import { COLOUR_WORDS, COLOURS, type ColourName } from '../../words/lists/colours.ts';
import { createReader } from '../../words/reader.ts';
import { MATERIAL_WORDS, type MaterialName, SURFACE_WORDS } from './material-words.ts';

type Meaning =
  | { readonly material: MaterialName }
  | { readonly colour: ColourName }
  | { readonly surface: true };

/** The words of materials and of what is made of them. */
export const OWN_WORDS = [
  ...wordsOf(MATERIAL_WORDS, (material): Meaning => ({ material })),
  ...wordsOf(SURFACE_WORDS, (): Meaning => ({ surface: true })),
];

/** Cuts a text into words with what they may mean. */
export const readPieces = createReader<Meaning>([
  ...OWN_WORDS,
  ...wordsOf(COLOUR_WORDS, (colour): Meaning => ({ colour })),
]);

/** A material that is asked for, the colour that was said of it or null, and the words for it. */
export interface WantedMaterial {
  readonly material: MaterialName;
  readonly colour: Colour | null;
  readonly words: readonly string[];
}

/** The material that a prompt asks for; null where it names anything else beside ("a wooden door", "the woods"). */
export function readMaterial(prompt: string): WantedMaterial | null {
  const pieces = readPieces(prompt).filter(({ role }) => role === null);
  if (pieces.some(({ meanings, negated }) => meanings.length === 0 || negated)) return null;
  const named = pieces.find(({ meanings }) => meanings.some((one) => 'material' in one));
  const material = named?.meanings.find((one) => 'material' in one)?.material;
  // Several woods are a forest.
  if (named === undefined || material === undefined || isForest(named.text)) return null;
  const others = pieces.filter((piece) => piece !== named).flatMap(({ meanings }) => meanings);
  const colour = others.find((one) => 'colour' in one)?.colour;
  return {
    material,
    colour: colour === undefined ? null : COLOURS[colour],
    words: pieces.map(({ text }) => text),
  };
}

const isForest = (word: string): boolean => /^woods$/iu.test(word);
