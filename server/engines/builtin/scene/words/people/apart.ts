import type { Trait } from '../trait.ts';

/** Whether somebody who is like that may be who a word says. */
export const isOneOf = (known: readonly Trait[], said: readonly Trait[]): boolean =>
  said.length === 0 ? known.length === 0 : said.every((trait) => known.includes(trait));

/** Whether two words of people can only mean two of them. */
export const areTwo = (known: readonly Trait[], said: readonly Trait[]): boolean =>
  areKingAndQueen(known, said) ||
  areChildAndWoman(known, said) ||
  areOldAndYoung(known, said) ||
  areOldAndYoung(said, known) ||
  areInClass(known, said) ||
  areInClass(said, known) ||
  areAtBed(known, said) ||
  areAtBed(said, known);

/** Whether one is taught, and the other teaches. */
const areInClass = (pupil: readonly Trait[], other: readonly Trait[]): boolean =>
  pupil.includes('pupil') && !other.includes('pupil');

/** Whether one is ill, and the other treats the ill. */
const areAtBed = (ill: readonly Trait[], other: readonly Trait[]): boolean =>
  ill.includes('patient') && (other.includes('doctor') || other.includes('nurse'));

/** Whether one wears a crown as a man and the other as a woman. */
const areKingAndQueen = (known: readonly Trait[], said: readonly Trait[]): boolean =>
  known.includes('royal') &&
  said.includes('royal') &&
  known.includes('woman') !== said.includes('woman');

/** Whether children are named first and a woman, who is none of them, behind them. */
const areChildAndWoman = (child: readonly Trait[], other: readonly Trait[]): boolean =>
  child.includes('child') && !child.includes('woman') && other.includes('woman');

/** Whether one is old and the other a child. */
const areOldAndYoung = (old: readonly Trait[], young: readonly Trait[]): boolean =>
  old.includes('old') && (young.includes('child') || young.includes('girl'));
