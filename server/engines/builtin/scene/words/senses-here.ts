import { isOwnTrait } from './animals/own-traits.ts';
import type { Meaning } from './meaning.ts';
import { isBeforePlace, isPlace } from './neighbours.ts';
import type { Piece, Pieces } from './pieces.ts';

/** What says nothing here: a rocky cliff is a cliff, mountains are far off anyway, and what is ridden may be named before or after. */
export const isPassedOver = (pieces: Pieces, piece: Piece, meaning: Meaning): boolean =>
  (meaning.thing === 'rock' && isBeforePlace(pieces, piece)) ||
  (meaning.far === true && isPlace(pieces, piece) && !piece.afterStop) ||
  meaning.trait === 'mounted' ||
  (meaning.thing === undefined && isOwnTrait(meaning.trait));

/** "Rose" and "rosa" are a flower or pink: pink behind what can be pink. Gold is a colour, whatever else it is. */
export function sensesHere({ meanings }: Piece, behind: boolean): readonly Meaning[] {
  const colours = meanings.filter(({ colour }) => colour !== undefined);
  const others = meanings.filter(({ colour, riches }) => colour === undefined && riches !== true);
  if (colours.length === 0 || others.length === 0) return meanings;
  return behind ? colours : others;
}
