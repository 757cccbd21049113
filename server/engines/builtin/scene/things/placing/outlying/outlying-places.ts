import type { OutlyingPlace } from '../../../words/scenery.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { africanvillage } from './african-village.ts';
import { skylanterns } from './at-lanterns.ts';
import { stadiumfront } from './before-stadium.ts';
import { cranberrybog } from './cranberry-bog.ts';
import { prairie, steppe } from './grasslands.ts';
import { junkyard } from './junkyard.ts';
import { mountainpass } from './mountain-pass.ts';
import { stripmall } from './strip-mall.ts';
import { tipicamp } from './tipi-camp.ts';
import { trailerpark } from './trailer-park.ts';
import { treeavenue } from './tree-avenue.ts';
import { waterpark } from './water-park.ts';

/** What stands and who is about in places that lie outside of towns, or at their edge. */
export const IN_OUTLYING_PLACES: Partial<
  Readonly<Record<OutlyingPlace, (stage: Stage) => Draft[]>>
> = {
  junkyard,
  trailerpark,
  waterpark,
  tipicamp,
  africanvillage,
  steppe,
  prairie,
  mountainpass,
  stadiumfront,
  stripmall,
  cranberrybog,
  skylanterns,
  treeavenue,
};
