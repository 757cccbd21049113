import type { Sense } from './sense.ts';

/** What stands before a foxglove's French name, and not before "digital" as other languages have it. */
const BEFORE_FOXGLOVE = /^(?:de|des|les|la|une|et|avec|aux?)$/iu;

/** Colours of foxgloves, right behind their French name. */
const OF_FOXGLOVES = /^(?:pourpres?|purpure[ae]|jaunes?|blanches?|roses?)$/iu;

/** A digital painting or clock is no foxglove, as which the word is listed in French alone. */
export const digital: Sense = (pieces, at) => {
  const text = pieces[at]?.text ?? '';
  if (!/^digital(?:e[nmrs]?|i|is)?$/iu.test(text)) return null;
  const isFlower =
    /^digitalis$/iu.test(text) ||
    (/^digitales?$/iu.test(text) &&
      (BEFORE_FOXGLOVE.test(pieces[at - 1]?.text ?? '') ||
        OF_FOXGLOVES.test(pieces[at + 1]?.text ?? '') ||
        pieces.length === 1));
  return isFlower ? null : [];
};
