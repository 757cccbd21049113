/** What stands in yards and gardens, on farms and on playgrounds, and in no room. */
export const YARD_THINGS = [
  'well',
  'wheelbarrow',
  'cart',
  'sledge',
  'beehive',
  'birdbath',
  'birdfeeder',
  'compost',
  'chickencoop',
  'stump',
  'log',
  'seesaw',
  'sandbox',
  'basketballhoop',
  'rosearch',
  'pergola',
  'silo',
  'fieldfence',
  'gate',
  'hedge',
  'archway',
  'chalk',
  'ladder',
  'nest',
  'maize',
  'ferns',
] as const;

/** One of {@link YARD_THINGS}. */
export type YardThing = (typeof YARD_THINGS)[number];
