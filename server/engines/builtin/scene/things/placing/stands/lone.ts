import type { LoneThing } from '../../../words/lone-things.ts';
import { land, type Stand } from './stand.ts';

/** How what belongs in a room or a street does where it stands alone in open land. */
export const LONE_STANDS: Readonly<Record<LoneThing, Stand>> = {
  bed: land(0.76, 0.24, 0.32),
  sofa: land(0.76, 0.24, 0.33),
  bathtub: land(0.86, 0.36, 0.5),
  laidtable: land(0.78, 0.3, 0.42),
  desk: land(0.76, 0.28, 0.38),
  phonebox: land(0.62, 0.44, 0.64),
  busshelter: land(0.58, 0.3, 0.44),
};
