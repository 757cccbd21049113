import type { Land } from '../../../words/land.ts';
import { iceCreamParlour, iceCreamSurfaces } from '../eating/ice-cream-parlour.ts';
import { sushiBar, sushiBarSurfaces } from '../eating/sushi-bar.ts';
import type { RoomKind } from '../room-kind.ts';
import { antiqueShop, antiqueSurfaces } from '../shops/antique-shop.ts';
import { apothecary, apothecarySurfaces } from '../shops/apothecary.ts';
import { bookshop, bookshopSurfaces } from '../shops/bookshop.ts';
import { candyShop, candySurfaces } from '../shops/candy-shop.ts';
import { cheeseShop, cheeseSurfaces } from '../shops/cheese-shop.ts';
import { clothesShop, clothesShopSurfaces } from '../shops/clothes-shop.ts';
import { fishShop, fishShopSurfaces } from '../shops/fish-shop.ts';
import { MINISTORE, ministore, ministoreSurfaces } from '../shops/ministore.ts';
import { petShop, petShopSurfaces } from '../shops/pet-shop.ts';
import { recordShop, recordShopSurfaces } from '../shops/record-shop.ts';
import { shoeShop, shoeShopSurfaces } from '../shops/shoe-shop.ts';
import { tailor, tailorSurfaces } from '../shops/tailor.ts';

/** The shape of a shop with a counter across it. */
const COUNTER_SHAPE = { half: 2.75, high: 3.2, back: [5.7, 0.2], window: [0, 0, 1, 2] } as const;

/** Shops in which one looks around, by their land. */
export const SHOP_KINDS = {
  bookshop: {
    shape: { half: 3, high: 3.5, back: [7, 0.4], window: [1.2, -0.35, 0.85, 2.6] },
    surfaces: bookshopSurfaces,
    furnish: bookshop,
    light: { lamp: [1.1, 0.9, 0.66], least: 0.85, day: 1.15 },
    outlook: 'street',
    isMeasured: true,
  },
  apothecary: {
    shape: { half: 2.8, high: 3.5, back: [5.9, 0.2], window: [0, 0, 1, 2] },
    surfaces: apothecarySurfaces,
    furnish: apothecary,
    light: { lamp: [1.1, 0.98, 0.8], least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  tailor: {
    shape: { half: 2.95, high: 3.1, back: [6, 0.2], window: [0.85, -1.1, 1.15, 2.45] },
    surfaces: tailorSurfaces,
    furnish: tailor,
    light: { lamp: [1.1, 0.94, 0.74], least: 0.85, day: 1.15 },
    isMeasured: true,
  },
  clothesshop: {
    shape: { half: 2.95, high: 3.1, back: [6, 0.2], window: [0, 0, 1, 2] },
    surfaces: clothesShopSurfaces,
    furnish: clothesShop,
    light: { lamp: [1.12, 1.04, 0.92], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  shoeshop: {
    shape: { half: 2.95, high: 3.1, back: [6, 0.2], window: [0, 0, 1, 2] },
    surfaces: shoeShopSurfaces,
    furnish: shoeShop,
    light: { lamp: [1.12, 1.04, 0.92], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  candyshop: {
    shape: COUNTER_SHAPE,
    surfaces: candySurfaces,
    furnish: candyShop,
    light: { lamp: [1.1, 1.02, 0.92], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  icecreamparlour: {
    shape: COUNTER_SHAPE,
    surfaces: iceCreamSurfaces,
    furnish: iceCreamParlour,
    light: { lamp: [1.1, 1.02, 0.92], least: 0.85, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  sushibar: {
    shape: { half: 3, high: 2.9, back: [6, 0.1], window: [0, 0, 1, 2] },
    surfaces: sushiBarSurfaces,
    furnish: sushiBar,
    light: { lamp: [1.2, 0.92, 0.62], least: 1.05, day: 0.6 },
    isFrameless: true,
    isMeasured: true,
  },
  recordshop: {
    shape: { half: 2.8, high: 3.2, back: [6.2, 0.2], window: [0, 0, 1, 2] },
    surfaces: recordShopSurfaces,
    furnish: recordShop,
    light: { lamp: [1.15, 0.98, 0.78], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  ministore: {
    shape: {
      half: MINISTORE.half,
      high: MINISTORE.high,
      back: [MINISTORE.back, 0],
      window: [1.9, -0.95, 0.88, 2.5],
    },
    surfaces: ministoreSurfaces,
    furnish: ministore,
    light: { lamp: [1.02, 1.06, 1.04], least: 0.9, day: 1.1 },
    outlook: 'street',
    isFrameless: true,
    isMeasured: true,
  },
  cheeseshop: {
    shape: COUNTER_SHAPE,
    surfaces: cheeseSurfaces,
    furnish: cheeseShop,
    light: { lamp: [1.15, 0.98, 0.74], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  fishshop: {
    shape: COUNTER_SHAPE,
    surfaces: fishShopSurfaces,
    furnish: fishShop,
    light: { lamp: [1.02, 1.06, 1.1], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  petshop: {
    shape: { half: 2.6, high: 3.1, back: [6.2, 0.2], window: [0, 0, 1, 2] },
    surfaces: petShopSurfaces,
    furnish: petShop,
    light: { lamp: [1.1, 1.04, 0.94], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  antiqueshop: {
    shape: { half: 2.9, high: 3.4, back: [6.4, 0.3], window: [0.95, -1.15, 0.85, 2.5] },
    surfaces: antiqueSurfaces,
    furnish: antiqueShop,
    light: { lamp: [1.2, 0.92, 0.62], least: 1.15, day: 1.1 },
    outlook: 'street',
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
