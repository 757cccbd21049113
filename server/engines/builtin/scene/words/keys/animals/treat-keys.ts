import type { Colour } from '../../idea.ts';
import type { Meaning } from '../../meaning.ts';

const YELLOW: Colour = [0.78, 0.86, 0.16];

/** What `lists/treats.ts` has words for: what animals play with, eat and carry, and how they have it. */
export const TREAT_KEYS = {
  ball: { treat: 'ball' },
  tennisball: { treat: 'ball', hue: YELLOW },
  frisbee: { treat: 'frisbee' },
  stick: { treat: 'stick' },
  bone: { treat: 'bone' },
  bowl: { treat: 'bowl' },
  bento: { treat: 'bento' },
  yarn: { treat: 'yarn' },
  carrot: { treat: 'carrot' },
  banana: { treat: 'banana' },
  honey: { treat: 'honey' },
  worm: { treat: 'worm' },
  twig: { treat: 'twig' },
  hurdle: { treat: 'hurdle' },
  inmouth: { has: 'mouth' },
  onnose: { has: 'nose' },
  catching: { has: 'leap' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TREAT_KEYS}. */
export type TreatKey = keyof typeof TREAT_KEYS;
