import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Light } from '../light.ts';

/** Water that the sun shines through, from above to the depth ahead. */
const BRIGHT: Colour = [0.36, 0.82, 0.88];
const MIDDLE: Colour = [0.08, 0.5, 0.66];
const DEEP: Colour = [0.03, 0.32, 0.52];

/** Light as the land changes it: under water it fades into blue, `isDeep` into the dark, without air nothing fades at all. */
export function lightOn(land: Land, light: Light, isDeep = false): Light {
  if (land === 'underwater') return isDeep ? farBelow(underWater(light)) : underWater(light);
  return land === 'space' || land === 'orbit' ? withoutAir(light) : light;
}

function underWater(light: Light): Light {
  const level = 0.35 + 0.65 * Math.min(1, light.ambient[1] * 2.2);
  const blue = (colour: Colour) => scaleColour(colour, level);
  return {
    ...light,
    zenith: blue(BRIGHT),
    middle: blue(MIDDLE),
    horizon: blue(DEEP),
    sun: scaleColour(mixColour(light.sun, BRIGHT, 0.35), 0.85),
    ambient: blue([0.43, 0.54, 0.6]),
    cover: 0.5,
    haze: 0.021,
    stars: 0,
  };
}

/** How much of the light is left far below, of what comes from above and of what is all around, and how much darker it is ahead. */
const LEFT = { above: 0.5, around: 0.66, ahead: 0.26, sun: 0.36 } as const;

/** Water far below: red light goes first, then green. */
const tinted = ([red, green, blue]: Colour, share: number): Colour => [
  0.3 * share * red,
  0.72 * share * green,
  1.1 * share * blue,
];

/** The same of the light on things that are near: less water lies between. */
const tintedNear = ([red, green, blue]: Colour, share: number): Colour => [
  0.66 * share * red,
  0.76 * share * green,
  1.02 * share * blue,
];

function farBelow(light: Light): Light {
  return {
    ...light,
    zenith: tinted(light.zenith, LEFT.above),
    middle: tinted(light.middle, LEFT.above),
    horizon: tinted(light.horizon, LEFT.ahead),
    sun: tinted(light.sun, LEFT.sun),
    ambient: tintedNear(light.ambient, LEFT.around),
    haze: light.haze * 1.25,
  };
}

function withoutAir(light: Light): Light {
  const black: Colour = [0.008, 0.009, 0.018];
  return {
    ...light,
    zenith: black,
    middle: black,
    horizon: [0.02, 0.02, 0.035],
    sun: [1.25, 1.2, 1.1],
    // The ground throws much of it back.
    ambient: [0.17, 0.175, 0.2],
    cover: 0.1,
    haze: 0.00001,
    stars: 1,
  };
}
