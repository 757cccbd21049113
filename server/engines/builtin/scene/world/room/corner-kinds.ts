import type { Land } from '../../words/land.ts';
import { MAD_LABORATORY, madLaboratory, madSurfaces } from './mad-laboratory.ts';
import { NEWS_KIOSK_BACK, newsKiosk, newsKioskSurfaces } from './news-kiosk.ts';
import { type RoomKind, WARM } from './room-kind.ts';
import { TEA_STALL_BACK, teaStall, teaStallSurfaces } from './tea-stall.ts';
import { TENT_BAR, tentBar, tentBarSurfaces } from './tent-bar.ts';

/** The extent of a corner of a town under the sky that ends so far off, metres: its walls lie outside the picture. */
const openAir = (back: number): RoomKind['shape'] => ({
  half: 40,
  high: 40,
  back: [back, 0],
  window: [40, 0, 0, 40],
});

/** What all of them have: those who are named are among their own people. */
const OWN = { isPeopled: true, isFrameless: true, isMeasured: true } as const;

/** Corners where one thing is sold, eaten or made, by their land: they have their own people. */
export const CORNER_KINDS = {
  madlaboratory: {
    ...OWN,
    shape: {
      half: MAD_LABORATORY.half,
      high: MAD_LABORATORY.high,
      back: [MAD_LABORATORY.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: (noise) => madSurfaces(noise),
    furnish: madLaboratory,
    light: { lamp: [1.1, 1.3, 1.15], least: 1.2, day: 0.55 },
  },
  newskiosk: {
    ...OWN,
    shape: openAir(NEWS_KIOSK_BACK),
    surfaces: (noise) => newsKioskSurfaces(noise),
    furnish: newsKiosk,
    light: { lamp: WARM, least: 0.3, day: 1.25 },
    outlook: 'city',
  },
  teastall: {
    ...OWN,
    shape: openAir(TEA_STALL_BACK),
    surfaces: (noise) => teaStallSurfaces(noise),
    furnish: teaStall,
    light: { lamp: WARM, least: 0.4, day: 1.25 },
    outlook: 'field',
  },
  tentbar: {
    ...OWN,
    shape: openAir(TENT_BAR.back),
    surfaces: (noise) => tentBarSurfaces(noise),
    furnish: tentBar,
    light: { lamp: [1.5, 1, 0.55], least: 0.8, day: 1 },
    outlook: 'city',
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
