import type { Piece, Pieces } from '../pieces.ts';

/** Words that count two of something, and mean two people where they count nothing. */
const PAIR = /^(?:(?:ein )?paar|пар[аеуы]|парой)$/iu;
/** Two of something, where "ein paar" are a few. */
const TWO = /^ein Paar$/u;

/** Whether a piece says what somebody does, or leads on to where they are. */
const leadsOn = ({ meanings, role }: Piece): boolean =>
  role === 'with' ||
  role === 'and' ||
  meanings.some(({ trait, posture, dines, drives, thing }) => {
    const isDeed = trait !== undefined || posture !== undefined || dines === true || drives;
    return thing === undefined && isDeed === true;
  });

/** Words for old that agree with a word for a couple, which is of the feminine gender: "una coppia anziana" are not two women. */
const AGREES = /^(?:anziana|anciana|vecchia|vieja|mayor)$/iu;

const namesThing = ({ meanings, afterStop }: Piece): boolean =>
  !afterStop && meanings.some(({ thing }) => thing !== undefined && thing !== 'person');

const isCouple = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ trait }) => trait === 'couple') === true;

/** The words of a prompt; a pair of nothing is a couple: "Paar am Strand", "пара ужинает". */
export const withCouples = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const countsNothing = next === undefined || next.afterStop || leadsOn(next);
    if (PAIR.test(piece.text) && countsNothing)
      return { ...piece, meanings: [{ thing: 'person', count: 2, trait: 'couple' }] };
    if (isCouple(pieces[at - 1]) && AGREES.test(piece.text) && !piece.afterStop)
      return { ...piece, meanings: [{ trait: 'old' }] };
    // Who is named behind such a word in Turkish are two; of things they are as many.
    if (isCouple(piece) && /^çift$/iu.test(piece.text) && next !== undefined && namesThing(next))
      return { ...piece, meanings: piece.meanings.filter(({ trait }) => trait !== 'couple') };
    return TWO.test(piece.text) ? { ...piece, meanings: [{ count: 2 }] } : piece;
  });
