import type { LoneThing } from '../../../words/lone-things.ts';
import { emptyTub } from '../../creatures/pastimes/in-bathtub.ts';
import { bed, sofa } from '../../objects/seats.ts';
import { desk } from '../../objects/surfaces.ts';
import { busShelter } from '../../outdoors/lone/bus-shelter.ts';
import { laidTable } from '../../outdoors/lone/laid-table.ts';
import { phoneBox } from '../../outdoors/lone/phone-box.ts';
import type { Make } from './make.ts';

/** How what belongs in a room or a street is drawn where it stands alone in open land. */
export const LONE: Readonly<Record<LoneThing, Make>> = {
  bed,
  sofa,
  bathtub: emptyTub,
  laidtable: laidTable,
  desk,
  phonebox: phoneBox,
  busshelter: busShelter,
};
