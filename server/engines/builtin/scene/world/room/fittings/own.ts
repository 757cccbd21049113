import type { FittingName } from '../../../words/fitting.ts';
import type { Land } from '../../../words/land.ts';

/** What rooms have anyway, large enough to be seen: named there without a colour, it stays where it is. */
export const OWN: Partial<Readonly<Record<Land, readonly FittingName[]>>> = {
  kitchen: ['stove'],
  seventieskitchen: ['stove', 'fridge'],
  restaurantkitchen: ['stove'],
  rustickitchen: ['stove'],
  homelaundry: ['washingmachine', 'laundrybasket', 'ironingboard'],
  laundry: ['washingmachine', 'laundrybasket'],
  library: ['bookcase', 'desk', 'floorlamp'],
  bookshop: ['bookcase', 'bookpiles'],
  readingroom: ['bookcase', 'desk'],
  office: ['desk', 'bookcase'],
  classroom: ['desk', 'globe'],
  dancestudio: ['mirror'],
  barbershop: ['mirror'],
  izba: ['tilestove'],
  openoffice: ['desk'],
  closet: ['wardrobe'],
  nursery: ['crib'],
  diner: ['jukebox'],
  winecellar: ['barrels'],
  tavern: ['barrels'],
  artstudio: ['easel'],
  tailor: ['mannequin'],
  clothesshop: ['mannequin'],
  instrumentshop: ['cello', 'harp'],
  musicroom: ['cello', 'harp'],
  museum: ['bust'],
  clockshop: ['grandfatherclock'],
  gym: ['treadmill'],
};
