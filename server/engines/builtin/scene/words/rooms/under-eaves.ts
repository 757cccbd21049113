import { CORNER_KEYS } from '../keys/places/corner-keys.ts';
import type { Meaning } from '../meaning.ts';
import { changed, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isEaves = (one: Meaning): boolean => one === CORNER_KEYS.eaves;

/** Houses of the East, which have a floor of boards beneath their eaves. */
const isOfEast = ({ town }: Meaning): boolean => town === 'hanok' || town === 'machiya';
/** Letters of Japan and Korea, and names of these. */
const EASTERN =
  /軒|[\u3041-\u30ff\uac00-\ud7a3]|japan|japon|giappon|япон|korea|corea|corée|корей|日本|韩国/iu;

/** The words of a prompt; beneath the eaves one is on the porch of the house, in the East on its boards before paper doors, and sees from there what is around it. */
export function underEaves(pieces: Pieces): Pieces {
  if (!says(pieces, isEaves)) return pieces;
  const isEastern = says(pieces, isOfEast) || pieces.some(({ text }) => EASTERN.test(text));
  return isEastern ? changed(pieces, (one) => (isEaves(one) ? { land: 'engawa' } : one)) : pieces;
}
