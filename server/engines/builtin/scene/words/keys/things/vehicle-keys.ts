import type { Meaning } from '../../meaning.ts';

/** What `lists/vehicles.ts` has words for: kinds of cars, boats and what else people ride in. */
export const VEHICLE_KEYS = {
  sportscar: { thing: 'car', trait: 'sports' },
  pickup: { thing: 'car', trait: 'pickup' },
  van: { thing: 'car', trait: 'van' },
  taxi: { thing: 'car', trait: 'taxi' },
  fasttrain: { thing: 'train', fast: true, trait: 'streamlined' },
  lisbontram: { thing: 'tram', hue: [0.95, 0.8, 0.2] },
  moderncar: { thing: 'car' },
  scooter: { thing: 'motorcycle', trait: 'scooter' },
  tank: { thing: 'tank' },
  excavator: { thing: 'tractor', trait: 'excavator' },
  bulldozer: { thing: 'tractor', trait: 'bulldozer' },
  dogsled: { thing: 'sleigh', count: 1, trait: 'dogteam', snowy: true, season: 'winter' },
  sleigh: { thing: 'sleigh', snowy: true, season: 'winter' },
  canoe: { thing: 'rowboat', trait: 'canoe' },
  dragonboat: { thing: 'rowboat', trait: 'dragonboat', land: 'river', ifNone: true },
  dragonboats: { thing: 'rowboat', trait: 'dragonboat', count: 3, land: 'river', ifNone: true },
  kayak: { thing: 'rowboat', trait: 'kayak' },
  tug: { thing: 'trawler', trait: 'tug' },
  steamship: { thing: 'steamship' },
  paddlesteamer: { thing: 'ferry', trait: 'sternwheel' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link VEHICLE_KEYS}. */
export type VehicleKey = keyof typeof VEHICLE_KEYS;
