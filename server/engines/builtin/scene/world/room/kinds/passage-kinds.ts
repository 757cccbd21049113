import type { Land } from '../../../words/land.ts';
import { CANTEEN, canteen, canteenSurfaces } from '../eating/canteen.ts';
import { HOTEL_CORRIDOR, hotelCorridor, hotelCorridorSurfaces } from '../public/hotel-corridor.ts';
import { READING_ROOM, readingRoom, readingRoomSurfaces } from '../public/reading-room.ts';
import { type RoomKind, TUBES } from '../room-kind.ts';
import { deckSurfaces, FLIGHT_DECK, flightDeck } from '../travel/flight-deck.ts';
import { PARKING, parkingGarage, parkingSurfaces } from '../travel/parking-garage.ts';
import { SEWER, sewer, sewerSurfaces } from '../travel/sewer.ts';
import { WAREHOUSE, warehouse, warehouseSurfaces } from '../work/warehouse.ts';

/** Rooms that people ride in, park in or pass through, by their land. */
export const PASSAGE_KINDS = {
  flightdeck: {
    shape: { half: 7, high: 9, back: [FLIGHT_DECK.back, 0], window: [7, 0, 0, 9] },
    surfaces: deckSurfaces,
    furnish: flightDeck,
    light: { lamp: [0.42, 0.5, 0.6], least: 0, day: 0.9 },
    outlook: 'clouds',
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  parkinggarage: {
    shape: {
      half: PARKING.half,
      high: PARKING.high,
      back: [PARKING.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: parkingSurfaces,
    furnish: parkingGarage,
    light: { lamp: [1.25, 1.28, 1.2], least: 1, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  readingroom: {
    shape: {
      half: READING_ROOM.half,
      high: READING_ROOM.high,
      back: [READING_ROOM.back, 0],
      window: [0, 0, 4, 5],
    },
    surfaces: readingRoomSurfaces,
    furnish: readingRoom,
    seatsThem: true,
    light: { lamp: [1.35, 1.1, 0.78], least: 0.9, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  canteen: {
    shape: {
      half: CANTEEN.half,
      high: CANTEEN.high,
      back: [CANTEEN.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: canteenSurfaces,
    furnish: canteen,
    seatsThem: true,
    light: { lamp: TUBES, least: 0.95, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  hotelcorridor: {
    shape: {
      half: HOTEL_CORRIDOR.half,
      high: HOTEL_CORRIDOR.high,
      back: [HOTEL_CORRIDOR.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: hotelCorridorSurfaces,
    furnish: hotelCorridor,
    light: { lamp: [1.3, 1.02, 0.7], least: 1, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  sewer: {
    shape: { half: SEWER.half, high: SEWER.high, back: [SEWER.back, 0], window: [0, 0, 1, 2] },
    surfaces: sewerSurfaces,
    furnish: sewer,
    light: { lamp: [1.15, 1.1, 0.66], least: 1.1, day: 0.3 },
    isFrameless: true,
    isMeasured: true,
  },
  warehouse: {
    shape: {
      half: WAREHOUSE.half,
      high: WAREHOUSE.high,
      back: [WAREHOUSE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: warehouseSurfaces,
    furnish: warehouse,
    light: { lamp: [1.5, 1.45, 1.3], least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
