import type { Thing } from '../../../words/idea.ts';
import { air, land, type Stand, water } from './stand.ts';

/** How what stands about in the open does. */
export const OUTDOOR_STANDS = {
  rock: land(0.7, 0.18, 0.42),
  bandstand: land(0.4, 0.4, 0.58),
  scarecrow: land(0.66, 0.44, 0.72),
  beanstalk: land(0.36, 0.8, 0.9),
  portal: land(0.56, 0.34, 0.58),
  spiderweb: land(0.96, 0.6, 0.86),
  barbecue: land(0.74, 0.26, 0.5),
  bouncycastle: land(0.6, 0.42, 0.6),
  clothesline: land(0.66, 0.36, 0.46),
  bench: land(0.62, 0.16, 0.36),
  fountain: land(0.5, 0.3, 0.5),
  swings: land(0.46, 0.36, 0.46),
  slide: land(0.5, 0.4, 0.5),
  grave: land(0.72, 0.2, 0.4),
  goal: land(0.3, 0.2, 0.36),
  sprinkler: land(0.55, 0.24, 0.4),
  campfire: land(0.74, 0.2, 0.42),
  iceberg: water(0.24, 0.34, 0.46),
  igloo: land(0.55, 0.22, 0.4),
  hammock: land(0.6, 0.5, 0.62),
  treehouse: land(0.5, 0.62, 0.8),
  swingtree: land(0.5, 0.6, 0.76),
  floatingisland: air(0.6, 0.34, 0.5),
  parasol: land(0.6, 0.3, 0.5),
  picnic: land(0.84, 0.17, 0.26),
  sandcastle: land(0.78, 0.17, 0.42),
  haybale: land(0.55, 0.16, 0.36),
  hoodoo: land(0.3, 0.3, 0.4),
} as const satisfies Partial<Readonly<Record<Thing, Stand>>>;
