import type { Piece } from '../../../words/reader.ts';
import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import type { Meaning } from '../meaning.ts';
import { inSenses, type Sense } from './sense.ts';

/** Turkey, where somebody or something is, is no bird. */
const turkey: Sense = (pieces, at) =>
  /^turkey$/iu.test(pieces[at]?.text ?? '') &&
  /^(?:in|from|across|of|to|around|through)$/iu.test(pieces[at - 1]?.text ?? '')
    ? []
    : null;

/** Rio, written as a name in a prompt that is not, is no river: "uma praia no Rio". */
const rio: Sense = (pieces, at) =>
  pieces[at]?.text === 'Rio' &&
  /^(?:no|do|de|in|à|a|nach|aus|au)$/iu.test(pieces[at - 1]?.text ?? '') &&
  pieces.slice(0, at).some(({ text }) => /^\p{Ll}{4,}$/u.test(text))
    ? [{ ...FAMOUS_KEYS.rio, ifNone: true }]
    : null;

/** The words of a prompt, names of countries and cities that are written like something else read as these. */
export const countryNames = (pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] =>
  inSenses(pieces, [turkey, rio]);
