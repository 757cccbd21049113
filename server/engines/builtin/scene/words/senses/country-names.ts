import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { inSenses, type Sense } from './sense.ts';

/** What a country has, of which it is said. */
const OF_COUNTRIES =
  /(?:^| )(?:map|flag|coasts?|streets?|mountains?|landscapes?|villages?|towns?|cit(?:y|ies)|beach(?:es)?|people|republic|capital|president|shores?|south|north|east|west|rest|parts?)$/iu;

const isPlace = ({ land, city, town, settled }: Meaning): boolean =>
  (land ?? city ?? town ?? settled) !== undefined;

/** Turkey, where somebody or something is, is no bird; "a slice of turkey" is none of the country. */
const turkey: Sense = (pieces, at) => {
  const [text, before] = [pieces[at]?.text ?? '', pieces[at - 1]];
  if (!/^turkey$/iu.test(text) || before === undefined) return null;
  // "Cappadocia, Turkey".
  if (pieces[at]?.afterStop) return text === 'Turkey' && before.meanings.some(isPlace) ? [] : null;
  if (/^of$/iu.test(before.text)) {
    const whole = pieces[at - 2];
    const isOf = OF_COUNTRIES.test(whole?.text ?? '') || whole?.meanings.some(isPlace) === true;
    return isOf ? [] : null;
  }
  return /^(?:in|from|across|to|around|through)$/iu.test(before.text) ? [] : null;
};

/** Rio, written as a name in a prompt that is not, is no river: "uma praia no Rio". */
const rio: Sense = (pieces, at) =>
  pieces[at]?.text === 'Rio' &&
  /^(?:no|do|de|in|à|a|nach|aus|au)$/iu.test(pieces[at - 1]?.text ?? '') &&
  pieces.slice(0, at).some(({ text }) => /^\p{Ll}{4,}$/u.test(text))
    ? [{ ...FAMOUS_KEYS.rio, ifNone: true }]
    : null;

/** The words of a prompt, names of countries and cities that are written like something else read as these. */
export const countryNames = (pieces: Pieces): Pieces => inSenses(pieces, [turkey, rio]);
