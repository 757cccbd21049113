import { lumaOf, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { normalise } from '../sculpt/vector.ts';

/** How far from the eye's side light comes at the least, and how much of the sun and the sky there is: a face is neither shadow nor glare. */
const FRONTAL = -0.5;
const SUN = 0.88;
const FILL = 1.75;
/** How much of its colour the light of the hour loses on a face: skin is seen as skin at sunset too. */
const WHITENED = 0.62;

const whitened = (light: Colour): Colour => {
  const grey = lumaOf(...light);
  return mixColour(light, [grey, grey, grey], WHITENED);
};

/** The light of a scene as it falls on a face that is portrayed: from its side, and from before. */
export function onFace(rays: Rays): Rays {
  const [right, up, ahead] = rays.toward;
  return {
    ...rays,
    toward: normalise([right, up, Math.min(ahead, FRONTAL)]),
    sun: scaleColour(whitened(rays.sun), SUN),
    sky: scaleColour(whitened(rays.sky), FILL),
    ground: scaleColour(whitened(rays.ground), FILL),
  };
}
