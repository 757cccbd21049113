import type { Land } from '../../../words/land.ts';
import type { RoomKind } from '../room-kind.ts';
import { clockShop, clockShopSurfaces } from '../shops/clock-shop.ts';
import { cobblerShop, cobblerSurfaces } from '../shops/cobbler-shop.ts';
import { instrumentShop, instrumentSurfaces } from '../shops/instrument-shop.ts';
import { jeweller, jewellerSurfaces } from '../shops/jeweller.ts';
import { optician, opticianSurfaces } from '../shops/optician.ts';
import { airshipGondola, GONDOLA, gondolaSurfaces } from '../travel/airship-gondola.ts';
import { SHIP_BRIDGE, shipBridge, shipBridgeSurfaces } from '../travel/ship-bridge.ts';
import { BREWERY, brewery, brewerySurfaces } from '../work/brewery.ts';
import { ENGINE_ROOM, engineRoom, engineRoomSurfaces } from '../work/engine-room.ts';

const SHOP: Pick<RoomKind, 'shape' | 'isFrameless' | 'isMeasured'> = {
  shape: { half: 2.75, high: 3.2, back: [5.7, 0.2], window: [0, 0, 1, 2] },
  isFrameless: true,
  isMeasured: true,
};

/** Shops and workrooms of a craft, and the machines' rooms of steam, by their land. */
export const CRAFT_KINDS = {
  jeweller: {
    ...SHOP,
    surfaces: jewellerSurfaces,
    furnish: jeweller,
    light: { lamp: [1.2, 1.08, 0.9], least: 1, day: 1.1 },
  },
  optician: {
    ...SHOP,
    surfaces: opticianSurfaces,
    furnish: optician,
    light: { lamp: [1.1, 1.12, 1.14], least: 1, day: 1.1 },
  },
  instrumentshop: {
    ...SHOP,
    shape: { ...SHOP.shape, back: [5.1, 0.2] },
    surfaces: instrumentSurfaces,
    furnish: instrumentShop,
    light: { lamp: [1.35, 1.08, 0.76], least: 1.1, day: 1 },
  },
  clockshop: {
    ...SHOP,
    shape: { ...SHOP.shape, back: [4.6, 0.2] },
    surfaces: clockShopSurfaces,
    furnish: clockShop,
    light: { lamp: [1.4, 1.1, 0.74], least: 1.1, day: 1 },
  },
  cobblershop: {
    ...SHOP,
    shape: { ...SHOP.shape, back: [4.6, 0.2] },
    surfaces: cobblerSurfaces,
    furnish: cobblerShop,
    light: { lamp: [1.35, 1.06, 0.72], least: 1.1, day: 1 },
  },
  engineroom: {
    shape: {
      half: ENGINE_ROOM.half,
      high: ENGINE_ROOM.high,
      back: [ENGINE_ROOM.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: engineRoomSurfaces,
    furnish: engineRoom,
    light: { lamp: [1.5, 0.96, 0.5], least: 1.15, day: 0.55 },
    hasFire: true,
    isFrameless: true,
    isMeasured: true,
  },
  brewery: {
    shape: {
      half: BREWERY.half,
      high: BREWERY.high,
      back: [BREWERY.back, 0.4],
      window: [0, 0, 1, 2],
    },
    surfaces: brewerySurfaces,
    furnish: brewery,
    light: { lamp: [1.3, 1.02, 0.7], least: 0.9, day: 0.6 },
    isFrameless: true,
    isMeasured: true,
  },
  shipbridge: {
    shape: {
      half: SHIP_BRIDGE.half,
      high: SHIP_BRIDGE.high,
      back: [SHIP_BRIDGE.back, 0],
      window: [SHIP_BRIDGE.window[0], 0, SHIP_BRIDGE.window[1], SHIP_BRIDGE.window[2]],
    },
    surfaces: shipBridgeSurfaces,
    furnish: shipBridge,
    light: { lamp: [0.95, 1, 1], least: 0.55, day: 1.15 },
    outlook: 'sea',
    isFrameless: true,
    isMeasured: true,
  },
  airshipgondola: {
    shape: {
      half: GONDOLA.half,
      high: GONDOLA.high,
      back: [GONDOLA.back, 0],
      window: [GONDOLA.window[0], 0, GONDOLA.window[1], GONDOLA.window[2]],
    },
    surfaces: gondolaSurfaces,
    furnish: airshipGondola,
    light: { lamp: [1.3, 1, 0.66], least: 0.6, day: 1.15 },
    outlook: 'clouds',
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
