import type { Decor } from '../../words/decor.ts';
import type { Land } from '../../words/land.ts';
import { eateryOf } from './eating/eatery.ts';
import { nave } from './faith/nave.ts';
import { garage } from './furnish-garage.ts';
import { greenhouse, station } from './furnish-halls.ts';
import { kitchen, living } from './furnish-home.ts';
import { cafe, classroom } from './furnish-public.ts';
import { bedroom, library } from './furnish-quiet.ts';
import { bathroom, office } from './furnish-work.ts';
import type { Furnished, Furnishing } from './furniture.ts';
import { modernBedroom } from './home/modern-bedroom.ts';
import { modernLiving } from './home/modern-living.ts';
import { ROOM_KINDS } from './room-kinds.ts';

/** What furnishes each kind of room; the rooms of `room-kinds.ts` say it themselves. */
const FURNISH: Partial<Record<Land, (furnishing: Furnishing) => Furnished>> = {
  kitchen,
  library,
  bedroom,
  classroom,
  cafe,
  bathroom,
  office,
  garage,
  greenhouse,
  station,
  nave,
};

/** The same of rooms of today. */
const MODERN: typeof FURNISH = { room: modernLiving, bedroom: modernBedroom };

/** What furnishes a room of a kind; those that are no other are living rooms. */
export const furnisherOf = (
  land: Land,
  { manner, cuisine }: Decor,
): ((furnishing: Furnishing) => Furnished) =>
  (cuisine !== undefined && land === 'restaurant' ? eateryOf(cuisine) : undefined) ??
  (manner === null ? undefined : MODERN[land]) ??
  ROOM_KINDS[land]?.furnish ??
  FURNISH[land] ??
  living;
