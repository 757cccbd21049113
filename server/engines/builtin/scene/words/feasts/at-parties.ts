import { isBeast } from '../creatures.ts';
import { BELONGINGS_KEYS } from '../keys/things/belongings-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** A birthday of which the cake is looked at: no presents stand before it. */
const AT_THE_CAKE: Meaning = { ...BELONGINGS_KEYS.birthday, also: ['balloons'] };

/** What balloons are where a party is named, or the cake of a birthday; null where they fly over a land. */
function balloonsAt(meanings: readonly Meaning[]): Meaning | null {
  if (meanings.some(({ party }) => party === true)) return { thing: 'balloons' };
  return meanings.some(({ thing, trait }) => thing === 'cake' && trait === 'festive')
    ? AT_THE_CAKE
    : null;
}

/** Whether it says no more than that somebody has a party. */
const isParty = ({ party, ...rest }: Meaning): boolean =>
  party === true && Object.keys(rest).length === 0;

/** The words of a prompt; that somebody has a party is only drawn of animals. */
const partiesOfBeasts = (pieces: Pieces): Pieces =>
  pieces.some(({ meanings }) => meanings.some(({ thing }) => thing !== undefined && isBeast(thing)))
    ? pieces
    : pieces.map((piece) =>
        piece.meanings.some(isParty)
          ? { ...piece, meanings: piece.meanings.filter((one) => !isParty(one)) }
          : piece,
      );

/** The words of a prompt: where a party is named its balloons are a bunch of toys, and none that flies over the land. */
export function atParties(named: Pieces): Pieces {
  const pieces = partiesOfBeasts(named);
  const balloons = balloonsAt(pieces.flatMap(({ meanings }) => meanings));
  if (balloons === null) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ sky }) => sky === 'balloon')
      ? { ...piece, meanings: [balloons] }
      : piece,
  );
}
