import type { Land } from '../../words/land.ts';
import { deckSurfaces, FLIGHT_DECK, flightDeck } from './flight-deck.ts';
import type { RoomKind } from './room-kind.ts';

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
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
