import type { Meaning } from '../meaning.ts';
import { isWashing, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Whether a street is named, by its own word, by a town's, or by what drives in one. */
const isOfStreet = ({ land, thing, alley, scenery, ifNone }: Meaning): boolean =>
  (land === 'street' && ifNone !== true) ||
  thing === 'tram' ||
  alley === true ||
  scenery === 'lisbon' ||
  scenery === 'frenchquarter';

const isBalcony = ({ land }: Meaning): boolean => land === 'balcony';
/** Whether it is a window, of the tram or of a house there. */
const isPane = ({ land, pane }: Meaning): boolean => land === 'room' && pane === true;
/** Whether a word says that somebody hangs washing in a backyard, unless another place is named. */
const isInYard = ({ trait, scenery }: Meaning): boolean =>
  trait === 'pegging' && scenery === 'backyard';

/** How many words may stand between who is at a window and that. */
const NEAR = 3;

/** Whether somebody is named right before a window: of a tram they are its passengers. */
function isAtPane(pieces: Pieces, at: number): boolean {
  if (pieces[at]?.meanings.some(({ thing }) => thing === 'person') !== true) return false;
  const behind = pieces.slice(at + 1, at + 1 + NEAR);
  const pane = behind.findIndex(({ meanings }) => meanings.some(isPane));
  return pane >= 0 && behind.slice(0, pane + 1).every(({ afterStop }) => !afterStop);
}

/** What hangs and stands along the lanes of a town. */
const isAlongLane = (one: Meaning): boolean =>
  isBalcony(one) || isWashing(one) || isInYard(one) || one.thing === 'house';

/** The words of a prompt; a town that is seen over its bay by itself is a lane where its houses, balconies or washing are named. */
function lanesOfTowns(pieces: Pieces): Pieces {
  if (!says(pieces, isAlongLane)) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one): Meaning => {
      if (one.alley !== true || one.scenery === undefined) return one;
      const { scenery: _scenery, ...lane } = one;
      return { ...lane, land: 'street' };
    }),
  }));
}

/** The words of a prompt; several balconies in a street are those of its houses and not the place from which it is seen, and the washing on them is on no line of its own. */
export function balconiesOfStreets(all: Pieces): Pieces {
  const pieces = lanesOfTowns(all);
  const areSeveral = pieces.some(({ plural, meanings }) => plural && meanings.some(isBalcony));
  if (!areSeveral || !says(pieces, isOfStreet)) return pieces;
  const isPart = (one: Meaning) => isBalcony(one) || isWashing(one) || isPane(one);
  const hasTram = says(pieces, ({ thing }) => thing === 'tram');
  return pieces.map((piece, at) =>
    piece.meanings.some(isInYard)
      ? { ...piece, meanings: [{ trait: 'pegging' }] }
      : piece.meanings.some(isPart) || (hasTram && isAtPane(pieces, at))
        ? {
            ...piece,
            role: 'other',
            meanings: piece.meanings.filter((one) => !isPart(one) && one.thing !== 'person'),
          }
        : piece,
  );
}
