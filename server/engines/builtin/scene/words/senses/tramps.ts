import { isBeast } from '../creatures.ts';
import type { Piece } from '../pieces.ts';
import { BOATS } from '../vehicles.ts';
import type { Sense } from './sense.ts';

/** Words for somebody without a home, by which animals and ships are called too. */
const TRAMP = /^(?:tramps?|hoboe?s?|бродяг\p{L}*|landstreicher|clochards?)$/iu;

const isBeastOrShip = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(
    ({ thing }) => thing !== undefined && (isBeast(thing) || BOATS.has(thing)),
  ) === true;

/** A tramp is nobody right beside the animal or right before the ship that is one: "собака бродяга", "a tramp steamer". */
export const tramps: Sense = (pieces, at) => {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!TRAMP.test(piece?.text ?? '')) return null;
  const isBefore = next?.afterStop === false && isBeastOrShip(next);
  const isBehind = piece?.afterStop === false && isBeastOrShip(before);
  return isBefore || isBehind ? [] : null;
};

/** A Russian word for a flower girl, which names a box of flowers too. */
const FLOWER_BOX = /^цветочниц/iu;

/** It is a box on a balcony or at a window, and where something is in it. */
export const flowerBoxes: Sense = (pieces, at) => {
  if (!FLOWER_BOX.test(pieces[at]?.text ?? '')) return null;
  const isIn = /^в$/iu.test(pieces[at - 1]?.text ?? '');
  const isThere = pieces.some(
    ({ text, meanings }) =>
      /балкон|подоконник/iu.test(text) || meanings.some(({ land }) => land === 'balcony'),
  );
  return isIn || isThere ? [] : null;
};
