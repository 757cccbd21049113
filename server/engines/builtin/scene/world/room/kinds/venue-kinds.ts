import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Land } from '../../../words/land.ts';
import { SAUNA, sauna, saunaSurfaces } from '../care/sauna.ts';
import { TATTOO, tattooParlour, tattooSurfaces } from '../care/tattoo-parlour.ts';
import { COCKTAIL_BAR, cocktailBar, cocktailBarSurfaces } from '../eating/cocktail-bar.ts';
import { PIZZERIA, pizzeria, pizzeriaSurfaces } from '../eating/pizzeria.ts';
import { TEAHOUSE, teahouse, teahouseSurfaces } from '../eating/teahouse.ts';
import { SYNAGOGUE, synagogue, synagogueSurfaces } from '../faith/synagogue.ts';
import { TEMPLE, templeHall, templeSurfaces } from '../faith/temple-hall.ts';
import { BASEMENT, basement, basementSurfaces } from '../home/basement.ts';
import { seventiesKitchen, seventiesSurfaces } from '../home/seventies-kitchen.ts';
import type { Shape } from '../plain-shells.ts';
import { BANK_HALL, bankHall, bankSurfaces } from '../public/bank-hall.ts';
import { ELEVATOR, elevator, elevatorSurfaces } from '../public/elevator.ts';
import { POST_OFFICE, postOffice, postOfficeSurfaces } from '../public/post-office.ts';
import { STAIR_HALL, stairHall, stairHallSurfaces } from '../public/stair-hall.ts';
import { type RoomKind, TUBES } from '../room-kind.ts';
import { butcherShop, butcherSurfaces } from '../shops/butcher-shop.ts';
import { HARDWARE, hardwareStore, hardwareSurfaces } from '../shops/hardware-store.ts';
import { hauntedHall, hauntedHallSurfaces } from '../tales/haunted-hall.ts';
import { busCabin, busSurfaces, tramCabin } from '../travel/bus-cabin.ts';

/** A room that is lit by its lamps alone and has no window ahead, of its measures. */
const windowless = ({
  half,
  high,
  back,
}: {
  readonly half: number;
  readonly high: number;
  readonly back: number;
}): Shape => ({ half, high, back: [back, 0], window: [0, 0, 1, 2] });

/** The shape of a cabin that is open to the street all around its own walls. */
const OPEN_CABIN: Shape = { half: 40, high: 40, back: [8, 0], window: [40, 0, 0, 40] };

/** Rooms of houses and trades that are known by what is built into them, by their land. */
export const VENUE_KINDS = {
  teahouse: {
    shape: {
      half: TEAHOUSE.half,
      high: TEAHOUSE.high,
      back: [TEAHOUSE.back, 0],
      window: [1.7, -0.25, 0.9, 2.55],
    },
    surfaces: teahouseSurfaces,
    furnish: teahouse,
    light: { lamp: [1.25, 0.86, 0.5], least: 0.7, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  elevator: {
    shape: windowless(ELEVATOR),
    surfaces: elevatorSurfaces,
    furnish: elevator,
    light: { lamp: [1.15, 1.05, 0.9], least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  stairhall: {
    shape: windowless(STAIR_HALL),
    surfaces: stairHallSurfaces,
    furnish: stairHall,
    light: { lamp: [1.5, 1.25, 0.9], least: 1, day: 1.2 },
    isFrameless: true,
    isMeasured: true,
  },
  hauntedhall: {
    shape: windowless(STAIR_HALL),
    surfaces: hauntedHallSurfaces,
    furnish: hauntedHall,
    light: { lamp: [0.84, 0.95, 1.12], least: 1.25, day: 0.35 },
    isFrameless: true,
    isMeasured: true,
  },
  cocktailbar: {
    shape: windowless(COCKTAIL_BAR),
    surfaces: cocktailBarSurfaces,
    furnish: cocktailBar,
    has: ({ traits = [] }) =>
      (traits.includes('waiter') && !traits.includes('robotfolk') && !isAnimalFolk(traits)) ||
      traits.includes('couple'),
    seatsThem: true,
    light: { lamp: [1.25, 1.04, 0.78], least: 1.1, day: 0.4 },
    isFrameless: true,
    isMeasured: true,
  },
  basement: {
    shape: windowless(BASEMENT),
    surfaces: basementSurfaces,
    furnish: basement,
    light: { lamp: [1.5, 1.15, 0.68], least: 1.75, day: 0.5 },
    isFrameless: true,
    isMeasured: true,
  },
  butchershop: {
    shape: { half: 2.75, high: 3.2, back: [5.7, 0.2], window: [0, 0, 1, 2] },
    surfaces: butcherSurfaces,
    furnish: butcherShop,
    light: { lamp: [1.08, 1.04, 1], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  pizzeria: {
    shape: windowless(PIZZERIA),
    surfaces: pizzeriaSurfaces,
    furnish: pizzeria,
    has: ({ traits = [] }) => traits.includes('chef'),
    light: { lamp: [1.35, 0.98, 0.62], least: 1, day: 0.8 },
    isFrameless: true,
    isMeasured: true,
  },
  sauna: {
    shape: windowless(SAUNA),
    surfaces: saunaSurfaces,
    furnish: sauna,
    light: { lamp: [1.4, 1, 0.6], least: 1, day: 0.7 },
    isFrameless: true,
    isMeasured: true,
  },
  tattooparlour: {
    shape: windowless(TATTOO),
    surfaces: tattooSurfaces,
    furnish: tattooParlour,
    isPeopled: true,
    light: { lamp: [1.2, 1.05, 0.95], least: 1, day: 0.8 },
    isFrameless: true,
    isMeasured: true,
  },
  synagogue: {
    shape: windowless(SYNAGOGUE),
    surfaces: synagogueSurfaces,
    furnish: synagogue,
    light: { lamp: [1.5, 1.25, 0.9], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  templehall: {
    shape: windowless(TEMPLE),
    surfaces: templeSurfaces,
    furnish: templeHall,
    light: { lamp: [1.5, 1.12, 0.7], least: 1.1, day: 0.9 },
    isFrameless: true,
    hasCandles: true,
    isMeasured: true,
  },
  bankhall: {
    shape: windowless(BANK_HALL),
    surfaces: bankSurfaces,
    furnish: bankHall,
    light: { lamp: [1.15, 1.02, 0.84], least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  postoffice: {
    shape: windowless(POST_OFFICE),
    surfaces: postOfficeSurfaces,
    furnish: postOffice,
    light: { lamp: TUBES, least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  hardwarestore: {
    shape: windowless(HARDWARE),
    surfaces: hardwareSurfaces,
    furnish: hardwareStore,
    light: { lamp: [1.15, 1.05, 0.92], least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  buscabin: {
    shape: OPEN_CABIN,
    surfaces: busSurfaces,
    furnish: busCabin,
    light: { lamp: TUBES, least: 0.55, day: 0.9 },
    outlook: 'street',
    isFrameless: true,
    isBare: true,
    isMeasured: true,
  },
  tramcabin: {
    shape: OPEN_CABIN,
    surfaces: busSurfaces,
    furnish: tramCabin,
    light: { lamp: TUBES, least: 0.55, day: 0.9 },
    outlook: 'street',
    isFrameless: true,
    isBare: true,
    isMeasured: true,
  },
  seventieskitchen: {
    shape: { half: 2.8, high: 2.7, back: [4.9, 0], window: [0.6, -0.1, 1.15, 2.1] },
    surfaces: seventiesSurfaces,
    furnish: seventiesKitchen,
    light: { lamp: [1.3, 1.02, 0.66], least: 0.6, day: 1.15 },
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
