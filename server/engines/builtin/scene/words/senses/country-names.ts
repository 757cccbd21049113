import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import { inSenses, type Sense } from './sense.ts';

/** Turkey, where somebody or something is, is no bird. */
const turkey: Sense = (pieces, at) =>
  /^turkey$/iu.test(pieces[at]?.text ?? '') &&
  /^(?:in|from|across|of|to|around|through)$/iu.test(pieces[at - 1]?.text ?? '')
    ? []
    : null;

/** The words of a prompt, without what names of countries mean that are written like something else. */
export const countryNames = (pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] =>
  inSenses(pieces, [turkey]);
