import { INDOORS } from '../../world/room/plan-room.ts';
import { CORNER_KEYS } from '../keys/places/corner-keys.ts';
import type { Meaning } from '../meaning.ts';
import { changed, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isDiningCar = (one: Meaning): boolean => one === CORNER_KEYS.diningcar;

const isOutside = ({ land, city }: Meaning): boolean =>
  city !== undefined || (land !== undefined && !INDOORS.includes(land));

/** The words of a prompt; the train of a dining car is around that, and stands nowhere; it goes through fields where no other land is named. */
export function diningCars(pieces: Pieces): Pieces {
  if (!says(pieces, isDiningCar)) return pieces;
  const isElsewhere = says(pieces, isOutside);
  return changed(pieces, (one) => {
    if (isDiningCar(one)) return isElsewhere ? one : { ...one, surrounds: 'field' };
    return one.thing === 'train' || one.land === 'compartment' ? null : one;
  });
}
