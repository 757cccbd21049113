import type { WaysideThing } from '../../../words/wayside-things.ts';
import { land, type Stand } from './stand.ts';

/** How what stands by streets and roads, at fairs and where few come by does. */
export const WAYSIDE_STANDS: Readonly<Record<WaysideThing, Stand>> = {
  flag: land(0.5, 0.4, 0.6),
  billboard: land(0.4, 0.34, 0.5),
  mural: land(0.5, 0.26, 0.42),
  railsignal: land(0.5, 0.46, 0.64),
  popcorncart: land(0.64, 0.3, 0.5),
  icecreamcart: land(0.64, 0.3, 0.5),
  ticketbooth: land(0.56, 0.34, 0.54),
  tumbleweed: land(0.72, 0.16, 0.32),
  cowskull: land(0.82, 0.18, 0.42),
  loudspeaker: land(0.6, 0.3, 0.46),
  divingboard: land(0.5, 0.24, 0.4),
  torch: land(0.66, 0.36, 0.6),
};
