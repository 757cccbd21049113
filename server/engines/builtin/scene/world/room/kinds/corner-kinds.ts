import type { Land } from '../../../words/land.ts';
import { TEA_STALL_BACK, teaStall, teaStallSurfaces } from '../eating/tea-stall.ts';
import { TENT_BAR, tentBar, tentBarSurfaces } from '../eating/tent-bar.ts';
import { hall, openAir } from '../extents.ts';
import { diwaliCourt, diwaliSurfaces } from '../faith/diwali-court.ts';
import { DIWALI_COURT } from '../faith/diwali-house.ts';
import { HANOK_BACK, hanokCafe, hanokCourt, hanokSurfaces } from '../home/hanok-court.ts';
import { doesLikeOthers } from '../people/own-people.ts';
import { type RoomKind, WARM } from '../room-kind.ts';
import { DAGASHI_SHOP, dagashiShop, dagashiSurfaces } from '../shops/dagashi-shop.ts';
import { FOREST_BAKERY_BACK, forestBakery, forestBakerySurfaces } from '../shops/forest-bakery.ts';
import { NEWS_KIOSK_BACK, newsKiosk, newsKioskSurfaces } from '../shops/news-kiosk.ts';
import { MAD_LABORATORY, madLaboratory, madSurfaces } from '../work/mad-laboratory.ts';

/** How far out the walls of a corner under the sky are, metres: outside the picture. */
const OUT = 40;

/** What all of them have: their own people are about whoever is named. */
const OWN = { keepsOwn: true, isFrameless: true, isMeasured: true } as const;

/** Corners where one thing is sold, eaten or made, by their land: they have their own people. */
export const CORNER_KINDS = {
  dagashishop: {
    ...OWN,
    has: doesLikeOthers('buying', 'shoppingbag', 'shopkeeping'),
    shape: hall(DAGASHI_SHOP),
    surfaces: (noise) => dagashiSurfaces(noise),
    furnish: dagashiShop,
    light: { lamp: [1.4, 1.15, 0.85], least: 1.1, day: 1 },
  },
  diwalicourt: {
    ...OWN,
    has: doesLikeOthers('festive', 'lamplighting', 'candlelighting', 'kneeling'),
    isUnderSky: true,
    shape: openAir(DIWALI_COURT.back, OUT),
    surfaces: diwaliSurfaces,
    furnish: diwaliCourt,
    light: { lamp: [1.7, 1.05, 0.5], least: 0.5, day: 1.15 },
    outlook: 'field',
  },
  forestbakery: {
    ...OWN,
    has: doesLikeOthers('chef', 'shopkeeping', 'baking', 'buying', 'shoppingbag'),
    isUnderSky: true,
    shape: openAir(FOREST_BAKERY_BACK, OUT),
    surfaces: forestBakerySurfaces,
    furnish: forestBakery,
    light: { lamp: [1.5, 1, 0.5], least: 0.5, day: 1.1 },
    outlook: 'forest',
  },
  hanokcafe: {
    ...OWN,
    has: doesLikeOthers('cup', 'sitting', 'table'),
    isUnderSky: true,
    shape: openAir(HANOK_BACK, OUT),
    surfaces: hanokSurfaces,
    furnish: hanokCafe,
    light: { lamp: WARM, least: 0.3, day: 1.25 },
    outlook: 'field',
  },
  hanokcourt: {
    ...OWN,
    has: doesLikeOthers('sitting'),
    isUnderSky: true,
    shape: openAir(HANOK_BACK, OUT),
    surfaces: hanokSurfaces,
    furnish: hanokCourt,
    light: { lamp: WARM, least: 0.3, day: 1.25 },
    outlook: 'field',
  },
  madlaboratory: {
    ...OWN,
    has: doesLikeOthers('doctor', 'brewing', 'working'),
    shape: hall(MAD_LABORATORY),
    surfaces: (noise) => madSurfaces(noise),
    furnish: madLaboratory,
    light: { lamp: [1.1, 1.3, 1.15], least: 1.2, day: 0.55 },
  },
  newskiosk: {
    ...OWN,
    has: doesLikeOthers('reading', 'newspaper', 'buying', 'shoppingbag'),
    isUnderSky: true,
    shape: openAir(NEWS_KIOSK_BACK, OUT),
    surfaces: (noise) => newsKioskSurfaces(noise),
    furnish: newsKiosk,
    light: { lamp: WARM, least: 0.3, day: 1.25 },
    outlook: 'city',
  },
  teastall: {
    ...OWN,
    has: doesLikeOthers('cup', 'sitting', 'table', 'teapouring'),
    isUnderSky: true,
    shape: openAir(TEA_STALL_BACK, OUT),
    surfaces: (noise) => teaStallSurfaces(noise),
    furnish: teaStall,
    light: { lamp: WARM, least: 0.4, day: 1.25 },
    outlook: 'field',
  },
  tentbar: {
    ...OWN,
    has: doesLikeOthers('cup', 'sitting', 'table'),
    isUnderSky: true,
    shape: openAir(TENT_BAR.back, OUT),
    surfaces: (noise) => tentBarSurfaces(noise),
    furnish: tentBar,
    light: { lamp: [1.5, 1, 0.55], least: 0.8, day: 1 },
    outlook: 'city',
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
