import type { Sense } from './sense.ts';

/** What stands before a foxglove's French name, and not before "digital" as other languages have it. */
const BEFORE_FOXGLOVE = /^(?:de|des|les|la|une|et|avec|aux?)$/iu;

/** A digital painting is no foxglove, as which the word is listed in French alone. */
export const digital: Sense = (pieces, at) => {
  if (!/^digit(?:ale[nmrs]?|ali|alis)$/iu.test(pieces[at]?.text ?? '')) return null;
  const isFlower =
    /^digitalis$/iu.test(pieces[at]?.text ?? '') ||
    BEFORE_FOXGLOVE.test(pieces[at - 1]?.text ?? '') ||
    pieces.length === 1;
  return isFlower ? null : [];
};
