import type { Land } from '../../../words/land.ts';
import { AT_BARBERS } from '../../../words/work/at-barbers.ts';
import { barberShop, barberSurfaces } from '../care/barber-shop.ts';
import { operatingRoom, operatingSurfaces } from '../care/operating-room.ts';
import { kitchenSurfaces, restaurantKitchen } from '../eating/restaurant-kitchen.ts';
import { cellarSurfaces, wineCellar } from '../eating/wine-cellar.ts';
import { CANDLELIGHT } from '../furnishings/candles.ts';
import { type RoomKind, WARM } from '../room-kind.ts';
import { bakery, bakerySurfaces } from '../shops/bakery.ts';
import { DANCE_SHAPE, danceStudio, danceSurfaces, yogaStudio } from '../sport/dance-studio.ts';
import { potionShop, potionSurfaces } from '../tales/potion-shop.ts';
import { wizardLibrary, wizardSurfaces } from '../tales/wizard-library.ts';
import { artStudio, studioSurfaces } from '../work/art-studio.ts';
import { barnHall, barnSurfaces, GATE } from '../work/barn-hall.ts';
import { carpentry, carpentrySurfaces } from '../work/carpentry.ts';
import { forge, forgeSurfaces } from '../work/forge.ts';
import { LAVA_FORGE, lavaForge, lavaForgeSurfaces } from '../work/lava-forge.ts';
import { pottery, potterySurfaces } from '../work/pottery.ts';

/** Rooms in which a craft or a trade is at work, by their land. */
export const TRADE_KINDS = {
  forge: {
    shape: { half: 3, high: 3.3, back: [6.2, 0.4], window: [0.5, -1.55, 2.36, 2.92] },
    surfaces: forgeSurfaces,
    furnish: forge,
    light: { lamp: [1.5, 0.86, 0.42], least: 1.45, day: 0.6 },
    isFrameless: true,
    hasFire: true,
    isMeasured: true,
  },
  lavaforge: {
    shape: {
      half: LAVA_FORGE.half,
      high: LAVA_FORGE.high,
      back: [LAVA_FORGE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: lavaForgeSurfaces,
    furnish: lavaForge,
    light: { lamp: [1.6, 0.72, 0.3], least: 1.5, day: 0.25 },
    isFrameless: true,
    hasFire: true,
    isMeasured: true,
  },
  artstudio: {
    shape: { half: 3, high: 3.6, back: [6, 0.4], window: [1.75, -0.35, 0.9, 3.3] },
    surfaces: studioSurfaces,
    furnish: artStudio,
    light: { lamp: [1.05, 0.98, 0.86], least: 0.35, day: 1.05 },
    outlook: 'city',
    isFrameless: true,
    isMeasured: true,
  },
  dancestudio: {
    shape: DANCE_SHAPE,
    surfaces: danceSurfaces,
    furnish: danceStudio,
    light: { lamp: [1.05, 0.95, 0.8], least: 0.4, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  yogastudio: {
    shape: DANCE_SHAPE,
    surfaces: danceSurfaces,
    furnish: yogaStudio,
    light: { lamp: [1.1, 0.92, 0.7], least: 0.5, day: 1.05 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  bakery: {
    shape: { half: 2.85, high: 3.3, back: [6, 0.4], window: [0, 0, 1, 2] },
    surfaces: bakerySurfaces,
    furnish: bakery,
    light: { lamp: [1.1, 0.9, 0.64], least: 0.7, day: 0.85 },
    isFrameless: true,
    hasFire: true,
    isMeasured: true,
  },
  winecellar: {
    shape: { half: 2.7, high: 3.5, back: [12.4, 0.6], window: [0, 0, 1, 2] },
    surfaces: cellarSurfaces,
    furnish: wineCellar,
    light: { lamp: [1.4, 0.92, 0.5], least: 1.15, day: 0.3 },
    isFrameless: true,
    hasCandles: true,
    isMeasured: true,
  },
  barbershop: {
    shape: { half: 2.9, high: 3.2, back: [6, 0.4], window: [0, 0, 1, 2] },
    surfaces: barberSurfaces,
    furnish: barberShop,
    light: { lamp: [1.06, 0.98, 0.82], least: 0.75, day: 1 },
    has: ({ traits = [] }) => AT_BARBERS.some((trait) => traits.includes(trait)),
    isFrameless: true,
    isMeasured: true,
  },
  potionshop: {
    shape: { half: 2.9, high: 3.5, back: [6.2, 0.4], window: [0, 0, 1, 2] },
    surfaces: potionSurfaces,
    furnish: potionShop,
    light: { lamp: [1.12, 0.84, 0.62], least: 1, day: 0.4 },
    isFrameless: true,
    hasFire: true,
    hasCandles: true,
    isMeasured: true,
  },
  wizardlibrary: {
    shape: { half: 3.5, high: 5.5, back: [8.4, 0.4], window: [0.7, 0, 1.5, 4.1] },
    surfaces: wizardSurfaces,
    furnish: wizardLibrary,
    light: { lamp: CANDLELIGHT, least: 1, day: 0.45 },
    hasCandles: true,
    isMeasured: true,
  },
  barnhall: {
    shape: {
      half: 4.2,
      high: 6.1,
      back: [11.2, 0.6],
      window: [GATE.half, 0, 0, GATE.high],
    },
    surfaces: barnSurfaces,
    furnish: barnHall,
    light: { lamp: WARM, least: 0.6, day: 1.2 },
    outlook: 'field',
    isFrameless: true,
    isMeasured: true,
  },
  carpentry: {
    shape: { half: 3, high: 3.1, back: [6.1, 0.4], window: [0.85, -1.2, 1.1, 2.5] },
    surfaces: carpentrySurfaces,
    furnish: carpentry,
    light: { lamp: WARM, least: 0.55, day: 1.15 },
    isFrameless: true,
    isMeasured: true,
  },
  restaurantkitchen: {
    shape: { half: 2.9, high: 2.95, back: [6.3, 0.4], window: [0, 0, 1, 2] },
    surfaces: kitchenSurfaces,
    furnish: restaurantKitchen,
    light: { lamp: [1.08, 0.98, 0.84], least: 0.75, day: 0.72 },
    isFrameless: true,
    isMeasured: true,
  },
  pottery: {
    shape: { half: 2.9, high: 3.2, back: [6.2, 0.3], window: [0.85, -1, 1.15, 2.5] },
    surfaces: potterySurfaces,
    furnish: pottery,
    light: { lamp: [1.08, 0.94, 0.76], least: 0.75, day: 1.2 },
    isMeasured: true,
  },
  operatingroom: {
    shape: { half: 2.9, high: 3.05, back: [5.9, 0.4], window: [0, 0, 1, 2] },
    surfaces: operatingSurfaces,
    furnish: operatingRoom,
    light: { lamp: [0.98, 1.02, 1.05], least: 0.75, day: 0.9 },
    has: ({ traits = [] }) => traits.includes('doctor') || traits.includes('nurse'),
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
