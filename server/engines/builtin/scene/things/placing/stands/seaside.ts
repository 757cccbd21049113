import type { SeasideThing } from '../../../words/seaside-things.ts';
import { land, type Stand, water } from './stand.ts';

/** How what floats, lies and stands by the sea does. */
export const SEASIDE_STANDS: Readonly<Record<SeasideThing, Stand>> = {
  buoy: water(0.3, 0.15, 0.26),
  anchor: land(0.74, 0.3, 0.5),
  fishingnet: land(0.66, 0.26, 0.42),
  lobsterpot: land(0.76, 0.2, 0.36),
  seashells: land(0.86, 0.14, 0.3),
  driftwood: land(0.74, 0.13, 0.22),
  deckchair: land(0.72, 0.24, 0.44),
  beachball: land(0.76, 0.13, 0.32),
  airflamingo: water(0.5, 0.24, 0.42),
  bottledmessage: land(0.86, 0.13, 0.28),
  cannon: land(0.72, 0.22, 0.38),
};
