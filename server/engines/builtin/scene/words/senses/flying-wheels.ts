import type { Sense } from './sense.ts';

/** Articles and prepositions of Italian and French, right behind which that word is a noun. */
const BEFORE_NOUN =
  /^(?:il|i|un|uno|lo|del|dei|dal|dai|al|ai|sul|sui|nel|nei|col|con|a|e|di|le|les|du|des|au|aux|de|et|mon|ton|son)$/iu;

/** What flies is called so right behind its name ("un drago volante"): else it is an Italian or French steering wheel, or frills. */
export const flyingWheels: Sense = (pieces, at) => {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (piece === undefined || !/^volant(?:e|i|s)?$/iu.test(piece.text)) return null;
  const isFirst = before === undefined || piece.afterStop;
  const isNoun = isFirst ? !/^volant$/iu.test(piece.text) : BEFORE_NOUN.test(before.text);
  return isNoun ? [] : null;
};
