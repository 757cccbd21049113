import type { Land } from '../../../words/land.ts';
import { BEACH_BAR_HIGH, beachBar, beachBarSurfaces } from '../eating/beach-bar.ts';
import { roofTerrace, roofTerraceSurfaces } from '../eating/roof-terrace.ts';
import { flat } from '../furniture.ts';
import { balcony, balconySurfaces } from '../home/balcony.ts';
import { ENGAWA_HIGH, engawa, engawaSurfaces } from '../home/engawa.ts';
import { PORCH_HIGH, porch, porchSurfaces } from '../home/porch.ts';
import { bridgeDeck, bridgeDeckSurfaces } from '../public/bridge-deck.ts';
import { flatRoof, flatRoofSurfaces } from '../public/flat-roof.ts';
import { type RoomKind, WARM } from '../room-kind.ts';
import { SHOP_FRONT_BACK, shopFront, shopFrontSurfaces } from '../shops/shop-front.ts';
import { STOREFRONT_BACK, storefront, storefrontSurfaces } from '../shops/storefront.ts';
import { quay } from '../travel/quay.ts';

const UNSEEN = flat([0.5, 0.5, 0.5]);

/** Parts of houses that are open to what lies before them, by their land: all of the wall ahead is their window, and their sides lie outside the picture. */
export const OPEN_AIR_KINDS = {
  balcony: {
    shape: { half: 7, high: 9, back: [3.3, 0.3], window: [7, 0, 0, 9] },
    surfaces: balconySurfaces,
    furnish: balcony,
    light: { lamp: WARM, least: 0, day: 1.25 },
    isFrameless: true,
    isMeasured: true,
  },
  porch: {
    shape: { half: 7, high: PORCH_HIGH, back: [3.6, 0.3], window: [7, 0, 0, PORCH_HIGH] },
    surfaces: porchSurfaces,
    furnish: porch,
    light: { lamp: WARM, least: 0, day: 1.15 },
    isFrameless: true,
    isMeasured: true,
  },
  engawa: {
    shape: { half: 7, high: ENGAWA_HIGH, back: [3.5, 0.2], window: [7, 0, 0, ENGAWA_HIGH] },
    surfaces: engawaSurfaces,
    furnish: engawa,
    light: { lamp: WARM, least: 0, day: 1.05 },
    outlook: 'field',
    isFrameless: true,
    isMeasured: true,
  },
  beachbar: {
    shape: { half: 7, high: BEACH_BAR_HIGH, back: [4.2, 0.3], window: [7, 0, 0, BEACH_BAR_HIGH] },
    surfaces: beachBarSurfaces,
    furnish: beachBar,
    light: { lamp: WARM, least: 0, day: 0.92 },
    outlook: 'beach',
    isFrameless: true,
    isMeasured: true,
  },
  roofterrace: {
    shape: { half: 7, high: 9, back: [6.4, 0.3], window: [7, 0, 0, 9] },
    surfaces: roofTerraceSurfaces,
    furnish: roofTerrace,
    light: { lamp: WARM, least: 0, day: 1.15 },
    outlook: 'city',
    isFrameless: true,
    isMeasured: true,
  },
  flatroof: {
    shape: { half: 7, high: 9, back: [6.2, 0.2], window: [7, 0, 0, 9] },
    surfaces: flatRoofSurfaces,
    furnish: flatRoof,
    light: { lamp: WARM, least: 0, day: 1.2 },
    outlook: 'city',
    isFrameless: true,
    isMeasured: true,
  },
  bridgedeck: {
    shape: { half: 7, high: 9, back: [4.4, 0.3], window: [7, 0, 0, 9] },
    surfaces: bridgeDeckSurfaces,
    furnish: bridgeDeck,
    light: { lamp: WARM, least: 0, day: 1.15 },
    outlook: 'river',
    isFrameless: true,
    isMeasured: true,
  },
  shopfront: {
    shape: { half: 40, high: 40, back: [SHOP_FRONT_BACK, 0], window: [40, 0, 0, 40] },
    surfaces: shopFrontSurfaces,
    furnish: shopFront,
    light: { lamp: [1.1, 0.86, 0.6], least: 0.3, day: 1.3 },
    outlook: 'field',
    isUnderSky: true,
    isFrameless: true,
    isMeasured: true,
  },
  storefront: {
    shape: { half: 40, high: 40, back: [STOREFRONT_BACK, 0], window: [40, 0, 0, 40] },
    surfaces: storefrontSurfaces,
    furnish: storefront,
    light: { lamp: [1.15, 1.2, 1.12], least: 0.35, day: 1.15 },
    outlook: 'city',
    isFrameless: true,
    isMeasured: true,
  },
  tabletop: {
    shape: { half: 40, high: 40, back: [1.9, 0], window: [5, 0, 0, 4.5] },
    surfaces: () => ({ walls: UNSEEN, floor: UNSEEN, ceiling: UNSEEN }),
    furnish: () => ({ solids: [], lamps: [] }),
    light: { lamp: WARM, least: 0, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
    isBare: true,
  },
  quay: {
    shape: { half: 40, high: 40, back: [5, 0], window: [6, 0, 0, 5] },
    surfaces: () => ({ walls: UNSEEN, floor: UNSEEN, ceiling: UNSEEN }),
    furnish: quay,
    light: { lamp: WARM, least: 0, day: 1.05 },
    isFrameless: true,
    isMeasured: true,
    isBare: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
