import type { Trait } from '../../../words/trait.ts';
import type { Stance } from '../stance.ts';

/** How far up the head is turned of who looks at what is beside, by how high that is; radians. */
const NODS = { eyeing: 0, eyeingdown: -0.3, eyeingup: 0.3 } as const satisfies Partial<
  Record<Trait, number>
>;

/** How far that head is turned to the near side: hardly, or it would look at the eye of the picture; radians. */
const ASIDE = 0.06;

/** What is said of who looks at what is beside; undefined: nothing is. */
const said = (traits: readonly Trait[]): keyof typeof NODS | undefined =>
  (['eyeing', 'eyeingdown', 'eyeingup'] as const).find((one) => traits.includes(one));

/** Whether somebody or an animal looks at what is beside. */
export const hasEyesOn = (traits: readonly Trait[] = []): boolean => said(traits) !== undefined;

/** The same stance, with the head turned to what is beside where that is looked at. */
export function gazing(stance: Stance, traits: readonly Trait[]): Stance {
  const eyes = said(traits);
  return eyes === undefined ? stance : { ...stance, nod: NODS[eyes], gaze: ASIDE };
}
