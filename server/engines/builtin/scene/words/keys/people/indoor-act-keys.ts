import type { Meaning } from '../../meaning.ts';

/** What `lists/indoor-acts.ts` has words for that people do with each other in a room: games at a table, a ball, who is shaved. */
export const INDOOR_ACT_KEYS = {
  saloon: { land: 'saloon' },
  cards: { trait: 'cards' },
  cardplayers: { thing: 'person', count: 3, trait: 'cards' },
  dice: { trait: 'dice' },
  boardgame: { trait: 'boardgame' },
  ball: { land: 'ballroom', thing: 'person', count: 6, trait: 'dancing' },
  finery: { trait: 'gown' },
  barber: { land: 'barbershop', ifNone: true, thing: 'person', trait: 'barber' },
  shaving: { trait: 'shaving' },
  haircut: { trait: 'haircut' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type IndoorActKey = keyof typeof INDOOR_ACT_KEYS;
