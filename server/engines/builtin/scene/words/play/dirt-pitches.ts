import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import type { Scenery } from '../scenery.ts';
import { saysEarth } from '../towns/earth-roads.ts';

/** Words for a pitch or a field that is of earth by its own name, and for who plays barefoot. */
const DIRT =
  /dirt|sandlot|tierra|terre battue|terra batida|de terra|terrão|sertão|várzea|toprak saha|土のグラウンド|흙바닥|泥地|泥土|沙地|मिट्टी|मैदान में धूल/iu;
const BAREFOOT =
  /^(?:barefoot(?:ed)?|barfuß|barfüßig\p{L}*|pieds nus|aux pieds nus|descalz[oa]s?|descalç[oa]s?|scalz[aeio]|a piedi nudi|босик\p{L}*|босоног\p{L}*|yalınayak|حفاة|حافي|赤脚|光脚|裸足|はだし|맨발\p{L}*|नंगे पाँव|नंगे पैर)$/iu;

const isAfrican = ({ folk, savanna }: Meaning): boolean => folk === 'african' || savanna === true;

/** What a scenery is where its pitch is of bare earth: that is said of it, those who play go barefoot, or it is in Africa. */
export function pitchOf(
  scenery: Scenery | null,
  pieces: readonly Piece<Meaning>[],
): Scenery | null {
  if (scenery !== 'villagepitch') return scenery;
  const isOfEarth = pieces.some(
    ({ text, meanings }, at) =>
      saysEarth(pieces, at) || DIRT.test(text) || BAREFOOT.test(text) || meanings.some(isAfrican),
  );
  return isOfEarth ? 'dirtpitch' : scenery;
}
