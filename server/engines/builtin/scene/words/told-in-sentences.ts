import { isBeast, isWalker } from './creatures.ts';
import { type Description, describeLast } from './describe-things.ts';
import type { Subject } from './idea.ts';
import type { Piece, Pieces } from './pieces.ts';

/**
 * What a sentence tells that names nobody and nothing is of who or what was named before it ("She is sitting. Her cat
 * sleeps", "It is red"): tells it of them, and gives what is left to be said of what comes.
 */
export function tellOfNamed(things: Subject[], before: Description): Description {
  const { posture, colour, size } = before;
  const doer = things.findLastIndex(
    (one) => one.posture === null && (isBeast(one.thing) || isWalker(one.thing)),
  );
  const somebody = things[doer];
  if (posture !== null && somebody !== undefined) things[doer] = { ...somebody, posture };
  const last = things.at(-1);
  const isColours = colour !== null && last?.colour === null;
  const isSize = size !== null && last?.size === 1;
  if (isColours) describeLast(things, { colour });
  if (isSize) describeLast(things, { size });
  return {
    ...before,
    posture: somebody === undefined ? posture : null,
    colour: isColours ? null : colour,
    size: isSize ? null : size,
  };
}

/** Small words of the languages in which a colour stands behind its noun. */
const ROMANCE =
  /^(?:un|une|des|les|le|avec|aux?|du|de|el|la|los|las|una|unos|unas|con|su|sus|o|os|a|as|um|uma|umas|com|do|da|seu|sua|il|lo|gli|i|uno|di|dal|dalle?|dai|suo)$/iu;

/** Whether a colour stands behind a noun that is not known, whose own it is ("un tejado rojo"). */
export function isOfUnknown(pieces: Pieces, piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  const [article, noun] = [pieces[at - 2], pieces[at - 1]];
  return (
    !piece.afterStop &&
    noun !== undefined &&
    noun.meanings.length === 0 &&
    noun.role === null &&
    !noun.afterStop &&
    article !== undefined &&
    article.meanings.length === 0 &&
    ROMANCE.test(article.text)
  );
}

/** Whether a colour stands right behind balloons in the sky, whose own it is ("cien globos rojos"). */
export const isOfBalloon = (pieces: Pieces, piece: Piece): boolean =>
  !piece.afterStop &&
  pieces[pieces.indexOf(piece) - 1]?.meanings.some(({ sky }) => sky === 'balloon') === true;
