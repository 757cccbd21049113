import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

const isOne = ({ trait }: Meaning): boolean => trait === 'alien';

/** What else may be called alien, right behind the word. */
const OF_THEIR_WORLD =
  /^(?:tech\p{L}*|invasions?|artifacts?|artefacts?|civili[sz]ations?|worlds?|life|skies|sky|posters?|films?|cover|flora|fauna|architecture|language|script|weather|horizon|art|design)$/iu;

/** Whether a word names a time or a kind of picture, and nothing that is there. */
const namesPicture = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ time, style }) => (time ?? style) !== undefined) === true &&
  piece.meanings.every(({ thing, trait, posture }) => (thing ?? trait ?? posture) === undefined);

/** Whether a word names a place, or a thing that is nobody, and no deed: what may be called alien. */
const namesOther = (piece: Piece | undefined): boolean =>
  piece?.meanings.every(({ trait, posture }) => (trait ?? posture) === undefined) === true &&
  piece.meanings.some(
    ({ thing, land, scenery, settled, sky }) =>
      (thing !== undefined && thing !== 'person') ||
      (land ?? scenery ?? settled ?? sky) !== undefined,
  );

/** Whether a word names a landscape, which is no more than a wide picture. */
const isLandscape = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ composition }) => composition === 'wide') === true;

/** The words of a prompt: a word for somebody from another planet that stands right beside a place, a thing, a time or a picture ("an alien city", "una nave alienígena", "an alien sunset", "un paisaje marciano") says of what world that is, and else names somebody. */
export const aliens = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (!piece.meanings.some(isOne)) return piece;
    const next = pieces[at + 1];
    const isOfNext =
      next?.afterStop === false &&
      (namesOther(next) || namesPicture(next) || OF_THEIR_WORLD.test(next.text));
    const before = pieces[at - 1];
    const isOfBefore = !piece.afterStop && (namesOther(before) || isLandscape(before));
    const others = piece.meanings.filter((one) => !isOne(one));
    if (!isOfNext && !isOfBefore) return { ...piece, meanings: piece.meanings.filter(isOne) };
    return { ...piece, meanings: others.length > 0 ? others : [{ sky: 'planet' }] };
  });
