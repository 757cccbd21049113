import type { Meaning } from '../../meaning.ts';

/** What `lists/passages.ts` has words for: rooms that people ride in, park in or pass through, and who is known there. */
export const PASSAGE_KEYS = {
  flightdeck: { land: 'flightdeck' },
  parkinggarage: { land: 'parkinggarage' },
  readingroom: { land: 'readingroom' },
  canteen: { land: 'canteen' },
  hotelcorridor: { land: 'hotelcorridor' },
  corridor: { land: 'hotelcorridor', ifNone: true },
  fastcarriage: { land: 'trainwindow' },
  warehouse: { land: 'warehouse' },
  sewer: { land: 'sewer' },
  hotelroom: { land: 'bedroom' },
  sciencefair: { land: 'sciencefair' },
  schoolgym: { land: 'basketballhall' },
  mudvillage: { land: 'desert', scenery: 'kasbah' },
  backalley: { land: 'street', alley: true, town: 'backalley' },
  townstreet: { land: 'street', alley: true },
  shopwindow: { land: 'street', ifNone: true, pane: true },
  passengerplane: { thing: 'airplane' },
  pilot: { thing: 'person', trait: 'captain' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link PASSAGE_KEYS}. */
export type PassageKey = keyof typeof PASSAGE_KEYS;
