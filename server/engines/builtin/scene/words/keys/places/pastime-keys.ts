import type { Meaning } from '../../meaning.ts';

/** What `lists/pastimes.ts` has words for: halls of sport and play that are known by one thing. */
export const PASTIME_KEYS = {
  athletics: { land: 'athletics' },
  cricketground: { land: 'cricketground' },
  // Who plays it in a street or on a beach does so there.
  cricket: { land: 'cricketground', ifNone: true },
  curling: { land: 'curlingrink' },
  fencinghall: { land: 'fencinghall' },
  // Knights fence where they are.
  fencing: { trait: 'fighting', relation: 'meets', land: 'fencinghall', ifNone: true },
  gaminghall: { land: 'gaminghall' },
  kindergarten: { land: 'kindergarten' },
  lido: { land: 'lido' },
  minigolf: { land: 'minigolf' },
  polevault: { land: 'polevault' },
  sumo: { land: 'sumoring' },
  trampolinehall: { land: 'trampolinehall' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link PASTIME_KEYS}. */
export type PastimeKey = keyof typeof PASTIME_KEYS;
