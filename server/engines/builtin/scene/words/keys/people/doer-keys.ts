import type { Meaning } from '../../meaning.ts';

/** What `lists/doers.ts` has words for: who keeps, cleans or drives something, or works or is at home at a place that is not named with them; dervishes, who whirl; and cigarettes, over whose smoke somebody stands. */
export const DOER_KEYS = {
  caretaker: { thing: 'person', trait: 'sweeping' },
  dustman: { thing: 'person', land: 'street', ifNone: true },
  lifeguard: { thing: 'person', land: 'beach', ifNone: true },
  cashier: { thing: 'person' },
  attendant: { thing: 'person' },
  shopkeeper: { thing: 'person', trait: 'shopkeeping', land: 'street', ifNone: true, square: true },
  parcelman: { thing: 'person', trait: 'postal', land: 'street', ifNone: true },
  driver: { thing: 'person' },
  cabbie: { thing: 'car', trait: 'taxi' },
  trafficpolice: { thing: 'person', trait: 'police', land: 'street', ifNone: true },
  plumber: { thing: 'person', trait: 'repairing', land: 'bathroom', ifNone: true },
  pharmacist: { thing: 'person', trait: 'doctor', land: 'apothecary', ifNone: true },
  miner: { thing: 'person', trait: 'builder', land: 'cave', ifNone: true },
  gondolier: { thing: 'gondola', land: 'canal', ifNone: true },
  bedouin: { thing: 'person', land: 'desert', ifNone: true },
  forester: { thing: 'person', land: 'forest', ifNone: true },
  dervish: { thing: 'person', trait: 'dancing' },
  cigarette: { posture: 'standing' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link DOER_KEYS}. */
export type DoerKey = keyof typeof DOER_KEYS;
