import type { Meaning } from '../meaning.ts';
import { changed, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** A fishing village of a land of fjords whose cabins are named is seen from where these stand, boats before them, not across its harbour. */
function villagesOnFjords(pieces: Pieces): Pieces {
  const isThere =
    says(pieces, ({ fjord }) => fjord === true) && says(pieces, ({ thing }) => thing === 'house');
  return isThere
    ? changed(pieces, (one) =>
        one.land === 'harbour' && one.thing === undefined
          ? { land: 'lake', fjord: true, thing: 'trawler', count: 2, vague: true }
          : one,
      )
    : pieces;
}

/** A narrow street named with Cappadocia leads between its houses of stone, its chimneys of rock beyond. */
function lanesOfCappadocia(pieces: Pieces): Pieces {
  const isLane = says(pieces, ({ alley, ifNone }) => alley === true && ifNone !== true);
  const isRock = (one: Meaning) => one.thing === 'hoodoo';
  return isLane && says(pieces, isRock)
    ? pieces.map((piece) =>
        piece.meanings.some(isRock)
          ? { ...piece, meanings: [{ land: 'street', alley: true, city: 'cappadocia' }] }
          : piece,
      )
    : pieces;
}

/** Lamps of clay that are named with the ghats burn on these and drift on their river. */
const lampsOfGhats = (pieces: Pieces): Pieces =>
  says(pieces, ({ town, ifNone }) => town === 'ghats' && ifNone !== true)
    ? changed(pieces, (one) =>
        one.land === 'diwalicourt' ? { thing: 'lamp', count: 3, vague: true } : one,
      )
    : pieces;

/** The words of a prompt: a village, a lane and lamps are what they are in the region that is named with them. */
export const whereRegionsAre = (pieces: Pieces): Pieces =>
  [villagesOnFjords, lanesOfCappadocia, lampsOfGhats].reduce((all, step) => step(all), pieces);
