import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';

/** Colours of people's skin; light, flesh and the finish of a picture make them about twice as strong. */
export const SKINS: readonly Colour[] = [
  [0.86, 0.7, 0.61],
  [0.72, 0.54, 0.45],
  [0.51, 0.36, 0.29],
  [0.91, 0.76, 0.66],
];
/** Those of whom it is said how light their skin is. */
export const SKIN_OF = {
  fairskinned: [0.89, 0.74, 0.64],
  brownskinned: [0.68, 0.5, 0.4],
  darkskinned: [0.42, 0.28, 0.22],
  blackhaired: [0.85, 0.68, 0.56],
  goblin: [0.27, 0.43, 0.16],
  orc: [0.24, 0.34, 0.2],
  troll: [0.21, 0.25, 0.24],
  alien: [0.33, 0.5, 0.26],
} as const satisfies Partial<Readonly<Record<Trait, Colour>>>;
/** The same of people by the Nile who work in the sun. */
export const SUNBURNT: readonly Colour[] = [
  [0.56, 0.37, 0.26],
  [0.49, 0.31, 0.21],
  [0.62, 0.42, 0.3],
];
/** Colours of their hair. */
export const HAIRS: readonly Colour[] = [
  [0.1, 0.07, 0.06],
  [0.22, 0.135, 0.08],
  [0.56, 0.42, 0.25],
  [0.27, 0.15, 0.085],
];
/** How light a skin is below which hair and eyes are dark, and the colours of that hair. */
export const DARK_SKIN = 0.55;
export const DARK_HAIRS: readonly Colour[] = [
  [0.1, 0.07, 0.06],
  [0.15, 0.095, 0.07],
];
/** Colours of their clothes. */
export const CLOTHS: readonly Colour[] = [
  [0.2, 0.26, 0.42],
  [0.58, 0.2, 0.16],
  [0.3, 0.36, 0.26],
  [0.66, 0.5, 0.3],
  [0.78, 0.74, 0.66],
  [0.72, 0.52, 0.18],
  [0.24, 0.44, 0.5],
  [0.5, 0.28, 0.36],
  [0.36, 0.5, 0.68],
  [0.84, 0.62, 0.5],
  [0.42, 0.46, 0.3],
];

/** Hair of the old. */
export const GREY_HAIR: Colour = [0.8, 0.79, 0.77];

/** What people call red hair, and fair hair. */
export const GINGER: Colour = [0.44, 0.17, 0.075];
export const FAIR: Colour = [0.7, 0.54, 0.32];
const BRUNETTE: Colour = [0.19, 0.115, 0.07];

/** Hair that is called so: red hair is not as red as a red coat, fair hair neither yellow nor beige, and brown hair darker than brown wood. */
export function hairOfColour([red, green, blue]: Colour): Colour {
  if (red > 0.6 && green < 0.3 && blue < 0.3) return GINGER;
  if (red > 0.8 && green > 0.55 && green < 0.9 && blue < 0.7) return FAIR;
  if (red > 0.3 && red < 0.5 && green > 0.5 * red && green < 0.75 * red && blue < 0.5 * red)
    return BRUNETTE;
  return [red, green, blue];
}
