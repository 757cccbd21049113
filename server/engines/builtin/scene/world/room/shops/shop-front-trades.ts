import type { Colour } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';

/** What is in a shop's window: of each its own row and shelves. */
export type Goods =
  | 'bread'
  | 'cups'
  | 'books'
  | 'flowers'
  | 'toys'
  | 'tables'
  | 'bottles'
  | 'sweets'
  | 'chair'
  | 'boxes';

/** What stands before a shop besides its pots. */
type Outdoors = 'tables' | 'buckets' | 'cart' | 'pole' | 'cone' | 'cross' | 'bench';

/** How a trade shows in the street. */
export interface ShopTrade {
  /** The plain word on its board. */
  readonly sign: string;
  readonly paint: Colour;
  readonly ink: Colour;
  /** The stripes of its awning; null: it has none. */
  readonly awning: readonly [Colour, Colour] | null;
  readonly goods: Goods;
  readonly outdoors: Outdoors;
}

const CREAM: Colour = [0.96, 0.92, 0.8];
const GOLD: Colour = [0.95, 0.76, 0.34];
const WHITE: Colour = [0.95, 0.95, 0.93];

/** The trades that have a front of their own, by the room within. */
const TRADES: Partial<Readonly<Record<Land, ShopTrade>>> = {
  bakery: {
    sign: 'BAKERY',
    paint: [0.5, 0.27, 0.14],
    ink: GOLD,
    awning: [[0.8, 0.24, 0.14], CREAM],
    goods: 'bread',
    outdoors: 'bench',
  },
  cafe: {
    sign: 'CAFE',
    paint: [0.14, 0.3, 0.25],
    ink: CREAM,
    awning: [[0.16, 0.4, 0.31], CREAM],
    goods: 'cups',
    outdoors: 'tables',
  },
  bookshop: {
    sign: 'BOOKS',
    paint: [0.12, 0.2, 0.36],
    ink: GOLD,
    awning: null,
    goods: 'books',
    outdoors: 'cart',
  },
  flowershop: {
    sign: 'FLOWERS',
    paint: [0.32, 0.48, 0.4],
    ink: WHITE,
    awning: [[0.86, 0.46, 0.58], WHITE],
    goods: 'flowers',
    outdoors: 'buckets',
  },
  toyshop: {
    sign: 'TOYS',
    paint: [0.72, 0.13, 0.12],
    ink: GOLD,
    awning: [[0.14, 0.36, 0.68], GOLD],
    goods: 'toys',
    outdoors: 'bench',
  },
  tavern: {
    sign: 'PUB',
    paint: [0.1, 0.17, 0.13],
    ink: GOLD,
    awning: null,
    goods: 'tables',
    outdoors: 'tables',
  },
  cocktailbar: {
    sign: 'BAR',
    paint: [0.15, 0.1, 0.13],
    ink: [1.3, 0.5, 0.4],
    awning: null,
    goods: 'bottles',
    outdoors: 'tables',
  },
  restaurant: {
    sign: 'RESTAURANT',
    paint: [0.42, 0.1, 0.1],
    ink: GOLD,
    awning: [
      [0.5, 0.1, 0.1],
      [0.55, 0.13, 0.12],
    ],
    goods: 'tables',
    outdoors: 'tables',
  },
  pizzeria: {
    sign: 'PIZZA',
    paint: [0.14, 0.36, 0.2],
    ink: WHITE,
    awning: [[0.76, 0.14, 0.12], WHITE],
    goods: 'tables',
    outdoors: 'tables',
  },
  sushibar: {
    sign: 'SUSHI',
    paint: [0.22, 0.14, 0.09],
    ink: CREAM,
    awning: null,
    goods: 'tables',
    outdoors: 'bench',
  },
  teahouse: {
    sign: 'TEA',
    paint: [0.3, 0.2, 0.11],
    ink: CREAM,
    awning: [[0.3, 0.42, 0.2], CREAM],
    goods: 'cups',
    outdoors: 'bench',
  },
  icecreamparlour: {
    sign: 'ICE CREAM',
    paint: [0.95, 0.62, 0.7],
    ink: WHITE,
    awning: [[0.5, 0.82, 0.8], WHITE],
    goods: 'sweets',
    outdoors: 'cone',
  },
  candyshop: {
    sign: 'SWEETS',
    paint: [0.8, 0.36, 0.52],
    ink: WHITE,
    awning: [[0.88, 0.42, 0.56], WHITE],
    goods: 'sweets',
    outdoors: 'bench',
  },
  barbershop: {
    sign: 'BARBER',
    paint: [0.13, 0.16, 0.2],
    ink: WHITE,
    awning: null,
    goods: 'chair',
    outdoors: 'pole',
  },
  apothecary: {
    sign: 'PHARMACY',
    paint: [0.1, 0.4, 0.28],
    ink: WHITE,
    awning: null,
    goods: 'bottles',
    outdoors: 'cross',
  },
  cheeseshop: {
    sign: 'CHEESE',
    paint: [0.74, 0.54, 0.16],
    ink: WHITE,
    awning: [[0.86, 0.66, 0.2], CREAM],
    goods: 'bread',
    outdoors: 'bench',
  },
  recordshop: {
    sign: 'RECORDS',
    paint: [0.16, 0.14, 0.2],
    ink: [1, 0.6, 0.2],
    awning: null,
    goods: 'boxes',
    outdoors: 'cart',
  },
  antiqueshop: {
    sign: 'ANTIQUES',
    paint: [0.2, 0.28, 0.24],
    ink: GOLD,
    awning: null,
    goods: 'boxes',
    outdoors: 'cart',
  },
};

/** How the trade of a room shows in the street; of any other a café's. */
export const tradeOf = (land: Land): ShopTrade => TRADES[land] ?? (TRADES.cafe as ShopTrade);
