import type { Colour, Subject } from '../../../words/idea.ts';

const STOP: Colour = [1.2, 0.2, 0.12];
const GO: Colour = [0.14, 1.1, 0.5];
const MIST: Colour = [0.62, 0.46, 1.1];

/** The colour in which a thing shines by itself in the dark, in the units of `LAMP`; undefined: as all lamps do. */
export function shineOf({ thing, colour }: Pick<Subject, 'thing' | 'colour'>): Colour | undefined {
  if (thing === 'crystalball') return colour ?? MIST;
  if (thing !== 'trafficlight') return undefined;
  if (colour === null || colour[0] > 1.6 * colour[1]) return STOP;
  return colour[1] > 1.3 * colour[0] ? GO : undefined;
}
