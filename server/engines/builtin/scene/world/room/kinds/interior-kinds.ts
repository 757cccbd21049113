import type { Land } from '../../../words/land.ts';
import { dentist, dentistSurfaces } from '../care/dentist.ts';
import { doctorOffice } from '../care/doctor-office.ts';
import { HAMMAM, hammam, hammamSurfaces } from '../care/hammam.ts';
import { nailSalon, nailSurfaces } from '../care/nail-salon.ts';
import { practiceSurfaces } from '../care/practice.ts';
import { sento, sentoSurfaces } from '../care/sento.ts';
import { waitingRoom } from '../care/waiting-room.ts';
import { PRAYER_HALL, prayerHall, prayerHallSurfaces } from '../faith/prayer-hall.ts';
import { bankVault, vaultSurfaces } from '../public/bank-vault.ts';
import { cellSurfaces, prisonCell } from '../public/prison-cell.ts';
import { type RoomKind, TUBES, WARM } from '../room-kind.ts';
import { TENT, tentRoom, tentSurfaces } from '../shelters/tent-room.ts';
import { WIZARD_TOWER, wizardTower, wizardTowerSurfaces } from '../tales/wizard-tower.ts';
import { stationWaiting, stationWaitingSurfaces } from '../travel/station-waiting.ts';
import { santaWorkshop, workshopSurfaces } from '../work/santa-workshop.ts';

/** Rooms that are known by who is in them, by their land. */
export const INTERIOR_KINDS = {
  dentist: {
    shape: { half: 2.5, high: 2.8, back: [5, 0.2], window: [0, 0, 1, 2] },
    surfaces: dentistSurfaces,
    furnish: dentist,
    light: { lamp: TUBES, least: 0.8, day: 1 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  doctoroffice: {
    shape: { half: 2.6, high: 2.8, back: [5, 0.2], window: [0, 0, 1, 2] },
    surfaces: practiceSurfaces,
    furnish: doctorOffice,
    light: { lamp: TUBES, least: 0.8, day: 1 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  waitingroom: {
    shape: { half: 2.8, high: 2.8, back: [5.1, 0.2], window: [0, 0, 1, 2] },
    surfaces: practiceSurfaces,
    furnish: waitingRoom,
    light: { lamp: TUBES, least: 0.8, day: 1 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  stationwaiting: {
    shape: { half: 4.8, high: 5.6, back: [8.4, 0.3], window: [0, 0, 1, 2] },
    surfaces: stationWaitingSurfaces,
    furnish: stationWaiting,
    light: { lamp: [1.3, 1.18, 0.96], least: 0.9, day: 1.2 },
    isFrameless: true,
    isMeasured: true,
  },
  santaworkshop: {
    shape: { half: 3, high: 3, back: [5.6, 0.2], window: [0.6, 0.35, 1.2, 2.2] },
    surfaces: workshopSurfaces,
    furnish: santaWorkshop,
    light: { lamp: WARM, least: 1, day: 0.45 },
    isPeopled: true,
    isFrameless: true,
    hasFire: true,
    isMeasured: true,
  },
  prayerhall: {
    shape: {
      half: PRAYER_HALL.half,
      high: PRAYER_HALL.high,
      back: [PRAYER_HALL.back, 0],
      window: [0, 0, 4, 5],
    },
    surfaces: prayerHallSurfaces,
    furnish: prayerHall,
    light: { lamp: [1.35, 1.08, 0.74], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  tentroom: {
    shape: {
      half: TENT.half,
      high: TENT.ridge + 0.02,
      back: [TENT.back, 0],
      window: [TENT.door, 0, 0.02, TENT.high],
    },
    surfaces: tentSurfaces,
    furnish: tentRoom,
    light: { lamp: [1.35, 0.95, 0.55], least: 0.5, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  hammam: {
    shape: { half: HAMMAM.half, high: HAMMAM.high, back: [HAMMAM.back, 0], window: [0, 0, 1, 2] },
    surfaces: hammamSurfaces,
    furnish: hammam,
    light: { lamp: [1.25, 1.1, 0.85], least: 0.9, day: 0.7 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  sento: {
    shape: { half: 2.45, high: 3.5, back: [6.2, 0], window: [0, 0, 1, 2] },
    surfaces: sentoSurfaces,
    furnish: sento,
    light: { lamp: [1.15, 1.05, 0.9], least: 0.9, day: 0.9 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  prisoncell: {
    shape: { half: 1.75, high: 2.6, back: [4.9, 0], window: [0.34, -0.25, 1.75, 2.3] },
    surfaces: cellSurfaces,
    furnish: prisonCell,
    light: { lamp: TUBES, least: 0.7, day: 0.8 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  bankvault: {
    shape: { half: 3, high: 2.95, back: [6.4, 0], window: [0, 0, 1, 2] },
    surfaces: vaultSurfaces,
    furnish: bankVault,
    light: { lamp: [1.1, 1.02, 0.9], least: 1, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  nailsalon: {
    shape: { half: 2.7, high: 2.8, back: [5, 0.2], window: [0, 0, 1, 2] },
    surfaces: nailSurfaces,
    furnish: nailSalon,
    light: { lamp: [1.1, 1, 0.92], least: 0.8, day: 1 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  wizardtower: {
    shape: {
      half: WIZARD_TOWER.radius,
      high: WIZARD_TOWER.high,
      back: [WIZARD_TOWER.ahead + WIZARD_TOWER.radius, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: wizardTowerSurfaces,
    furnish: wizardTower,
    light: { lamp: [1.25, 0.85, 0.5], least: 1.05, day: 0.4 },
    isFrameless: true,
    hasFire: true,
    hasCandles: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
