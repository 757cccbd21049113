import type { WaysideThing } from '../../../words/wayside-things.ts';
import { iceCreamCart, popcornCart, ticketBooth } from '../../outdoors/wayside/fair-carts.ts';
import { flag } from '../../outdoors/wayside/flags.ts';
import {
  cowSkull,
  divingBoard,
  loudspeakers,
  tumbleweed,
} from '../../outdoors/wayside/left-about.ts';
import { billboard, paintedWall, semaphore } from '../../outdoors/wayside/street-signs.ts';
import { torch } from '../../outdoors/wayside/torch.ts';
import type { Make } from './make.ts';

/** How what stands by streets and roads, at fairs and where few come by is drawn. */
export const WAYSIDE: Readonly<Record<WaysideThing, Make>> = {
  flag,
  billboard,
  // In a street it stands along the houses.
  mural: (wish, { land, side }) => paintedWall(wish, land === 'street' ? side : null),
  railsignal: semaphore,
  popcorncart: popcornCart,
  icecreamcart: iceCreamCart,
  ticketbooth: ticketBooth,
  tumbleweed,
  cowskull: cowSkull,
  loudspeaker: loudspeakers,
  divingboard: divingBoard,
  torch,
};
