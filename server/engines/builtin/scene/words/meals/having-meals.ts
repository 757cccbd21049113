import type { Pieces } from '../pieces.ts';

/** Words right before the verb where somebody gets ready, and right behind it where something is ready or brought along. */
const ONESELF = /^(?:se|si|s|me|mi)$/iu;
const HAVING = /^(?:yapıyor\p{L}*|yapan)$/iu;
const BREAKFAST = /^kahvaltı$/iu;
const READY = /^तैयार$/u;
const MAKE = /^(?:कर\p{L}*|करत\S*|किया|करने|करके)$/u;
const BRINGS = /^يحضر$/u;
const ALONG = /^(?:معه|معها|معهم|معي|إلى)$/u;

/** Whether a verb that is one for cooking beside a meal is about having it or being ready. */
export function isNoCooking(pieces: Pieces, at: number): boolean {
  const [before, verb, behind] = [-1, 0, 1].map((step) => pieces[at + step]?.text ?? '') as [
    string,
    string,
    string,
  ];
  return (
    ONESELF.test(before) ||
    (HAVING.test(verb) && BREAKFAST.test(before)) ||
    (READY.test(verb) && !MAKE.test(behind)) ||
    (BRINGS.test(verb) && pieces.slice(at + 1).some(({ text }) => ALONG.test(text)))
  );
}
