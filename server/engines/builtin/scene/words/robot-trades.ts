import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';

/** A robot that is called by what somebody is ("robot gardener", "un robot cocinero") is that one: nobody else stands beside it. */
export function robotTrades(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  return pieces.map((piece, at) => {
    const { meanings, negated, afterStop } = piece;
    const next = pieces[at + 1];
    const isCalled =
      (!afterStop && isRobot(pieces[at - 1])) || (next?.afterStop === false && isRobot(next));
    return isCalled && !negated ? { ...piece, meanings: meanings.map(withoutPerson) } : piece;
  });
}

const isRobot = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'robot') === true;

/** What somebody is by age or sex, and no trade. */
const NO_TRADE: ReadonlySet<Meaning['trait']> = new Set<Meaning['trait']>([
  undefined,
  'woman',
  'girl',
  'child',
  'old',
  'youthful',
  'couple',
  'family',
]);

/** What is done, without who does it. */
function withoutPerson(meaning: Meaning): Meaning {
  const { thing, trait } = meaning;
  return thing !== 'person' || NO_TRADE.has(trait)
    ? meaning
    : trait === 'watering'
      ? { trait }
      : { size: 1 };
}
