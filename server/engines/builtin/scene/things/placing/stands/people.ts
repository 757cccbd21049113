import type { Thing } from '../../../words/idea.ts';
import { air, land, type Stand, water } from './stand.ts';

/** How people stand, and what has their shape. */
export const PERSON_STANDS = {
  broomrider: air(0.46, 0.24, 0.34),
  skyrider: air(0.5, 0.3, 0.4),
  tinyplanet: air(0.88, 0.62, 0.8),
  flier: air(0.44, 0.24, 0.3),
  person: land(0.74, 0.38, 0.72),
  mermaid: land(0.74, 0.36, 0.66),
  ghost: land(0.72, 0.34, 0.62),
  skeleton: land(0.74, 0.38, 0.72),
  steelbeam: air(0.06, 0.5, 0.62),
  skateboarder: land(0.74, 0.36, 0.66),
  robot: land(0.78, 0.36, 0.66),
  snowman: land(0.76, 0.32, 0.62),
  astronaut: land(0.74, 0.4, 0.72),
  kite: land(0.74, 0.8, 0.92),
  umbrella: land(0.74, 0.42, 0.74),
  restingdragon: land(0.8, 0.6, 0.78),
  diver: air(0.8, 0.2, 0.32),
  skater: land(0.5, 0.24, 0.5),
  skier: land(0.55, 0.26, 0.54),
  snowboarder: land(0.55, 0.28, 0.56),
  surfer: water(0.5, 0.3, 0.5),
  surfboard: water(0.5, 0.3, 0.5),
  climber: land(0.78, 0.72, 0.86),
  swimmer: water(0.62, 0.11, 0.19),
} as const satisfies Partial<Readonly<Record<Thing, Stand>>>;
