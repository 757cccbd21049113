import type { Land } from '../../../words/land.ts';
import { BEER_TENT, beerTent, beerTentSurfaces } from '../eating/beer-tent.ts';
import { churchWedding } from '../faith/church-wedding.ts';
import { hanukkah, hanukkahSurfaces } from '../faith/hanukkah.ts';
import { naveSurfaces } from '../faith/nave.ts';
import { ofrenda, ofrendaSurfaces } from '../faith/ofrenda.ts';
import { type RoomKind, WARM } from '../room-kind.ts';

/** Rooms in which feasts are held, by their land. */
export const FEAST_KINDS = {
  churchwedding: {
    shape: { half: 4.7, high: 9, back: [26, 2], window: [0, 0, 4, 8] },
    surfaces: (noise, middle) => naveSurfaces(noise, middle),
    furnish: churchWedding,
    light: { lamp: WARM, least: 0.8, day: 1.3 },
    isFrameless: true,
  },
  ofrenda: {
    shape: { half: 2.5, high: 3, back: [4.3, 0.1], window: [0, 0, 1, 2] },
    surfaces: ofrendaSurfaces,
    furnish: ofrenda,
    light: { lamp: [0.62, 0.46, 0.32], least: 0.8, day: 0.62 },
    isFrameless: true,
    hasCandles: true,
    isMeasured: true,
  },
  hanukkah: {
    shape: { half: 2.2, high: 2.9, back: [2.9, 0.1], window: [0.85, 0, 1.05, 2.4] },
    surfaces: hanukkahSurfaces,
    furnish: hanukkah,
    light: { lamp: [1.2, 0.9, 0.6], least: 0.9, day: 0.8 },
    hasCandles: true,
    isMeasured: true,
  },
  beertent: {
    shape: {
      half: BEER_TENT.half,
      high: BEER_TENT.high,
      back: [BEER_TENT.back, 0.5],
      window: [0, 0, 1, 2],
    },
    surfaces: beerTentSurfaces,
    furnish: beerTent,
    light: { lamp: [1.2, 1.05, 0.82], least: 1, day: 1.2 },
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
