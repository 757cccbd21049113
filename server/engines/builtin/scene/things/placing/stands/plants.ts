import type { Thing } from '../../../words/idea.ts';
import { air, land, type Stand } from './stand.ts';

/** How plants stand, and what grows as they do. */
export const PLANT_STANDS = {
  tree: land(0.42, 0.42, 0.62),
  blossom: land(0.45, 0.46, 0.62),
  conifer: land(0.42, 0.42, 0.62),
  palm: land(0.4, 0.42, 0.62),
  cactus: land(0.5, 0.34, 0.55),
  flower: land(0.95, 0.3, 0.66),
  mushroom: land(0.9, 0.24, 0.5),
  baobab: land(0.42, 0.42, 0.62),
  birch: land(0.42, 0.42, 0.66),
  bamboo: land(0.45, 0.46, 0.7),
  vine: land(0.6, 0.15, 0.3),
  bough: air(0.62, 0.5, 0.6),
  christmastree: land(0.62, 0.62, 0.74),
} as const satisfies Partial<Readonly<Record<Thing, Stand>>>;
