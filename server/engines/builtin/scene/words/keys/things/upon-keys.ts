import type { Meaning } from '../../meaning.ts';

/** What `lists/upon.ts` has words for: what somebody may be on or over, that somebody lies in the sun, and that a bridge is crossed. */
export const UPON_KEYS = {
  crossing: { crosses: true },
  counter: { seat: 'counter' },
  desk: { seat: 'desk', lone: 'desk' },
  rug: { seat: 'rug' },
  towel: { seat: 'towel' },
  sunbathing: { posture: 'lying' },
  stairs: { seat: 'stairs' },
  doorstep: { seat: 'steps', land: 'field', settled: 'village', ifNone: true },
  washer: { seat: 'washer' },
  fridge: { seat: 'fridge', land: 'kitchen', ifNone: true },
  wall: { seat: 'wall' },
  bonnet: { ontop: 'bonnet' },
  top: { ontop: 'roof' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link UPON_KEYS}. */
export type UponKey = keyof typeof UPON_KEYS;
