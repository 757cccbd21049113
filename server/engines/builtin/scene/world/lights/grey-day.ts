import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Light } from '../light.ts';

/** A colour as it is under a grey sky, by a share. */
function greyed(colour: Colour, share: number): Colour {
  const grey = 0.3 * colour[0] + 0.55 * colour[1] + 0.15 * colour[2];
  return mixColour(colour, [grey * 0.98, grey, grey * 1.03], share);
}

/** The light of a day as it is under a sky grey all over: the sun weak, what is far pale. */
export const greyDay = (light: Light): Light => ({
  ...light,
  zenith: greyed(light.zenith, 0.75),
  middle: greyed(light.middle, 0.7),
  horizon: greyed(light.horizon, 0.6),
  sun: scaleColour(greyed(light.sun, 0.5), 0.6),
  ambient: scaleColour(greyed(light.ambient, 0.5), 1.2),
  cloudLit: scaleColour(greyed(light.cloudLit, 0.8), 0.92),
  cover: Math.max(light.cover, 0.85),
  haze: light.haze * 2.2,
});
