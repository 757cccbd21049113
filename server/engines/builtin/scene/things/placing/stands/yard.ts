import type { YardThing } from '../../../words/yard-things.ts';
import { land, type Stand } from './stand.ts';

/** How what stands in yards, gardens and on farms does. */
export const YARD_STANDS: Readonly<Record<YardThing, Stand>> = {
  well: land(0.66, 0.38, 0.56),
  wheelbarrow: land(0.74, 0.24, 0.42),
  cart: land(0.66, 0.26, 0.42),
  sledge: land(0.78, 0.13, 0.28),
  beehive: land(0.7, 0.32, 0.44),
  birdbath: land(0.74, 0.28, 0.46),
  birdfeeder: land(0.74, 0.42, 0.66),
  compost: land(0.68, 0.3, 0.46),
  chickencoop: land(0.62, 0.32, 0.46),
  stump: land(0.78, 0.18, 0.4),
  log: land(0.72, 0.18, 0.3),
  seesaw: land(0.68, 0.24, 0.34),
  sandbox: land(0.72, 0.24, 0.34),
  basketballhoop: land(0.56, 0.5, 0.74),
  rosearch: land(0.56, 0.5, 0.66),
  pergola: land(0.46, 0.42, 0.5),
  silo: land(0.36, 0.42, 0.6),
  fieldfence: land(0.62, 0.2, 0.3),
  gate: land(0.58, 0.36, 0.5),
  hedge: land(0.58, 0.2, 0.3),
  archway: land(0.5, 0.5, 0.62),
  chalk: land(0.8, 0.22, 0.3),
  ladder: land(0.5, 0.56, 0.74),
  nest: land(0.76, 0.46, 0.7),
  maize: land(0.66, 0.34, 0.5),
  ferns: land(0.88, 0.42, 0.5),
};
