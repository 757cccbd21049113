import type { Meaning } from '../keys/scene-keys.ts';
import { WILD } from './halts.ts';

/** Whether ways lead through open land or bamboo rather than between houses: a town stays one where its lawns and trees are named. */
export const isInTheWild = (meanings: readonly Meaning[]): boolean =>
  meanings.every(({ town, ifNone }) => town === undefined || ifNone === true) &&
  meanings.some(
    (meaning) =>
      (meaning.land !== undefined &&
        WILD.has(meaning.land) &&
        // What only brings a land along where none is named says nothing of a street.
        !(meaning.ifNone === true && meaning.scenery !== undefined) &&
        !isAround(meaning, meanings)) ||
      meaning.thing === 'bamboo',
  );

/** Whether it is the town or village around a lane or a square that is named with it: a town is around its streets too. */
const isAround = ({ settled }: Meaning, meanings: readonly Meaning[]): boolean =>
  settled !== undefined &&
  meanings.some(
    ({ alley, square, land }) =>
      alley === true || square === true || (settled === 'town' && land === 'street'),
  );

/** Whether what is by a road outside of towns is named with that: a gas station. */
export const isByRoad = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ thing }) => thing === 'gasstation') &&
  meanings.every(
    ({ land, town, ifNone }) => town === undefined && (land !== 'city' || ifNone === true),
  );
