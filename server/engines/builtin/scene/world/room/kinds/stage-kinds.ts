import type { Land } from '../../../words/land.ts';
import type { RoomKind } from '../room-kind.ts';
import { CIRCUS, circusRing, circusSurfaces } from '../shows/circus-ring.ts';
import { jazzClub, jazzClubSurfaces } from '../shows/jazz-club.ts';
import { KARAOKE, karaoke, karaokeSurfaces } from '../shows/karaoke.ts';
import { newsStudio, newsSurfaces } from '../shows/news-studio.ts';
import { DOME, planetarium, planetariumSurfaces } from '../shows/planetarium.ts';
import { recordingStudio, recordingSurfaces } from '../shows/recording-studio.ts';

/** Rooms in which one watches or listens to who plays or speaks, by their land. */
export const STAGE_KINDS = {
  circusring: {
    shape: {
      half: CIRCUS.radius,
      high: CIRCUS.high,
      back: [CIRCUS.away + CIRCUS.radius, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: circusSurfaces,
    furnish: circusRing,
    light: { lamp: [1.5, 1.25, 0.92], least: 1.5, day: 0.5 },
    isFrameless: true,
    isMeasured: true,
  },
  recordingstudio: {
    shape: { half: 3.1, high: 2.9, back: [8, 0], window: [0, 0, 1, 2] },
    surfaces: recordingSurfaces,
    furnish: recordingStudio,
    light: { lamp: [1.5, 1.22, 0.95], least: 1.5, day: 0.4 },
    isFrameless: true,
    isMeasured: true,
  },
  karaoke: {
    shape: {
      half: KARAOKE.half,
      high: KARAOKE.high,
      back: [KARAOKE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: karaokeSurfaces,
    furnish: karaoke,
    light: { lamp: [1.25, 0.85, 1.2], least: 1.1, day: 0.3 },
    isFrameless: true,
    isMeasured: true,
  },
  planetarium: {
    shape: { half: 6.6, high: DOME.high, back: [12.8, 0], window: [0, 0, 1, 2] },
    surfaces: planetariumSurfaces,
    furnish: planetarium,
    light: { lamp: [1.15, 1.25, 1.75], least: 1.3, day: 0.2 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  jazzclub: {
    shape: { half: 3.6, high: 3.2, back: [7.5, 0.3], window: [0, 0, 1, 2] },
    surfaces: jazzClubSurfaces,
    furnish: jazzClub,
    light: { lamp: [1.4, 0.86, 0.5], least: 1.05, day: 0.2 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  newsstudio: {
    shape: { half: 3.4, high: 3.7, back: [7.2, 0], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => newsSurfaces(middle),
    furnish: newsStudio,
    light: { lamp: [1.1, 1.12, 1.15], least: 1, day: 0.2 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
