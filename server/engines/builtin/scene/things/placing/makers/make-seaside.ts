import type { SeasideThing } from '../../../words/seaside-things.ts';
import { beachBall, deckChair, inflatableFlamingo } from '../../outdoors/seaside/beach-gear.ts';
import { cannon } from '../../outdoors/seaside/cannon.ts';
import { fishingNets, lobsterPots } from '../../outdoors/seaside/fishing-gear.ts';
import { anchor, buoy } from '../../outdoors/seaside/moorings.ts';
import { bottledMessage, driftwood, seashells } from '../../outdoors/seaside/washed-up.ts';
import type { Make } from './make.ts';

/** How what floats, lies and stands by the sea is drawn. */
export const SEASIDE: Readonly<Record<SeasideThing, Make>> = {
  buoy,
  anchor,
  fishingnet: fishingNets,
  lobsterpot: lobsterPots,
  seashells,
  driftwood,
  deckchair: deckChair,
  beachball: beachBall,
  airflamingo: inflatableFlamingo,
  bottledmessage: bottledMessage,
  cannon,
};
