import type { Meaning } from '../../meaning.ts';

/** What `lists/wayside.ts` has words for: what stands by streets and roads, at fairs and where few come by. */
export const WAYSIDE_KEYS = {
  flag: { thing: 'flag' },
  billboard: { thing: 'billboard' },
  mural: { thing: 'mural' },
  railsignal: { thing: 'railsignal' },
  popcorncart: { thing: 'popcorncart' },
  icecreamcart: { thing: 'icecreamcart' },
  ticketbooth: { thing: 'ticketbooth' },
  tumbleweed: { thing: 'tumbleweed' },
  cowskull: { thing: 'cowskull' },
  loudspeaker: { thing: 'loudspeaker' },
  divingboard: { thing: 'divingboard' },
  torch: { thing: 'torch' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link WAYSIDE_KEYS}. */
export type WaysideKey = keyof typeof WAYSIDE_KEYS;
