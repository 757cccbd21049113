import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';

/** Colours of people's eyes by what is said of them, and of folk of tales. */
const SAID = {
  greeneyed: [0.2, 0.46, 0.22],
  blueeyed: [0.2, 0.44, 0.72],
  browneyed: [0.3, 0.17, 0.08],
  greyeyed: [0.44, 0.49, 0.53],
  goblin: [0.95, 0.72, 0.08],
  orc: [0.72, 0.2, 0.06],
  troll: [0.6, 0.5, 0.1],
  alien: [0.05, 0.05, 0.06],
} as const satisfies Partial<Readonly<Record<Trait, Colour>>>;

/** The colour of the eyes of who is like that; null where nothing is said. */
export function eyeColourOf(traits: readonly Trait[]): Colour | null {
  const said = (Object.keys(SAID) as (keyof typeof SAID)[]).find((one) => traits.includes(one));
  return said === undefined ? null : SAID[said];
}
