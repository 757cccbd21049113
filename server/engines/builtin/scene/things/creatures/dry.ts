import type { Rays } from '../sculpt/rays.ts';

/** The same light where no snow stays: nobody who is about is snowed in. */
export const dry = (rays: Rays): Rays => ({ ...rays, snowy: false });
